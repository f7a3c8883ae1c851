import type { PaperView } from './church-views.ts';
import type { PaperFile, PaperLine } from './paper-schema.ts';
import { answerName, choices, defaultChoice } from './policy-choices.ts';
import type { PolicySearch } from './policy-search.ts';
import { isAnswered } from './policy-search.ts';

/** Values of {version}, {date} and {today} in a paper. */
export interface PaperDays {
  /** Mark of the answers (policy-mark.ts), which begins with the version of our sentences. */
  version: string;
  date: string;
  today: string;
}

/** Builds a paper from a church's answers. Words that depend on an answer come from that answer alone. */
export function paperFor(paper: PaperFile, answers: PolicySearch, days: PaperDays): PaperView {
  const lines = (paperLines: readonly PaperLine[]) =>
    paperLines
      .map((line) => filledIn(typeof line === 'string' ? line : line.says[placeOf(line.question, answers)], days))
      .filter((line) => line !== '');
  return {
    id: paper.id,
    title: paper.title,
    parts: paper.parts
      .filter(({ ifAnswered }) => !ifAnswered || isAnswered(answers))
      .map(({ heading, says, list, steps }) => ({
        ...(heading && { heading }),
        ...(says && { says: lines(says).join(' ') }),
        ...(list && { list: lines(list) }),
        ...(steps && { steps: lines(steps) }),
      })),
  };
}

const placeOf = (question: number, answers: PolicySearch) =>
  choices.indexOf(answers[answerName(question)] ?? defaultChoice) as 0 | 1 | 2;

const filledIn = (line: string, { version, date, today }: PaperDays) =>
  line.replaceAll('{version}', version).replaceAll('{date}', date).replaceAll('{today}', today);

/** Renders a paper as plain text, to copy. */
export const paperAsText = ({ title, parts }: PaperView): string =>
  [
    title,
    ...parts.map(({ heading, says, list, steps }) =>
      [heading, says, ...(list ?? []).map((line) => `- ${line}`), ...(steps ?? []).map((line, at) => `${at + 1}. ${line}`)]
        .filter(Boolean)
        .join('\n'),
    ),
  ].join('\n\n');

/** Renders a paper as HTML without styles, classes or scripts, to paste into a church's own website. */
export const paperAsHtml = ({ title, parts }: PaperView): string =>
  [
    `<h2>${escaped(title)}</h2>`,
    ...parts.flatMap(({ heading, says, list, steps }) => [
      heading && `<h3>${escaped(heading)}</h3>`,
      says && `<p>${escaped(says)}</p>`,
      list && htmlList('ul', list),
      steps && htmlList('ol', steps),
    ]),
  ]
    .filter(Boolean)
    .join('\n');

const htmlList = (name: 'ul' | 'ol', lines: readonly string[]) =>
  `<${name}>\n${lines.map((line) => `<li>${escaped(line)}</li>`).join('\n')}\n</${name}>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
