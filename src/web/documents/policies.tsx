import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { ReactNode } from 'react';
import type { StatementCounts, StatementFilters } from '#domain/policies/filter-statements.ts';
import { countStatements, filterStatements } from '#domain/policies/filter-statements.ts';
import type { StatementsFile } from '#domain/policies/statement-schema.ts';
import { RenderedHtml } from '#web/features/document/rendered-html.tsx';
import { statementSorts } from '#web/features/policies/statement-choices.ts';
import acceptableUse from '../../../content/policies/acceptable-use.md?raw';
import ministryStance from '../../../content/policies/ministry-stance.md?raw';
import statementsFile from '../../../content/policies/statements.yaml';

const { statements, checklist } = statementsFile as unknown as StatementsFile;

const withoutFrontMatter = (markdown: string) => markdown.replace(/^---\n.*?\n---\n/s, '');

function Markdown({ children }: { children: string }) {
  const html = micromark(withoutFrontMatter(children), { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return <RenderedHtml html={html} />;
}

const filtersOf = (params: URLSearchParams): StatementFilters => ({
  tradition: params.get('tradition') ?? undefined,
  kind: params.get('kind') ?? undefined,
  sort: statementSorts.find((name) => name === params.get('sort')),
});

/** What the page says about the list of statements, beside its HTML. */
export const statementCounts = (params: URLSearchParams): StatementCounts => countStatements(statements, filtersOf(params));

function Statements({ params }: { params: URLSearchParams }): ReactNode {
  const shown = filterStatements(statements, filtersOf(params));
  return (
    <>
      {shown.length === 0 && <p>No statement of this tradition is of this kind.</p>}
      <ul className="statement-list">
        {shown.map((statement) => (
          <li key={statement.id} id={statement.id}>
            <h2>{statement.name}</h2>
            <p className="meta">{`${statement.body} · ${statement.tradition} · ${statement.kind} · ${statement.date}`}</p>
            <p>{statement.summary}</p>
            <ul>
              {statement.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {statement.note && <p className="meta">{statement.note}</p>}
            <p>
              <a href={statement.url} rel="noopener nofollow">
                {`Read it at ${new URL(statement.url).hostname.replace(/^www\./, '')}`}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

export const policies: Record<string, (params: URLSearchParams) => ReactNode> = {
  'policy-acceptable-use': () => (
    <>
      <Markdown>{acceptableUse}</Markdown>
      <h2>What a policy should answer</h2>
      <ol>
        {checklist.map(({ id, question }) => (
          <li key={id}>{question}</li>
        ))}
      </ol>
    </>
  ),
  'policy-ministry-stance': () => <Markdown>{ministryStance}</Markdown>,
  'policy-statements': (params) => <Statements params={params} />,
};
