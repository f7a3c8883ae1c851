import '#admin/styles/documents.css';
import type { PassagePart } from '#domain/staff/changed-passages.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { DocumentEntry } from '#server/api/staff/staff-answers.ts';

/** Changed passages, before and now side by side; the words that we quote are marked. */
export function ChangedPassages({ document: { before, now, changes, changed } }: { document: DocumentEntry }) {
  if (!before || !now) return null;
  return (
    <section className="two-texts" aria-labelledby="changes">
      <h2 id="changes">What changed</h2>
      {!changes && changed && (
        <p>The two texts have so little in common that they can’t be set side by side. Open the page itself.</p>
      )}
      {changes && changes.passages.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{`Before, read ${formatCheckedDate(before.lastDay)}`}</th>
              <th scope="col">{`Now, read ${formatCheckedDate(now.lastDay)}`}</th>
            </tr>
          </thead>
          <tbody>
            {changes.passages.map((passage, place) => {
              // Key by place, since passages have no name.
              const key = `${place} ${passage.after.length}`;
              return (
                <tr key={key}>
                  <Side parts={passage.before} empty="Not there yet" />
                  <Side parts={passage.after} empty="No longer there" />
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {changes && (
        <p className="meta">
          {`${changes.same} ${changes.same === 1 ? 'passage is' : 'passages are'} the same.`}
          {changes.left > 0 && ` ${changes.left} more changed and aren’t shown.`}
        </p>
      )}
    </section>
  );
}

const marks = { same: 'span', removed: 'del', added: 'ins' } as const;
const hiddenWords = { same: '', removed: ' removed: ', added: ' added: ' };

function Side({ parts, empty }: { parts: readonly PassagePart[]; empty: string }) {
  if (parts.length === 0) return <td className="meta">{empty}</td>;
  return (
    <td>
      {parts.map(({ text, is, isQuoted }, place) => {
        const Mark = marks[is];
        const key = `${place} ${is}`;
        return (
          <Mark key={key}>
            {hiddenWords[is] && <span className="visually-hidden">{hiddenWords[is]}</span>}
            {isQuoted ? <mark>{text}</mark> : text}
          </Mark>
        );
      })}
    </td>
  );
}
