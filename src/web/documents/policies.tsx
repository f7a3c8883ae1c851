import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { ReactNode } from 'react';
import { filterStatements } from '#domain/policies/filter-statements.ts';
import type { StatementsFile } from '#domain/policies/statement-schema.ts';
import { RenderedHtml } from '#web/features/document/rendered-html.tsx';
import acceptableUse from '../../../content/policies/acceptable-use.md?raw';
import ministryStance from '../../../content/policies/ministry-stance.md?raw';
import statementsFile from '../../../content/policies/statements.yaml';

const { statements, checklist } = statementsFile as unknown as StatementsFile;

const withoutFrontMatter = (markdown: string) => markdown.replace(/^---\n.*?\n---\n/s, '');

function Markdown({ children }: { children: string }) {
  const html = micromark(withoutFrontMatter(children), { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return <RenderedHtml html={html} />;
}

function Statements({ params }: { params: URLSearchParams }): ReactNode {
  const shown = filterStatements(statements, {
    tradition: params.get('tradition') ?? undefined,
    kind: params.get('kind') ?? undefined,
  });
  return (
    <>
      {shown.length === 0 && <p>No statement of this tradition is of this kind.</p>}
      <ul className="statement-list" data-showing={`Showing ${shown.length} of ${statements.length} statements`}>
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
