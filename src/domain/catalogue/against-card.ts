import type { DataPolicy, Permission } from '../trust/data-policy-schema.ts';
import { verdictOf } from '../trust/evidence-rules.ts';
import type { Kind } from '../trust/kinds.ts';
import { kinds, uses } from '../trust/kinds.ts';

/** Patterns of a sentence that enters something of a kind, and the reason for reading it so. */
interface Telling {
  kind: Kind;
  says: readonly RegExp[];
  why: string;
}

const people = '(members?|visitors?|newcomers?|guests?|volunteers?|parishioners?|households?|families|contacts?)';
const young = '(child(ren)?|kids?|students?|teens?|teenagers?|youth)';
const gathering = '(meetings?|committees?|councils?|class(es)?|interviews?|small groups?|counseling|choir)';
const recording = '(record(s|ed|ing|ings)?|transcri\\w+|recaps?)';

const tellings: readonly Telling[] = [
  {
    kind: 'recordings',
    says: [
      pattern(`${recording}\\b(?! attendance).{0,60}\\b${gathering}`),
      pattern(`${gathering}\\b.{0,60}\\b${recording}`),
      pattern(`(photos?|pictures?|videos?) of (the |our |her |his )?(choir|people|congregation|team|staff|${people})`),
      pattern(`(pastor|preacher|priest)[’']s (voice|face)`),
    ],
    why: 'what is recorded or written down at a meeting is a recording of everyone there, whoever agreed to it',
  },
  {
    kind: 'membersDetails',
    says: [
      pattern(
        `(membership|attendance|address|phone|mailing|contact|${people})[’']? (lists?|directory|database|roster|records?|cards?)`,
      ),
      pattern(`(names|addresses|phone numbers|birthdays) of (the |our |new )?${people}`),
      pattern(`records? (the )?attendance`),
      pattern(`who (came|attended|was absent)`),
    ],
    why: 'a list of people, or who came, tells who belongs to a church',
  },
  {
    kind: 'childrensDetails',
    says: [
      pattern(`(photos?|pictures?|videos?|names?|lists?|birthdays|allergies) of (the |our |her |his )?${young}`),
      pattern(`${young}[’']s? (photos?|pictures?|names|details|allergies)`),
      pattern(`checks? (the )?${young} in`),
      pattern('permission slips?'),
      pattern('consent forms?'),
      pattern('sunday school (lists?|roster)'),
    ],
    why: 'a name, a picture or a form of a child is the child’s own, and cannot be given away by anyone else',
  },
  {
    kind: 'givingRecords',
    says: [
      pattern(`(giving|donors?|pledge|donation|contribution) (records?|lists?|statements?|history)`),
      pattern(`records? .{0,20}\\b(gifts?|donations?|offerings?)`),
      pattern('who (gave|gives)'),
    ],
    why: 'who gave what is between the giver and the treasurer',
  },
  {
    kind: 'pastoralCareNotes',
    says: [
      pattern('prayer (requests?|lists?|chains?|cards?)'),
      pattern('requests? for prayer'),
      pattern('prayer team .{0,20}\\brequests?'),
      pattern('(counseling|pastoral-care|care|visit) (notes?|sessions?)'),
      pattern('hospital (visits?|lists?)'),
    ],
    why: 'a request for prayer and a note of a visit were told in trust',
  },
];

/** Matches a sentence that keeps something out: it speaks of the kind without entering it. */
const keepsOut = pattern(
  'without|not|never|no|nobody|none|leaves? out|switch(es)? (it |them )?off|turns? off|in place of|instead of|invented|made-up',
);

function pattern(words: string): RegExp {
  return new RegExp(`\\b(${words})\\b`, 'i');
}

/**
 * Finds the kind that a sentence in praise of a tool enters although its card says never: the page would contradict itself.
 * @returns the kind with a message on the reason; undefined where the card allows the kind for one of its uses
 */
export function enteredAgainstCard(
  policy: Pick<DataPolicy, 'ai' | 'records'>,
  sentence: string,
): { kind: Kind; message: string } | undefined {
  if (keepsOut.test(sentence)) return undefined;
  const telling = tellings.find(({ kind, says }) => isNever(policy, kind) && says.some((words) => words.test(sentence)));
  if (!telling) return undefined;
  const label = kinds.find(({ kind }) => kind === telling.kind)?.label.toLowerCase();
  return { kind: telling.kind, message: `speaks of ${label}, for which the card says never: ${telling.why}` };
}

/**
 * Checks whether the card says never for a kind in every use. A tool into which nothing can be entered, such as a course, has no
 * card to contradict; verdicts that are not filled in yet at the desk don't count.
 */
function isNever(policy: Pick<DataPolicy, 'ai' | 'records'>, kind: Kind): boolean {
  const verdicts = uses.flatMap(({ use }) => {
    const permission: Permission | undefined = policy[use]?.[kind];
    return permission === undefined ? [] : [verdictOf(permission)];
  });
  return verdicts.includes('never') && verdicts.every((verdict) => verdict === 'never' || verdict === 'none');
}
