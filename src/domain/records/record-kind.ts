import type { z } from 'zod';
import type { FieldIssue } from '../check.ts';
import type { DeskForm } from './form.ts';

/** Fields of a record that lists show. */
export interface Listed {
  title: string;
  categories: readonly string[];
  status: string;
  /** Month or day of the last check. */
  checked: string;
}

/** Format of a record's file: a YAML document, or front matter with sections below. */
export type FileFormName = 'yaml' | 'tool page';

/**
 * One kind of record that staff edit, as its folder describes it. All kinds share one life cycle (docs/decisions/0064); kinds.ts
 * adds the defaults that follow from the name.
 */
export interface KindDescription<T extends object = object> {
  /** Name of one record in sentences: 'change of terms'. */
  noun: string;
  schema: z.ZodType<T> & { shape: Record<string, z.ZodType> };
  /** Field of the record in the staff API's requests and in the paths of validation errors; the noun by default. */
  field?: string;
  /** Address of one record below /api/staff: '/tools/{slug}/changes/{name}'; '/<name of the kind>/{slug}' by default. */
  address?: string;
  /** Field that is the record's name, or the end of it, and can't be changed. */
  identity?: 'slug' | 'id';
  /** Format of each record's file, in the folder of the kind's name; absent where several records share a file. */
  file?: FileFormName;
  /** True if a record goes when its file no longer has it; otherwise it stays, because other sites may link to it. */
  goesWithFile?: true;
  /** True if a record can be taken out of use, after which it counts nowhere. */
  isRetired?: true;
  /** Rules on a record beyond its schema, for its file, the staff API, and the form, which checks them first. */
  rules?(record: Partial<T>): FieldIssue[];
  /** Row of a record in the desk's lists; absent where records are listed with the tool that they belong to. */
  listed?(record: T): Listed;
  /** Address of a record's page for visitors; such a kind is taken down and brought back by its status. */
  page?(slug: string): string;
  /** List and form of the kind; absent where the desk has separate screens for it (src/admin/entry). */
  desk?: DeskForm<T>;
}

/** A kind whose records have a file each, by their slugs. */
export type FiledKind<T extends { slug: string } = { slug: string }> = KindDescription<T> &
  Required<Pick<KindDescription<T>, 'file'>>;

/** A kind whose records have a file and a page each, by their slugs. */
export type PagedKind<T extends { slug: string } = { slug: string }> = FiledKind<T> &
  Required<Pick<KindDescription<T>, 'listed' | 'page' | 'desk'>>;
