import type { ToolCardView } from '#domain/catalogue/views.ts';
import { ageInWords } from '#domain/trust/age-in-words.ts';

/** From what age a tool's terms start, where that was found, then what it does: a card may cut the end off. */
export const withAgeSaid = ({ age, parentsAsked }: ToolCardView, says: string): string =>
  age === undefined ? says : `${ageInWords(age, parentsAsked === true)}. ${says}`;
