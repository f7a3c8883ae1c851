import { createContext, useContext } from 'react';
import type { Figure as FigureRecord, StudiesFile, Study } from '#domain/research/study-schema.ts';
import { BackToMark } from '#ui/back-to-mark.tsx';
import studiesFile from '../../../content/research/studies.yaml';
import { ContentsHeading } from './contents.tsx';

export const research = studiesFile as unknown as StudiesFile;

/** A figure with the study it comes from. */
export interface SourcedFigure {
  figure: FigureRecord;
  study: Study;
}

const figures = new Map<string, SourcedFigure>(
  research.studies.flatMap((study) => study.figures.map((figure) => [figure.id, { figure, study }] as const)),
);

/** The figure with this id. @throws {Error} when there is none: the build's content check has refused such a guide. */
export function figureById(id: string): SourcedFigure {
  const sourcedFigure = figures.get(id);
  if (!sourcedFigure) throw new Error(`There is no figure '${id}' in content/research/studies.yaml.`);
  return sourcedFigure;
}

/** Value as it is printed: '61%', '3.4 hours'. */
export const printedValue = ({ value, unit }: FigureRecord) => (unit === '%' ? `${value}%` : `${value} ${unit}`);

/** Sample of a figure: the people asked, their number and the time; no figure is printed without it (docs/look.md). */
export function printedSample({ figure, study }: SourcedFigure): string {
  const n = figure.n ?? (figure.sample ? undefined : study.n);
  const sample = n ? `n = ${n.toLocaleString('en-US')}` : `sample: ${figure.sample ?? study.sample}`;
  return `${study.title} (${study.publisher}); ${figure.population ?? study.population}; ${sample}; asked ${figure.fieldDates ?? study.fieldDates}`;
}

/** Number of citations of each figure so far, in order of first citation. */
const CitedContext = createContext(new Map<string, number>());

/** Collects the figures that a document cites, in order; the notes below print them. */
export const CitedFigures = CitedContext.Provider;

/** Id of a footnote's mark in the text: a figure may be cited several times. */
const markOf = (id: string, time: number) => (time === 1 ? `mark-${id}` : `mark-${id}-${time}`);

/** A figure in a sentence: its value, and a number that links to its source below (writing-tags.ts). */
export function Figure({ id }: { id: string }) {
  const citations = useContext(CitedContext);
  const figure = figures.get(id)?.figure;
  // Fallback for the preview of an unfinished text; the content check refuses it.
  if (!figure) return <mark>{`(there is no figure ${id})`}</mark>;
  const time = (citations.get(id) ?? 0) + 1;
  citations.set(id, time);
  const number = [...citations.keys()].indexOf(id) + 1;
  return (
    <span className="lining">
      {printedValue(figure)}
      <sup>
        <a id={markOf(id, time)} href={`#source-${id}`} aria-label={`Source ${number}`}>
          {number}
        </a>
      </sup>
    </span>
  );
}

/** Sources of the figures cited above. Rendered after the text, when all of them are known. */
export function FigureNotes() {
  const citations = useContext(CitedContext);
  if (citations.size === 0) return null;
  return (
    <>
      <ContentsHeading>Where the figures come from</ContentsHeading>
      <ol className="figure-notes">
        {[...citations].map(([id, times], index) => {
          const sourced = figureById(id);
          const { figure } = sourced;
          return (
            <li key={id} id={`source-${id}`}>
              {`${printedValue(figure)} ${figure.measures}. ${printedSample(sourced)}. `}
              <a href={figure.url} rel="noopener nofollow">
                {`Read at ${figure.publisher}`}
              </a>
              {`, ${figure.published}.${figure.caveat ? ` ${figure.caveat}` : ''} `}
              {Array.from({ length: times }, (_, before) => before + 1).map((time) => (
                <BackToMark
                  key={time}
                  mark={markOf(id, time)}
                  label={`Back to source ${index + 1} in the text${times > 1 ? `, place ${time} of ${times}` : ''}`}
                />
              ))}
            </li>
          );
        })}
      </ol>
    </>
  );
}
