import { addresses } from '#domain/addresses.ts';
import type { ClauseView, PolicyView } from '#domain/church/church-views.ts';
import { policyAsText } from '#domain/church/policy-text.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/church-paper.css';
import '#ui/styles/your-church.css';
import { answersInAddress } from './answers-in-address.ts';
import { BlankText } from './blank-text.tsx';
import { DeviceLine } from './device-line.tsx';
import { KeptPolicyNote } from './kept-policy-note.tsx';
import { PolicyPack } from './policy-pack.tsx';
import { SourceLine } from './source-line.tsx';
import { WordLink } from './word-link.tsx';

/**
 * Policy for the answers in an address: on one page, or in its long form with reasons and sources; with the papers for a meeting.
 */
export function PolicyPage({ policy }: { policy: PolicyView }) {
  const { answers, isLong, words, skipped, changes, clauses, mark, date } = policy;
  const [first, ...rest] = clauses;
  const form = isLong ? 'long' : undefined;
  return (
    <div className="wrap page-end">
      <BackLink href={addresses.yourChurch}>Your church</BackLink>
      <header className="page-head not-printed">
        <h1>{policy.title}</h1>
        <p className="lead">
          {words} words. Read it aloud with the elders; it takes about three minutes.
          {skipped > 0 && ` You left ${skipped} of the 14 questions to us, so you see our default there.`}
        </p>
      </header>
      {changes.length > 0 && (
        <section className="floor mb-6">
          <h2 className="h4">What has changed since this address was made</h2>
          <ul>
            {changes.map((change) => (
              <li key={change.version}>
                {formatCheckedDate(change.date)}: {change.what}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="doc-page stack policy-sheet" data-gap="8">
        <div>
          <article className="paper box" id="policy" data-mark={mark}>
            <header>
              <h2>How we use AI</h2>
              <p className="meta">
                <BlankText>[Your church]</BlankText> · Version {mark}, {formatCheckedDate(date)} · Adopted on ____________
              </p>
            </header>
            <ol className="clauses">{first && <Clause clause={first} isLong={isLong} />}</ol>
            <div className="policy-actions stack" data-gap="3">
              <WordLink href={addresses.churchPaper('policy.docx', { ...answers, form })} download="how-we-use-ai.docx">
                Download for Word
              </WordLink>
              <Button variant="quiet" icon="printer" onClick={() => print()} data-with-script="">
                Print
              </Button>
              <CopyButton text={policyAsText(clauses)} shownIn="policy" variant="quiet">
                Copy the words
              </CopyButton>
              <a className="go" href={addresses.churchPolicy({ ...answers, form: isLong ? undefined : 'long' })}>
                {isLong ? 'Read it on one page' : 'Read the long form'}
              </a>
              <a className="go" href={addresses.churchPolicy({ ...answers, question: 1 })}>
                Change an answer
              </a>
              <a className="go" href={addresses.churchPaper('training', answers)}>
                Teach it to your people
              </a>
              <a className="go" href="#pack">
                What’s in the pack
              </a>
              <p className="meta">{answersInAddress} Keep it.</p>
            </div>
            <ol className="clauses" start={2}>
              {rest.map((clause) => (
                <Clause clause={clause} isLong={isLong} key={clause.head} />
              ))}
            </ol>
            <div className="sign">
              <p>For the elders, date</p>
              <p>Who owns this policy, date</p>
            </div>
            <p className="meta print-only">Not legal advice: it’s a model text that you’ve adapted.</p>
          </article>
        </div>
      </div>
      <DeviceLine answers={answers} />
      <KeptPolicyNote
        shown={answers}
        hrefOf={(keptAnswers) => addresses.churchPolicy({ ...keptAnswers, form })}
        act="Read your policy"
        headOf={(number) => clauses.find(({ question }) => question === number)?.head}
      />
      <PolicyPack policy={policy} />
    </div>
  );
}

function Clause({ clause, isLong }: { clause: ClauseView; isLong: boolean }) {
  const { head, text, question, why, ours, isDefault, sources, example, today } = clause;
  return (
    <li data-clause={question ? `q${question}` : 'floor'}>
      <p>
        <b>{head}.</b> {text}
      </p>
      {isLong && <p className="meta">{why ?? 'This clause stays whatever a church answers.'}</p>}
      {example && (
        <p className="example">
          <b>An example, ours:</b> {example}
        </p>
      )}
      {today && today.length > 0 && (
        <details className="clause-mark of-today">
          <summary>
            What our facts say today
            <span className="visually-hidden">{`: ${head}`}</span>
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {today.map(({ tool, name, plan, says, dated }) => (
              <li key={`${tool} ${plan}`}>
                <a href={addresses.tool(tool)}>{name}</a>
                {plan && `, ${plan}`}: {says}.{dated && ` Read in a document or copy of ${formatCheckedDate(dated)}.`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <details className="clause-mark" open={isLong}>
        <summary>
          {sources.length} {sources.length === 1 ? 'source' : 'sources'}
          <span className="visually-hidden">{`: ${head}`}</span>
          <Icon name="chevron-down" />
        </summary>
        <div>
          <p>
            The sentence is ours, after <a href={addresses.policyExamples}>section {ours} of our model policy</a>.
            {isDefault && ' It’s our default, since you skipped the question.'}
          </p>
          {sources.map((source) => (
            <p key={source.id}>
              {source.says} <SourceLine clause={source} />
            </p>
          ))}
        </div>
      </details>
    </li>
  );
}
