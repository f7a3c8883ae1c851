import { addresses } from '#domain/addresses.ts';
import type { Choice } from '#domain/church/policy-choices.ts';
import { choices } from '#domain/church/policy-choices.ts';
import { policyMark } from '#domain/church/policy-mark.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { questionsOf } from '#domain/church/policy-text.ts';
import { trainingOf } from '#domain/church/training.ts';
import { readContent } from '#server/content/read-content.ts';
import type { Sought } from '../engines/visit.ts';
import type { Visitor } from './visitor.ts';
import { button, checkbox, heading, link, radio } from './visitor.ts';

// A church's month as one story: it decides, lists its tools, changes its policy, trains two people, informs the congregation,
// moves to another computer, merges two files and deletes everything. The visitor sets the input device and the browser.

const { church } = readContent('content');
if (!church) throw new Error('content/your-church has no texts.');
const { policy, training } = church;

/** Texts typed and selected in the story; no request may contain a word of them. */
export const typedTexts = {
  name: 'St. Mark’s, Leith',
  contact: 'the office, 555-0100',
  role: 'Sexton',
  purpose: 'Letters of the choir',
  tools: ['ChatGPT', 'The phone line’s answering AI'],
  toolThere: 'The lamp in the vestry',
} as const;

const { version } = policy;
/** Answers to the first questions, before they are changed and after. */
const first: PolicySearch = { v: version, q1: 'a', q2: 'b' };
const changedAnswers: PolicySearch = { ...first, q1: 'c' };
const marks = [first, changedAnswers].map((answers) => policyMark(answers, version));
const [firstMark = '', mark = ''] = marks;

/** Label of an answer's radio button. */
const answerOf = (number: number, choice: Choice): RegExp => {
  const label = questionsOf(policy)[number - 1]?.answers[choices.indexOf(choice)]?.label ?? '';
  return new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
};
const question = (number: number): Sought => ({ words: `Your policy, question ${number} of 14` });
const policyMarked = (shownMark: string): Sought => ({ selector: `#policy[data-mark="${shownMark}"]` });
const stateOf = (state: 'kept' | 'new'): Sought => ({ selector: `main[data-state="${state}"]` });

/** Message of a page that has a part which needs a script. */
const needsScript = /^Keeping your work here needs a script, and none runs in this browser\./;

/** Answers the first questions, and views the policy so far. */
async function decide(church: Visitor) {
  await church.open('/your-church');
  await church.press(link('Start with question 1'));
  for (const [number, choice] of [
    [1, 'a'],
    [2, 'b'],
  ] as const) {
    await church.sees(question(number));
    await church.press(radio(answerOf(number, choice)));
    await church.press(button(/^Next: /));
  }
  await church.sees(question(3));
  await church.press(button('See the policy so far'));
  await church.sees(policyMarked(firstMark));
}

async function keep(church: Visitor) {
  await church.press(button('Keep this policy'));
  await church.seesNo(button('Keep this policy'));
}

async function comesBackOnTuesday(church: Visitor) {
  await church.open('/your-church');
  await church.sees(stateOf('kept'));
  await church.sees(heading(/^Your policy, kept /));
  await church.press(link('Read'));
  await church.sees(policyMarked(firstMark));
}

/** Lists the church's tools: one of the hub's, on an unknown plan, and one that the hub does not have. */
async function listTools(church: Visitor, names: readonly string[] = typedTexts.tools) {
  await church.open('/your-church/tools');
  for (const name of names) {
    await church.press(link('Add a tool'));
    await church.fill({ label: /^Which tool\?/ }, name);
    await church.press(checkbox(/^Published texts/));
    await church.fill({ label: /^What for, in a few words/ }, typedTexts.purpose);
    await church.fill({ label: /^Who answers for it/ }, typedTexts.role);
    await church.press(button('Add to your list'));
    await church.sees(heading(name));
  }
}

