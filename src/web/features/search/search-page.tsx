import { addresses } from '#domain/addresses.ts';
import type { SearchView } from '#domain/search/search-views.ts';
import type { SiteSearchState } from '#domain/search/site-search-state.ts';
import { resultsPerPage } from '#domain/search/site-search-state.ts';
import { Button } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import '#ui/styles/may-i-enter.css';
import { ListFrame } from '#web/features/catalogue/list-frame.tsx';
import { IncidentCard } from '#web/features/may-i-enter/incident-card.tsx';
import { SearchAnswer } from '#web/features/may-i-enter/search-answer.tsx';
import { ComparedTools } from './compared-tools.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { KindLinks } from './kind-links.tsx';
import { MainLists, Nothing, SomethingWrong } from './main-lists.tsx';
import { OtherLanguage, ResultList } from './result-list.tsx';

/** The search of the whole site. Works without a script. */
export function SearchPage({ search: { q, kind, words, page = 1 }, answer }: { search: SiteSearchState; answer: SearchView }) {
  const { nothing, counts, total, results, near, popular, understood, crisisCard, incident, mayEnter, compared } = answer;
  const pageCount = Math.ceil(total / resultsPerPage);
  const isAnything = Object.values(counts).some((count) => count > 0);
  return (
    <ListFrame
      title="Search"
      lead={q ? undefined : 'Tools, workflows, answers, prompts, forms, guides and policies, by the words that churches use.'}
    >
      <search className="search-top">
        <form action={addresses.search()} className="search-line cluster answer-width">
          <SearchField key={q} name="q" label="Search the hub" maxLength={200} defaultValue={q} />
          <Button type="submit">Search</Button>
        </form>
      </search>
      {crisisCard && (
        <div className="mt-6 answer-width">
          <CrisisCard card={crisisCard} />
        </div>
      )}
      {q && understood && (
        <p className="understood">
          <span>
            {'Understood as: '}
            <b>{understood}</b>
          </span>
          <a href={addresses.search({ q, words: 'only' })}>Show exact matches</a>
        </p>
      )}
      {q && words === 'only' && (
        <p className="understood">
          <span>Showing exact matches.</span>
          <a href={addresses.search({ q })}>Include related words</a>
        </p>
      )}
      <OtherLanguage line={answer.otherLanguage} />
      {incident && (
        <div className="mt-6 answer-width">
          <IncidentCard incident={incident} />
        </div>
      )}
      {mayEnter && (
        <div className="mt-6 answer-width">
          <SearchAnswer answer={mayEnter} />
        </div>
      )}
      {compared && <ComparedTools compared={compared} />}
      {q && (
        <p role="status" className="mt-6">
          <b>{countWords(total)}</b>
          {` for “${q}”`}
        </p>
      )}
      {q && nothing && <Nothing query={q} isClosest={results.length + near.length > 0} />}
      {q && isAnything && <KindLinks q={q} counts={counts} shown={kind ?? 'all'} words={words} />}
      <div className="results-columns">
        <div>
          <ResultList results={results} heading="h2" label={`Results for “${q}”`} />
          <Pagination
            page={page}
            pageCount={pageCount}
            label="Pages of results"
            hrefOf={(number) => addresses.search({ q, kind, words, page: number })}
          />
          {q && total === 0 && !crisisCard && <SomethingWrong />}
          {near.length > 0 && (
            <section className="mt-10">
              <h2>{total > 0 ? 'Close matches' : 'Did you mean'}</h2>
              <ResultList results={near} heading="h3" label="Close matches" />
            </section>
          )}
          {popular.length > 0 && (
            <section className="mt-10">
              <h2>Tools that our workflows use most</h2>
              <ResultList results={popular} heading="h3" label="Tools that our workflows use most" />
            </section>
          )}
        </div>
        <WaysOn q={q} isNothing={q !== undefined && total === 0} />
      </div>
    </ListFrame>
  );
}

const countWords = (total: number) => (total === 0 ? 'No results' : total === 1 ? '1 result' : `${total} results`);

function WaysOn({ q, isNothing }: { q: string | undefined; isNothing: boolean }) {
  return (
    <section>
      <h2 className="h3">{isNothing ? 'Other ways to find it' : 'Not what you’re looking for?'}</h2>
      <MainLists>
        <li>
          <a href={addresses.submission}>Suggest a workflow or tool</a>
        </li>
        <li>
          <a href={q ? addresses.ask({ question: q }) : addresses.ask()}>{q ? 'Ask this question' : 'Ask a question'}</a>
        </li>
      </MainLists>
    </section>
  );
}
