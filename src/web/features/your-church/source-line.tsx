import type { SourceClause } from '#domain/church/policy-schema.ts';
import { shortAddress } from '#web/features/evidence/short-address.ts';

/** The words of others, where they were read, and how far they carry the clause: often a line of a list, that says little alone. */
export function SourceLine({ clause: { quote, publisher, document, dated, partly, source } }: { clause: SourceClause }) {
  return (
    <>
      Their words: “{quote}” {publisher}, “{document}”, {dated ?? 'no date found'}.
      {partly && ' Told by someone else, or in part.'} <a href={source}>{shortAddress(source)}</a>
    </>
  );
}
