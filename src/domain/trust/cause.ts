import { capitalized } from '../text/capitalized.ts';
import { dayOf, isOutOfDate, isTooOld } from './age.ts';
import { formatCheckedDate } from './checked-date.ts';
import type { CompanyAnswer } from './company-answer.ts';
import { companyAnswer } from './company-answer.ts';
import type { Fact } from './fact-schema.ts';
import { everyPlan, scopeOf } from './fact-scope.ts';
import type { FactTopic } from './fact-topic-names.ts';

/** Closed list of reasons for a sentence on a topic: what was found, in whose words, and how far it supports a verdict. */
export const causes = [
  'the company says so',
  'the company itself asks you not to',
  'its terms limit it',
  'nothing found',
  'found, but without a date',
  'found, older than we count',
  'another plan or edition only',
  'a third party says so',
  'our rule for every tool',
] as const;
export type Cause = (typeof causes)[number];

/** A sentence, its cause, and the facts that support it; none where nothing was found or the rule is ours. */
export interface Said {
  cause: Cause;
  says: string;
  facts: readonly Fact[];
}

/**
 * Context of a sentence: the facts of a tool, the plan in their words, and the day by which their age is judged, such as
 * 2026-11-22.
 */
export interface Asked {
  plan: string;
  facts: readonly Fact[];
  today: string;
}

const nouns: Partial<Record<FactTopic, string>> = {
  training: 'training',
  retention: 'how long it’s kept',
  ownership: 'who owns the data',
  leaving: 'deletion after you leave',
  access: 'who can open it',
};
const nounOf = (about: FactTopic) => nouns[about] ?? about;

/** Finds the cause why the company's word on a topic permits nothing, by the strongest facts that were found. */
function missingCause({ speaking, weak, within, apart }: CompanyAnswer, today: string): Missing {
  const isSure = ({ confidence }: Fact) => confidence !== 'low';
  const ofMaker = (facts: readonly Fact[]) => facts.filter(({ by }) => by === 'maker');
  const own = (facts: readonly Fact[]) => ofMaker(facts).filter(isSure);
  const all = [...weak, ...within, ...apart];
  const old = own(weak).filter((fact) => dayOf(fact, today) !== undefined);
  const recent = own(within).filter((fact) => dayOf(fact, today) !== undefined && !isTooOld(fact, today));
  const candidates: [MissingCause, readonly Fact[]][] = [
    ['the company says so', speaking],
    ['another plan or edition only', recent],
    ['found, older than we count', old],
    ['found, but without a date', own(weak)],
    ['another plan or edition only', own([...within, ...apart])],
    ['the company says so', ofMaker(all)],
    ['a third party says so', all],
  ];
  const [cause, facts] = candidates.find(([, carrying]) => carrying.length > 0) ?? ['nothing found', []];
  return { cause, facts };
}

const orList = new Intl.ListFormat('en-US', { type: 'disjunction' });
/** Names at most two plans or editions, with the number of the others; an edition of the card's own plan is named by itself. */
function scopes(facts: readonly Fact[], plan: string): string {
  const nameOf = (fact: Fact) =>
    fact.plan === plan && fact.edition && !fact.region ? `the ${fact.edition} edition` : `“${scopeOf(fact)}”`;
  const names = [...new Set(facts.map(nameOf))];
  const more = names.length - 2;
  return names.slice(0, 2).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The sentence for each cause of a missing word. */
const missingWords = {
  'the company says so': (topics: string) => `The company’s word on ${topics} isn’t clear enough.`,
  'found, older than we count': (topics: string) => `The company’s word on ${topics} is older than we count.`,
  'found, but without a date': (topics: string) => `The company’s word on ${topics} is undated, so it doesn’t count.`,
  'another plan or edition only': (topics: string, names: string) => `The company’s word on ${topics} is only for ${names}.`,
  'a third party says so': (topics: string) => `On ${topics} we found only what others say.`,
  'nothing found': (topics: string) => `We found nothing from the company on ${topics}.`,
} satisfies Partial<Record<Cause, unknown>>;
type MissingCause = keyof typeof missingWords;
type Missing = { cause: MissingCause; facts: readonly Fact[] };

/** The gaps in the company's words, topic by topic; topics that lack the same share one sentence. */
export function sayMissing(topics: readonly FactTopic[], { plan, facts, today }: Asked): Said[] {
  const gaps = topics.map((about) => ({ about, ...missingCause(companyAnswer(about, plan, facts, today), today) }));
  const together = Map.groupBy(gaps, ({ cause, facts: carrying }) =>
    cause === 'another plan or edition only' ? cause + scopes(carrying, plan) : cause,
  );
  return [...together.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const carrying = group.flatMap((one) => one.facts);
    const topicsInWords = orList.format(group.map(({ about }) => nounOf(about)));
    return [{ cause: first.cause, says: missingWords[first.cause](topicsInWords, scopes(carrying, plan)), facts: carrying }];
  });
}

