import type { Kind } from '../trust/kinds.ts';
import { singular } from './words.ts';

/** An incident that words in the past tense report: something was entered into a tool, or something else went wrong. */
export type Happened = 'entered' | 'went wrong';

/** Facts about the words in addition to the words themselves. */
export interface ToldOf {
  /** Kind of information that they name. */
  kind: Kind | undefined;
  /** True if they name a tool that has an AI, or any AI. */
  namesAi: boolean;
  /** Words of tools’ names. */
  toolWords: ReadonlySet<string>;
}

const wordSet = (words: string) => new Set(words.split(' '));

// Singular forms: typed words are compared in the singular too, such as 'parents'.
const people = wordSet(
  'i ive we weve he she they theyve someone somebody anyone who member volunteer staff secretary pastor treasurer intern admin administrator ' +
    'leader teacher parent elder deacon priest colleague coworker boss wife husband son daughter teen teenager student director ' +
    'minister vicar clerk bookkeeper person people man woman girl boy guest visitor employee helper worker chair office team',
);
/** People who report what was done to them; with children, who upload nothing for their church. */
const tellers = new Set([...people, 'child', 'kid']);
const machines = wordSet('bot chatbot notetaker ai assistant it app');
/** Words that, between a person and a deed, make it a wish or a question: 'she wants to put', 'may somebody put'. */
const notYet = wordSet('to may can could should would will must might cannot cant');
const asks = wordSet('can could may should would will');
const passive = wordSet('was were got been gets getting accidentally mistakenly just');

/** Deeds that put something into a tool. */
const entering = wordSet('pasted uploaded entered typed fed submitted dictated');
/** Deeds that are often harmless, unless an AI is named. */
const passingOn = wordSet('shared sent posted gave given copied forwarded imported scanned used ran');
/** Deeds whose past tense equals the present. */
const sameInThePast = wordSet('put');
/** Words that ask for permission: without them 'list pasted into an AI' needs no person. */
const asksLeave = wordSet('may can could should safe ok okay allowed is are');
/** Deeds of entering in questions about the future. */
const stillToDo = wordSet('paste upload enter submit pasting uploading entering');

/** Phrases of people to whom something has happened, regardless of the deed. */
const alarms = [
  'by mistake',
  'by accident',
  'on accident',
  'in error',
  'what now',
  'now what',
  'should not have',
  'shouldnt have',
  'data leak',
  'leaked',
  'breach',
  'breached',
  'oops',
  'undo',
  'accidentally',
  'mistakenly',
  'unintentionally',
  'inadvertently',
];
const privateWords = wordSet(
  'private confidential personal sensitive secret data information info name address medical health member child kid donor giving prayer counseling',
);

const untrue = wordSet('fake false invented wrong made misquoted');

interface Wrong {
  by: 'people' | 'tellers' | 'machines' | 'both';
  did: ReadonlySet<string>;
  /** Sets of words, of each of which one must be typed too. */
  beside: readonly ReadonlySet<string>[];
}

/** Incidents other than entering. */
const wrongs: readonly Wrong[] = [
  {
    by: 'machines',
    did: wordSet('recorded joined transcribed emailed listened'),
    beside: [wordSet('meeting session counseling confession hearing confidential private prayer elder board')],
  },
  {
    by: 'people',
    did: wordSet('cloned faked impersonated deepfaked'),
    beside: [wordSet('voice face video pastor priest minister elder bishop')],
  },
  {
    by: 'tellers',
    did: wordSet('wrote told texted messaged typed said disclosed'),
    beside: [
      wordSet(
        'suicide suicidal overdose die kill self abuse abused abusing molested raped hit hits beat beats beating hurts hurting violence',
      ),
    ],
  },
  {
    by: 'both',
    did: wordSet('printed published preached posted quoted'),
    beside: [untrue, wordSet('quote quotation verse scripture citation')],
  },
];

/** Words for pictures that nobody asks about unless one exists. */
const gravePictures = wordSet('nudes sextortion sextorted sexting sexted');
const nakedness = wordSet('nude naked sexual intimate undressed undressing');
const picture = wordSet('picture photo image video deepfake screenshot');
const minors = wordSet('minor child kid girl boy teen teenager student youth daughter son');

/** Kinds whose entering is no everyday work, even if no AI is named: a video of the service goes to many places. */
const neverEveryday: readonly (Kind | undefined)[] = ['childrensDetails', 'pastoralCareNotes', 'givingRecords', 'membersDetails'];
const harmless: readonly (Kind | undefined)[] = ['publicText', 'internalDrafts'];

/**
 * Classifies words that report something that has happened, undefined for others: somebody who writes 'a volunteer pasted the
 * prayer list' asks what to do now, and not whether it is allowed.
 * @param queryWords folded words, in order
 */
export function happenedInWords(queryWords: readonly string[], { kind, namesAi, toolWords }: ToldOf): Happened | undefined {
  const one = queryWords.map(singular);
  const has = (words: ReadonlySet<string>) => queryWords.some((word, at) => words.has(word) || words.has(one[at] ?? ''));
  const isAlarmed = alarms.some((alarm) => ` ${queryWords.join(' ')} `.includes(` ${alarm} `));
  const isPrivate = kind !== undefined ? !harmless.includes(kind) : has(privateWords);
  const isDone = (deeds: ReadonlySet<string>, who: ReadonlySet<string> = people) =>
    queryWords.some((word, at) => deeds.has(word) && isDoneBy(queryWords, at, who));

  const machineWords = new Set([...machines, ...toolWords]);
  const doers = { people, tellers, machines: machineWords, both: new Set([...people, ...machineWords]) };
  if (wrongs.some(({ by, did, beside }) => beside.every(has) && (isDone(did, doers[by]) || (isAlarmed && has(did)))))
    return 'went wrong';
  if (has(gravePictures) || [nakedness, picture, minors].every(has)) return 'went wrong';
  if (isAlarmed) {
    if (isPrivate || (namesAi && (has(entering) || has(passingOn) || has(sameInThePast)))) return 'entered';
    return has(untrue) ? 'went wrong' : undefined;
  }
  if (!isPrivate || has(stillToDo)) return undefined;
  const isTelling = namesAi || neverEveryday.includes(kind);
  if (isTelling && isDone(entering)) return 'entered';
  if (namesAi && has(entering) && !has(asksLeave)) return 'entered';
  if (namesAi && (isDone(passingOn) || isDone(sameInThePast))) return 'entered';
  return undefined;
}

/** Maximum number of words between the person and the deed. */
const mostBetween = 4;

/** Checks whether a person of `who` is before the deed at a position, or it is in the passive: 'the list was pasted'. */
function isDoneBy(queryWords: readonly string[], at: number, who: ReadonlySet<string>): boolean {
  if (passive.has(queryWords[at - 1] ?? '') || passive.has(queryWords[at - 2] ?? '')) return true;
  for (let back = at - 1; back >= Math.max(0, at - 1 - mostBetween); back--) {
    const word = queryWords[back] ?? '';
    if (notYet.has(word)) return false;
    // 'Can somebody put' is a question.
    if (who.has(word) || who.has(singular(word)))
      return ![queryWords[back - 1], queryWords[back - 2]].some((before) => asks.has(before ?? ''));
  }
  return false;
}
