import { Note } from '#ui/note.tsx';

/** What this visitor has just done without scripts. */
export interface JustVoted {
  asking?: 'yes' | 'no';
}

/** Reads it off the address that a vote leads to. */
export const parseVoted = ({ asking }: Record<string, unknown>): JustVoted =>
  asking === 'yes' || asking === 'no' ? { asking } : {};

/** Tells it: the page itself is given to everybody, and cannot know. */
export function Voted({ asking }: JustVoted) {
  if (!asking) return null;
  return (
    <div className="mb-6 max-w-160">
      <Note kind="fine" title={asking === 'yes' ? 'Your vote is counted' : 'Your vote is taken back'}>
        <p>One vote a day counts, and no name is kept.</p>
      </Note>
    </div>
  );
}
