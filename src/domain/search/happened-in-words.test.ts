import { expect, test } from 'vitest';
import type { Kind } from '../trust/kinds.ts';
import { happenedInWords } from './happened-in-words.ts';

const classify = (text: string, kind?: Kind, namesAi = false, toolWords: string[] = []) =>
  happenedInWords(text.split(' '), { kind, namesAi, toolWords: new Set(toolWords) });

test('who did it and a deed in the past tell of something that was entered', () => {
  expect(classify('our secretary entered donor records', 'givingRecords')).toBe('entered');
  expect(classify('the list was pasted', 'membersDetails')).toBe('entered');
  expect(classify('enter donor records', 'givingRecords')).toBeUndefined();
  expect(classify('donor records entered', 'givingRecords')).toBeUndefined();
});

test('a wish, a plan and a question for leave tell of nothing', () => {
  for (const text of ['she wants to put it in', 'may someone put it in', 'i will put it in', 'can i upload what we entered'])
    expect(classify(text, 'givingRecords', true)).toBeUndefined();
});

test('what everybody may read is no accident, and what is passed on every day is one only where an AI is named', () => {
  expect(classify('i pasted the bulletin', 'publicText', true)).toBeUndefined();
  expect(classify('a volunteer shared the member list', 'membersDetails')).toBeUndefined();
  expect(classify('a volunteer shared the member list', 'membersDetails', true)).toBe('entered');
  expect(classify('we uploaded the recording', 'recordings')).toBeUndefined();
});

test('an alarm is enough beside what is private', () => {
  for (const text of ['member data leaked', 'member list by mistake', 'private data what now', 'data breach'])
    expect(classify(text)).toBe('entered');
  expect(classify('what now')).toBeUndefined();
});

test('whoever tells of abuse tells of something that has happened, children too', () => {
  for (const text of [
    'a child told us he is being abused',
    'a woman wrote that her husband hits her',
    'a girl said someone molested her',
  ])
    expect(classify(text)).toBe('went wrong');
  expect(classify('a child may say that he was abused')).toBeUndefined();
});

test('an intimate picture of a minor is asked about where there is one', () => {
  for (const text of ['nudes in the group chat', 'sextortion', 'a nude photo of a girl', 'naked pictures of kids'])
    expect(classify(text)).toBe('went wrong');
  for (const text of ['nude colors for the poster', 'a photo of a girl', 'intimate dinner for teenagers'])
    expect(classify(text)).toBeUndefined();
});

test('other things go wrong by people, by machines and by a tool with its name', () => {
  expect(classify('lamp recorded our elders meeting', undefined, true, ['lamp'])).toBe('went wrong');
  expect(classify('lamp recorded our elders meeting')).toBeUndefined();
  expect(classify('somebody cloned the pastors voice')).toBe('went wrong');
  expect(classify('we printed a verse that it made up')).toBe('went wrong');
  expect(classify('a teen wrote about suicide')).toBe('went wrong');
});
