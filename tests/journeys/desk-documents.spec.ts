import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import type { DeskCounts, DocumentEntry, DocumentRow } from '#server/api/staff/staff-answers.ts';
import { byDay } from '../environment/night.ts';
import type { RunningServer } from '../environment/server.ts';
import { expectNoViolationAtBoth } from './desk-axe.ts';
import { expect, heading, openDesk, test } from './desk-test.ts';

// Colors are judged without transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const root = fileURLToPath(new URL('../..', import.meta.url));
const filler = 'These are words of an agreement that nobody needs to read, and there are many of them, one behind the other. ';
const termsOf = (words: string) => `Terms\n${filler.repeat(3)}\n${words}.\nThe end of these terms.\n`;
const [firstDay, secondDay] = ['2026-11-10', '2026-11-20'];

const read = async <T>(page: Page, address: string) => (await (await page.request.get(address)).json()) as T;

/** Facts on these topics affect no verdict: taking one out of use opens no dialog. */
const harmless = ['age', 'discount', 'review', 'sharing'];

interface Changed {
  id: string;
  source: string;
  quote: string;
  is: 'reworded' | 'changed' | 'gone';
}

/** Number of documents of each fate: one by day, a week's forty at night. */
const quotas = byDay({ gone: 1, changed: 1, reworded: 2 }, { atNight: { gone: 4, changed: 6, reworded: 30 } });
const count = quotas.gone + quotas.changed + quotas.reworded;

