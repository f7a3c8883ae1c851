import { Button } from './button.tsx';
import { compareFormId } from './pick-box.tsx';

/**
 * The foot of a page with boxes: what is picked, and the way to compare it. Without a script it is the button of the boxes'
 * form. What is picked is written into it by src/web/navigation/pick-tools.ts, because hundreds of boxes must cost no state.
 */
export function CompareBar({ action }: { action: string }) {
  return (
    <search className="compare-bar" aria-label="Compare">
      <form className="wrap" id={compareFormId} action={action}>
        <p role="status" />
        <div />
        <button type="reset" className="clear-filters" data-with-script="">
          Clear
        </button>
        <Button type="submit" small>
          Compare
        </Button>
      </form>
    </search>
  );
}
