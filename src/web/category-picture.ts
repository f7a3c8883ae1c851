const files = import.meta.glob<string>('../ui/pictures/*-card.svg', { query: '?url&no-inline', import: 'default', eager: true });

/** The file of a category's picture, 480 x 288 (docs/look.md). */
export const categoryPicture = (picture: string): string => files[`../ui/pictures/${picture}-card.svg`] ?? '';
