import { expect, test } from 'vitest';
import { fold, rootOf, singular, tellingWords, wordsOf } from './words.ts';

test('words stand with their places, folded', () => {
  expect(wordsOf('DALL·E’s Café')).toEqual([
    { word: 'dall', start: 0, end: 4 },
    { word: 'es', start: 5, end: 8 },
    { word: 'cafe', start: 9, end: 13 },
  ]);
  expect(wordsOf(' ?! ')).toEqual([]);
});

test.each([
  ['sermons', 'sermon'],
  ['homilies', 'homily'],
  ['churches', 'church'],
  ['classes', 'class'],
  ['children', 'child'],
  ['childrens', 'child'],
  ['women', 'woman'],
  ['men', 'man'],
  ['boxes', 'box'],
  ['wishes', 'wish'],
  ['quizzes', 'quizz'],
  ['verses', 'verse'],
  ['ties', 'tie'],
  ['bus', 'bus'],
  ['basis', 'basis'],
  ['ads', 'ads'],
  ['maps', 'map'],
  ['series', 'series'],
  ['news', 'news'],
  ['jesus', 'jesus'],
  ['class', 'class'],
  ['us', 'us'],
  ['constructor', 'constructor'],
  ['childrens', 'child'],
])('the singular of %s is %s', (word, one) => {
  expect(singular(word)).toBe(one);
});

test('the forms of a verb have a root in common, and short words keep themselves', () => {
  expect(new Set(['translate', 'translating', 'translator', 'translation', 'translations'].map(rootOf)).size).toBe(1);
  expect(new Set(['preach', 'preacher', 'preaching'].map(rootOf)).size).toBe(1);
  expect(rootOf('bed')).toBe('bed');
});

test('empty words are left out unless all are empty', () => {
  expect(tellingWords(['how', 'to', 'preach'])).toEqual(['preach']);
  expect(tellingWords(['how', 'to'])).toEqual(['how', 'to']);
});

test('a verb in -scribe has its root in common with its noun, and a word in -ion no other word of four letters', () => {
  expect(new Set(['transcribe', 'transcribing', 'transcript', 'transcription'].map(rootOf)).size).toBe(1);
  expect(rootOf('mission')).not.toBe(rootOf('miss'));
});

test('words of a sentence that say nothing are left out, also contractions', () => {
  expect(tellingWords(['we', 'dont', 'know', 'how', 'to', 'tell', 'everyone', 'about', 'grants'])).toEqual(['grants']);
});

test('Hangul is compared in one form, however it was typed', () => {
  expect(fold('한국어'.normalize('NFD'))).toBe('한국어'.normalize('NFC'));
});
