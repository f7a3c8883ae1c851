import { addresses } from '#domain/addresses.ts';
import type { ListPage } from '#domain/catalogue/list-page.ts';
import { costGuide } from '#domain/catalogue/price.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import '#ui/styles/comparison.css';
import { CategoryTable } from './category-table.tsx';

/** The tools of one category side by side (docs/product.md). */
export function ComparisonPage({ category, list }: { category: string; list: ListPage<ToolCardView> }) {
  const { records: tools, page, pageCount } = list;
  return (
    <div className="wrap page-end">
      <BackLink href={addresses.resources()}>Back to Resources</BackLink>
      <header className="page-head">
        <h1>{`${category} comparison`}</h1>
        <p className="lead">{`The ${category} tools of the directory side by side: what each does, costs and changes for an ordinary congregation.`}</p>
      </header>
      {tools.length === 0 ? (
        <EmptyState title="No Tools Found" hint={`There are no tools in the category ‘${category}’.`}>
          <ButtonLink href={addresses.allTools()} variant="quiet">
            All Tools
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Summary list={list} />
          <CategoryTable category={category} tools={tools} />
          <Pagination
            page={page}
            pageCount={pageCount}
            label="Pages of tools"
            hrefOf={(number) => addresses.comparison(category, number)}
          />
        </>
      )}
      <CostGuide />
    </div>
  );
}

function Summary({ list: { total, options } }: { list: ListPage<ToolCardView> }) {
  const countOf = (filter: string, value: string) => options[filter]?.find((option) => option.value === value)?.count ?? 0;
  const figures = [
    { label: 'Total tools', value: total },
    { label: 'Free or low cost', value: countOf('cost', '$') },
    { label: 'High impact', value: countOf('impact', 'High') },
  ];
  return (
    <dl className="figure-cards">
      {figures.map(({ label, value }) => (
        <div key={label} className="card">
          <dt>{label}</dt>
          <dd className="statistic">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CostGuide() {
  return (
    <section className="mt-16 form-width" aria-labelledby="cost-guide">
      <h2 id="cost-guide">Cost guide</h2>
      <dl className="ruled-pairs mt-3">
        {costGuide.map(({ symbol, meaning }) => (
          <div key={symbol}>
            <dt className="figures">{symbol}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
