import type { z } from 'zod';
import type { FieldIssue } from '../check.ts';
import type { DeskForm } from './form.ts';

/** What lists tell of a record. */
export interface Listed {
  title: string;
  categories: readonly string[];
  status: string;
  /** When it was last checked: a month or a day. */
  checked: string;
}

/** How a record's file says it: a YAML document, or front matter with sections below. */
export type FileFormName = 'yaml' | 'tool page';

/**
 * One kind of thing that staff edit, as its folder describes it. Its life is the same for all of them (docs/decisions/0064), and what
 * follows from its name is added by the list (kinds.ts).
 */
export interface KindDescription<T extends object = object> {
  /** 'change of terms' */
  noun: string;
  schema: z.ZodType<T> & { shape: Record<string, z.ZodType> };
  /** Under which field the staff API carries a record, and before which its mistakes are told; the noun unless told. */
  field?: string;
  /** Where the staff API has one record of it, below /api/staff: '/tools/{slug}/changes/{name}'; its name's unless told. */
  address?: string;
  /** The field that is its name, or the end of it, and stays as it is. */
  identity?: 'slug' | 'id';
  /** How the file of each record says it, in the folder of the kind's name; nothing where several records share one. */
  file?: FileFormName;
  /** Whether it goes when its file no longer has it; otherwise it stays, because other sites may lead to it. */
  goesWithFile?: true;
  /** Whether it is taken out of use, and says nothing then. */
  isRetired?: true;
  /** What a record must hold beyond its schema: in its file, for the staff API and in the form, which tells it first. */
  rules?(record: Partial<T>): FieldIssue[];
  /** What the desk's lists tell of one; nothing where its records are listed with the tool that they belong to. */
  listed?(record: T): Listed;
  /** The address that visitors have for one; such a kind is taken down and brought back by its status. */
  page?(slug: string): string;
  /** Its list and its form; nothing where the desk has screens of its own for it (src/admin/entry). */
  desk?: DeskForm<T>;
}

/** A kind whose records have a file each, by their slugs. */
export type FiledKind<T extends { slug: string } = { slug: string }> = KindDescription<T> &
  Required<Pick<KindDescription<T>, 'file'>>;

/** … and a page each. */
export type PagedKind<T extends { slug: string } = { slug: string }> = FiledKind<T> &
  Required<Pick<KindDescription<T>, 'listed' | 'page' | 'desk'>>;
