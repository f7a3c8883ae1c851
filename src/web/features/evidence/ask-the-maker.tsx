import { useId } from 'react';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { letterToMaker } from '#domain/trust/letter-to-maker.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';

/** The id of the part that asks, for links to it. */
export const askTheMakerId = 'ask-the-maker';

/** What was looked for and not found, and a letter with exactly these questions. */
export function AskTheMaker({ tool }: { tool: Pick<ToolPageView, 'name' | 'maker' | 'facts' | 'notFound'> }) {
  const textId = useId();
  if (tool.notFound.length === 0) return null;
  const letter = letterToMaker(tool);
  const body = [letter.greeting, ...letter.questions.map((question, place) => `${place + 1}. ${question}`), letter.thanks];
  return (
    <section className="evidence-gap" id={askTheMakerId} aria-labelledby="not-found">
      <h3 id="not-found">Looked for, and not found</h3>
      <p>{letter.notFound}</p>
      <details>
        <summary className="unfold">
          Ask the company
          <Icon name="chevron-down" />
        </summary>
        <div className="post">
          <p className="meta">{`To: ${tool.maker} · Subject: ${letter.subject}`}</p>
          <div id={textId}>
            <p>{letter.greeting}</p>
            <ol>
              {letter.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
            <p>{letter.thanks}</p>
          </div>
          <div className="button-row">
            <CopyButton text={body.join('\n\n')} shownIn={textId} variant="primary">
              Copy the letter
            </CopyButton>
            <ButtonLink
              variant="quiet"
              href={`mailto:?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(body.join('\r\n\r\n'))}`}
            >
              Open in a mail program
            </ButtonLink>
          </div>
        </div>
      </details>
    </section>
  );
}
