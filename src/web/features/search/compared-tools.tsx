import { addresses } from '#domain/addresses.ts';
import type { ComparedView } from '#domain/search/search-views.ts';
import { VerdictWord } from '#ui/verdict.tsx';

/** Tools that a query compares, side by side in a few rows; for one tool, the rows that the query asks for. */
export function ComparedTools({ compared: { tools, rows } }: { compared: ComparedView }) {
  const only = tools.length === 1 ? tools[0] : undefined;
  const names = tools.map(({ name }) => name).join(' or ');
  return (
    <section className="mt-6 answer-width">
      <header>
        <h2>{names}</h2>
        {only ? (
          <a href={addresses.tool(only.slug)}>All that we found</a>
        ) : (
          <a href={addresses.compare(tools.map(({ slug }) => slug))}>Compare in full</a>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys slide what is wider than a phone. */}
      <section className="table-scroll" aria-label="In a few rows" tabIndex={0}>
        <table className="table" style={{ minWidth: `${7 * (tools.length + 1)}rem` }}>
          <thead>
            <tr>
              <td />
              {tools.map(({ slug, name }) => (
                <th scope="col" key={slug}>
                  <a href={addresses.tool(slug)}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map(({ says, verdict }, place) => (
                  <td key={tools[place]?.slug}>{verdict ? <VerdictWord verdict={verdict} word={says} /> : says}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
