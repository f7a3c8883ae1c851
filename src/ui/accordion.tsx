import type { ReactNode } from 'react';

interface AccordionItem {
  /** Id in the address, for links. */
  id?: string;
  title: string;
  /** Badges and the like, next to the title. */
  facts?: ReactNode;
  content: ReactNode;
  open?: boolean;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Rows that share a name open one at a time; without it several may be open (docs/product.md). */
  name?: string;
  heading?: 'h2' | 'h3' | 'h4';
}

/** The browser's own disclosure: it opens, is searched and is linked to without scripts. */
export function Accordion({ items, name, heading: Heading = 'h3' }: AccordionProps) {
  return (
    <div className="accordions">
      {items.map((item) => (
        <details className="accordion" key={item.id ?? item.title} id={item.id} name={name} open={item.open}>
          <summary>
            {/* HTML allows a heading directly in a summary, but in no element inside it. */}
            <Heading>{item.title}</Heading>
            {item.facts}
          </summary>
          <div>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
