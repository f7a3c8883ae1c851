import type { SourceView } from '#domain/church/church-views.ts';

/** The words of others, where they were read, and how far they carry the clause: often a line of a list, that says little alone. */
export function SourceLine({ clause: { quote, publisher, document, dated, partly, source } }: { clause: SourceView }) {
  return (
    <>
      Their words: “{quote}” {publisher}, <a href={source}>“{document}”</a>, {dated ?? 'no date found'}.
      {partly && ' Second-hand, or only a part.'}
    </>
  );
}
