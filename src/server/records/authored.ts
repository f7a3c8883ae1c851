import type { FiledKindName, RecordKind, RecordKindName } from '#domain/records/kinds.ts';
import { filedKinds } from '#domain/records/kinds.ts';
import { addedKinds, deskTextKinds } from '#domain/staff/record-kinds.ts';
import type { Content } from '../content/read-content.ts';

/** A record as its file says it. */
export interface AuthoredRecord<T extends object = object> {
  name: string;
  record: T;
  /** Where it stands among those of one file, from 0; nothing where it has a file of its own. */
  position?: number;
}

/** What the files say of a kind. */
export const authoredOf = ({ name }: Pick<RecordKind, 'name'>, content: Content): AuthoredRecord[] => authoredBy[name](content);

/** Each record in a file of its own. */
const filed = (name: FiledKindName) => (content: Content) =>
  [...content[name].values()].map((record) => ({ name: record.slug, record }));

/** What is said of a tool, in one file for all of it. */
const saidOfTools = (list: 'facts' | 'changes') => (content: Content) =>
  [...content.evidence].flatMap(([tool, said]) =>
    said[list].map((record, position) => ({ name: `${tool}/${record.id}`, record, position })),
  );

const authoredBy = Object.fromEntries<(content: Content) => AuthoredRecord[]>([
  ...filedKinds.map((name) => [name, filed(name)] as const),
  ['facts', saidOfTools('facts')],
  ['terms-changes', saidOfTools('changes')],
  ...deskTextKinds.map(
    (name) =>
      [
        name,
        ({ deskTexts }: Content) =>
          [...deskTexts[name]].map(([text, record], position) => ({
            name: text,
            record,
            // Those of which staff add more stand in one file.
            ...(addedKinds.includes(name) && { position }),
          })),
      ] as const,
  ),
]) as Record<RecordKindName, (content: Content) => AuthoredRecord[]>;
