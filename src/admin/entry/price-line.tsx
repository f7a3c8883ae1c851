import type { ReactNode } from 'react';
import { useRead } from '#admin/api/reads.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { PriceOfTool } from '#server/api/staff/staff-answers.ts';

interface PriceLineProps {
  /** Slug of the tool, once it is stored. */
  tool: string | undefined;
  id: string;
  label: string;
  /** Field for the tool's own line. */
  children: ReactNode;
}

/** The price of a tool: a field if the site shows the tool's own line, the lines of its price record, and a link to that. */
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
