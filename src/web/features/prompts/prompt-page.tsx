import { useId, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { blankCount, promptCopy, promptParts } from '#domain/prompts/prompt-text.ts';
import type { PromptPageView } from '#domain/prompts/prompt-views.ts';
import { whereToPaste } from '#domain/prompts/where-to-paste.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { BackLink } from '#ui/back-link.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Prompt } from '#ui/prompt.tsx';
import { TickList } from '#ui/tick-list.tsx';
import { LinkedText } from '#web/linked-text.tsx';
import { PageActions } from '#web/page-actions.tsx';

/**
 * One prompt: its blanks as fields, and next to them the text that results. Typed values are component state only: they never
 * leave the device, and are not in the address (docs/product.md).
 */
export function PromptPage({ prompt }: { prompt: PromptPageView }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const textId = useId();
  const parts = promptParts(prompt.text, values);
  const empty = prompt.blanks.filter(({ name }) => !values[name]?.trim());
  return (
    <article className="wrap page-end" data-sheet={prompt.sheet}>
      <BackLink href={addresses.prompts()}>All prompts</BackLink>
      <header className="page-head">
        <h1>{prompt.title}</h1>
        <p className="lead">{prompt.gives}</p>
      </header>
      <div className="prompt-page">
        <div className="space-y-6">
          <Note kind="never" title="Never paste">
            <ul>
              {prompt.neverEnter.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Note>
          {prompt.blanks.length > 0 && (
            <section className="prompt-blanks space-y-4" data-with-script="">
              <h2 className="group-title">{`Fill in ${blankCount(prompt.blanks.length).toLowerCase()}`}</h2>
              {prompt.blanks.map(({ name, example, long }) => {
                const field = {
                  label: capitalized(name),
                  hint: `For example: ${example}`,
                  autoComplete: 'off',
                  value: values[name] ?? '',
                  onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
                };
                return long ? <TextArea key={name} {...field} /> : <TextField key={name} {...field} />;
              })}
              <p className="meta">What you type stays on this device, and out of the address.</p>
            </section>
          )}
        </div>
        <div className="space-y-8">
          <Prompt
            title={prompt.blanks.length > 0 ? 'The prompt builds itself' : 'The prompt'}
            heading="h2"
            textId={textId}
            parts={parts}
            copy={<CopyButton text={promptCopy(parts)} shownIn={textId} />}
            foot={<span role="status">{emptyBlanksInWords(empty.length)}</span>}
          />
          <PageActions address={addresses.prompt(prompt.slug)} title={prompt.title} print="Print this prompt" />
          <section>
            <h2>Where to paste it</h2>
            <p className="mt-3">
              {whereToPaste(
                prompt.kind,
                prompt.tools.map(({ name }) => name),
              )}
              {' Which account it needs, what to switch off first and how to do without: '}
              <a href={addresses.workflow(prompt.workflow.slug)}>“Before you start,” in its workflow</a>.
            </p>
          </section>
          <section>
            <h2>Then a person checks</h2>
            <div className="mt-3">
              <TickList items={[...prompt.check, prompt.reviewPoint]} />
            </div>
          </section>
          <section>
            <h2>Where it belongs</h2>
            <ul className="stacked mt-3">
              <li>
                <a href={addresses.workflow(prompt.workflow.slug)}>{prompt.workflow.title}</a>
                <p className="meta">{`Workflow, step ${prompt.step} of ${prompt.workflow.stepCount}`}</p>
                <p>
                  <LinkedText parts={prompt.workflow.step} />
                </p>
              </li>
              {prompt.tools.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={addresses.tool(slug)}>{name}</a>
                  <p className="meta">What’s OK to paste, price and terms</p>
                </li>
              ))}
            </ul>
          </section>
          {prompt.triedWith && (
            <p className="meta">{`Tried with ${prompt.triedWith.model}, ${formatCheckedDate(prompt.triedWith.date)}.`}</p>
          )}
        </div>
      </div>
    </article>
  );
}

function emptyBlanksInWords(count: number): string {
  if (count === 0) return 'Every blank is filled in. Read it once before you paste it.';
  return `${blankCount(count)} ${count === 1 ? 'is' : 'are'} still empty, and ${count === 1 ? 'is' : 'are'} copied in square brackets.`;
}
