import { expect, test } from 'vitest';
import { buildClock } from '#tests/clock.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import type { StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import type { EditableText, Version } from './staff-answers.ts';

const site = '/api/staff/texts/site-texts/all';
const clock = buildClock();
const day = (after = 0) => new Date(clock.now().getTime() + after * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Reads a stub page, which shows the words that it is rendered with. */
const pageSays = async (hub: StaffHub) => (await hub.nobody.call('GET', '/contact')).text();

test.each(databaseKinds)(
  'on %s the words of the site are edited, shown at once, and come back as the hub came with them',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    const before = await staff.read<EditableText>('GET', site);
    expect(before).toMatchObject({
      version: 1,
      editedAt: null,
      record: { heading: 'Sharing AI tools', heart: 'AI should not replace people.' },
    });
    expect(await pageSays(hub)).not.toContain('"texts"');

    const record = { ...before.record, heading: 'Tools that serve', disclaimer: 'Read before you rely.' };
    const storedText = await staff.read<EditableText>('PUT', site, { version: 1, record, why: 'Warmer' });
    expect(storedText).toEqual({ kind: 'site-texts', name: 'all', version: 2, editedAt: expect.any(String), record });
    expect(await pageSays(hub)).toContain('Tools that serve');
    expect(await staff.read('GET', `${site}/history`)).toMatchObject([
      { number: 2, origin: 'desk', username: 'amos', why: 'Warmer' },
      { number: 1, origin: 'file', username: null, why: null },
    ]);
    expect(await staff.read('GET', `${site}/comparison?former=1&later=2`)).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ path: 'heading', differs: true })]),
    });
    expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([
      { action: 'edited', target: 'site-texts/all', detail: 'changed: heading, disclaimer; why: Warmer' },
    ]);

    const back = { version: 2, number: 1, why: 'It was better' };
    expect(await staff.read('POST', `${site}/restore`, back)).toMatchObject({ version: 3, record: before.record });
    expect((await staff.read<Version>('GET', `${site}/history/2`)).record).toEqual(record);
    expect(await staff.read('PUT', site, { version: 2, record }, 409)).toMatchObject({ current: { version: 3 } });
  },
);

test('a notice is added, stands on its days alone, and is put away', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  const add = (record: object, status = 201) => staff.read<EditableText>('POST', '/api/staff/texts/banners', { record }, status);
  const { name, version, record } = await add({ text: 'We are away until January 4.', from: day(-1), to: day(1) });
  expect({ name, version }).toEqual({ name: 'we-are-away-until-january-4', version: 1 });
  await add({ text: 'Not yet: tomorrow.', from: day(1), to: day(2) });
  await add({ text: 'No more: yesterday.', from: day(-2), to: day(-1) });
  expect(await pageSays(hub)).toContain('"banners":["We are away until January 4."]');
  expect((await add({ text: 'We are away until January 4.', from: day(), to: day() })).name).toBe(
    'we-are-away-until-january-4-2',
  );

  const address = `/api/staff/texts/banners/${name}`;
  await staff.read('PUT', address, { version, record: { ...record, isShown: false } });
  const second = '/api/staff/texts/banners/we-are-away-until-january-4-2';
  await staff.read('PUT', second, { version: 1, record: { ...record, isShown: false } });
  expect(await pageSays(hub)).not.toContain('"banners"');
  expect((await staff.call('DELETE', `${address}/history/1`)).status).toBe(204);
  expect((await staff.call('DELETE', `${address}/history/2`)).status).toBe(409);
});

test('what is wrong is told by field, with the rules that the build has for what the hub says', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const { record } = await staff.read<EditableText>('GET', site);
  expect(
    await staff.read('PUT', site, { version: 1, record: { ...record, heading: '', intro: 'A revolutionary tool.' } }, 422),
  ).toMatchObject({
    issues: [{ path: 'record.heading', message: 'must not be empty' }],
  });
  expect(await staff.read('PUT', site, { version: 1, record: { ...record, intro: 'Open from 5pm..' } }, 422)).toMatchObject({
    issues: expect.arrayContaining([expect.objectContaining({ path: 'record.intro' })]),
  });
  await staff.read('PUT', site, { version: 1, record: { ...record, unknown: 'x' } }, 422);
  const reply = { label: 'Hello', to: 'message', subject: 'Hello', body: 'Dear {nobody},' };
  expect(await staff.read('POST', '/api/staff/texts/replies', { record: reply }, 422)).toMatchObject({
    issues: [{ path: 'record.body', message: 'knows only {name}, {title}, {reference} and {link}' }],
  });
  // The site's words are one record; a second cannot be added.
  expect((await staff.call('POST', '/api/staff/texts/site-texts', { record })).status).toBe(405);
  expect((await staff.call('GET', '/api/staff/texts/banners/none')).status).toBe(404);
});

test('ready answers are those of the file until one is edited, and more are added', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const replies = () => staff.read<EditableText[]>('GET', '/api/staff/texts/replies');
  expect(await replies()).toMatchObject([
    { name: 'thanks', version: 1, editedAt: null, record: { label: 'Thanks', isShown: true } },
  ]);
  const [first] = await replies();
  await staff.read('PUT', '/api/staff/texts/replies/thanks', { version: 1, record: { ...first?.record, isShown: false } });
  const record = {
    label: 'We are away',
    to: 'message',
    subject: 'We are away',
    body: 'Dear {name}, we are away.',
    isShown: true,
  };
  await staff.read('POST', '/api/staff/texts/replies', { record }, 201);
  expect(await replies()).toMatchObject([
    { name: 'thanks', version: 2, record: { isShown: false } },
    { name: 'we-are-away', version: 1, record },
  ]);
});

test('the search follows the words that staff edit', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const search = () => hub.nobody.read<{ total: number }>('GET', '/api/search?q=lantern&words=only');
  expect((await search()).total).toBe(0);
  const rows = ['lantern, lamp'];
  await staff.read('PUT', '/api/staff/texts/search-aliases/all', { version: 1, record: { rows } });
  expect((await search()).total).toBeGreaterThan(0);
  await staff.read('PUT', '/api/staff/texts/search-aliases/all', { version: 2, record: { rows: ['Lantern'] } }, 422);
});
