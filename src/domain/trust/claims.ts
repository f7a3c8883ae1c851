import type { Fact } from './fact-schema.ts';
import { everyPlan } from './fact-scope.ts';
import type { FactTopic } from './fact-topic-names.ts';

/** A claim about a company in an authored sentence, on a topic of its card. */
export interface Claim {
  about: 'training' | 'retention' | 'age' | 'edition';
  /** The sentence itself. */
  says: string;
}

/** Patterns of sentences that claim something on a topic. */
const forms: Record<Claim['about'], RegExp> = {
  training:
    /\btrain(?:s|ed)? (?:on|(?:its|their) models|models)\b|\btraining (?:on (?:your|what|chats|them|everything)|by default|switched off|rule)|(?<!\bwith )\b(?:no|same|excludes?) training\b|\bused (?:directly )?(?:for training|to train)\b/i,
  retention:
    /\b(?:kept|keeps?|retain(?:s|ed)?|stor(?:es|ed)|deleted?s?|removed|gone)\b[^.;]*\b(?:\d+|one|two|three|five|six|seven|thirty|ninety) (?:days?|weeks?|months?|years?)\b/i,
  age: /\bminimum age\b|\b(?:under|below|at least|over|from) 1[3-8]\b|\b1[3-8] years? old\b/i,
  edition:
    /\b(?:EU|Europe|European (?:Union|edition|terms))\b[^.;]*\bonly\b|\bonly\b[^.;]*\b(?:in Europe|in the EU|European edition)\b/i,
};

/** Matches a sentence that claims nothing about a company, as it says what wasn't found, or asks. */
const claimsNothing = /\bwe (?:didn’t|couldn’t) find\b|\bwe found\b[^.;]* only\b|\bno, until\b|\bwhether\b[^.;]*\btrain/i;
/**
 * Matches sentences about others, such as courts that decide on books or a person with their own samples: they claim nothing
 * about a company's use of input.
 */
const ofOthers = /\btraining on (?:lawfully|your own samples)\b/i;

/** The claims of a text about a company on the topics of its card, sentence by sentence. */
export const claimsIn = (text: string): Claim[] =>
  text
    .split(/(?<=[.?!;])\s+/)
    .filter((says) => !claimsNothing.test(says) && !ofOthers.test(says))
    .flatMap((says) =>
      (Object.keys(forms) as Claim['about'][]).filter((about) => forms[about].test(says)).map((about) => ({ about, says })),
    );

const denial = /(?:n’t|\bnot|\bno|\bexcludes?|\bnever)\b[^.;:]*\btrain/i;
const figures = /\b(?:\d+|one|two|three|five|six|seven|thirty|ninety)(?= (?:days?|weeks?|months?|years?)\b)|\b1[3-8]\b/gi;
const inFigures: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  five: '5',
  six: '6',
  seven: '7',
  thirty: '30',
  ninety: '90',
};
const figuresIn = (text: string): string[] =>
  [...text.matchAll(figures)].map(([figure]) => inFigures[figure.toLowerCase()] ?? figure);

/**
 * Finds the reason why no fact supports a claim, in words for its author; undefined where one does.
 * @param facts those on the tool, of any age: their age is shown next to them
 */
export function unsupportedReason({ about, says }: Claim, facts: readonly Fact[]): string | undefined {
  if (about === 'edition')
    return facts.some(({ edition, region }) => `${edition ?? ''}${region ?? ''}` !== '')
      ? undefined
      : 'no fact was read in one edition or holds for one region alone';
  const carrying = about === 'training' ? onTraining(says, facts) : withFigures(says, about, facts);
  const [first] = carrying;
  if (!first) return `no fact on ${about} says so`;
  if (carrying.every(({ edition }) => edition) && !/\beditions?\b/.test(says))
    return `its facts on ${about} were read in the ${first.edition} edition alone, which the sentence must name`;
  if (
    carrying.every(({ by }) => by === 'third party') &&
    !/\b(?:reports?|reported|quot(?:e|ed|es)|according|third part(?:y|ies)|readers)\b/i.test(says)
  )
    return `its facts on ${about} are others’ words, and the sentence must say so`;
  return undefined;
}

/** The facts on training with the same yes or no as a sentence, on the plans that it names. */
function onTraining(says: string, facts: readonly Fact[]): Fact[] {
  const onTopic = facts.filter(({ about }) => about === 'training');
  const plans = onTopic.flatMap(({ plan }) => plansIn(plan)).filter((plan) => plansIn(says).includes(plan));
  const isPersonal = /\bpersonal (?:chats|plans|accounts)\b/i.test(says);
  const isNo = ({ answer }: Fact) => answer === 'no' || answer === 'off unless switched on';
  return onTopic
    .filter(({ plan }) => plans.length === 0 || plan === everyPlan || plansIn(plan).some((one) => plans.includes(one)))
    .filter(({ plan }) => !isPersonal || plan === everyPlan || /\b(?:Free|Plus|Pro|personal|individual)/i.test(plan))
    .filter((fact) => denial.test(says) === isNo(fact) || /\bswitched o(?:ff|n)\b/.test(says));
}

/** The names of plans: 'Free', 'Go', 'Pro'. */
const plansIn = (text: string): string[] => text.match(/\p{Lu}[\p{L}.]+/gu) ?? [];

/** The facts with a sentence's figures, where each figure is in some of them; for a minimum age those on the age itself. */
function withFigures(says: string, about: 'retention' | 'age', facts: readonly Fact[]): Fact[] {
  const topics: readonly FactTopic[] = about === 'age' ? ['age', 'children', 'consent'] : ['retention'];
  const figuresOf = ({ answer = '', says: statement, quote }: Fact) => figuresIn(`${answer} ${statement} ${quote}`);
  const onTopic = facts.filter((fact) => topics.includes(fact.about));
  const factFigures = new Set(onTopic.flatMap(figuresOf));
  const claimed = figuresIn(says);
  if (!claimed.every((figure) => factFigures.has(figure))) return [];
  return onTopic
    .filter((fact) => !/\bminimum age\b/i.test(says) || fact.about === 'age')
    .filter((fact) => claimed.length === 0 || figuresOf(fact).some((figure) => claimed.includes(figure)));
}