/** Chooses documents with one quotation each, and its fate. */
async function chooseDocuments(page: Page): Promise<Changed[]> {
  const rows = await Promise.all(
    [0, 200, 400].map((offset) => read<DocumentRow[]>(page, `/api/staff/documents?limit=200&offset=${offset}`)),
  );
  const documents: Changed[] = [];
  const misses = (is: Changed['is']) => documents.filter((one) => one.is === is).length < quotas[is];
  for (const { id } of rows.flat().filter((row) => row.quotations === 1)) {
    if (documents.length === count) break;
    const { resting, source } = await read<DocumentEntry>(page, `/api/staff/documents/${id}`);
    const [one] = resting;
    if (one?.kind !== 'facts' || !/^[A-Za-z][A-Za-z0-9 ,’'()-]{30,}$/.test(one.record.quote)) continue;
    const { quote, about } = one.record;
    if (harmless.includes(about) && misses('gone')) documents.push({ id, source, quote, is: 'gone' });
    else if (misses('changed')) documents.push({ id, source, quote, is: 'changed' });
    else if (misses('reworded')) documents.push({ id, source, quote, is: 'reworded' });
  }
  return documents;
}

/** Changes the longest inner word. */
const reworded = (quote: string) => {
  const longest = quote
    .split(' ')
    .slice(1, -1)
    .reduce((long, word) => (word.length > long.length ? word : long), '');
  return quote.replace(longest, 'whatever');
};

/** Stores readings of saved documents, as an operator does. */
function readIn(hub: RunningServer, documents: readonly { source: string; text: string }[], day: string) {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  try {
    const rows = documents.map(({ source, text }, place) => {
      writeFileSync(join(folder, `${place}.txt`), text);
      return `"${source}",${place}.txt,${day}`;
    });
    writeFileSync(join(folder, 'documents.csv'), ['address,file,day', ...rows, ''].join('\n'));
    execFileSync(process.execPath, ['src/server/commands/evidence-command.ts', 'read', folder, '--keep'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: hub.dataDir },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('documents that changed are worked off in at most four presses each: one of each kind by day, a week’s forty at night', {
  tag: '@desktop',
}, async ({ page, server }) => {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const button = (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
  await openDesk(page, '/admin');
  const documents = await chooseDocuments(page);
  expect(documents.length).toBe(count);
  readIn(
    server,
    documents.map(({ source, quote }) => ({ source, text: termsOf(quote) })),
    firstDay,
  );
  readIn(
    server,
    documents.map(({ source, quote, is }) => ({
      source,
      text: termsOf(is === 'gone' ? 'Nothing is left of it' : reworded(quote)),
    })),
    secondDay,
  );
  expect((await read<DeskCounts>(page, '/api/staff/counts')).changedDocuments).toBe(count);

  await page.reload();
  await press(page.getByRole('link', { name: /Documents that changed/ }));
  await expect(heading(page)).toHaveText('Documents');
  await press(page.getByRole('main').getByRole('row').nth(1).getByRole('link'));
  for (let openCount = count; openCount > 0; openCount -= 1) {
    await expect(page.getByText('One decision open.')).toBeVisible();
    const address = page.url();
    const document = documents.find(({ id }) => address.endsWith(id));
    if (openCount === count) {
      await expectNoViolationAtBoth(page, 'a document that changed');
    }
    if (document?.is === 'reworded') await press(button('Still true with the new words'));
    else if (document?.is === 'changed') {
      await press(button('Changed'));
      await expect(field('Quotation')).toHaveValue(reworded(document.quote));
      await field('In one plain sentence').fill(`It says something else since November, as document ${openCount} does.`);
      await press(button('Save'));
    } else {
      await press(button('Write a change of terms'));
      await expect(field('What changed')).toHaveValue(/It said: “.*” These words are gone/);
      await field('In a few words').fill('says nothing of this any longer');
      await field('Who is affected').fill('all accounts');
      await field('What a church does').fill('Ask the company.');
      await field('Quotation').fill('Nothing is left of it');
      await press(button('Add the change'));
      await press(button('No longer found').first());
    }
    await expect(page.getByText('Nothing here waits for you.')).toBeVisible();
    if (openCount === 1) break;
    await press(page.getByRole('link', { name: /^Next: / }));
    await expect(page).not.toHaveURL(address);
  }
  test.info().annotations.push({ type: `${count} documents`, description: `${presses} presses` });
  expect(presses).toBeLessThanOrEqual(4 * count);
  expect((await read<DeskCounts>(page, '/api/staff/counts')).changedDocuments).toBe(0);

  // The fact that was kept with its new words is on the site, with the day on which they were seen.
  const rewordedDocument = documents.find(({ is }) => is === 'reworded');
  const { resting } = await read<DocumentEntry>(page, `/api/staff/documents/${rewordedDocument?.id}`);
  const { facts } = await read<ToolPageView>(page, `/api/tools/${resting[0]?.entry.slug}`);
  expect(facts.find(({ source }) => source === rewordedDocument?.source)).toMatchObject({
    quote: reworded(rewordedDocument?.quote ?? ''),
    seen: secondDay,
    copied: secondDay,
  });
});

test('what is pasted or dropped is compared at once; nothing of it runs, and nothing in it is asked for', {
  tag: '@desktop',
}, async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openDesk(page, '/admin');
  const rows = await read<DocumentRow[]>(page, '/api/staff/documents?state=waiting');
  const row = rows.find(({ quotations }) => quotations === 1);
  const { resting } = await read<DocumentEntry>(page, `/api/staff/documents/${row?.id}`);
  const quote = resting[0]?.quote ?? '';
  const hostile = `<script>document.title = 'taken'</script><img src="https://evil.example/a.png" onerror="document.title = 'taken'">`;

  await page.goto(`/admin/documents/${row?.id}`);
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  /** Waits for the reading that this starts, and for its result on the screen. */
  const reading = async (start: () => Promise<void>) => {
    await Promise.all([page.waitForResponse((response) => response.url().endsWith('/readings')), start()]);
    await expect(compare).toBeEnabled();
    await expect(
      page.getByText(/^1 still there\. (This is its first reading|The document (changed|reads as it did))\.$/),
    ).toBeVisible();
  };
  const paste = async (text: string) => {
    await page.getByLabel('The whole text of the page').fill(text);
    await compare.click();
  };
  const drop = (name: string, text: string) =>
    page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/html', buffer: Buffer.from(text) });
  await reading(() => paste(termsOf(quote)));
  await reading(() => paste(`${termsOf(quote)}${hostile}`));
  await reading(() =>
    drop(
      'terms.html',
      `<base href="https://evil.example/">${hostile}<p>${termsOf(quote)}</p><iframe src="https://evil.example/b"></iframe>`,
    ),
  );
  await drop('terms.exe', 'MZ');
  await expect(page.getByText('Choose a saved page')).toBeVisible();
  await expect(page).toHaveTitle(/Staff desk/);
  expect(urls.filter((address) => address.includes('evil.example'))).toEqual([]);
});
