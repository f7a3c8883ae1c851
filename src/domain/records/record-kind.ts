import type { z } from 'zod';
import type { RecordKindName } from '#domain/staff/record-kinds.ts';
import type { Content } from '../../content/read-content.ts';

/** A record as its file says it. */
export interface AuthoredRecord<T extends object = object> {
  name: string;
  record: T;
  /** Where it stands among those of one file, from 0; nothing where it has a file of its own. */
  position?: number;
}

/** What lists tell of a record. */
export interface Listed {
  title: string;
  categories: readonly string[];
  status: string;
  /** When it was last checked: a month or a day. */
  checked: string;
}

/** One kind of thing that staff edit; its life is the same for all of them (docs/decisions/0064). */
export interface RecordKind<T extends object = object> {
  /** What the history has for it: 'terms-changes'. A record's name is its slug; of what belongs to a tool `<tool>/<id>`. */
  name: RecordKindName;
  /** 'change of terms' */
  noun: string;
  /** Under which field the staff API carries a record, and before which its mistakes are told: 'change'. */
  field: string;
  /** Where the staff API has one record of it, below /api/staff: '/tools/{slug}/changes/{name}'. */
  address: string;
  schema: z.ZodType<T> & { shape: Record<string, z.ZodType> };
  /** The field that is its name, or the end of it, and stays as it is. */
  identity?: 'slug' | 'id';
  /** What the desk's lists tell of one; nothing where its records are listed with the tool that they belong to. */
  listed?(record: T): Listed;
  /** The address that visitors have for one; such a kind is taken down and brought back by its status. */
  page?(slug: string): string;
  /** Whether it is taken out of use, and says nothing then. */
  isRetired?: true;
  /** Whether it goes when its file no longer has it; otherwise it stays, because other sites may lead to it. */
  goesWithFile?: true;
  /** What the files say. */
  authored: (content: Content) => AuthoredRecord<T>[];
}

/** A kind whose records have a page each. */
export type PagedKind<T extends object = object> = RecordKind<T> & Required<Pick<RecordKind<T>, 'listed' | 'page'>>;
