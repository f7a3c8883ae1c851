import { addresses } from '#domain/addresses.ts';
import type { SituationPageView, StayView } from '#domain/situations/situation-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Accordion } from '#ui/accordion.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Note } from '#ui/note.tsx';
import { PageActions } from '#web/page-actions.tsx';
import '#ui/styles/situation.css';
import { DutyList } from '#web/features/answers/duty-list.tsx';
import { RelatedPages } from '#web/features/answers/related-pages.tsx';
import { Letter } from './letter.tsx';
import { byPlace, countriesOf, Numbers } from './numbers.tsx';
import { Phase } from './phase.tsx';
import { WhoToCall } from './who-to-call.tsx';

/** Instructions for when something has gone wrong: readable in distress, and printable on one page. */
export function SituationPage({ situation }: { situation: SituationPageView }) {
  const { slug, title, lead, numbers, notToDo, hour, day, week, stays, letters, duties, help, related, written } = situation;
  const law = byPlace(duties);
  return (
    <article className="wrap page-end situation">
      <BackLink href={addresses.situations}>When something goes wrong</BackLink>
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <div className="beside-work mt-6">
        <div className="space-y-4">
          <Note kind="never" title="What not to do">
            <ul>
              {notToDo.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Note>
          <p className="meta">
            {`This isn’t legal advice. Laws vary by state and country. Written ${formatCheckedDate(written)}.`}
          </p>
        </div>
        <div>
          <Phase name="The first hour" phase={hour} />
          <PageActions address={addresses.situation(slug)} title={title} />
          <Phase name="The first day" phase={day} />
          <Phase name="The first week" phase={week} />
          {stays.length > 0 && <Stays stays={stays} />}
          {letters.length > 0 && (
            <section className="block">
              <h2>{letters.length === 1 ? 'The letter' : 'The letters'}</h2>
              {letters.map((letter) => (
                <Letter key={letter.subject} {...letter} />
              ))}
            </section>
          )}
        </div>
        <div className="law">
          <section className="block">
            <h2>Who must be told by law</h2>
            {law.here.length > 0 && <DutyList duties={law.here} />}
            {law.abroad.length > 0 && (
              <div className="screen-only">
                <Accordion
                  items={[
                    {
                      title: 'Outside the United States',
                      facts: <span className="meta">{countriesOf(law.abroad)}</span>,
                      content: <DutyList duties={law.abroad} />,
                    },
                  ]}
                />
              </div>
            )}
            <p className="meta mt-3">
              {'See also our '}
              <a href={`${addresses.answers()}#law-and-data-protection`}>answers by country</a>.
            </p>
          </section>
          {help.length + numbers.length > 0 && (
            <section className="block who-else">
              <h2>Who else to call</h2>
              <DutyList duties={help} />
              <Numbers numbers={numbers} />
            </section>
          )}
          <WhoToCall />
          <div className="block">
            <RelatedPages pages={related} />
          </div>
        </div>
      </div>
      <p className="print-only meta">Not legal advice. Laws vary by state and country.</p>
    </article>
  );
}

function Stays({ stays }: { stays: readonly StayView[] }) {
  return (
    <section className="block stays">
      <h2>How long it stays</h2>
      <dl className="ruled pairs">
        {stays.map(({ tool, name, plan, says, document, dated, source, copied }) => (
          <div key={tool + says}>
            <dt>
              <a href={addresses.tool(tool)}>{name}</a>
            </dt>
            <dd>
              <p>{says}</p>
              <p className="meta">
                {`${plan} · `}
                <a href={source} rel="noopener nofollow">
                  {document}
                </a>
                {`${dated ? `, ${formatCheckedDate(dated)}` : ''}. ${copied ? `Copy of ${formatCheckedDate(copied)}.` : 'Copy of unknown day.'}`}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
