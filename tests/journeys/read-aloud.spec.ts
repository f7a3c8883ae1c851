import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

// Ten pages as announced by a virtual screen reader. The tests check decisive phrases in order, not every word.

// The reader is injected into the page, whose policy allows only the site's scripts.
test.use({ bypassCSP: true });

const readerFile = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** Announcements of a page from the beginning of its main part to the end, phrase by phrase. */
async function readAloud(page: Page, address: string): Promise<string[]> {
  await openPage(page, address);
  return page.evaluate(
    async (reader) => {
      const { virtual } = await import(URL.createObjectURL(new Blob([reader], { type: 'text/javascript' })));
      await virtual.start({ container: document.querySelector('main') });
      while ((await virtual.lastSpokenPhrase()) !== 'end of main') await virtual.next();
      const phrases = await virtual.spokenPhraseLog();
      await virtual.stop();
      return phrases;
    },
    await readFile(readerFile, 'utf8'),
  );
}

type Said = string | RegExp;

/** First of these phrases that is missing after the ones before it; undefined when all are there. */
function missing(phrases: readonly string[], inOrder: readonly Said[]): Said | undefined {
  let from = 0;
  for (const nextPhrase of inOrder) {
    const at = phrases.findIndex(
      (phrase, place) => place >= from && (typeof nextPhrase === 'string' ? phrase === nextPhrase : nextPhrase.test(phrase)),
    );
    if (at < 0) return nextPhrase;
    from = at + 1;
  }
  return undefined;
}

const protocol: Record<string, readonly Said[]> = {
  '/': [
    'heading, Sharing AI tools and resources with the ministry community, level 1',
    'searchbox, What do you want to know, or do?, placeholder Ask in your own words',
    'link, Can I paste this?',
    'link, Something went wrong',
    'heading, It is Thursday and I need…, level 2',
    'heading, a discussion guide for Wednesday, level 3',
    'Never paste:',
    'link, The prompt: a discussion guide for Wednesday',
    'heading, to check a figure before I say it, level 3',
    'link, The prompt: to check a figure before I say it',
    /^link, \S+: to check a figure before I say it$/,
    /^link, 50\+ AI Tools ?\. Carefully selected ?\. See all tools$/,
  ],
  '/all-tools': [
    'heading, All tools, level 1',
    'list, Jump to a category',
    /^link, Analytics \d+ tools$/,
    'heading, Analytics, level 2',
    /^\d+ tools$/,
    'list',
    /^listitem, level 1, position 1, set size \d+$/,
    /^checkbox, Pick (.+) to compare, not checked$/,
    /^heading, .+, level 3$/,
    'heading, Bible Study, level 2',
    // Verdict on members’ details, which is announced unless it is never.
    'Members’ details:',
    /^(Only if|Only as records|Fine|Doesn’t apply)$/,
  ],
  '/tools/planning-center': [
    'heading, Planning Center, level 1',
    'heading, What’s OK to paste, level 2',
    'heading, Kept as our own records, level 3',
    'Never',
    'heading, Read by its AI, level 3',
    'Never',
    'heading, What it costs, level 2',
    'heading, What to do, level 2',
    'heading, What’s OK to paste, and why, level 2',
    'heading, Kept as our own records, level 3',
    'heading, Never, level 4',
    'list',
    'heading, Only if, level 4',
    'list',
    'heading, Read by its AI, level 3',
    'heading, Never, level 4',
    'list',
    'heading, What the company says, level 2',
    'heading, Sources, level 2',
  ],
  '/answers/can-we-text-our-members': [
    'heading, Can we text our members and visitors?, level 1',
    /^Yes, once each person has agreed/,
    'heading, Sources, level 2',
    /^link, CharityWatch$/,
    /^heading, What we didn’t find, level 2$/,
  ],
  '/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse': [
    'heading, Someone wrote about suicide or abuse, level 1',
    'link, Call 911, Someone may die right now',
    /^link, Call 988, /,
    'link, Text 988',
    'navigation, What happened',
    'heading, The first hour, level 2',
    'list, The first hour',
    'listitem, level 1, position 1, set size 5',
    'heading, What not to do, level 2',
    'heading, Who to call at our church, level 2',
  ],
  '/may-i-enter?what=givingRecords&tool=chatgpt': [
    'heading, Can giving records go into ChatGPT?, level 1',
    'Never',
    /^What someone gives is between them/,
    'heading, Why, level 2',
    'heading, What ChatGPT’s company says, level 2',
    /^Source: /,
  ],
  '/compare?tools=otter,fireflies': [
    'heading, Otter.ai or Fireflies.ai, level 1',
    /^table, .* In every other row they differ\.$/,
    'columnheader, Otter.ai by Otter.ai',
    'rowheader, What’s OK to paste: read by its AI, column span 3',
    'rowheader, Published texts',
    'Fine, in both',
    'rowheader, Recordings and pictures of people',
    'Never',
    'Only if',
  ],
  '/prompts/a-plan-your-visit-page-from-facts': [
    'heading, A “plan your visit” page from your facts, level 1',
    'heading, Never paste, level 2',
    'list',
    'heading, Fill in three blanks, level 2',
    /^textbox, The facts, For example: /,
    'heading, The prompt builds itself, level 2',
    'Three blanks are still empty, and are copied in square brackets.',
    'heading, Then a person checks, level 2',
  ],
  '/workflows/weekly-email-newsletter': [
    'heading, Weekly email newsletter with one main action, level 1',
    'heading, Never paste, level 2',
    'list',
    'heading, Where a person decides, level 2',
    'heading, Before you start, level 2',
    'heading, Step-by-Step Process, level 2',
    'list, Step-by-Step Process',
    'heading, Prompt: Five items to one email, level 3',
  ],
  '/your-church/policy': [
    'heading, How far will your church go with AI?, level 1',
    'group, How far will your church go with AI?',
    'radio, As little as we can, not checked, position 1, set size 3',
    /^We use AI only where /,
    'radio, For the uses we name Our default, not checked, position 2, set size 3',
    /^button, Next: /,
    'heading, Whatever you choose, these stay, level 2',
  ],
};

/** Levels of the headings, in the order of announcement. */
const levelsOf = (phrases: readonly string[]) =>
  phrases.flatMap((phrase) => Number(/^heading, .*, level (\d)$/s.exec(phrase)?.[1]) || []);

test('pages are read aloud', { tag: '@desktop' }, async ({ page }) => {
  for (const [address, inOrder] of Object.entries(protocol)) {
    await test.step(`${address} is read aloud in the order in which it decides, and nothing is called wrong before it is sent`, async () => {
      const phrases = await readAloud(page, address);
      expect.soft(missing(phrases, inOrder), phrases.join('\n')).toBeUndefined();
      expect.soft(phrases.filter((phrase) => /invalid/i.test(phrase))).toEqual([]);
      // Neither an address that is meant for paper, nor a row that repeats the table's caption.
      expect.soft(phrases.filter((phrase) => /^https?:|, they differ$/.test(phrase))).toEqual([]);
      const levels = levelsOf(phrases);
      expect.soft(levels.filter((level) => level === 1)).toEqual([1]);
      expect.soft(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
      // A list of the page's links contains no two alike.
      const links = phrases.filter((phrase) => phrase.startsWith('link, '));
      if (address === '/') expect.soft(links).toEqual([...new Set(links)]);
    });
  }
});
