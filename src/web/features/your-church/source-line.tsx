import type { SourceClause } from '#domain/church/policy-schema.ts';
import { shortAddress } from '#web/features/evidence/short-address.ts';

/** Where a clause of others was read, and how far their words carry it. */
export function SourceLine({ clause: { publisher, document, dated, partly, source } }: { clause: SourceClause }) {
  return (
    <>
      {publisher}, “{document}”, {dated ?? 'no date found'}.{partly && ' Told by someone else, or in part.'}{' '}
      <a href={source}>{shortAddress(source)}</a>
    </>
  );
}
