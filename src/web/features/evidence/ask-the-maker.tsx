import { useEffect, useRef, useState } from 'react';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { letterToMaker } from '#domain/trust/letter-to-maker.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** The id of the part that asks, for links to it. */
export const askTheMakerId = 'ask-the-maker';

const saidMs = 4_000;

/** What was looked for and not found, and a letter with exactly these questions. Design, section 10.3. */
export function AskTheMaker({ tool }: { tool: Pick<ToolPageView, 'name' | 'maker' | 'notFound'> }) {
  if (tool.notFound.length === 0) return null;
  const letter = letterToMaker(tool);
  const body = [letter.greeting, ...letter.questions.map((question, place) => `${place + 1}. ${question}`), letter.thanks];
  return (
    <section className="evidence-gap" id={askTheMakerId} aria-labelledby="not-found">
      <h3 id="not-found">Looked for, and not found</h3>
      <p>{letter.notFound}</p>
      <details>
        <summary className="unfold">
          Ask the maker
          <Icon name="chevron-down" />
        </summary>
        <div className="post">
          <p className="meta">{`To: ${tool.maker} · Subject: ${letter.subject}`}</p>
          <p>{letter.greeting}</p>
          <ol>
            {letter.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <p>{letter.thanks}</p>
          <div className="button-row">
            <CopyButton text={body.join('\n\n')} />
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

/** Absent until scripts run: without them the letter can be selected. */
function CopyButton({ text }: { text: string }) {
  const [isReady, setReady] = useState(false);
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setReady(navigator.clipboard !== undefined);
    return () => clearTimeout(timer.current);
  }, []);
  if (!isReady) return null;
  const copy = async () => {
    const words = await navigator.clipboard.writeText(text).then(
      () => 'Copied.',
      () => 'The browser does not allow it. Select the letter and copy it.',
    );
    setSaid(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(''), saidMs);
  };
  return (
    <>
      <Button icon="copy" onClick={() => void copy()}>
        Copy the letter
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
