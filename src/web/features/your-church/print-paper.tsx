import { Button } from '#ui/button.tsx';

/** Prints one paper of a page alone: the style sheet shows what carries the mark, and the rest again once it is printed. */
export function PrintPaper({ of, children = 'Print this paper' }: { of: string; children?: string }) {
  const printAlone = () => {
    const paper = document.getElementById(of);
    paper?.setAttribute('data-printed-alone', '');
    addEventListener('afterprint', () => paper?.removeAttribute('data-printed-alone'), { once: true });
    print();
  };
  return (
    <Button variant="quiet" icon="printer" onClick={printAlone} data-with-script="">
      {children}
    </Button>
  );
}
