import { useNavigate } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { TermsChangesView } from '#domain/catalogue/views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { FactTopic } from '#domain/trust/fact-topic-names.ts';
import { factTopics, nounOfTopic } from '#domain/trust/fact-topics.ts';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { ResultCount } from '#ui/result-count.tsx';
import { TermsChangeList } from './terms-change-list.tsx';
import { useLastLooked } from './use-last-looked.ts';

interface TermsChangesPageProps {
  view: TermsChangesView;
  filters: { tool?: string; about?: FactTopic };
}

/** What makers changed in their documents, the newest first. */
export function TermsChangesPage({ view: { changes, total, tools }, filters: { tool, about } }: TermsChangesPageProps) {
  const navigate = useNavigate();
  const lastLooked = useLastLooked();
  const added = changes.filter(({ read }) => lastLooked !== undefined && read > lastLooked).length;
  const follow = (change: { tool?: string; about?: string }) =>
    void navigate({ href: addresses.termsChanges({ tool, about, ...change }), resetScroll: false });
  // A few stand open; a long list is folded by quarter, and the newest is open.
  const quarters = [...Map.groupBy(changes, ({ date }) => (changes.length > mostUnfolded ? quarterOf(date) : ''))];
  const active = [
    ...(tool
      ? [{ label: tools.find(({ slug }) => slug === tool)?.name ?? tool, removeHref: addresses.termsChanges({ about }) }]
      : []),
    ...(about ? [{ label: capitalized(nounOfTopic(about)), removeHref: addresses.termsChanges({ tool }) }] : []),
  ];
  return (
    <div className="wrap page-end">
      <header className="page-head">
        <h1>What changed in the terms</h1>
        <p className="lead">
          What makers changed in their documents since November 2025, in plain words: for whom, and what to do.
        </p>
      </header>
      <FilterBar label="Filter the changes" method="get" action={addresses.termsChanges()} submitLabel="Show">
        <SelectField
          id="changes-tool"
          name="tool"
          label="Tool"
          value={tool ?? ''}
          options={[{ value: '', label: 'All tools' }, ...tools.map(({ slug, name }) => ({ value: slug, label: name }))]}
          onChange={(event) => follow({ tool: event.target.value })}
        />
        <SelectField
          id="changes-about"
          name="about"
          label="It touches"
          value={about ?? ''}
          options={[
            { value: '', label: 'Anything' },
            ...factTopics.map((topic) => ({ value: topic.about, label: capitalized(topic.noun) })),
          ]}
          onChange={(event) => follow({ about: event.target.value })}
        />
      </FilterBar>
      <ResultCount shown={changes.length} total={total} noun="changes" filters={active} clearHref={addresses.termsChanges()} />
      {lastLooked && (
        <p className="mt-3">
          {added === 0 ? 'Nothing was added' : added === 1 ? 'One change was added' : `${added} changes were added`}
          {` since you last looked, on ${formatCheckedDate(lastLooked)}. Only this device knows when that was.`}
        </p>
      )}
      <p className="tool-facts">
        <a className="plain" href={addresses.termsChangesFeed({ tool, about })}>
          Atom feed
        </a>
        <a className="plain" href={addresses.about('how-we-check')}>
          How we check
        </a>
      </p>
      {changes.length > 0 ? (
        quarters.map(([quarter, ofQuarter], place) =>
          quarters.length === 1 ? (
            <TermsChangeList key={quarter} changes={ofQuarter} heading="h2" lastLooked={lastLooked} />
          ) : (
            <details className="accordion" key={quarter} open={place === 0}>
              <summary>
                <h2>{quarter}</h2>
                <span className="meta">{ofQuarter.length === 1 ? '1 change' : `${ofQuarter.length} changes`}</span>
              </summary>
              <TermsChangeList changes={ofQuarter} heading="h3" lastLooked={lastLooked} />
            </details>
          ),
        )
      ) : (
        <p>We know of no such change since November 2025, when we began to watch. Leave out one of the filters above.</p>
      )}
    </div>
  );
}

/** More changes than these are folded by quarter. */
const mostUnfolded = 20;

/** 'July to September 2026' */
function quarterOf(date: string): string {
  const [year, month] = date.split('-').map(Number);
  return `${quarterNames[Math.ceil((month ?? 1) / 3) - 1]} ${year}`;
}

const quarterNames = ['January to March', 'April to June', 'July to September', 'October to December'];

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
