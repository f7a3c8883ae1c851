import type { SourceView } from '#domain/church/church-views.ts';

/** Quotation with its source, and a note if it is second-hand or supports only a part of the clause. */
export function SourceLine({ clause: { quote, publisher, document, dated, partly, source } }: { clause: SourceView }) {
  return (
    <>
      Their words: “{quote}” {publisher}, <a href={source}>“{document}”</a>, {dated ?? 'no date found'}.
      {partly && ' Second-hand, or only a part.'}
    </>
  );
}
