import { Fragment } from 'react';
import { piecesOf } from '#domain/church/blanks.ts';
import { useChurchNames } from './church-names.tsx';

/** Text of a church's paper, with its name in it. Remaining blanks are in brackets, and are printed as a line to write on. */
export function BlankText({ children }: { children: string }) {
  const names = useChurchNames();
  return piecesOf(children, names).map(({ text, isBlank }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order.
    <Fragment key={at}>
      {isBlank ? (
        <>
          <span className="blank not-printed">{text}</span>
          <span className="print-only">____________________</span>
        </>
      ) : (
        text
      )}
    </Fragment>
  ));
}
