import type { FieldIssue } from '#domain/check.ts';
import { kinds } from '#domain/trust/kinds.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';

const beforeKind = /^dataPolicy\.(?:ai|records)\./;

/** Whether an edit was refused because the card would say more than its evidence. */
export const isAboutCard = (issues: readonly FieldIssue[]): boolean => issues.some(({ path }) => beforeKind.test(path));

interface StricterCardProps {
  issues: readonly FieldIssue[];
  /** What the button does: 'Save, and make the card stricter'. */
  label: string;
  onAgree: () => void;
  onClose: () => void;
}

/** Asks before a card is made stricter because what it rests on is taken away. */
export function StricterCard({ issues, label, onAgree, onClose }: StricterCardProps) {
  const labels = issues.map(({ path }) => kinds.find(({ kind }) => kind === path.replace(beforeKind, ''))?.label ?? path);
  return (
    <AlertDialog
      title="The card rests on this"
      text={`Without it nothing allows what the card says of ${new Intl.ListFormat('en-US').format(labels)}. The card can follow the evidence: it then says never, or only if, as the rule wants it.`}
      onClose={onClose}
    >
      <div className="button-row">
        <Button
          data-first-focus=""
          onClick={() => {
            onClose();
            onAgree();
          }}
        >
          {label}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Go back
        </Button>
      </div>
    </AlertDialog>
  );
}
