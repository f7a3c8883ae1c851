import { addresses } from '#domain/addresses.ts';
import { parseHappened } from '#domain/situations/happened.ts';
import type { SituationPageView } from '#domain/situations/situation-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Accordion } from '#ui/accordion.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import '#ui/styles/situation.css';
import { DutyList } from '#web/features/answers/duty-list.tsx';
import { RelatedPages } from '#web/features/answers/related-pages.tsx';
import { Dial } from './dial.tsx';
import { Letter } from './letter.tsx';
import { byPlace, countriesOf, Numbers, NumbersAbroad } from './numbers.tsx';
import { StepList } from './phase.tsx';
import { StateLaw, stateLawId } from './state-law.tsx';
import { WhoToCall } from './who-to-call.tsx';

/**
 * Page for a life at stake. Numbers, what happened, and the first hour are in a phone's first screen; everything else is folded
 * below, because a reader in distress reads one screen.
 */
export function CrisisPage({ situation }: { situation: SituationPageView }) {
  const { slug, title, chosen, call, numbers, notToDo, hour, day, week, letters, written, related } = situation;
  const { here, abroad } = byPlace(numbers);
  return (
    <article className="wrap page-end situation crisis">
      <BackLink href={addresses.situations}>When something goes wrong</BackLink>
      <div className="crisis-parts sidebar">
        <div className="crisis-first">
          <h1 className="mb-3">{title}</h1>
          <Dial call={call} />
          <nav className="what-happened" aria-label="What happened">
            {situation.happened.map(({ key, label }) => (
              <a
                key={key}
                href={addresses.situation(slug, parseHappened({ happened: key }))}
                aria-current={key === chosen ? 'page' : undefined}
                data-keep-too=""
              >
                {label}
              </a>
            ))}
          </nav>
          <h2 id="first-hour">
            The first hour <span className="print-only meta">{hour.aim}</span>
          </h2>
          <ol className="first-hour rows" aria-labelledby="first-hour">
            <StepList steps={hour.steps} />
          </ol>
        </div>
        <div className="crisis-side">
          <Note kind="never" title="What not to do">
            <ul>
              {notToDo.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Note>
          <p className="text-links screen-only">
            <a href="#words">Words you can send</a>
            <a href="#law">Must you report it?</a>
          </p>
          <div className="button-row mt-4">
            <Button variant="quiet" small icon="printer" onClick={() => print()}>
              Print one page
            </Button>
          </div>
          <p className="meta mt-4">
            {`This isn’t legal or medical advice, and laws vary by state and country. Written ${formatCheckedDate(written)}.`}
          </p>
          <WhoToCall />
        </div>
        <div className="crisis-rest">
          <Accordion
            heading="h2"
            items={[
              phaseItem('The first day', day),
              phaseItem('The first week', week),
              {
                title: 'Words you can send',
                content: (
                  <div id="words">
                    {letters.map((letter) => (
                      <Letter key={letter.subject} {...letter} />
                    ))}
                  </div>
                ),
              },
              {
                title: 'More numbers, and where each is from',
                content: (
                  <div id="numbers">
                    <Numbers numbers={[...call, ...here]} />
                  </div>
                ),
              },
              {
                title: 'Outside the United States',
                facts: <span className="meta">{countriesOf(abroad)}</span>,
                content: <NumbersAbroad numbers={abroad} />,
              },
              // Comes last, because it is long when open.
              {
                title: 'Must you report it by law?',
                open: situation.stateLaw.length > 0,
                content: <Law situation={situation} />,
              },
            ]}
          />
          <div className="block">
            <RelatedPages pages={related} />
          </div>
        </div>
      </div>
      <p className="print-only meta">Not legal or medical advice. Laws vary by state and country.</p>
    </article>
  );
}

const phaseItem = (title: string, { aim, steps }: SituationPageView['day']) => ({
  title,
  facts: <span className="meta">{aim}</span>,
  content: (
    <ol className="first-hour rows">
      <StepList steps={steps} />
    </ol>
  ),
});

/** Legal duties: the states' table where a child is concerned, else a link to it. */
function Law({ situation: { slug, duties, help, stateLaw } }: { situation: SituationPageView }) {
  return (
    <div id="law">
      {stateLaw.length > 0 ? (
        <StateLaw states={stateLaw} />
      ) : (
        <p>
          {'Is a child being harmed? '}
          <a href={`${addresses.situation(slug, { happened: 'child' })}#${stateLawId}`}>
            See whether clergy or everyone is named in your state.
          </a>
        </p>
      )}
      <DutyList duties={[...duties, ...help]} />
    </div>
  );
}
