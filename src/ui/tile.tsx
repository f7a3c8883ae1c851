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

/** Six links in one ruled table on the night section. To the ear the three parts of a link are three sentences. */
export function Tiles({ tiles }: TilesProps) {
  return (
    <ul className="tiles">
      {tiles.map((tile) => (
        <li key={tile.title}>
          <a className="tile" href={tile.href}>
            <b>
              {tile.title}
              <span className="visually-hidden">. </span>
            </b>
            <Icon name={tile.icon} />
            <span>
              {tile.text}
              <span className="visually-hidden">. </span>
            </span>
            <span className="tile-go">{tile.go}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
