import { expect, test } from 'vitest';
import { databaseKinds } from '#tests/environment/databases.ts';
import type { StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import type { EditableText, LinkToRecord, Version, WritingIssues } from './staff-answers.ts';

const guide = '/api/staff/texts/guides/llms';
const stays = 'See [When not to use AI](/about/when-not-to-use-ai).';
/** Reads the current text from the stub pages. */
const pageSays = async (hub: StaffHub, document = 'guide-llms') =>
  (await hub.nobody.read<{ html: string }>('GET', `/api/documents/${document}`)).html;

test.each(databaseKinds)(
  'on %s a guide is edited, its page and the search follow at once, and a former state comes back',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    const before = await staff.read<EditableText>('GET', guide);
    expect(before).toMatchObject({ kind: 'guides', name: 'llms', version: 1, editedAt: null });
    expect(before.record).toEqual({ text: `## A guide\n\nText. ${stays}` });
    expect(await pageSays(hub)).toBe(`<p>${before.record.text}</p>`);
    const search = async () =>
      (await hub.nobody.read<{ results: { href: string }[] }>('GET', '/api/search?q=lantern&words=only')).results;
    expect(await search()).toEqual([]);

    const record = { text: `## A guide\n\nLight the lantern first. ${stays}` };
    const storedText = await staff.read<EditableText>('PUT', guide, { version: 1, record, why: 'Warmer' });
    expect(storedText).toEqual({ kind: 'guides', name: 'llms', version: 2, editedAt: expect.any(String), record });
    expect(await pageSays(hub)).toBe(`<p>${record.text}</p>`);
    expect(await search()).toMatchObject([{ href: '/llm-hub' }]);
    expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([
      { action: 'edited', target: 'guides/llms', detail: 'changed: text; why: Warmer' },
    ]);
    expect(await staff.read('GET', `${guide}/comparison?former=1&later=2`)).toMatchObject({
      fields: [
        {
          path: 'text',
          parts: expect.arrayContaining([{ text: 'Light the lantern first', is: 'added' }]),
        },
      ],
    });

    const late = { version: 1, record: { text: `## Another\n\n${stays}` } };
    expect(await staff.read('PUT', guide, late, 409)).toMatchObject({ current: { version: 2, record } });
    expect(await staff.read('POST', `${guide}/restore`, { version: 2, number: 1, why: 'It was better' })).toMatchObject({
      version: 3,
      record: before.record,
    });
    expect((await staff.read<Version>('GET', `${guide}/history/2`)).record).toEqual(record);
    expect(await pageSays(hub)).toBe(`<p>${before.record.text}</p>`);
  },
);

test('explainers and statements are edited as guides are, and need not say what stays with people', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  await staff.read('PUT', '/api/staff/texts/explainers/llm', { version: 1, record: { text: 'It puts words together.' } });
  await staff.read('PUT', '/api/staff/texts/statements/privacy', { version: 1, record: { text: 'We keep\r\nlittle.' } });
  expect(await pageSays(hub, 'explainer-llm')).toBe('<p>It puts words together.</p>');
  // Line breaks from a form on Windows are stored as in the file.
  expect(await pageSays(hub, 'statement-privacy')).toBe('<p>We keep\nlittle.</p>');
});

test('what is wrong is told line by line, and nothing is stored', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const text = `Open <b>at</b> 5pm.\n\nSee [it](/tools/none), [out](javascript:x) and <Figure id="none" />.`;
  expect(await staff.read('PUT', guide, { version: 1, record: { text } }, 422)).toEqual({
    message: 'Some fields are missing or wrong.',
    issues: [
      { path: 'record.text.1', message: expect.stringMatching(/^line 1 has <b>, which is none of the tags/) },
      { path: 'record.text.1', message: "line 1 has '5pm': write a time as 5 p.m." },
      { path: 'record.text.3', message: expect.stringMatching(/^line 3 leads to javascript:x, which is neither/) },
      { path: 'record.text.3', message: 'line 3 leads to /tools/none, which does not exist' },
      { path: 'record.text.3', message: "line 3 names the figure 'none', which none of the studies has" },
      { path: 'record.text.3', message: expect.stringMatching(/^line 3 has no \[When not to use AI\]/) },
    ],
  });
  expect(await staff.read('PUT', guide, { version: 1, record: { text: ' ' } }, 422)).toMatchObject({
    issues: [{ path: 'record.text', message: 'must not be empty' }],
  });
  const shared = { text: 'A person reads it before it is sent.' };
  await staff.read('PUT', '/api/staff/texts/statements/privacy', { version: 1, record: shared });
  expect(await staff.read('PUT', guide, { version: 1, record: { text: `${shared.text} ${stays}` } }, 422)).toMatchObject({
    issues: [{ path: 'record.text.1', message: expect.stringMatching(/^line 1 shares with statements\/privacy\.mdx: /) }],
  });
  expect((await staff.read<EditableText>('GET', guide)).version).toBe(1);
});

test('what is not right yet in a text is told, and whether it can be shown; nothing is stored, and it is for staff', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const issues = (text: string, status = 200) =>
    staff.read<WritingIssues>('POST', `${guide}/issues`, { record: { text } }, status);
  expect(await issues(`Light it. ${stays}`)).toEqual({ canBeShown: true, issues: [] });
  expect(await issues(`Open 5pm. ${stays}`)).toEqual({
    canBeShown: true,
    issues: [{ path: 'text.1', message: "line 1 has '5pm': write a time as 5 p.m." }],
  });
  expect(await issues(`${stays}\n\n<Never title="x">`)).toEqual({
    canBeShown: false,
    issues: [{ path: 'text.3', message: 'line 3 opens <Never> and does not close it with </Never> in its place' }],
  });
  await issues('', 422);
  expect((await staff.read<EditableText>('GET', guide)).version).toBe(1);
  const body = { record: { text: stays } };
  expect((await staff.call('POST', '/api/staff/texts/guides/none/issues', body)).status).toBe(404);
  expect((await staff.call('POST', '/api/staff/texts/banners/away/issues', body)).status).toBe(404);
  expect((await hub.nobody.call('POST', `${guide}/issues`, body)).status).toBe(401);
});

test('there are the guides that the hub came with: a list without their words, none added, none put away', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  expect(await staff.read('GET', '/api/staff/texts/guides')).toEqual([
    { kind: 'guides', name: 'llms', version: 1, editedAt: null, record: {} },
  ]);
  expect((await staff.call('POST', '/api/staff/texts/guides', { record: { text: stays } })).status).toBe(405);
  expect((await staff.call('DELETE', guide)).status).toBe(405);
  expect((await staff.call('PUT', '/api/staff/texts/guides/none', { version: 1, record: { text: stays } })).status).toBe(404);
});

test('a guide that leads to an entry is told by its name, as staff have edited it', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const links = async () =>
    (await staff.read<LinkToRecord[]>('GET', '/api/staff/workflows/weekly-letter/links')).filter(({ kind }) => kind === 'guides');
  expect(await links()).toEqual([]);
  const text = `See [the letter](/workflows/weekly-letter). ${stays}`;
  await staff.read('PUT', guide, { version: 1, record: { text } });
  expect(await links()).toEqual([{ kind: 'guides', at: 'llms', name: 'guides/llms' }]);
});
