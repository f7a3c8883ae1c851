/** Maximum number of tools that a subscriber may choose. */
export const mostChosen = 20;
const longestSlug = 60;
/** Maximum length in characters of a choice in an address. */
export const longestChoice = mostChosen * (longestSlug + 1);

/** The slugs of a choice such as 'otter,fireflies', each once and in order; an empty one or 'all' chooses none. */
export const chosenTools = (choice: string | undefined): string[] =>
  choice === undefined || choice === 'all' ? [] : [...new Set(choice.split(',').filter(Boolean))].slice(0, mostChosen);
