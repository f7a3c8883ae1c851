import type { DutyView } from '#domain/situations/situation-views.ts';
import { SourceLine } from '#web/features/answers/source-line.tsx';
import { CallLink, TextLink } from './dial.tsx';

/** Numbers to call, each with its purpose, its source, and the source's age. */
export function Numbers({ numbers }: { numbers: readonly DutyView[] }) {
  return (
    <ul className="numbers stacked">
      {numbers.map((one) => (
        <li key={one.id}>
          <p>
            <b>{one.code === 'US' ? one.service : `${one.country}: ${one.service}`}</b>
            {one.hours && ` · ${one.hours}`}
          </p>
          <p className="numbers-dial cluster">
            <CallLink {...one} />
            <TextLink {...one} />
          </p>
          <p>{one.says}</p>
          {one.caution && <p className="duty-caution">{one.caution}</p>}
          <SourceLine duty={one} />
        </li>
      ))}
    </ul>
  );
}

/** Numbers of other countries, and where to find every other one. */
export function NumbersAbroad({ numbers }: { numbers: readonly DutyView[] }) {
  return (
    <div id="abroad">
      <p>
        {'Your country isn’t here? '}
        <a href="https://findahelpline.com" rel="noopener">
          findahelpline.com
        </a>
        {' lists services in many countries where a person answers. In danger right now, dial your local emergency number.'}
      </p>
      <Numbers numbers={numbers} />
    </div>
  );
}

/** Splits numbers into those of the United States, where this hub is written, and the rest. */
export const byPlace = (numbers: readonly DutyView[]) => ({
  here: numbers.filter(({ code }) => code === 'US'),
  abroad: numbers.filter(({ code }) => code !== 'US'),
});

/** Countries as a sentence: 'Canada, Australia'. */
export const countriesOf = (numbers: readonly DutyView[]): string =>
  [...new Set(numbers.map(({ country }) => country))].join(', ');
