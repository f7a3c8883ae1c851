import { useRouter } from '@tanstack/react-router';
import type { FormEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Suspense, useId, useRef, useState } from 'react';
import { useDeviceStore } from '#browser/device-store.ts';
import { addresses } from '#domain/addresses.ts';
import type { SearchView } from '#domain/search/search-views.ts';
import { longestQuery, normalQuery } from '#domain/search/site-search-state.ts';
import { Button } from '#ui/button.tsx';
import { CloseButton, Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { verdictLooks } from '#ui/verdict.tsx';
import { IncidentCard } from '#web/features/may-i-enter/incident-card.tsx';
import { SearchAnswer } from '#web/features/may-i-enter/search-answer.tsx';
import { callFirst } from '#web/features/situations/dial.tsx';
import { isPlainClick } from '#web/navigation/follow-links.ts';
import { question, useRead } from '#web/use-read.ts';
import { ComparedTools } from './compared-tools.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { KindLinks } from './kind-links.tsx';
import { Nothing, SomethingWrong } from './main-lists.tsx';
import { OtherLanguage, ResultList } from './result-list.tsx';
import { slashStore } from './search-key.ts';

const shownResults = 8;
const typingPauseMs = 150;

/** Search dialog over any page: results follow the query, arrow keys move through them. */
export function SearchDialog({ onClose }: { onClose: () => void }): ReactNode {
  const router = useRouter();
  const titleId = useId();
  const fieldId = useId();
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const q = normalQuery(query);
  const { answer, isWaiting, failure } = useRead(question('search', { q, limit: shownResults }), {
    delayMs: q ? typingPauseMs : 0,
    attempt,
  });
  const hasFailed = failure !== undefined;
  const body = useRef<HTMLDivElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    router.navigate({ href: addresses.search({ q }) });
  };

  const moveFocus = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(body.current?.querySelectorAll<HTMLElement>('input[type=text], .results a') ?? [])];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  // Client-side navigation keeps the document, so the dialog closes itself, but not for a new tab.
  const closeBehind = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') && isPlainClick(event)) onClose();
  };

  return (
    <Dialog className="dialog search-dialog" labelledBy={titleId} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks of the field and the links inside. */}
      <div className="wrap" ref={body} onKeyDown={moveFocus} onClick={closeBehind}>
        <h2 id={titleId} className="visually-hidden">
          Search the hub
        </h2>
        <div className="search-head">
          <form action={addresses.search()} onSubmit={submit} className="field">
            <label htmlFor={fieldId}>Search the hub</label>
            <div className="search-box">
              <Icon name="search" />
              <input
                id={fieldId}
                className="input"
                type="text"
                name="q"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={longestQuery}
                value={query}
                onChange={(event) => setQuery(event.currentTarget.value)}
                data-first-focus=""
              />
            </div>
          </form>
          <CloseButton label="Close search" isFirst={false} />
        </div>
        <p role="status" className="visually-hidden">
          {hasFailed || isWaiting || !answer ? '' : describeAnswer(answer)}
        </p>
        {hasFailed && (
          <div role="alert" className="mt-6">
            <p>The search didn’t answer.</p>
            <div className="button-row mt-3">
              <Button variant="quiet" onClick={() => setAttempt(attempt + 1)}>
                Try Again
              </Button>
              <a className="go" href={addresses.search({ q })}>
                Open the search page
              </a>
            </div>
          </div>
        )}
        {answer && <Answer answer={answer} q={q} isWaiting={isWaiting} />}
        <SlashSwitch />
      </div>
    </Dialog>
  );
}

function Answer({ answer, q, isWaiting }: { answer: SearchView; q: string; isWaiting: boolean }) {
  const { query, nothing, total, counts, results, near, popular, crisisCard, incident, mayEnter, compared } = answer;
  return (
    <div aria-busy={isWaiting} className="mt-4">
      {/* A card suspends for its styles by itself; otherwise the whole dialog would suspend and close meanwhile. */}
      <Suspense>
        {crisisCard && <CrisisCard card={crisisCard} />}
        {incident && <IncidentCard incident={incident} />}
        {mayEnter && <SearchAnswer answer={mayEnter} />}
      </Suspense>
      <OtherLanguage line={answer.otherLanguage} />
      {compared && <ComparedTools compared={compared} />}
      {nothing && <Nothing query={query} isClosest={results.length + near.length > 0} />}
      {query && total > 0 && <KindLinks q={query} counts={counts} />}
      <ResultList results={results} heading="h3" label="Results" />
      {total > results.length && (
        <p className="mt-4">
          <a className="go" href={addresses.search({ q: query })}>{`All ${total} results for “${query}”`}</a>
        </p>
      )}
      {query && total === 0 && !crisisCard && <SomethingWrong />}
      {query && total === 0 && <p className="mt-4">{`No results for “${query}”`}</p>}
      {near.length > 0 && (
        <>
          <h3 className="mt-4">{total > 0 ? 'Close matches' : 'Did you mean'}</h3>
          <ResultList results={near} heading="h3" label="Close matches" />
        </>
      )}
      {popular.length > 0 && near.length === 0 && (
        <>
          <h3 className="mt-4">Tools that our workflows use most</h3>
          <ResultList results={popular} heading="h3" label="Tools that our workflows use most" />
        </>
      )}
      {q && total === 0 && (
        <p className="mt-4">
          <a href={addresses.submission}>Suggest a workflow or tool</a>
          {' or '}
          <a href={addresses.ask({ question: query })}>ask this question</a>.
        </p>
      )}
    </div>
  );
}

function describeAnswer(answer: SearchView): string {
  const { crisisCard, incident, mayEnter } = answer;
  const call = crisisCard && `${callFirst}: ${crisisCard.call.map(({ number }) => number).join(', ')}`;
  const now = incident && `${incident.question} ${incident.title}: what to do now`;
  const none = answer.nothing && `We don’t have a page on “${answer.query}”`;
  return [call, none, now, countWords(answer), mayEnter && `${mayEnter.question} ${verdictLooks[mayEnter.verdict].word}.`]
    .filter(Boolean)
    .join('. ');
}

function countWords({ query, total, near, popular }: SearchView): string {
  if (!query) return `${popular.length} tools that our workflows use most`;
  if (total > 0) return `${total === 1 ? '1 result' : `${total} results`} for ${query}`;
  return near.length > 0 ? `No results for ${query}. ${near.length} are close.` : `No results for ${query}`;
}

/** Switch for the single-key shortcut, which can be in somebody's way. */
function SlashSwitch() {
  const isOn = useDeviceStore(slashStore)?.value ?? true;
  return (
    <label className="choice mt-4">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => void slashStore.change(() => checked)}
      />
      The / key opens this search
    </label>
  );
}
