import type { SubmissionDetail } from '#domain/staff/staff-views.ts';
import { paths } from '#web/paths.ts';

/** Records that may be the same thing, each beside the suggestion. */
export function Duplicates({ submission }: { submission: SubmissionDetail }) {
  return (
    <section className="desk-section" aria-labelledby="duplicates">
      <h2 id="duplicates">Is it listed already?</h2>
      {submission.duplicates.length === 0 && <p className="meta">Nothing in the directory has this name or address.</p>}
      {submission.duplicates.map((hint) => (
        <article className="beside" key={`${hint.kind} ${hint.slug}`} aria-label={`Beside ${hint.name}`}>
          <div>
            <h3>This suggestion</h3>
            <p className="beside-name">{submission.title}</p>
            {submission.website && <p className="meta">{submission.website}</p>}
            <p className="mt-2">{submission.description}</p>
          </div>
          <div>
            <h3>{`Listed: ${hint.reason}`}</h3>
            <p className="beside-name">
              <a href={hint.kind === 'tool' ? paths.tool(hint.slug) : paths.workflow(hint.slug)}>{hint.name}</a>
            </p>
            {hint.website && <p className="meta">{hint.website}</p>}
            <p className="mt-2">{hint.description}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
