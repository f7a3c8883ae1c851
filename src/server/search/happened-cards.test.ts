import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { readContent } from '../content/read-content.ts';
import { SiteSearch } from './site-search.ts';
import { writingEntries } from './writing-entries.ts';

const today = '2026-11-24';
const root = fileURLToPath(new URL('../../../content', import.meta.url));
const content = readContent(root);
const snapshot = createSnapshot(1, content);
const search = new SiteSearch(writingEntries(root, content.categories), content.searchAliases);

const pasted = 'something-private-was-pasted';
const photo = 'a-childs-photo-went-into-a-tool';
const recorded = 'a-bot-recorded-a-confidential-meeting';
const faked = 'the-pastors-voice-or-face-was-faked';
const misquoted = 'a-false-quotation-was-published';
const crisis = 'somebody-writes-of-suicide-or-abuse';
const intimate = 'intimate-pictures-of-a-minor';

test.each([
  // Queries of a reviewer, of which five were answered with "May …?" and one with "Only if".
  ['someone pasted the giving list into a chatbot', pasted],
  ['a staff member pasted the giving list into a chatbot', pasted],
  ['a staff member pasted the giving list into a chatbot what now?', pasted],
  ['somebody pasted the prayer list into ChatGPT', pasted],
  ['a volunteer uploaded a child’s photo to an AI', photo],
  ['member list pasted into chatgpt by mistake', pasted],
  ['our secretary entered donor records', pasted],
  ['I uploaded the membership directory', pasted],
  // Queries in other words.
  ['i pasted the prayer list', pasted],
  ['I put our prayer requests in ChatGPT by accident', pasted],
  ['I’ve pasted the giving spreadsheet into claude', pasted],
  ['someone put the member list in gemini', pasted],
  ['the treasurer typed bank details into a chat bot', pasted],
  ['our intern copied the pastoral care notes into chatgpt', pasted],
  ['prayer list was pasted into an ai tool', pasted],
  ['the donor list got uploaded to chatgpt', pasted],
  ['secretary shared the church directory with an AI assistant', pasted],
  ['what do we do if a volunteer pasted the prayer list', pasted],
  ['data breach church what to do', pasted],
  ['confidential information leaked to chatgpt', pasted],
  ['we accidentally uploaded member data', pasted],
  ['personal data entered in meta ai what now', pasted],
  ['is it ok that our secretary pasted the prayer list into chatgpt', pasted],
  ['youth leader uploaded pictures of kids to canva', photo],
  ['a teacher pasted the sunday school list in chatgpt', photo],
  ['pasted the prayer list into chatgpt', pasted],
  ['giving list pasted in chatgpt', pasted],
  ['an intern ran the donor spreadsheet through chatgpt', pasted],
  ['can i undo pasting the prayer list', pasted],
  ['the youth pastor used a child’s photo in midjourney', photo],
  ['otter recorded our elders meeting', recorded],
  ['the notetaker joined a counseling session', recorded],
  ['someone cloned our pastor’s voice', faked],
  ['we printed a bible verse that chatgpt made up', misquoted],
  ['fake quote in the sermon what now', misquoted],
])('“%s” is answered with what to do now', async (q, slug) => {
  const { incident, mayEnter, understood } = await search.answer(snapshot, { q }, today);
  expect(incident?.slug).toBe(slug);
  expect(mayEnter).toBeUndefined();
  expect(understood).toBe('something has already happened');
});

test.each([
  'may I paste the prayer list into chatgpt',
  'can someone put the giving list in gemini',
  'treasurer wants to put donor spreadsheet in chat gpt',
  'should our secretary upload the member list to claude',
  'may we upload photos that parents sent us to canva',
  'I uploaded the member list to breeze',
  'we uploaded the sermon video to youtube',
  'I pasted the bulletin into chatgpt and it is too long',
  'clean up a sermon we recorded',
  'prayer list template',
  'are photos of kids uploaded to canva safe',
  'may we clone the pastor’s voice',
  'how to write about a testimony a member shared',
  'does chatgpt keep what i typed',
])('“%s” tells of nothing that has happened', async (q) => {
  expect((await search.answer(snapshot, { q }, today)).incident).toBeUndefined();
});

test.each([
  ['a teen told our chatbot about suicide', crisis],
  ['a child told us he is being abused', crisis],
  ['a woman wrote that her husband hits her', crisis],
  ['deepfake nudes of a girl in our youth group', intimate],
  ['sextortion', intimate],
  ['someone made a nude picture of a student with ai', intimate],
  ['teens sent nudes in the group chat', intimate],
])('“%s” is answered with whom to call, and by no second card that leads to the same page', async (q, slug) => {
  const { crisis, crisisCard, incident, understood } = await search.answer(snapshot, { q }, today);
  expect([crisis, crisisCard?.slug, incident, understood]).toEqual([true, slug, undefined, undefined]);
});

test('the words alone have no card', async () => {
  const { incident } = await search.answer(snapshot, { q: 'i pasted the prayer list', words: 'only' }, today);
  expect(incident).toBeUndefined();
});
