import type { SimilarAnswer } from '#domain/questions/similar-answers.ts';
import { Note } from '#ui/note.tsx';

/**
 * List of answers that may answer the question. Without scripts the form is shown again with it once, and is accepted when sent
 * again.
 */
export function SimilarNote({ similar }: { similar: readonly SimilarAnswer[] }) {
  if (similar.length === 0) return null;
  return (
    <Note kind="fine" title="We may have answered it already">
      <ul className="text-links">
        {similar.map(({ href, title }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {`${title} (new tab)`}
            </a>
            <input type="hidden" name="similarSeen" value={href} />
          </li>
        ))}
      </ul>
      <p>If not, send your question.</p>
    </Note>
  );
}
