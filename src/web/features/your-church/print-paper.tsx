import { useState } from 'react';
import { Button } from '#ui/button.tsx';

interface PrintPaperProps {
  /** Id of the paper. */
  of: string;
  /** True if it is published as printed: a blank in it is reported first. Other papers are filled in by hand. */
  isPublished?: boolean;
  children?: string;
}

/** Prints one paper of a page: the style sheet shows only the marked element, and the rest again after printing. */
export function PrintPaper({ of, isPublished = false, children = 'Print this paper' }: PrintPaperProps) {
  /** Blanks that are left when the visitor wants to print. */
  const [blanks, setBlanks] = useState<readonly string[]>([]);
  const printAlone = () => {
    setBlanks([]);
    const paper = document.getElementById(of);
    paper?.setAttribute('data-printed-alone', '');
    addEventListener('afterprint', () => paper?.removeAttribute('data-printed-alone'), { once: true });
    print();
  };
  const ask = () => {
    const blankWords = [...(document.getElementById(of)?.querySelectorAll('.blank') ?? [])].map(({ textContent }) => textContent);
    if (!isPublished || blankWords.length === 0) printAlone();
    else setBlanks([...new Set(blankWords)]);
  };
  return (
    <span className="print-paper" data-with-script="">
      <Button variant="quiet" icon="printer" onClick={ask}>
        {children}
      </Button>
      <span role="status">
        {blanks.length > 0 && (
          <>
            <span>Still blank: {blanks.join(', ')}. Each is printed as a line to write on.</span>
            <Button small variant="quiet" onClick={printAlone}>
              Print it with lines
            </Button>
          </>
        )}
      </span>
    </span>
  );
}
