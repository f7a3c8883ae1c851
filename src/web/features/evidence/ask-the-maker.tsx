import type { ToolPageView } from '#domain/catalogue/views.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Id of the part on missing facts, for links. */
export const askTheMakerId = 'ask-the-maker';

/** Facts that were looked for and not found, and a letter with exactly these questions. */
export function AskTheMaker({ tool: { maker, letter } }: { tool: Pick<ToolPageView, 'maker' | 'letter'> }) {
  if (!letter) return null;
  return (
    <section className="evidence-gap" id={askTheMakerId} aria-labelledby="not-found">
      <h3 className="h4" id="not-found">
        What we couldn’t find
      </h3>
      <p>{letter.notFound}</p>
      <details>
        <summary className="unfold">
          Ask the company
          <Icon name="chevron-down" />
        </summary>
        <div className="post box">
          <p className="meta">{`To: ${maker} · Subject: ${letter.subject}`}</p>
          <div id="letter">
            {letter.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <div className="button-row">
            <CopyButton text={letter.paragraphs.join('\n\n')} shownIn="letter" variant="primary">
              Copy the letter
            </CopyButton>
            <ButtonLink variant="quiet" href={letter.mail}>
              Open in your email
            </ButtonLink>
          </div>
        </div>
      </details>
    </section>
  );
}
