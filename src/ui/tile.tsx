import { useId } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export interface Tile {
  href: string;
  /** '50+ AI Tools' */
  title: string;
  /** 'Carefully selected' */
  text: string;
  /** Where it leads: 'See all tools'. */
  go: string;
  icon: IconName;
}

interface TilesProps {
  tiles: readonly Tile[];
}

/** Six links in one ruled table on the night section. Look, part 3, 'Tile'. */
export function Tiles({ tiles }: TilesProps) {
  const id = useId();
  return (
    <ul className="tiles">
      {tiles.map((tile, place) => (
        <li key={tile.title}>
          <a
            className="tile"
            href={tile.href}
            aria-labelledby={`${id}-${place}`}
            aria-describedby={`${id}-${place}-text ${id}-${place}-go`}
          >
            <b id={`${id}-${place}`}>{tile.title}</b>
            <Icon name={tile.icon} />
            <span id={`${id}-${place}-text`}>{tile.text}</span>
            <span className="tile-go" id={`${id}-${place}-go`}>
              {tile.go}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
