import { Icon } from '#ui/icon.tsx';

/** The id of the heading of a category in a list, such as 'category-bible-study'. */
export const categoryId = (name: string) => `category-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;

interface CategoryJumpProps {
  /** Singular noun for an item of a category, used in screen-reader text: 'tool'. */
  noun: string;
  /** Categories by name, in the order of the list below. */
  groups: readonly (readonly [name: string, members: readonly unknown[]])[];
}

/** Links to each category of a long list, with its count; folded on a phone. Styled by jump.css. */
export const CategoryJump = ({ noun, groups }: CategoryJumpProps) =>
  groups.length > 1 && (
    <details className="jump">
      <summary className="unfold">
        Category
        <Icon name="chevron-down" />
      </summary>
      <ul aria-label="Jump to a category">
        {groups.map(([name, { length }]) => (
          <li key={name}>
            <a href={`#${categoryId(name)}`}>
              {name}{' '}
              <span className="figures">
                {length}
                <span className="visually-hidden">{` ${noun}${length === 1 ? '' : 's'}`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
