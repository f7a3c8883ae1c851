import { addresses } from '#domain/addresses.ts';
import type { SubmissionDetail } from '#domain/staff/staff-views.ts';

/** Records that may be the same thing, below each other beside the suggestion. */
export function Duplicates({ submission }: { submission: SubmissionDetail }) {
  const { duplicates, title, website, description } = submission;
  return (
    <section className="desk-section" aria-labelledby="duplicates">
      <h2 id="duplicates">Is it listed already?</h2>
      {duplicates.length === 0 ? (
        <p className="meta">Nothing in the directory has this name or address.</p>
      ) : (
        <div className="beside">
          <div>
            <h3>This suggestion</h3>
            <p className="beside-name">{title}</p>
            {website && <p className="meta">{website}</p>}
            <p className="mt-2">{description}</p>
          </div>
          <div>
            {duplicates.map((hint) => (
              <article key={`${hint.kind} ${hint.slug}`} aria-label={`Listed: ${hint.name}`}>
                <h3>{`Listed: ${hint.reason}`}</h3>
                <p className="beside-name">
                  <a href={hint.kind === 'tool' ? addresses.tool(hint.slug) : addresses.workflow(hint.slug)}>{hint.name}</a>
                </p>
                {hint.website && <p className="meta">{hint.website}</p>}
                <p className="mt-2">{hint.description}</p>
              </article>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
