import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { StatementCounts, StatementFilters } from '#domain/policies/filter-statements.ts';
import { countStatements, filterStatements } from '#domain/policies/filter-statements.ts';
import type { Statement, StatementsFile } from '#domain/policies/statement-schema.ts';
import { writtenDate } from '#web/features/answers/written-date.ts';
import { statementSorts } from '#web/features/policies/statement-choices.ts';
import { RenderedHtml } from '#web/rendered-html.tsx';
import acceptableUse from '../../../content/policies/acceptable-use.md?raw';
import ministryStance from '../../../content/policies/ministry-stance.md?raw';
import statementsFile from '../../../content/policies/statements.yaml';
import { ContentsHeading, useContentsId } from './contents.tsx';

const { statements } = statementsFile as unknown as StatementsFile;

const withoutFrontMatter = (markdown: string) => markdown.replace(/^---\n.*?\n---\n/s, '');

/** A Markdown text, part by part, so that the table of contents knows each. */
function Markdown({ children }: { children: string }) {
  const [opening = '', ...parts] = withoutFrontMatter(children).split(/^## /m);
  return (
    <>
      <MarkdownHtml>{opening}</MarkdownHtml>
      {parts.map((part) => {
        const end = part.indexOf('\n');
        return (
          <Fragment key={part.slice(0, end)}>
            <ContentsHeading>{part.slice(0, end).trim()}</ContentsHeading>
            <MarkdownHtml>{part.slice(end)}</MarkdownHtml>
          </Fragment>
        );
      })}
    </>
  );
}

const MarkdownHtml = ({ children }: { children: string }) => (
  <RenderedHtml html={micromark(children, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })} />
);

const filtersOf = (params: URLSearchParams): StatementFilters => ({
  tradition: params.get('tradition') ?? undefined,
  kind: params.get('kind') ?? undefined,
  sort: statementSorts.find((name) => name === params.get('sort')),
});

/** Counts of the list of statements, for the page around its HTML. */
export const statementCounts = (params: URLSearchParams): StatementCounts => countStatements(statements, filtersOf(params));

/** Group heading of statements: their year, or in another order the first letter of the sort key. */
const groupOf = (statement: Statement, { sort }: StatementFilters) =>
  sort ? statement[sort].charAt(0).toUpperCase() : (/^\d{4}/.exec(statement.date)?.[0] ?? 'Without a date');

function Statements({ params }: { params: URLSearchParams }): ReactNode {
  const filters = filtersOf(params);
  const groups = Map.groupBy(filterStatements(statements, filters), (statement) => groupOf(statement, filters));
  return (
    <>
      {groups.size === 0 && <p>We have no statement of this kind from this tradition.</p>}
      {[...groups].map(([group, members], place) => (
        <StatementGroup
          key={group}
          title={`${group} (${members.length})`}
          statements={members}
          isOpen={place === 0 || isNarrowed(filters)}
        />
      ))}
    </>
  );
}

const isNarrowed = ({ tradition, kind }: StatementFilters) => Boolean(tradition || kind);

/** Statements of one heading, folded initially. */
function StatementGroup({ title, statements: members, isOpen }: { title: string; statements: Statement[]; isOpen: boolean }) {
  return (
    <details className="accordion" open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {/* A browser that navigates to folded content unfolds it. */}
      <ul className="statement-list" id={useContentsId(title)}>
        {members.map((statement) => (
          <StatementEntry key={statement.id} statement={statement} />
        ))}
      </ul>
    </details>
  );
}

/** A statement to scan: its body and date; its text is folded. */
function StatementEntry({ statement }: { statement: Statement }) {
  return (
    <li id={statement.id}>
      <h3>{statement.name}</h3>
      <p className="meta">
        {`${statement.body} · ${statement.tradition} · ${statement.kind} · `}
        {/^\d/.test(statement.date) ? <time dateTime={statement.date}>{writtenDate(statement.date)}</time> : statement.date}
      </p>
      <details className="quote">
        <summary>
          What it says
          <span className="visually-hidden">{`: ${statement.name}`}</span>
        </summary>
        <p>{statement.summary}</p>
        <ul>
          {statement.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {statement.note && <p className="meta">{statement.note}</p>}
      </details>
      <p>
        <a href={statement.url} rel="noopener nofollow">
          {`Read it at ${new URL(statement.url).hostname.replace(/^www\./, '')}`}
        </a>
      </p>
    </li>
  );
}

export const policies: Record<string, (params: URLSearchParams) => ReactNode> = {
  'policy-acceptable-use': () => <Markdown>{acceptableUse}</Markdown>,
  'policy-ministry-stance': () => <Markdown>{ministryStance}</Markdown>,
  'policy-statements': (params) => <Statements params={params} />,
};
