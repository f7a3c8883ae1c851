import { memo } from 'react';
import { addresses } from '#domain/addresses.ts';
import { statusLabel } from '#domain/catalogue/tone.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { membersWords } from '#domain/trust/members-details.ts';
import { glassOf } from '#ui/glass.ts';
import { Icon } from '#ui/icon.tsx';
import { PickBox } from '#ui/pick-box.tsx';
import { categories } from '#web/site-content.ts';

interface ToolRowsProps {
  tools: readonly ToolCardView[];
  hrefOf: (tool: ToolCardView) => string;
  /** For the ear, over the lines that stand under no category's name. */
  heading: string;
  /** Whether a category's tools stand together under its name, with the way to jump to each. */
  isGrouped?: boolean;
}

/**
 * Tools line by line. Names of categories and lines are neighbors, so that a letter typed above the list takes lines away and
 * builds none anew.
 */
export function ToolRows({ tools, hrefOf, heading, isGrouped = false }: ToolRowsProps) {
  const groups = isGrouped
    ? [...Map.groupBy(tools, ({ category }) => category)].sort(([a], [b]) => a.localeCompare(b, 'en'))
    : [];
  const rowsOf = (some: readonly ToolCardView[]) =>
    some.map((tool) => <ToolRow key={tool.slug} tool={tool} href={hrefOf(tool)} />);
  return (
    <>
      {groups.length > 1 && <Jump groups={groups.map(([name, { length }]) => ({ name, count: length }))} />}
      {!isGrouped && <h2 className="visually-hidden">{heading}</h2>}
      <RowsHead />
      {isGrouped
        ? groups.flatMap(([name, members]) => [<GroupHead key={name} name={name} count={members.length} />, ...rowsOf(members)])
        : rowsOf(tools)}
    </>
  );
}

const idOf = (category: string) => `category-${category.toLowerCase().replace(/[^a-z]+/g, '-')}`;

function Jump({ groups }: { groups: { name: string; count: number }[] }) {
  return (
    <details className="jump">
      <summary className="unfold">
        Category
        <Icon name="chevron-down" />
      </summary>
      <ul aria-label="Jump to a category">
        {groups.map(({ name, count }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>
              {name}{' '}
              <span className="figures">
                {count}
                <span className="visually-hidden">{count === 1 ? ' tool' : ' tools'}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function GroupHead({ name, count }: { name: string; count: number }) {
  const category = categories.find((one) => one.name === name);
  return (
    <header className="rows-group">
      <h2 id={idOf(name)} className="chip" data-glass={glassOf(category?.glass)}>
        {name}
      </h2>
      <span className="meta">{count === 1 ? '1 tool' : `${count} tools`}</span>
      {category && !category.comingSoon && <a href={addresses.hub(category.hub)}>Open the hub</a>}
    </header>
  );
}

/** What stands in each line, over the lines where they have columns. A line says to the ear what its parts are. */
const RowsHead = () => (
  <div className="rows-head" aria-hidden="true">
    <span />
    <span>Tool</span>
    <span>What it does</span>
    <span>Price</span>
    <span>Members’ details</span>
  </div>
);

/** A tool in a line of a list that is scanned: hence no component inside but the box. */
const ToolRow = memo(function ToolRow({ tool, href }: { tool: ToolCardView; href: string }) {
  const status = statusLabel(tool.status);
  const members = membersWords[tool.members];
  return (
    <article className="row">
      <PickBox slug={tool.slug} name={tool.name} />
      <h3>
        <a href={href}>{tool.name}</a>
        {status && <span className="badge">{status}</span>}
      </h3>
      <p>{tool.summary ?? tool.description}</p>
      <p className="row-price">{tool.shortPrice}</p>
      <p className="row-members">
        <span>Members’ details: </span>
        <b className="row-verdict" data-kind={members.verdict}>
          {members.word}
        </b>
      </p>
    </article>
  );
});