/** Conclusion after the sentences on gaps that decide the verdict: silence differs from a word that doesn't count. */
export const countsAsNever = (missing: readonly Said[]) =>
  missing.every(({ cause }) => cause === 'nothing found') ? 'Silence counts as never.' : 'So it stays out.';

/**
 * The scope of a fact, such as 'In the European edition', where the words were read in one edition or hold for a part or region
 * alone.
 */
const placeOf = (fact: Fact, plan: string): string | undefined => {
  if (fact.edition) return `In the ${fact.edition} edition of its documents`;
  if (fact.region) return `For ${fact.region}`;
  return fact.plan === plan || fact.plan === everyPlan ? undefined : `Under “${fact.plan}”`;
};
/** The time of words that are older than we count, such as 'in September 2024'; bad news counts at any age. */
const whenSaid = (fact: Fact, today: string): string | undefined => {
  const day = dayOf(fact, today);
  return day !== undefined && isOutOfDate(day, today) ? formatCheckedDate(day.slice(0, 7)) : undefined;
};

/** The sentence on words on training that forbid it. @param facts the facts that do; the company's own precede third parties' */
export function sayForbidden(facts: readonly Fact[], { plan, today }: Asked): Said {
  const own = facts.filter(({ by }) => by === 'maker');
  const ofPlan = own.filter((fact) => placeOf(fact, plan) === undefined);
  const [yesFact] = [...ofPlan, ...own].filter(({ answer }) => answer === 'yes');
  const lead = yesFact ?? ofPlan[0] ?? own[0];
  if (!lead) {
    const trains = facts.filter(({ answer }) => answer === 'yes');
    const says =
      trains.length > 0
        ? 'A third party says that it trains on what you enter. We count that as never.'
        : 'A third party’s word on training isn’t clear, and we count that as never.';
    return { cause: 'a third party says so', says, facts: trains.length > 0 ? trains : facts };
  }
  const place = placeOf(lead, plan);
  const when = whenSaid(lead, today);
  const who = `${place ?? (when ? `In ${when}` : '')} the company`.trim();
  const says =
    lead.answer === 'yes'
      ? `${capitalized(who)} ${when ? 'said' : 'says'} that it trains on what you enter.${place ? ' We count that as never.' : ''}`
      : `${place ? `${place} the` : 'The'} company’s words on training are unclear, and we count that as never.`;
  return { cause: place ? 'another plan or edition only' : 'the company says so', says, facts: [lead] };
}

/** The sentence for a company that itself asks not to enter it. @param found the facts that ask */
export function sayAsked([first, ...others]: readonly [Fact, ...Fact[]], { plan }: Asked): Said {
  const lead = [first, ...others].find((fact) => placeOf(fact, plan) === undefined) ?? first;
  const who = `${placeOf(lead, plan) ?? ''} the company itself asks you not to`.trim();
  return { cause: 'the company itself asks you not to', says: `${capitalized(who)}. ${lead.says}`, facts: [lead] };
}

