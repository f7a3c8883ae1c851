import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '#admin/api/call.ts';
import { readAgain } from '#admin/api/reads.ts';
import { catchLostFocus } from '#admin/navigation/heading-focus.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { showError, showSuccess } from './notices.tsx';

interface EraseButtonProps {
  /** Noun of the erased item: 'suggestion', 'message' or 'version'. */
  noun: string;
  /** Overrides the text of the dialog, which is about what a visitor sent. */
  text?: string;
  /** Title of the item, for screen readers, which announce the button without its surroundings. */
  title: string;
  /** API address that erases it. */
  path: string;
  /** Runs before the screen is read again. */
  onErased?: () => void;
}

/** Erases personal data at that person's request; confirms first, since nothing brings it back. */
export function EraseButton({ noun, title, text, path, onErased }: EraseButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const erase = useMutation({
    mutationFn: () => request('DELETE', path),
    onSuccess: async () => {
      setAsking(false);
      showSuccess('Erased');
      onErased?.();
      await readAgain(client, path);
      catchLostFocus();
    },
    onError: (error) => {
      setAsking(false);
      showError(error);
    },
  });
  return (
    <>
      <Button small variant="quiet" aria-label={`Erase: ${title}`} onClick={() => setAsking(true)}>
        Erase
      </Button>
      {isAsking && (
        <AlertDialog
          title={`Erase this ${noun}?`}
          text={
            text ??
            `We delete it with the sender’s name and address, and nothing brings it back.${noun === 'suggestion' ? ' An entry that was published from it stays.' : ''}`
          }
          onClose={() => setAsking(false)}
        >
          <div className="button-row">
            <Button data-first-focus="" variant="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button sending={erase.isPending} sendingLabel="Erasing..." onClick={() => erase.mutate()}>
              Erase it
            </Button>
          </div>
        </AlertDialog>
      )}
    </>
  );
}
