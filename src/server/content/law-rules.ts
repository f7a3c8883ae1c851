import type { Answer } from '#domain/answers/answer-schema.ts';
import type { Duty } from '#domain/situations/situation-schema.ts';
import { months } from '#domain/trust/checked-date.ts';
import type { Prose } from './read-prose.ts';
import type { ContentProblem } from './records.ts';

// Rule: every telephone number and every date of law that a page prints has a source that was read, with the day. A number is a
// row of content/duties.yaml; a date is one too, or is in what the answer itself quotes.

const fullDate = new RegExp(`\\b(${months.join('|')}) (\\d{1,2}), ((?:19|20)\\d\\d)\\b`, 'g');
/** Numbers that readers are asked to dial, and, below, ones too long to be anything else. A day such as 2026-11-22 is neither. */
const toDial = /\b(?:call|dial|text|ring|phone)(?:ed|ing|s)? (\+?\d(?:[\d -]*\d)?)\b(?![%.,:–]\d)/gi;
const longNumber = /(?<![\d.,/-])\+?\d(?:[ -]?\d){8,}(?![\d/-]|[.,]\d)/g;
const mostDigitsOfSum = 2;

const digits = (number: string) => number.replaceAll(/\D/g, '');

/** A number that a text asks its readers to call, with its place. */
type ToldNumber = Omit<Prose, 'text'> & { number: string };

/** Finds every number that texts ask their readers to call. */
export const numbersIn = (texts: readonly Prose[]): ToldNumber[] =>
  texts.flatMap(({ file, field, text }) => {
    const dialed = [...text.matchAll(toDial)].map(([, number = '']) => number);
    const long = [...text.matchAll(longNumber)].map(([number]) => number);
    return [...new Set([...dialed, ...long])]
      .filter((number) => digits(number).length > mostDigitsOfSum)
      .map((number) => ({ file, field, number }));
  });

/** Finds numbers to call that the hub prints and that no row of duties.yaml has. */
export const numberProblems = (texts: readonly Prose[], duties: readonly Duty[]): ContentProblem[] =>
  unknownNumbers(numbersIn(texts), duties);

/** Reports those of the numbers to call that no row of duties.yaml has. */
export function unknownNumbers(numbers: readonly ToldNumber[], duties: readonly Duty[]): ContentProblem[] {
  const dutyNumbers = new Set(duties.flatMap(({ number }) => (number ? [digits(number)] : [])));
  return numbers
    .filter(({ number }) => !dutyNumbers.has(digits(number)))
    .map(({ file, field, number }) => ({
      ...{ file, field },
      message: `tells readers to call ${number}, which is no row of duties.yaml`,
    }));
}

/** Finds days of law that an answer names, and that neither its grounds nor its duties hold. */
export function lawDateProblems(answers: readonly Answer[], duties: readonly Duty[]): ContentProblem[] {
  return answers
    .filter(({ legal }) => legal)
    .flatMap(({ slug, lead, answer, detail = '', grounds, duties: dutyIds }) => {
      const sourceText = JSON.stringify([grounds, duties.filter(({ id }) => dutyIds.includes(id))]);
      const dates = [...`${lead} ${answer} ${detail}`.matchAll(fullDate)].filter(
        (date) => !waysToWrite(date).some((way) => sourceText.includes(way)),
      );
      return [...new Set(dates.map(([date]) => date))].map((date) => ({
        file: `answers/${slug}.yaml`,
        field: 'answer',
        message: `names ${date}, which none of its grounds and duties holds`,
      }));
    });
}

/** Writes a day as the hub does, as many documents outside the United States do, and as data does. */
function waysToWrite([date, month = '', day = '', year]: RegExpMatchArray): string[] {
  const inData = [year, months.indexOf(month) + 1, day].map((part) => `${part}`.padStart(2, '0')).join('-');
  return [date, `${day} ${month} ${year}`, inData];
}
