import { useState } from 'react';
import { hasStatus } from '#admin/api/call.ts';
import type { FieldIssue } from '#domain/check.ts';
import { kinds } from '#domain/trust/kinds.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';

const beforeKind = /^dataPolicy\.(?:ai|records)\./;

/** Checks whether an edit was refused because the card would say more than its evidence. */
const isAboutCard = (issues: readonly FieldIssue[]): boolean => issues.some(({ path }) => beforeKind.test(path));

/**
 * Handles writes that may be refused because a card rests on them: a dialog asks whether the card is to follow.
 * @param label label of the button: 'Save, and make the card stricter'
 */
export function useStricterCard(label: string) {
  const [refusal, setRefusal] = useState<{ issues: FieldIssue[]; retry: () => void }>();
  return {
    /** Opens the dialog for such a refusal, which retries after a yes. @returns true if the error was one */
    handle(error: unknown, retry: () => void): boolean {
      const isRefusal = hasStatus(error, 422) && isAboutCard(error.issues);
      if (isRefusal) setRefusal({ issues: error.issues, retry });
      return isRefusal;
    },
    question: refusal && (
      <StricterCard issues={refusal.issues} label={label} onAgree={refusal.retry} onClose={() => setRefusal(undefined)} />
    ),
  };
}

interface StricterCardProps {
  issues: readonly FieldIssue[];
  /** Label of the button: 'Save, and make the card stricter'. */
  label: string;
  onAgree: () => void;
  onClose: () => void;
}

/** Confirms before a card is made stricter because its evidence is removed. */
function StricterCard({ issues, label, onAgree, onClose }: StricterCardProps) {
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
