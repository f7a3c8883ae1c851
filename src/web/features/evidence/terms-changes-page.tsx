import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { TermsChangesView } from '#domain/catalogue/views.ts';
import { feedAddress, feedTypes } from '#domain/feed-address.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { chosenTools } from '#domain/trust/chosen-tools.ts';
import type { FactTopic } from '#domain/trust/fact-topic-names.ts';
import { factTopics, nounOfTopic } from '#domain/trust/fact-topics.ts';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { ResultCount } from '#ui/result-count.tsx';
import { SinceLastLooked } from '#web/features/last-looked/since-last-looked.tsx';
import { useLastLooked } from '#web/features/last-looked/use-last-looked.ts';
import type { AnsweredTermsWatch } from '#web/request-context.ts';
import { TermsChangeList } from './terms-change-list.tsx';
import { TermsMail } from './terms-mail.tsx';

interface TermsChangesPageProps {
  view: TermsChangesView;
  filters: { tool?: string; about?: FactTopic };
  /** The submitted form for mail, with its validation errors. */
  answered: AnsweredTermsWatch | undefined;
  /** Message after a step of the subscription to mail. */
  step: ReactNode;
}

const root = getRouteApi('__root__');

/** Changes in makers' documents, the newest first. */
export function TermsChangesPage({
  view: { title, changes, total, tools, readOf },
  filters: { tool, about },
  answered,
  step,
}: TermsChangesPageProps) {
  const site = root.useLoaderData();
  const navigate = useNavigate();
  const lastLooked = useLastLooked('terms');
  const newCount = changes.filter(({ read }) => lastLooked !== undefined && read > lastLooked).length;
  const follow = (change: { tool?: string; about?: string }) =>
    void navigate({ href: addresses.termsChanges({ tool, about, ...change }), resetScroll: false });
  const address = addresses.termsChanges({ tool, about });
  const selectedSlugs = chosenTools(tool);
  const nameOf = (slug: string) => tools.find((listedTool) => listedTool.slug === slug)?.name ?? slug;
  const of = selectedSlugs.length === 1 ? ` in what ${nameOf(selectedSlugs[0] ?? '')} says` : '';
  const unchanged = tools.filter((one) => one.changes === 0);
  // A short list is unfolded; a long one is folded by quarter, with the newest open.
  const quarters = [...Map.groupBy(changes, ({ date }) => (changes.length > mostUnfolded ? quarterOf(date) : ''))];
  const active = [
    ...selectedSlugs.map((slug) => ({
      label: nameOf(slug),
      removeHref: addresses.termsChanges({ tool: selectedSlugs.filter((other) => other !== slug).join(','), about }),
    })),
    ...(about ? [{ label: capitalized(nounOfTopic(about)), removeHref: addresses.termsChanges({ tool }) }] : []),
  ];
  return (
    <div className="wrap page-end">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">
          What we’ve read of changes to AI companies’ terms, since November 2025: who’s affected and what to do.
        </p>
      </header>
      {step}
      <FilterBar label="Filter the changes" method="get" action={addresses.termsChanges()} submitLabel="Show">
        <SelectField
          id="changes-tool"
          name="tool"
          label="Tool"
          value={tool ?? ''}
          options={[
            { value: '', label: 'All tools' },
            ...(selectedSlugs.length > 1 && tool ? [{ value: tool, label: `The ${selectedSlugs.length} tools you chose` }] : []),
            ...tools.map(({ slug, name, changes: changeCount }) => ({
              value: slug,
              label: changeCount > 0 ? name : `${name} (none seen)`,
            })),
          ]}
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
      {lastLooked && <SinceLastLooked day={lastLooked} count={newCount} noun="change" />}
      {changes.length === 0 && (
        <p className="measure">
          {`We haven’t found any such change${of}. We read stored copies of the documents, back to November 2025 as far as there are copies.`}
          {readOf && ` ${readOf}`}
          {tool && about && ' Leave out one of the filters above.'}
        </p>
      )}
      <p className="cluster">
        <a className="target" href={feedAddress(address, 'atom')} type={feedTypes.atom}>
          Atom feed
        </a>
        <a className="target" href={feedAddress(address, 'json')} type={feedTypes.json}>
          JSON feed
        </a>
        {selectedSlugs.length > 0 && (
          <a className="target" href={feedAddress(addresses.termsChanges({ tool }), 'ics')}>
            A review day for your calendar
          </a>
        )}
        <a className="target" href={addresses.about('how-we-check')}>
          How we check
        </a>
      </p>
      {site?.sendsMail && <TermsMail key={tool} tools={tools} chosen={selectedSlugs} answered={answered} />}
      {changes.length > 0 &&
        quarters.map(([quarter, ofQuarter], place) =>
          quarters.length === 1 ? (
            <TermsChangeList key={quarter} changes={ofQuarter} heading="h2" lastLooked={lastLooked} />
          ) : (
            <details className="accordion" key={quarter} open={place === 0}>
              <summary>
                <h2>{quarter}</h2>
                <span className="meta">{ofQuarter.length === 1 ? '1 change' : `${ofQuarter.length} changes`}</span>
              </summary>
              <TermsChangeList changes={ofQuarter} heading="h3" lastLooked={lastLooked} isShort />
            </details>
          ),
        )}
      {!tool && !about && (
        <details className="accordion">
          <summary>
            <h2>Read, with no changes found since November 2025</h2>
            <span className="meta">{unchanged.length === 1 ? '1 tool' : `${unchanged.length} tools`}</span>
          </summary>
          <ul className="text-links">
            {unchanged.map(({ slug, name }) => (
              <li key={slug}>
                <a href={addresses.tool(slug)}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Length of the longest unfolded list; a longer one is folded by quarter. */
const mostUnfolded = 20;

/** Returns the quarter of a date: 'July to September 2026'. */
function quarterOf(date: string): string {
  const [year, month] = date.split('-').map(Number);
  return `${quarterNames[Math.ceil((month ?? 1) / 3) - 1]} ${year}`;
}

const quarterNames = ['January to March', 'April to June', 'July to September', 'October to December'];
