import { createContext, useContext } from 'react';
import type { Figure as FigureRecord, StudiesFile, Study } from '#domain/research/study-schema.ts';
import studiesFile from '../../../content/research/studies.yaml';

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
  const found = figures.get(id);
  if (!found) throw new Error(`There is no figure '${id}' in content/research/studies.yaml.`);
  return found;
}

/** '61%', '3.4 hours': the value as it is printed. */
export const printedValue = ({ value, unit }: FigureRecord) => (unit === '%' ? `${value}%` : `${value} ${unit}`);

/** Who was asked, how many and when: no figure stands without it (look, section 1). */
export function printedSample({ figure, study }: SourcedFigure): string {
  const n = figure.n ?? (figure.sample ? undefined : study.n);
  const sample = n ? `n = ${n.toLocaleString('en-US')}` : `sample: ${figure.sample ?? study.sample}`;
  return `${study.title} (${study.publisher}); ${figure.population ?? study.population}; ${sample}; asked ${figure.fieldDates ?? study.fieldDates}`;
}

const CitedContext = createContext<string[]>([]);

/** Collects the figures that a document cites, in their order; the notes below print them. */
export const CitedFigures = CitedContext.Provider;

/** A figure in a sentence: its value, and a number that leads to its source below (content guides, 'Figure'). */
export function Figure({ id }: { id: string }) {
  const cited = useContext(CitedContext);
  const { figure } = figureById(id);
  if (!cited.includes(id)) cited.push(id);
  const number = cited.indexOf(id) + 1;
  return (
    <span className="lining">
      {printedValue(figure)}
      <sup>
        <a href={`#source-${id}`} aria-label={`Source ${number}`}>
          {number}
        </a>
      </sup>
    </span>
  );
}

/** The sources of the figures that were cited above. Rendered after the text, when all of them are known. */
export function FigureNotes() {
  const cited = useContext(CitedContext);
  if (cited.length === 0) return null;
  return (
    <>
      <h2>Where the figures come from</h2>
      <ol className="figure-notes">
        {cited.map((id) => {
          const sourced = figureById(id);
          const { figure } = sourced;
          return (
            <li key={id} id={`source-${id}`}>
              {`${printedValue(figure)} ${figure.measures}. ${printedSample(sourced)}. `}
              <a href={figure.url} rel="noopener nofollow">
                {`Read at ${figure.publisher}`}
              </a>
              {`, ${figure.published}.${figure.caveat ? ` ${figure.caveat}` : ''}`}
            </li>
          );
        })}
      </ol>
    </>
  );
}