/** The sentence for terms that limit the tool's use; undefined where no word of the company does. */
export function sayLimited({ plan, facts, today }: Asked): Said | undefined {
  const { speaking, weak, within } = companyAnswer('use', plan, facts, today);
  const [limit] = [...speaking, ...weak, ...within].filter(({ by }) => by === 'maker');
  if (!limit) return undefined;
  const place = placeOf(limit, plan);
  const says = `${capitalized(`${place ?? ''} its terms limit it`.trim())}. ${limit.says}`;
  return { cause: 'its terms limit it', says, facts: [limit] };
}

/** The sentence for a company's word that permits it. @param facts the facts that allow it */
export function saySo(facts: readonly Fact[]): Said {
  const on = (about: FactTopic) => facts.filter((fact) => fact.about === about);
  const parts = [
    ...(on('training').some(({ answer }) => answer === 'on unless switched off')
      ? ['that training can be switched off']
      : on('training').length > 0
        ? ['that it doesn’t train on it']
        : []),
    ...(on('retention').length > 0 ? ['how long it’s kept'] : []),
    ...(on('ownership').length > 0 ? ['who owns the data'] : []),
    ...(on('agreement').length > 0 ? ['that there’s a data agreement'] : []),
    ...(on('leaving').length > 0 ? ['what happens to it when you leave'] : []),
    ...(on('access').length > 0 ? ['who can open it'] : []),
  ];
  return {
    cause: 'the company says so',
    says: `The company says ${new Intl.ListFormat('en-US').format(parts)}.`,
    facts,
  };
}

const shortly: Record<MissingCause, string> = {
  'the company says so': '',
  'nothing found': '',
  'found, older than we count': 'Older than we count: ',
  'found, but without a date': 'Without a date, so we don’t count it: ',
  'another plan or edition only': 'Only for another plan or edition: ',
  'a third party says so': 'Others say: ',
};

/**
 * The finding on a topic in one line: the answer with its plan, document and date; or else why the word that was found is no
 * answer.
 */
export function topicInShort(about: FactTopic, context: Asked): Said {
  const { plan, facts, today } = context;
  const word = companyAnswer(about, plan, facts, today);
  const { answer, speaking, weak, within } = word;
  const fact = [...speaking, ...weak, ...within].find((one) => one.by === 'maker' && one.answer === answer);
  if (answer !== undefined && fact) return { cause: 'the company says so', says: withDocument(fact), facts: [fact] };
  if (answer !== undefined) {
    const doubtful = [...weak, ...within].filter((one) => one.answer === 'yes' || one.answer === 'unclear');
    const sentence = sayForbidden(doubtful, context);
    return { ...sentence, says: `${capitalized(answer)}. ${sentence.says}` };
  }
  const { cause, facts: foundFacts } = missingCause(word, today);
  const lead = foundFacts.find((one) => one.answer !== undefined);
  return { cause, says: lead ? shortly[cause] + withDocument(lead) : 'Not found', facts: lead ? [lead] : [] };
}

/** An answer with its source: 'No (Free and Plus; Privacy Policy, August 17, 2026)'. */
const withDocument = (fact: Fact) =>
  `${capitalized(fact.answer ?? '')} (${scopeOf(fact)}; ${fact.document}${fact.dated ? `, ${formatCheckedDate(fact.dated)}` : ''})`;

const ours = (says: string): Said => ({ cause: 'our rule for every tool', says, facts: [] });

/** The sentences of our own rule: they claim nothing of a company. */
export const ourRule = {
  noAi: ours('No AI that a company runs may read these. That’s our rule for every tool.'),
  noPeople: ours('Nothing here is about people, so it needs no word from the company.'),
  ownComputer: ours('It runs on the church’s own computer and sends nothing out.'),
  keptOut: ours('We keep these out of it, whatever its terms say.'),
} as const;

/** The sentence for a tool that we keep out although the company's word would let it in, with that word. */
export const keptOutAllTheSame = (sentence: Said): Said => ({
  ...sentence,
  cause: 'our rule for every tool',
  says: `${sentence.says} We keep these out of it all the same.`,
});

/** The sentence for a tool whose terms nobody has read yet: nothing is claimed about them. */
export const unread: Said = { cause: 'nothing found', says: 'We haven’t read its terms. Silence counts as never.', facts: [] };
