import { expect, test } from 'vitest';
import type { Line, Measure, Run } from './pdf-lines.ts';
import { breakLines, toRuns } from './pdf-lines.ts';
import { colors, styles } from './pdf-look.ts';

// Every letter is one point wide.
const measure: Measure = (text) => text.length;
const run = (text: string): Run => ({ text, style: styles.body });
const textOf = (line: Line) => line.map(({ text }) => text).join('');
const breakText = (text: string, width: number) => breakLines([run(text)], width, measure).map(textOf);

test('lines are filled from the left; the space at their end stays and takes no room', () => {
  expect(breakText('one two three four', 7)).toEqual(['one two ', 'three ', 'four']);
});

test('nothing is lost, and no line is wider than it may be', () => {
  const text = 'Those who are most affected have a voice in the answer, and we stop when the fruit is bad.';
  for (let width = 10; width < 120; width += 1) {
    const lines = breakText(text, width);
    expect(lines.join('')).toBe(text);
    expect(Math.max(...lines.map((line) => line.trimEnd().length))).toBeLessThanOrEqual(width);
  }
});

test('a word that is wider than the line stands alone', () => {
  expect(breakText('a extraordinarily b', 6)).toEqual(['a ', 'extraordinarily ', 'b']);
});

test('addresses and hyphened words may break after a slash or a hyphen', () => {
  expect(breakText('see https://lamp.example/well-known', 22)).toEqual(['see https://', 'lamp.example/well-', 'known']);
});

test.each(['n = 660', '(2025, n over 1,000)', '(1 Corinthians 4:2)', '1 Thessalonians'])(
  '%s is not torn apart at its figure',
  (text) => {
    const lines = breakText(`some words before it ${text} and after`, 24);
    expect(lines.join('').replaceAll('\u00a0', ' ')).toContain(text);
    expect(lines.filter((line) => /(^| )(=|\d[\d,:]*\))/.test(line.replaceAll('(2025, ', '')))).toEqual([]);
  },
);

test('no line ends between a bold word and its comma', () => {
  const lines = breakLines([run('one '), { text: 'two', style: { ...styles.body, face: 'strong' } }, run(', three')], 7, measure);
  expect(lines.map(textOf)).toEqual(['one ', 'two, ', 'three']);
});

test('a last line of hardly a word is given company, at no cost in lines', () => {
  const text = 'aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj k';
  expect(breakText(text, 49)).toEqual(['aaaa bbbb cccc dddd eeee ffff gggg hhhh ', 'iiii jjjj k']);
  expect(breakText('aaaaaaaaa k', 10)).toEqual(['aaaaaaaaa ', 'k']);
});

test('pieces stand side by side, each with its run', () => {
  const runs = [run('one '), run('two')];
  expect(breakLines(runs, 20, measure)).toEqual([
    [
      { run: runs[0], text: 'one ', x: 0, width: 4 },
      { run: runs[1], text: 'two', x: 4, width: 3 },
    ],
  ]);
});

test('no words make no lines', () => {
  expect(breakLines([], 20, measure)).toEqual([]);
});

test('bold is the strong cut of text and changes no heading; links take the colour of actions', () => {
  const [bold, link] = toRuns(
    [
      { text: 'a', bold: true },
      { text: 'b', link: 'https://lamp.example' },
    ],
    styles.body,
  );
  expect(bold?.style.face).toBe('strong');
  expect(link).toMatchObject({ link: 'https://lamp.example', style: { face: 'text', color: colors.action } });
  expect(toRuns([{ text: 'a', bold: true }], styles.h2)[0]?.style.face).toBe('heading');
});
