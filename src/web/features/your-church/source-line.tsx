import type { SourceView } from '#domain/church/church-views.ts';

/** Quotation with its source, and how far it supports the clause: often a line of a list, which says little by itself. */
export function SourceLine({ clause: { quote, publisher, document, dated, partly, source } }: { clause: SourceView }) {
  return (
    <>
      Their words: “{quote}” {publisher}, <a href={source}>“{document}”</a>, {dated ?? 'no date found'}.
      {partly && ' Second-hand, or only a part.'}
    </>
  );
}
