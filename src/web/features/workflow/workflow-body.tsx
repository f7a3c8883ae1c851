import type { ReactNode } from 'react';
import { useId } from 'react';
import { DifficultyBadge } from '#ui/badge.tsx';
import { CategoryChip } from '#ui/chip.tsx';
import type { Glass } from '#ui/glass.ts';
import { Note } from '#ui/note.tsx';
import { TickList } from '#ui/tick-list.tsx';
import type { WorkExample } from './workflow-work.tsx';
import { ExampleInParts, RuledPairs } from './workflow-work.tsx';

export interface WorkflowDetailsProps {
  title: string;
  categories: ReadonlyArray<{ name: string; glass?: Glass }>;
  difficulty: string;
  difficultyTone: 'green' | 'blue' | 'red';
  time?: string;
  cost?: string;
  /** Description, in which known tool names are links (docs/product.md). */
  description?: ReactNode;
  /** Account, plan and setting, before the first step. */
  before?: ReadonlyArray<{ label: string; says: string }>;
  /** Reason for work that can be done as well without AI. */
  noAiNeeded?: string;
  steps: readonly ReactNode[];
  example?: WorkExample;
  ifItGoesWrong?: ReadonlyArray<{ sign: string; remedy: string }>;
  neverEnter?: ReactNode;
  /** Point at which a person must read and sign off. */
  reviewPoint?: ReactNode;
  bestPractices: readonly ReactNode[];
  outputQuality?: ReactNode;
  /** Content under the side column, such as the date of the last check. */
  note?: ReactNode;
}

/** Chips, difficulty, time and cost in one line, above the title. */
export function WorkflowFacts({ categories, difficulty, difficultyTone, time, cost }: WorkflowDetailsProps) {
  return (
    <div className="card-facts cluster meta">
      {categories.map((category) => (
        <CategoryChip key={category.name} {...category} />
      ))}
      <DifficultyBadge tone={difficultyTone}>{difficulty}</DifficultyBadge>
      {time && <span className="time">{time}</span>}
      {cost && <span>{cost}</span>}
    </div>
  );
}

interface WorkflowBodyProps extends WorkflowDetailsProps {
  /** Heading level of the parts; h2 on the workflow's own page, right under the title. */
  heading?: 'h2' | 'h3' | 'h4';
}

/**
 * Content of the dialog below its head; also used in a page or an accordion. What must never be entered and where a person
 * decides come before the steps, on a phone as in a screen reader.
 */
export function WorkflowBody({ heading: Heading = 'h3', ...workflow }: WorkflowBodyProps) {
  const {
    before = [],
    noAiNeeded,
    steps,
    example,
    ifItGoesWrong = [],
    neverEnter,
    reviewPoint,
    bestPractices,
    outputQuality,
    note,
  } = workflow;
  const stepsId = useId();
  return (
    <div className="workflow-whole">
      <div className="dialog-body" data-columns="">
        <div className="dialog-first">
          {neverEnter && (
            <Note kind="never" title="Never paste" heading={Heading}>
              {neverEnter}
            </Note>
          )}
          {reviewPoint && (
            <Note kind="caution" title="Where a person decides" heading={Heading}>
              {reviewPoint}
            </Note>
          )}
          {noAiNeeded && (
            <Note kind="fine" title="No AI needed" heading={Heading}>
              <p>{noAiNeeded}</p>
            </Note>
          )}
        </div>
        <div className="dialog-main">
          {before.length > 0 && <RuledPairs title="Before you start" heading={Heading} pairs={before} />}
          <Heading id={stepsId}>Step-by-Step Process</Heading>
          <ol className="steps" aria-labelledby={stepsId}>
            {steps.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: authored text, which never changes its order.
              <li key={place}>{step}</li>
            ))}
          </ol>
          {example && <ExampleInParts heading={Heading} example={example} />}
          {ifItGoesWrong.length > 0 && (
            <RuledPairs
              title="If it goes wrong"
              heading={Heading}
              pairs={ifItGoesWrong.map(({ sign, remedy }) => ({ label: sign, says: remedy }))}
            />
          )}
        </div>
        <div className="dialog-side">
          {bestPractices.length > 0 && (
            <div>
              <Heading>Best Practices</Heading>
              <TickList items={bestPractices} />
            </div>
          )}
          {outputQuality && (
            <div>
              <Heading>Expected Output Quality</Heading>
              <p>{outputQuality}</p>
            </div>
          )}
          {note && <div className="meta">{note}</div>}
        </div>
      </div>
      <dl className="dialog-foot">
        {workflow.cost && (
          <div>
            <dt>Cost</dt>
            <dd>{workflow.cost}</dd>
          </div>
        )}
        <div>
          <dt>Difficulty</dt>
          <dd>{workflow.difficulty}</dd>
        </div>
        <div>
          <dt>Category</dt>
          <dd>{workflow.categories.map((category) => category.name).join(', ')}</dd>
        </div>
      </dl>
    </div>
  );
}
