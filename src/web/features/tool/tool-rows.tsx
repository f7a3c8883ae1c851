import { addresses } from '#domain/addresses.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { membersWords } from '#domain/trust/members-details.ts';
import { glassOf } from '#ui/glass.ts';
import { Icon } from '#ui/icon.tsx';
import { ToolRow } from '#ui/tool-row.tsx';
import { categories } from '#web/site-content.ts';
import { statusLabel } from './tool-card-link.tsx';

/** Tools line by line; `isGrouped` where a category's tools stand together under its name, with the way to jump to each. */
export function ToolRows({ tools, isGrouped }: { tools: readonly ToolCardView[]; isGrouped: boolean }) {
  const groups = isGrouped
    ? [...Map.groupBy(tools, ({ category }) => category)].sort(([a], [b]) => a.localeCompare(b, 'en'))
    : [];
  return (
    <>
      {groups.length > 1 && <Jump groups={groups.map(([name, { length }]) => ({ name, count: length }))} />}
      {isGrouped ? (
        groups.map(([name, members]) => <Group key={name} name={name} tools={members} />)
      ) : (
        <Rows tools={tools} heading="h2" />
      )}
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
      <ul>
        {groups.map(({ name, count }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>
              {name} <span className="figures">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Group({ name, tools }: { name: string; tools: readonly ToolCardView[] }) {
  const category = categories.find((one) => one.name === name);
  return (
    <section aria-labelledby={idOf(name)}>
      <header className="rows-group">
        <h2 id={idOf(name)} className="chip" data-glass={glassOf(category?.glass)}>
          {name}
        </h2>
        <span className="meta">{tools.length === 1 ? '1 tool' : `${tools.length} tools`}</span>
        {category && !category.comingSoon && <a href={addresses.hub(category.hub)}>Open the hub</a>}
      </header>
      <Rows tools={tools} heading="h3" />
    </section>
  );
}

const Rows = ({ tools, heading }: { tools: readonly ToolCardView[]; heading: 'h2' | 'h3' }) =>
  tools.map((tool) => (
    <ToolRow
      key={tool.slug}
      heading={heading}
      href={addresses.tool(tool.slug)}
      slug={tool.slug}
      name={tool.name}
      summary={tool.summary ?? tool.description}
      shortPrice={tool.shortPrice}
      members={membersWords[tool.members]}
      status={statusLabel(tool.status)}
    />
  ));
