import { Fragment } from 'react';
import { addresses } from '#domain/addresses.ts';
import { anyTool, nameOfAnyTool } from '#domain/may-enter/may-enter-search.ts';
import type { MayEnterAnswerView, MayEnterView } from '#domain/may-enter/may-enter-views.ts';
import { kinds } from '#domain/trust/kinds.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/may-i-enter.css';
import { VerdictWord, verdictWord } from '#ui/verdict.tsx';
import { FactText } from '#web/features/evidence/fact-text.tsx';
import { PageActions } from '#web/page-actions.tsx';
import { AnswerHead, verdictGlass } from './answer-head.tsx';
import { OnPaper } from './on-paper.tsx';
import { keepingId, Programs } from './programs.tsx';
import { ToolField } from './tool-field.tsx';

/** Answer for one kind and one tool, or any: first steps or alternatives, reasons, and the company's words. */
export function AnswerPage({ view, answer }: { view: MayEnterView; answer: MayEnterAnswerView }) {
  const { verdict, question, why, uses, first, tool } = answer;
  return (
    <article className="wrap page-end">
      <BackLink href={addresses.mayIEnter()}>Can I paste this?</BackLink>
      <header className="page-head">
        <h1>{question}</h1>
      </header>
      <div className="sidebar">
        <div className="answer box" data-kind={verdict} data-glass={verdictGlass[verdict]}>
          <AnswerHead answer={answer} />
          {first.length > 0 && <Steps title="Do this first" steps={first} />}
          <Instead answer={answer} />
          {why && (
            <section className="answer-part">
              <h2>Why</h2>
              <p>{why}</p>
            </section>
          )}
          {uses.length > 0 && <Uses uses={uses} />}
          {tool && <CompanySays answer={answer} />}
          <Foot answer={answer} />
        </div>
        <aside className="space-y-8">
          <PageActions
            address={addresses.mayIEnter({ what: answer.kind, tool: tool?.slug ?? anyTool })}
            title={`${question} ${verdictWord(verdict)}`}
          />
          <AskAgain view={view} />
          <AlsoAsked answer={answer} />
          <OnPaper />
        </aside>
      </div>
      <p className="print-only meta">Not legal advice.</p>
    </article>
  );
}

function Uses({ uses }: Pick<MayEnterAnswerView, 'uses'>) {
  return (
    <section className="answer-part">
      <h2>By use</h2>
      {uses.map(({ use, label, verdict, condition, because }) => (
        <Fragment key={use}>
          <h3>{label}</h3>
          <VerdictWord verdict={verdict} />
          {condition && <p>{condition}</p>}
          {because && <p>{because}</p>}
        </Fragment>
      ))}
    </section>
  );
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section className="answer-part">
      <h2>{title}</h2>
      <ol className="instead steps measure">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

function CompanySays({ answer: { tool, facts, verdict } }: { answer: MayEnterAnswerView }) {
  if (!tool || verdict === 'none') return null;
  return (
    <section className="answer-part">
      <h2>{`What ${tool.name}’s company says`}</h2>
      {facts.length > 0 ? (
        facts.map((fact, place) => <FactText fact={fact} above={facts[place - 1]} key={fact.about + fact.plan + fact.says} />)
      ) : (
        <p>
          {
            'We found nothing from the company on this. If the company doesn’t say, we count it as never for what an AI would read about people. '
          }
          <a href={addresses.tool(tool.slug)}>Ask the company</a>
        </p>
      )}
    </section>
  );
}

function Instead({
  answer: { instead, allowing, allowingCount, keeping, keepingCount, verdict, tool },
}: {
  answer: MayEnterAnswerView;
}) {
  const isRefused = verdict === 'never' || verdict === 'only';
  if (!isRefused) return null;
  const other = tool ? 'other ' : '';
  return (
    <section className="answer-part">
      <h2>What to do instead</h2>
      <ol className="instead steps measure">
        {instead.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {allowing.length > 0 && (
        <Programs title={`${formatCount(allowingCount, `${other}tool`)} whose AI may read them`} tools={allowing} />
      )}
      {keeping.length > 0 && (
        <Programs
          id={keepingId}
          title={`${formatCount(keepingCount, `${other}program`)} that can keep them as records`}
          tools={keeping}
        />
      )}
    </section>
  );
}

const formatCount = (count: number, noun: string) => (count === 1 ? `One ${noun}` : `${count} ${noun}s`);

function Foot({ answer: { tool, freshness, incident } }: { answer: MayEnterAnswerView }) {
  return (
    <footer className="answer-foot cluster">
      {freshness && (
        <span>
          <Icon name="calendar-check" />
          {freshness}
        </span>
      )}
      {tool && <a href={addresses.tool(tool.slug)}>{`${tool.name}: everything that’s OK to paste`}</a>}
      {incident && <a href={addresses.situation(incident.slug)}>It was already pasted: what now?</a>}
    </footer>
  );
}

function AskAgain({ view }: { view: MayEnterView }) {
  return (
    <form action={addresses.mayIEnter()} className="again stack">
      <h2 className="h3">Ask again</h2>
      <SelectField
        id="again-what"
        name="what"
        label="What you have"
        defaultValue={view.what}
        key={view.what}
        options={kinds.map(({ kind, label }) => ({ value: kind, label }))}
      />
      <ToolField id="again-tool" view={view} value={view.tool?.name ?? nameOfAnyTool} key={view.tool?.slug} />
      <Button type="submit" variant="quiet">
        Answer
      </Button>
    </form>
  );
}

function AlsoAsked({ answer: { alsoAsked } }: { answer: MayEnterAnswerView }) {
  return (
    <section>
      <h2 className="h3">Also asked</h2>
      <ul className="text-links">
        {alsoAsked.map(({ label, what, tool }) => (
          <li key={label}>
            <a href={addresses.mayIEnter({ what, tool: tool ?? anyTool })}>{label}</a>
          </li>
        ))}
        <li>
          <a href={addresses.situations}>When something goes wrong</a>
        </li>
      </ul>
    </section>
  );
}
