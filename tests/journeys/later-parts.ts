import type { Locator, Page } from '@playwright/test';
import { fillTool, submit } from './suggestion-form.ts';

/** A part of a page whose script loads when a visitor opens it. */
export interface LaterPart {
  name: string;
  /** Page on which it is opened. */
  address: string;
  ask: (page: Page) => Promise<unknown>;
  /** Element that is rendered when its script has loaded. */
  comes: (page: Page) => Locator;
  /** Element that is rendered when it fails to load, on this page or on the one that the visitor is sent to. */
  fallback: (page: Page) => Locator;
  /** Address that the visitor is sent to when it fails to load; nowhere by default. */
  leadsTo?: RegExp;
}

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('tabpanel');
const firstRow = (page: Page) =>
  main(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();

/** Follows a link to this address, like any link of the page. */
export const followLink = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);

export const laterParts: readonly LaterPart[] = [
  {
    name: 'the search dialog',
    address: '/llm-guide',
    ask: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    comes: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Search the hub' }),
    fallback: (page) => main(page).getByRole('searchbox'),
    leadsTo: /\/search$/,
  },
  {
    name: 'the dialog of a workflow’s card',
    address: '/worship-hub?tab=workflows',
    ask: (page) => main(page).getByRole('article').first().getByRole('heading').click(),
    comes: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Step-by-Step Process' }),
    fallback: (page) => main(page).getByRole('heading', { name: 'Step-by-Step Process' }),
    leadsTo: /\/workflows\/[a-z-]+$/,
  },
  {
    name: 'a workflow’s row',
    address: '/all-workflows',
    ask: (page) => firstRow(page).getByRole('heading', { level: 2 }).click(),
    comes: (page) => firstRow(page).getByRole('heading', { name: 'Step-by-Step Process' }),
    fallback: (page) => firstRow(page).getByRole('link', { name: /^Every step of/ }),
  },
  {
    name: '‘I’m Interested’',
    address: '/resources',
    ask: (page) =>
      page
        .getByRole('button', { name: /^I'm Interested/ })
        .first()
        .click(),
    comes: (page) => page.getByRole('alertdialog').getByLabel('Your Email'),
    fallback: (page) => main(page).getByLabel('Your Email'),
    leadsTo: /\/contact\?subject=/,
  },
  {
    name: 'the voice tools',
    address: '/voice-hub',
    ask: (page) => page.getByRole('tab', { name: /^Tools/ }).click(),
    comes: (page) => panel(page).getByPlaceholder('Search voice tools...'),
    fallback: (page) => panel(page).getByRole('article').first(),
  },
  {
    name: 'the voice workflows',
    address: '/voice-hub?tab=guide',
    ask: (page) => page.getByRole('tab', { name: /^Workflows/ }).click(),
    comes: (page) => panel(page).getByPlaceholder('Search workflows...'),
    fallback: (page) => panel(page).getByRole('article').first(),
  },
  {
    name: 'the view of a category',
    address: '/resources#',
    ask: (page) => followLink(page, '/resources?category=Worship&view=tools'),
    comes: (page) => main(page).getByRole('heading', { level: 1, name: 'Worship: tools' }),
    fallback: (page) => panel(page).getByRole('heading', { name: 'Moises' }),
    leadsTo: /\/worship-hub\?tab=tools$/,
  },
  {
    name: 'the check of a suggestion, and its thanks',
    address: '/submission',
    ask: async (page) => {
      await fillTool(page, `Candle ${crypto.randomUUID()}`);
      await submit(page).click();
    },
    comes: (page) => main(page).getByText(/Your reference is S-[2-9A-Z]{6}/),
    fallback: (page) => main(page).getByText(/Your reference is S-[2-9A-Z]{6}/),
  },
  {
    name: 'the check of a message, and its thanks',
    address: '/contact',
    ask: async (page) => {
      await page.getByLabel('Your Name').fill('Ruth Adeyemi');
      await page.getByLabel('Your Email').fill('ruth@stmarks.example');
      await page.getByLabel('Message').fill('Which tools do you use?');
      await page.getByRole('button', { name: 'Send message' }).click();
    },
    comes: (page) => main(page).getByText('We have your message, and we’ll answer by email.'),
    fallback: (page) => main(page).getByText('We have your message, and we’ll answer by email.'),
  },
];
