import type { FormEvent } from 'react';
import { useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { askLetter } from '#domain/church/ask-letter.ts';
import type { AskQuestion } from '#domain/church/ask-schema.ts';
import { findToolByName } from '#domain/church/tool-called.ts';
import type { MayEnterView, ToolName } from '#domain/may-enter/may-enter-views.ts';
import type { FactView } from '#domain/trust/fact-views.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import '#ui/styles/church-paper.css';
import '#ui/styles/your-church.css';
import { FactText } from '#web/features/evidence/fact-text.tsx';
import { ToolField } from '#web/features/may-i-enter/tool-field.tsx';
import { Letter } from '#web/features/situations/letter.tsx';
import ask from '../../../../content/your-church/ask.yaml';

const questions = ask.questions as AskQuestion[];

/** State of the tool in the form. */
export interface AskView {
  names: Pick<MayEnterView, 'toolNames' | 'toolCount'>;
  /** A tool of the directory, with its company's statements. */
  listed?: ToolName & { company: string; facts: readonly FactView[] };
  /** A name that the directory doesn't have, with similar tools. */
  unlisted?: { typed: string; near: readonly ToolName[] };
}

/** Twelve questions to the company behind any tool: the answers so far, the letter, and what to do with the reply. */
export function AskPage({ view: { names, ...asked } }: { view: AskView }) {
  /** A name unlike any tool here: it's a church's own affair, so the letter is filled in without asking the server. */
  const [ownName, setOwnName] = useState<string>();
  const { listed, unlisted }: Omit<AskView, 'names'> = ownName ? { unlisted: { typed: ownName, near: [] } } : asked;
  const fillIn = (event: FormEvent<HTMLFormElement>) => {
    const typedName = String(new FormData(event.currentTarget).get('tool') ?? '').trim();
    const knownNames = names.toolNames.map((name) => ({ name }));
    const { tool, near } = findToolByName(typedName, knownNames);
    if (typedName === '' || tool || near.length > 0) return;
    event.preventDefault();
    setOwnName(typedName);
  };
  const name = listed?.name ?? unlisted?.typed;
  const letter = askLetter(questions, name);
  return (
    <div className="wrap page-end">
      <BackLink href={addresses.yourChurch}>Your church</BackLink>
      <header className="page-head">
        <h1>{name ? `Ask the company behind ${name}` : 'Ask a company'}</h1>
        <p className="lead">
          Twelve questions that a church can put to the company behind any AI tool, in a letter that you only have to send.
        </p>
      </header>
      <div className="answer-width space-y-8">
        <form action={addresses.churchPaper('ask')} className="not-printed" onSubmit={fillIn}>
          <ToolField
            id="ask-tool"
            view={names}
            value={name}
            hint={`Listed here or not. Of the ${names.toolCount} tools that we list, you see what we know already. Nothing is kept.`}
          />
          <div className="form-foot cluster">
            <Button type="submit">Fill in the letter</Button>
          </div>
        </form>
        {unlisted && (
          <p>
            We don’t list a tool called “{unlisted.typed},” so we know nothing of it yet. Until its company answers, treat it as
            never for anything about people.
            {unlisted.near.length > 0 && ' Did you mean one of these? '}
            {unlisted.near.map((tool) => (
              <a className="go" key={tool.slug} href={addresses.churchPaper('ask', { tool: tool.slug })}>
                {tool.name}
              </a>
            ))}
          </p>
        )}
        {listed && (
          <p>
            {listed.name} is by {listed.company}. <a href={addresses.tool(listed.slug)}>See all that we know of {listed.name}</a>
          </p>
        )}
        <section>
          <h2>The twelve questions</h2>
          <ol className="clauses mt-3">
            {questions.map((question) => (
              <li key={question.ask}>
                <p>
                  <b>{question.ask}</b>
                </p>
                {listed && <Known question={question} facts={listed.facts} />}
                <p className="meta">
                  An answer that helps: {question.helps} One that doesn’t: {question.warns}
                </p>
              </li>
            ))}
          </ol>
        </section>
        <section className="space-y-4">
          <h2>The letter</h2>
          <Letter to={listed?.company ?? 'The company behind the tool'} {...letter} />
          <p className="meta">
            Its privacy policy names an address for such questions. You can paste the letter into a support form, too.
          </p>
          <span data-with-script="" className="not-printed">
            <Button small variant="quiet" icon="printer" onClick={() => print()}>
              Print
            </Button>
          </span>
        </section>
        <section>
          <h2>What to do with the answer</h2>
          <ul className="said rows mt-3">
            <li>
              Keep it with your list of tools, with the day and the name of the plan. An answer for another plan says nothing.
            </li>
            <li>If it points to the terms, read the sentence yourself. What’s in the terms counts more than a friendly email.</li>
            <li>If it’s vague on training or on how long things are kept, treat it as a no, and enter nothing about people.</li>
            <li>If no answer comes in two weeks, ask once more. Then look for another tool.</li>
            <li>
              Send us what you learned, so that the next church needn’t ask. <a href={addresses.contact}>Write to us</a>
            </li>
          </ul>
        </section>
      </div>
    </div>
  );
}

/** Statement of the company on a question, with its source; or that nothing was found. */
function Known({ question: { about }, facts }: { question: AskQuestion; facts: readonly FactView[] }) {
  if (!about) return null;
  const knownFacts = facts.filter((fact) => fact.about === about);
  if (knownFacts.length === 0) return <p>We’ve found nothing on this. Ask.</p>;
  return (
    <details className="clause-mark">
      <summary>What we know: {knownFacts.length === 1 ? 'one fact' : `${knownFacts.length} facts`}</summary>
      <div>
        {knownFacts.map((fact, place) => (
          <FactText key={fact.plan + fact.says} fact={fact} above={knownFacts[place - 1]} />
        ))}
      </div>
    </details>
  );
}
