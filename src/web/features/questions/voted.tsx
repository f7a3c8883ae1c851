import type { JustVoted } from '#domain/questions/just-voted.ts';
import { Note } from '#ui/note.tsx';

/** Result of a vote for visitors without scripts: the page itself is the same for everyone, and cannot know. */
export function Voted({ asking }: JustVoted) {
  if (!asking) return null;
  return (
    <div className="mb-6 form-width">
      <Note kind="fine" title={asking === 'yes' ? 'Your vote is counted' : 'Your vote is taken back'}>
        <p>You have one vote a day, and we keep no name.</p>
      </Note>
    </div>
  );
}
