import type { ReactNode } from 'react';
import type { Chart, Study } from '#domain/research/study-schema.ts';
import { ContentsHeading, useContentsId } from './contents.tsx';
import { printedSample, printedValue, research } from './figures.tsx';
import { ResearchChart } from './research-chart.tsx';

function StudySummary({ study }: { study: Study }) {
  return (
    <section id={useContentsId(study.title, { id: study.id, isUnder: true })}>
      <h3>{study.title}</h3>
      <dl className="ruled pairs">
        {factsOf(study).map(([label, says]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <details className="accordion">
        <summary>
          <h4>{study.figures.length === 1 ? 'The one figure' : `The ${study.figures.length} figures`}</h4>
        </summary>
        <ul>
          {study.figures.map((figure) => (
            <li key={figure.id} id={figure.id}>
              <b className="lining">{printedValue(figure)}</b> {figure.measures}
              {figure.base && ` (${figure.base})`}
              {'. '}
              <a
                href={figure.url}
                rel="noopener nofollow"
                aria-label={`Source: ${figure.publisher}. ${printedSample({ figure, study })}`}
              >
                {figure.publisher}
              </a>
              {figure.confidence === 'low' && ' (sources disagree)'}
            </li>
          ))}
        </ul>
      </details>
      <p>
        <a href={study.url} rel="noopener nofollow">
          The study’s own page
        </a>
      </p>
    </section>
  );
}

/** Labeled facts of a study: its author, sample, date, result and limits. */
const factsOf = (study: Study) => [
  ['Published by', study.publisher],
  ['Who was asked', study.population],
  ['How many', study.n ? `n = ${study.n.toLocaleString('en-US')}` : study.sample],
  ['When', study.fieldDates],
  ['What it found', study.summary],
  ['Its limits', study.limits],
];

const studiesOf = (tab: Study['tab']) => research.studies.filter((study) => study.tab === tab);
const chartsOf = (tab: Chart['tab']) => research.charts.filter((chart) => chart.tab === tab);

function Contradictions() {
  return (
    <>
      <ContentsHeading>Where the sources disagree</ContentsHeading>
      {research.contradictions.map(({ topic, claims, reading }) => (
        <section key={topic}>
          <h3>{topic}</h3>
          <ul>
            {claims.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
          <p>{reading}</p>
        </section>
      ))}
    </>
  );
}

/** Charts first, then each study with its limits and all its figures (docs/product.md). */
function ResearchTab({ tabs, children }: { tabs: Study['tab'][]; children?: ReactNode }) {
  const charts = tabs.flatMap(chartsOf);
  return (
    <>
      {charts.length > 0 && <ContentsHeading>The main figures</ContentsHeading>}
      {charts.map((chart) => (
        <ResearchChart key={chart.id} chart={chart} />
      ))}
      <ContentsHeading>Study by study</ContentsHeading>
      {tabs.flatMap(studiesOf).map((study) => (
        <StudySummary key={study.id} study={study} />
      ))}
      {children}
    </>
  );
}

export const researchDocuments: Record<string, () => ReactNode> = {
  'research-exponential': () => <ResearchTab tabs={['exponential']} />,
  'research-barna': () => (
    <ResearchTab tabs={['barna', 'other']}>
      <Contradictions />
      <ContentsHeading>What we didn’t find, and what to keep in mind</ContentsHeading>
      <ul>
        {[...research.notFound, ...research.caveats].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ResearchTab>
  ),
};
