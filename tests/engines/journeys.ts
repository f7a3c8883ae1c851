import { writeFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, vi } from 'vitest';
import { deleteAll, playMonth } from '../church/month.ts';
import type { Visitor } from '../church/visitor.ts';
import { ofChurch } from '../church/visitor.ts';
import { password } from '../environment/desk.ts';
import type { Sought, Visit } from './visit.ts';

const button = (name: string | RegExp, within?: Sought): Sought => ({ role: 'button', name, within });
const link = (name: string | RegExp, within?: Sought): Sought => ({ role: 'link', name, within });
const field = (name: string | RegExp, within?: Sought): Sought => ({ role: 'textbox', name, within });
const radio = (name: string | RegExp, within?: Sought): Sought => ({ role: 'radio', name, within });
const checkbox = (name: string | RegExp): Sought => ({ role: 'checkbox', name });
const searchDialog: Sought = { role: 'dialog', name: 'Search the hub' };

/** Filters a list, opens a tool of it, and goes Back to the same list. The one journey of the day. */
export async function filterAndBack(visit: Visit) {
  await visit.open('/all-tools');
  const search: Sought = { role: 'searchbox', name: 'Search tools' };
  await visit.fill(search, 'captions');
  await visit.isAt(/^\/all-tools\?(.*&)?q=captions/);
  const count = await visit.count({ selector: 'main .row' });
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(114);
  const title: Sought = { selector: 'main .row h3 a, main .row h2 a' };
  await visit.press(title);
  await visit.isAt(/^\/tools\//);
  await visit.window.back();
  await visit.isAt(/^\/all-tools\?(.*&)?q=captions/);
  await visit.reads(search, /^captions$/);
  await visit.sees(title);
  expect(await visit.count({ selector: 'main .row' })).toBe(count);
}

async function searchByKeyboard(visit: Visit) {
  await visit.open('/');
  await visit.window.key('Control+k');
  await visit.hasFocus(field('Search the hub', searchDialog));
  await visit.window.type('midjurney');
  await visit.reads({ selector: 'dialog [role="status"]' }, /^\d+ results? for midjurney$/);
  await visit.window.key('ArrowDown');
  await visit.hasFocus(link('Midjourney', searchDialog));
  await visit.window.key('Enter');
  await visit.isAt(/^\/tools\/midjourney$/);
  await visit.seesNo(searchDialog);
}

/** Pastes the copied text, as a visitor would. */
async function copyAPrompt(visit: Visit) {
  await visit.open('/prompts/discussion-questions-from-a-sermon');
  await visit.fill(field('The passage'), 'Ruth 1:16');
  await visit.press(button('Copy'));
  await visit.sees({ words: 'Copied' });
  await visit.press(field('The transcript, without names'));
  await visit.window.key('Control+v');
  await visit.reads(field('The transcript, without names'), /heard this sermon on Ruth 1:16:/);
}

async function suggestATool(visit: Visit) {
  await visit.open('/submission');
  await visit.press(radio('Tool'));
  await visit.fill(field('Tool Name'), 'Candle');
  await visit.press(button('Submit for Review'));
  await visit.sees({ words: 'There’s a problem' });
  await visit.reads(field('Tool Name'), /^Candle$/);
  await visit.focus({ role: 'combobox', name: /^Category/ });
  await visit.window.type('LLM');
  await visit.fill(field(/^Description/), 'A candle that writes.');
  await visit.fill(field(/^Your Name/), 'Ruth Adeyemi');
  await visit.fill(field(/^Your Email/), 'ruth@stmarks.example');
  await visit.fill(field(/^Ministry\/Church Name/), 'St. Mark’s, Leith');
  await visit.press(button('Submit for Review'));
  await visit.sees({ words: /Your reference is S-[2-9A-Z]{6}/ });
  await visit.reads(field('Workflow Name'), /^$/);
}

async function policyToWord(visit: Visit) {
  await visit.open('/your-church');
  await visit.press(link('Start with question 1'));
  await visit.press(radio(/^Openly/));
  await visit.press(button('Next: who’s covered'));
  await visit.press(button('See the policy so far'));
  await visit.isAt(/^\/your-church\/policy\?(?=.*q1=c)/);
  await visit.reads({ selector: '#policy [data-clause]' }, /We welcome AI for ordinary work/);
  const { name, bytes } = await visit.download(() => visit.press(link('Download for Word')));
  expect(name).toMatch(/\.docx$/);
  expect(Object.keys(unzipSync(bytes))).toContain('word/document.xml');
}

async function registerOutAndIn(visit: Visit) {
  await visit.open('/your-church/tools');
  await visit.press(link('Add a tool'));
  await visit.fill({ label: /^Which tool\?/ }, 'ChatGPT');
  await visit.press(radio(/^Free, Go, Plus and Pro/));
  await visit.press(checkbox(/^Published texts/));
  await visit.press(button('Add to your list'));
  await visit.sees({ words: /ChatGPT is in your list\./ });
  await visit.window.reload();
  await visit.sees({ role: 'heading', name: /^ChatGPT/ });
  const file = await visit.download(() => visit.press(button('Save your church’s file')));
  const church = JSON.parse(file.bytes.toString()) as { tools: { name?: string }[] };
  await writeFile(file.path, JSON.stringify(church));
  await visit.press(button('Remove ChatGPT'));
  await visit.sees({ words: /No tools yet\./ });
  await visit.window.attach('input[type=file]', file.path);
  await visit.sees({ role: 'heading', name: /^ChatGPT/ });
}

async function answerTheTraining(visit: Visit) {
  await visit.open('/your-church/training');
  const situation: Sought = { selector: 'article.situation-question' };
  await visit.press(button(/^Check your answer/, situation));
  await visit.reads({ selector: '[role="status"]', within: situation }, /^Choose an answer first\.$/);
  await visit.press(radio(/^Print it/));
  await visit.press(button(/^Check your answer/, situation));
  await visit.reads({ selector: '[role="status"]', within: situation }, /^Not that one\./);
  // Arrow keys move through the answers.
  await visit.focus({ selector: 'input:checked', within: situation });
  await visit.window.key('ArrowDown');
  await visit.window.key('Enter');
  await visit.reads({ selector: '[role="status"]', within: situation }, /^Yes\./);
}

async function printAPaper(visit: Visit) {
  await visit.open('/your-church/page?v=1');
  await visit.window.run(() => {
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  await visit.press(button('Print it for the bulletin'));
  // Remaining blanks are reported before printing.
  await visit.press(button('Print it with lines'));
  await vi.waitFor(async () => expect(await visit.window.run(() => document.body.dataset.printed)).toBe('yes'));
  // Neither driver prints, so the print rules are applied on screen.
  await visit.window.run(() => {
    const turnOn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) rule.media.mediaText = rule.media.mediaText.replace(/\bprint\b/, 'all');
        if ('cssRules' in rule) turnOn(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) turnOn(sheet.cssRules);
  });
  await visit.sees({ words: /Who answers for this/ });
  await visit.seesNo({ role: 'banner' });
  await visit.seesNo({ role: 'button' });
}

async function editAtTheDesk(visit: Visit) {
  await visit.window.goto(`${visit.origin}/admin/tools/descript`);
  await visit.fill({ label: 'Username' }, 'ruth');
  await visit.fill({ label: 'Password' }, password);
  await visit.press(button('Sign in'));
  await visit.sees({ role: 'heading', name: 'Descript' });
  await visit.fill(field(/^Effectiveness/), 'Good on clear speech, checked at the desk');
  await visit.press(button('Save'));
  await visit.press(button(/^Publish (it|the changes)$/, { role: 'alertdialog' }));
  await visit.sees({ words: /The public site shows it now\./ });
  await visit.press(link('See it on the site'));
  await visit.sees({ words: /Good on clear speech, checked at the desk/ });
}

async function dialogsByKeyboard(visit: Visit) {
  await visit.open('/worship-hub?tab=workflows');
  const card: Sought = { selector: '[role="tabpanel"] article a' };
  await visit.focus(card);
  await visit.window.key('Enter');
  await visit.sees({ role: 'dialog' });
  await visit.isAt(/^\/workflows\//);
  for (let presses = 0; presses < 12; presses += 1) {
    await visit.window.key('Tab');
    // The browser's own buttons get the focus after the last link, and then the page has none.
    expect(await visit.window.run(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true);
  }
  await visit.window.key('Escape');
  await visit.seesNo({ role: 'dialog' });
  await visit.isAt(/^\/worship-hub\?tab=workflows$/);
  await visit.hasFocus(card);
}

/** WebKit's driver has one window at a time: the church's other computer is this one, once everything is deleted. */
async function churchMonth(visit: Visit) {
  const church: Visitor = {
    ...visit,
    attach: (file) => visit.window.attach('input[type=file]', file),
    keptOfChurch: async () => ofChurch(await visit.window.run(() => ({ ...localStorage, ...sessionStorage }))),
  };
  const deleted = async () => {
    await deleteAll(church);
    return church;
  };
  await playMonth(church, deleted, (_, goes) => goes());
}

/** Journeys in every engine at night, by their names in the table of docs/browsers.md. */
export const nightJourneys = [
  { name: 'search dialog', goes: searchByKeyboard },
  { name: 'copy', goes: copyAPrompt },
  { name: 'suggestion form', goes: suggestATool },
  { name: 'policy to Word', goes: policyToWord },
  { name: 'register with file out and in', goes: registerOutAndIn },
  { name: 'training', goes: answerTheTraining },
  { name: 'a church’s month', goes: churchMonth },
  { name: 'print', goes: printAPaper },
  { name: 'sign-in and one edit at the desk', goes: editAtTheDesk },
  { name: 'dialogs by keyboard', goes: dialogsByKeyboard },
] as const;
