import { Fragment, memo } from 'react';
import { addresses } from '#domain/addresses.ts';
import { statusLabel } from '#domain/catalogue/tone.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { membersWords } from '#domain/trust/members-details.ts';
import { glassOf } from '#ui/glass.ts';
import { PickBox } from '#ui/pick-box.tsx';
import { CategoryJump, categoryId } from '#web/features/catalogue/category-jump.tsx';
import { categories } from '#web/site-content.ts';

interface ToolRowsProps {
  tools: readonly ToolCardView[];
  hrefOf: (tool: ToolCardView) => string;
  /** Visually hidden heading of a list that is not grouped by category. */
  heading: string;
  /** True if tools are grouped under their category's name, with links that jump to each. */
  isGrouped?: boolean;
}

/** Tools line by line: one list, or a list for each category. */
export function ToolRows({ tools, hrefOf, heading, isGrouped }: ToolRowsProps) {
  const groups: [name: string, members: readonly ToolCardView[]][] = isGrouped
    ? [...Map.groupBy(tools, ({ category }) => category)].sort(([a], [b]) => a.localeCompare(b, 'en'))
    : [['', tools]];
  return (
    <>
      <CategoryJump noun="tool" groups={groups} />
      {!isGrouped && <h2 className="visually-hidden">{heading}</h2>}
      <RowsHead />
      {groups.map(([name, members]) => (
        <Fragment key={name}>
          {name && <GroupHead name={name} count={members.length} />}
          <ul>
            {members.map((tool) => (
              <ToolRow key={tool.slug} tool={tool} href={hrefOf(tool)} />
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

function GroupHead({ name, count }: { name: string; count: number }) {
  const category = categories.find((one) => one.name === name);
  return (
    <header className="rows-group">
      <h2 id={categoryId(name)} className="chip" data-glass={glassOf(category?.glass)}>
        {name}
      </h2>
      <span className="meta">{`${count} tool${count === 1 ? '' : 's'}`}</span>
      {category && (
        <a href={addresses.hub(category.hub)}>
          {category.comingSoon ? 'Read the guide' : 'Open the hub'}
          <span className="visually-hidden">{`: ${name}`}</span>
        </a>
      )}
    </header>
  );
}

/** Column heads, where the lines have columns. Each row has visually hidden column labels. */
const RowsHead = () => (
  <div className="rows-head" aria-hidden="true">
    {['', 'Tool', 'What it does', 'Price', 'Members’ details'].map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

/** A tool as a line of a list to scan, hence no component inside but the checkbox. */
const ToolRow = memo(function ToolRow({ tool, href }: { tool: ToolCardView; href: string }) {
  const status = statusLabel(tool.status);
  const members = membersWords[tool.members];
  return (
    <li className="row">
      <PickBox slug={tool.slug} name={tool.name} />
      <h3>
        <a href={href}>{tool.name}</a>
        {status && <span className="badge">{status}</span>}
      </h3>
      <p>{tool.summary ?? tool.description}</p>
      <p className="row-price">{tool.shortPrice}</p>
      {tool.members !== 'never' && (
        <p className="row-members">
          <span>Members’ details: </span>
          <b className="row-verdict" data-kind={members.verdict}>
            {members.word}
          </b>
        </p>
      )}
    </li>
  );
});
