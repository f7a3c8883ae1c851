const files = import.meta.glob<string>('../ui/pictures/*-{card,banner}.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of a category's picture: 'card' is 480 x 288, 'banner' 1280 x 300 (look, section 4). */
export const categoryPicture = (picture: string, form: 'card' | 'banner'): string | undefined =>
  files[`../ui/pictures/${picture}-${form}.svg`];
