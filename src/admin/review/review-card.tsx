import { useState } from 'react';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { AlertNote } from '#admin/parts/alert-note.tsx';
import { StatusBadge } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { nextStatuses } from '#domain/inbox/inbox-status.ts';
import type { SubmissionUpdate } from '#domain/staff/staff-schema.ts';
import type { SubmissionDetail } from '#server/api/staff/staff-answers.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { MoveButtons, useItemChange } from './inbox-kind.tsx';

const mostNoteCharacters = 4_000;

/** The state of a suggestion, the actions on it, and the staff's notes. */
export function ReviewCard({ submission }: { submission: SubmissionDetail }) {
  const savedNotes = submission.adminNotes ?? '';
  const [{ base, seen, notes }, setNotes] = useState({ base: savedNotes, seen: savedNotes, notes: savedNotes });
  const isDirty = notes.trim() !== base.trim();
  useUnsaved(isDirty);

  // Changed notes of a suggestion that was read again: ours, or another person's.
  const isMine = savedNotes === base;
  if (savedNotes !== seen && (isMine || !isDirty))
    setNotes({ base: savedNotes, seen: savedNotes, notes: isMine ? notes : savedNotes });
  const collides = savedNotes !== seen && !isMine && isDirty;

  const change = useItemChange<SubmissionDetail, Omit<SubmissionUpdate, 'version'>>('submissions', submission, {
    onStored: (now, { status, adminNotes }) => {
      const storedNotes = now.adminNotes ?? '';
      // Input typed while the request was under way stays.
      if (!status)
        setNotes((before) => ({ ...before, base: storedNotes, notes: before.notes === adminNotes ? storedNotes : before.notes }));
    },
    saved: 'Notes saved',
  });

  /** Continues with these notes; the user has seen the other person's. */
  const resolve = (next: string) => setNotes({ base: savedNotes, seen: savedNotes, notes: next });

  const canBeAccepted = submission.status === 'accepted' || nextStatuses('submissions', submission.status).includes('accepted');
  const canPublish = !submission.publishedAs && canBeAccepted;
  const isTooLong = notes.length > mostNoteCharacters;
  return (
    <section className="card" aria-labelledby="review">
      <h2 id="review">Review</h2>
      <p>
        <StatusBadge status={submission.status} />
      </p>
      {collides && (
        <AlertNote key={submission.version} title="Someone else changed the notes in the meantime">
          <p>Yours aren’t saved yet. These are theirs:</p>
          <p className="letter-text">{savedNotes || 'None.'}</p>
          <div className="button-row">
            <Button small onClick={() => resolve([savedNotes, notes].filter(Boolean).join('\n\n'))}>
              Put both together
            </Button>
            <Button small variant="quiet" onClick={() => resolve(notes)}>
              Keep mine
            </Button>
            <Button small variant="quiet" onClick={() => resolve(savedNotes)}>
              Take theirs
            </Button>
          </div>
        </AlertNote>
      )}
      {canPublish && <ButtonLink href={deskAddresses.publish(submission.id)}>{`Publish as a ${submission.type}`}</ButtonLink>}
      <div className="button-row">
        <MoveButtons kind="submissions" status={submission.status} onMove={(status) => change({ status })} />
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong && !collides) change({ adminNotes: notes });
        }}
      >
        <TextArea
          label="Notes"
          hint="For staff only. The visitor never sees them."
          rows={5}
          value={notes}
          error={isTooLong ? `A note has at most ${mostNoteCharacters.toLocaleString('en-US')} characters` : undefined}
          onChange={(event) => setNotes({ base, seen, notes: event.target.value })}
        />
        <div className="button-row mt-3">
          <Button type="submit" small variant="quiet">
            Save notes
          </Button>
        </div>
      </form>
    </section>
  );
}