async function changePolicy(church: Visitor) {
  await church.open('/your-church');
  await church.press(link('Change'));
  await church.sees(question(1));
  await church.press(radio(answerOf(1, 'c')));
  await church.press(button('See the policy so far'));
  await church.sees(policyMarked(mark));
  await church.sees({ words: /They differ in one clause: / });
  await keep(church);
  await church.open('/your-church');
  await church.sees({ words: new RegExp(`^Version ${mark}\\.`) });
  await church.sees(link(new RegExp(`^Version ${firstMark}, kept `)));
}

const units = trainingOf(policy, training, changedAnswers).units;

/** Answers as many situations correctly as needed to pass. */
async function takeTraining(church: Visitor) {
  for (const [at, { name, situations }] of units.entries()) {
    if (at > 0) await church.press(link(`Next unit: ${name}`));
    await church.sees(heading(name));
    for (const { number, answers } of situations.slice(0, 5)) {
      const situation: Sought = { selector: `article.situation-question:has(#situation-${number})` };
      const right = answers.find((answer) => answer.right);
      await church.press(radio(right?.label ?? '', situation));
      await church.press(button(/^Check your answer/, situation));
      await church.reads({ selector: '.told', within: situation }, /^Yes\./);
    }
  }
  await church.reads({ selector: '.certificate' }, /20 of 24/);
  await church.sees({ selector: `.certificate[data-mark="${mark}"]` });
}

async function trainTwo(church: Visitor) {
  await church.open('/your-church');
  await church.press(link('Teach'));
  await takeTraining(church);
  await church.press(button('Someone else takes it: start over'));
  await church.sees(heading(units[0]?.name ?? ''));
  await church.seesNo({ selector: '.told' });
  await takeTraining(church);
  await church.sees({ words: 'Trained on this device: 2 people' });
}

