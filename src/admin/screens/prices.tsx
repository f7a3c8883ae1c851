import { useRead } from '#admin/api/reads.ts';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { PriceToLookUp } from '#domain/staff/prices-to-look-up.ts';
import { Table } from '#ui/table.tsx';

/** The prices that someone should look up at their companies first. */
export function PricesToLookUp() {
  const query = useRead<PriceToLookUp[]>('/api/staff/prices-to-look-up');
  return (
    <>
      <ScreenHead title="Prices to look up">
        <p>
          These thirty come first: visitors open their pages most, and we have no price, or none that the company confirms, or an
          old one. Open the company’s site, read its price page, and write down the plan, the amount and the words.
        </p>
      </ScreenHead>
      <ReadState query={query} noun="prices">
        {(rows) => <Table caption="Prices to look up" captionHidden columns={columns} rows={rows} rowKey={({ slug }) => slug} />}
      </ReadState>
    </>
  );
}

const whyWords: Record<PriceToLookUp['why'], string> = {
  'not found': 'Not found',
  'not confirmed': 'Not confirmed',
  old: 'Over a year old',
};

const columns = [
  {
    header: 'Tool',
    rowHeader: true as const,
    cell: ({ slug, name }: PriceToLookUp) => <a href={deskAddresses.price(slug)}>{name}</a>,
  },
  { header: 'What visitors read', cell: ({ says }: PriceToLookUp) => says },
  { header: 'Why', cell: ({ why }: PriceToLookUp) => whyWords[why] },
  { header: 'Views in 90 days', cell: ({ views }: PriceToLookUp) => views.toLocaleString('en-US'), numeric: true as const },
  {
    header: 'Company’s site',
    cell: ({ website }: PriceToLookUp) =>
      website && (
        <a href={website} rel="noopener">
          Open it
        </a>
      ),
  },
];
