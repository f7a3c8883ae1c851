import { useEarlyPicture } from './early-picture.ts';

const files = import.meta.glob<string>('../ui/pictures/*-card.svg', { query: '?url&no-inline', import: 'default', eager: true });

/** The source of a category's picture in the first screen, 480 x 288 (docs/look.md). */
export const useCategoryPicture = (picture: string): string => useEarlyPicture(files[`../ui/pictures/${picture}-card.svg`] ?? '');