async function tellTheCongregation(church: Visitor) {
  await church.open('/your-church');
  await church.press(link(/^Tell/));
  await church.sees({ selector: `#told[data-mark="${mark}"]` });
  await church.fill({ label: 'Name' }, typedTexts.name);
  await church.fill({ label: /^Whom people can ask/ }, typedTexts.contact);
  // Leaving the field stores it.
  await church.press({ selector: 'details.fold summary' });
  await church.reads({ selector: '#told' }, new RegExp(`At ${typedTexts.name} we[^]*${typedTexts.contact}`));
  await church.reads({ selector: '#told' }, /^[^[]*$/);
}

/** Opens the church's home once everything stored is shown: its parts load lazily, and move the buttons below them. */
async function openHome(church: Visitor) {
  await church.open('/your-church');
  await church.sees(stateOf('kept'));
  await church.sees(heading('Your church’s name, only on this device'));
}

async function saveFile(church: Visitor): Promise<string> {
  await openHome(church);
  const { path, bytes } = await church.download(() => church.press(button('Save your church’s file')));
  const file = JSON.parse(bytes.toString()) as { policies: object[]; tools: object[]; training: object[] };
  const counts = [file.policies, file.tools, file.training].map((list) => list.length);
  if (String(counts) !== '2,2,2') throw new Error(`The file holds ${counts} policies, tools and trainings.`);
  return path;
}

async function openFile(church: Visitor, file: string, holds: string) {
  await openHome(church);
  await church.attach(file);
  await church.sees({ words: `Opened: a file with ${holds}. It’s added to what was here.` });
  await church.sees(stateOf('kept'));
}

/** Deletes all data of the church on this device, and checks that none is left. */
export async function deleteAll(church: Visitor) {
  await openHome(church);
  await church.press(button('Delete all'));
  await church.press(button('Yes, delete all'));
  await church.sees({ words: 'Everything of your church is deleted from this device.' });
  await church.sees(stateOf('new'));
  const leftovers = await church.keptOfChurch();
  if (leftovers.length > 0) throw new Error(`Left on the device: ${leftovers.join(', ')}`);
}

/** Runs a step of the story with its sentence; its result is for the next steps. */
type Tell = <Value>(sentence: string, goes: () => Promise<Value>) => Promise<Value>;

/**
 * Plays the whole story.
 * @param another the church's other computer, on which nothing is stored yet; it may be this one, once everything is deleted
 */
export async function playMonth(church: Visitor, another: () => Promise<Visitor>, tell: Tell): Promise<void> {
  await tell('it decides, and keeps its policy', async () => {
    await decide(church);
    await keep(church);
  });
  await tell('it comes back on Tuesday, and finds its policy', () => comesBackOnTuesday(church));
  await tell('it lists its tools', () => listTools(church));
  await tell('it changes its policy, and the older one stays to be read', () => changePolicy(church));
  await tell('two people train on one device, and each has a certificate', () => trainTwo(church));
  await tell('it tells the congregation, in its own name', () => tellTheCongregation(church));
  const file = await tell('its file holds all of it', () => saveFile(church));
  const there = await tell('it leaves this computer, or goes to another', another);
  await tell('on the other computer two files are put together', async () => {
    await listTools(there, [typedTexts.toolThere]);
    await openFile(there, file, '2 tools, 2 policies, 2 trainings');
    await there.sees({ words: new RegExp(`^Version ${mark}\\.`) });
    await there.sees(heading('3 tools'));
    await there.sees(heading('Trained: 2 people'));
    await openFile(there, file, '2 tools, 2 policies, 2 trainings');
    await there.sees(heading('3 tools'));
    await there.open(addresses.churchPaper('page', changedAnswers));
    await there.reads({ selector: '#told' }, new RegExp(`At ${typedTexts.name} we`));
  });
  await tell('“Delete all” leaves nothing on either', async () => {
    await deleteAll(there);
    if (there !== church) await deleteAll(church);
  });
}

/** Plays as much as forms and links allow; each page reports its parts that need a script. */
export async function playMonthWithoutScripts(church: Visitor, tell: Tell): Promise<void> {
  await tell('it decides, and the page says how to keep the policy', async () => {
    await decide(church);
    await church.sees({ words: needsScript });
    await church.seesNo(button('Keep this policy'));
    const { bytes } = await church.download(() => church.press(link('Download for Word')));
    if (bytes.subarray(0, 2).toString() !== 'PK') throw new Error('The Word file is none.');
  });
  await tell('a version on paper leads back to the policy', async () => {
    await church.open('/your-church');
    await church.sees({ words: needsScript });
    await church.fill({ label: 'Version' }, firstMark);
    await church.press(button('Show that policy'));
    await church.sees(policyMarked(firstMark));
  });
  await tell('its list is for paper', async () => {
    await church.open('/your-church/tools');
    await church.sees({ words: /^This list is kept in your browser and needs JavaScript\./ });
    await church.seesNo(button(/^Save/));
  });
  await tell('it changes its policy', async () => {
    await church.open(addresses.churchPolicy(first));
    await church.press(link('Change an answer'));
    await church.press(radio(answerOf(1, 'c')));
    await church.press(button('See the policy so far'));
    await church.sees(policyMarked(mark));
  });
  await tell('a second person trains: the answers are folded, and the sheet to sign is there', async () => {
    await church.press(link('Teach it to your people'));
    await church.sees({ words: needsScript });
    for (const [at, { name }] of units.entries()) {
      if (at > 0) await church.press(link(`Next unit: ${name}`));
      await church.sees(heading(name));
      await church.seesNo(button(/^Check your answer/));
    }
    await church.press({ selector: 'details[data-without-script] summary' });
    await church.sees({ selector: `.to-sign[data-mark="${mark}"]` });
  });
  await tell('its page for the congregation has brackets, and says how to fill them in', async () => {
    await church.open(addresses.churchPaper('page', changedAnswers));
    await church.reads({ selector: '#told' }, /\[your church\]/);
    await church.sees({ words: /^Typing your church’s name here needs a script\./ });
  });
}
