import type { FiledKindName, RecordKind, RecordKindName } from '#domain/records/kinds.ts';
import { filedKinds } from '#domain/records/kinds.ts';
import { addedKinds, deskTextKinds } from '#domain/staff/record-kinds.ts';
import type { Content } from '../content/read-content.ts';

/** A record as its file has it. */
export interface AuthoredRecord<T extends object = object> {
  name: string;
  record: T;
  /** Position among the records of one file, from 0; undefined where it has its own file. */
  position?: number;
}

/** Lists the authored records of a kind. */
export const authoredOf = ({ name }: Pick<RecordKind, 'name'>, content: Content): AuthoredRecord[] => authoredBy[name](content);

/** Reads a kind whose records have a file each. */
const readFiled = (name: FiledKindName) => (content: Content) =>
  [...content[name].values()].map((record) => ({ name: record.slug, record }));

/** Reads the facts or changes of tools, of which each tool has one file. */
const readEvidence = (list: 'facts' | 'changes') => (content: Content) =>
  [...content.evidence].flatMap(([tool, evidence]) =>
    evidence[list].map((record, position) => ({ name: `${tool}/${record.id}`, record, position })),
  );

const authoredBy = Object.fromEntries<(content: Content) => AuthoredRecord[]>([
  ...filedKinds.map((name) => [name, readFiled(name)] as const),
  ['facts', readEvidence('facts')],
  ['terms-changes', readEvidence('changes')],
  ...deskTextKinds.map(
    (name) =>
      [
        name,
        ({ deskTexts }: Content) =>
          [...deskTexts[name]].map(([text, record], position) => ({
            name: text,
            record,
            // Only kinds to which staff add records have several in one file.
            ...(addedKinds.includes(name) && { position }),
          })),
      ] as const,
  ),
]) as Record<RecordKindName, (content: Content) => AuthoredRecord[]>;
