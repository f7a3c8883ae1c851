import { addresses } from '#domain/addresses.ts';
import type { ComparisonTodayView } from '#domain/comparison/comparison-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Table } from '#ui/table.tsx';
import { ComparisonCell } from '#web/features/compare/comparison-cell.tsx';

/** Tools as they are today, above a comparison of an earlier day (docs/product.md). */
export function ComparisonToday({ comparison: { tools, rows, today } }: { comparison: ComparisonTodayView }) {
  const title = `The same tools, as we know them on ${formatCheckedDate(today)}`;
  return (
    <>
      <h2>{title}</h2>
      <p>
        {
          'Every line comes from the facts and prices on the tools’ own pages, each with its document and date. It’s about the plan named in the first row. '
        }
        <a href={addresses.compare(tools.map(({ slug }) => slug))}>Compare them with all their facts</a>
      </p>
      <Table
        caption={title}
        captionHidden
        rows={rows}
        rowKey={({ label }) => label}
        columns={[
          { header: 'What is compared', rowHeader: true, cell: ({ label }) => label },
          ...tools.map(({ slug, name }, place) => ({
            header: name,
            head: <a href={addresses.tool(slug)}>{name}</a>,
            cell: ({ cells }: ComparisonTodayView['rows'][number]) => {
              const cell = cells[place];
              return cell && <ComparisonCell cell={cell} slug={slug} />;
            },
          })),
        ]}
      />
    </>
  );
}
