import type { ReactNode } from 'react';
import type { Glass } from './glass.ts';
import { glassOf } from './glass.ts';

interface CategoryCardProps {
  title: string;
  /** One sentence. */
  text: string;
  glass: Glass;
  /** 480 x 288; if it does not come, a gradient of its glass with the name stands there (docs/product.md). */
  picture: string;
  /** Pictures below the first screen. */
  lazy?: boolean;
  toolCount: number;
  workflowCount: number;
  heading?: 'h2' | 'h3';
}

interface OpenCategoryCardProps extends CategoryCardProps {
  /** The hub, at its guide. */
  href: string;
  /** The in-page views of its tools and its workflows (docs/product.md). */
  toolsHref: string;
  workflowsHref?: string;
}

/** A category's window and the way in: the title's link covers the card, as on the tool card. */
export function CategoryCard(props: OpenCategoryCardProps) {
  const Heading = props.heading ?? 'h3';
  return (
    <article className="category-card" data-glass={glassOf(props.glass)}>
      <Picture {...props} />
      <Heading>
        <a href={props.href}>{props.title}</a>
      </Heading>
      <p>{props.text}</p>
      <Counts {...props} />
      <div className="card-foot">
        <span>Open the hub</span>
        <a href={props.toolsHref} aria-label={`Tools: ${props.title}`}>
          Tools
        </a>
        {props.workflowsHref && (
          <a href={props.workflowsHref} aria-label={`Workflows: ${props.title}`}>
            Workflows
          </a>
        )}
      </div>
    </article>
  );
}

interface ComingSoonCardProps extends CategoryCardProps {
  /** What there is already: the whole lists, narrowed to the category. */
  toolsHref: string;
  workflowsHref?: string;
  /** The 'I'm Interested' button. */
  children: ReactNode;
}

/** Greyscale and 'Coming Soon', but its words keep their contrast: 'not yet' is said, not faded. */
export function ComingSoonCard({ children, toolsHref, workflowsHref, ...props }: ComingSoonCardProps) {
  const Heading = props.heading ?? 'h3';
  return (
    <article className="category-card" data-glass={glassOf(props.glass)} data-soon="">
      <Picture {...props} />
      <p className="soon-plate">Coming Soon</p>
      <Heading>{props.title}</Heading>
      <p>{props.text}</p>
      <p className="meta text-links">
        <a href={toolsHref}>{counted(props.toolCount, 'tool')}</a>
        {workflowsHref && props.workflowCount > 0 && <a href={workflowsHref}>{counted(props.workflowCount, 'workflow')}</a>}
      </p>
      <div className="card-action">{children}</div>
    </article>
  );
}

function Picture({ title, picture, lazy }: CategoryCardProps) {
  return (
    <div className="category-picture">
      <img
        src={picture}
        alt=""
        data-name={title}
        width="480"
        height="288"
        loading={lazy ? 'lazy' : undefined}
        suppressHydrationWarning
      />
    </div>
  );
}

function Counts({ toolCount, workflowCount }: CategoryCardProps) {
  return <p className="meta">{`${counted(toolCount, 'tool')} · ${counted(workflowCount, 'workflow')}`}</p>;
}

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;
