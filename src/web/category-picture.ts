const files = import.meta.glob<string>('../ui/pictures/*-card.svg', { query: '?url&no-inline', import: 'default', eager: true });

/** The address of a category's picture, 480 x 288 (look, section 4). */
export const categoryPicture = (picture: string): string | undefined => files[`../ui/pictures/${picture}-card.svg`];
