import type { IconName } from './icon-names.ts';
import spriteUrl from './icons.svg?url&no-inline';

interface IconProps {
  name: IconName;
  /** Additional classes, such as 'icon-small' (18 px). */
  className?: string;
}

/** A line icon from the sprite. It is always decoration, next to words. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
