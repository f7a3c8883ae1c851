import { categories } from '#web/site-content.ts';

const files = import.meta.glob<string>('../../../ui/pictures/cards-*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
/** Pictures that `npm run pictures` puts into one file, in the order of the categories. */
const cardsInFile = 5;

/** Address of a category's card within a shared file: fifteen separate files would be too many. */
export function cardPicture(picture: string): string {
  const place = categories.findIndex((category) => category.picture === picture);
  return `${files[`../../../ui/pictures/cards-${Math.floor(place / cardsInFile) + 1}.svg`]}#${picture}`;
}
