import type { ReactNode } from 'react';
import { useRead } from '#admin/api/reads.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { PriceOfTool } from '#server/api/staff/staff-answers.ts';

interface PriceLineProps {
  /** The slug of the tool, once it is stored. */
  tool: string | undefined;
  id: string;
  label: string;
  /** The field for the tool's own line. */
  children: ReactNode;
}

/** The price of a tool in one line: a field where the tool's own line is shown, else what its price says, and the way there. */
export function PriceLine({ tool, ...props }: PriceLineProps) {
  return tool === undefined ? props.children : <OfStored {...props} tool={tool} />;
}

function OfStored({ tool, id, label, children }: PriceLineProps & { tool: string }) {
  const { data } = useRead<PriceOfTool>(`/api/staff/tools/${encodeURIComponent(tool)}/price`);
  if (!data) return children;
  const { version, lines, showsOwnLine } = data;
  return (
    <>
      {showsOwnLine && children}
      {version !== null && (
        <section className="price-lines" id={showsOwnLine ? undefined : id} tabIndex={-1} aria-label={label}>
          {!showsOwnLine && <h3 className="field-label">{label}</h3>}
          <ul>
            {lines.map(({ plan, says, whence }) => (
              <li key={`${plan} ${says}`}>
                <b>{plan}</b> {says}
                {whence && <span className="meta">{whence}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a href={deskAddresses.price(tool)}>
          {version === null ? 'Write the price down plan by plan, with its sources' : 'Change the price, plan by plan'}
        </a>
      </p>
    </>
  );
}
