import type { ReactNode } from 'react';
import { useId } from 'react';
import { DifficultyBadge } from './badge.tsx';
import { CategoryChip } from './chip.tsx';
import { CloseButton, Dialog } from './dialog.tsx';
import type { Glass } from './glass.ts';
import { Note } from './note.tsx';
import { TickList } from './tick-list.tsx';
import type { PriceIcon } from './tool-card.tsx';

export interface WorkflowDetailsProps {
  title: string;
  categories: ReadonlyArray<{ name: string; glass?: Glass }>;
  difficulty: string;
  difficultyTone: 'green' | 'blue' | 'red';
  time?: string;
  cost?: string;
  costIcon?: PriceIcon;
  /** Known tool names in it are links (spec, section 2, 'Shared workflow grid and dialog'). */
  description?: ReactNode;
  steps: readonly ReactNode[];
  neverEnter?: ReactNode;
  /** Where a person must read and sign off. */
  reviewPoint?: ReactNode;
  bestPractices: readonly ReactNode[];
  outputQuality?: ReactNode;
  /** What stands under the side column, such as the date of the last check. */
  note?: ReactNode;
}

interface WorkflowDialogProps extends WorkflowDetailsProps {
  onClose: () => void;
}

/** The whole workflow over the list it was opened from. Look, part 3, 'Workflow card and dialog'. */
export function WorkflowDialog({ onClose, ...workflow }: WorkflowDialogProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className="dialog-head">
        <div>
          <WorkflowFacts {...workflow} />
          <h2 id={titleId}>{workflow.title}</h2>
          {workflow.description && <p className="mt-2">{workflow.description}</p>}
        </div>
        <CloseButton />
      </div>
      <WorkflowBody {...workflow} />
    </Dialog>
  );
}

/** Chips, difficulty, time and cost in one line, above the title. */
export function WorkflowFacts({ categories, difficulty, difficultyTone, time, cost, costIcon }: WorkflowDetailsProps) {
  return (
    <div className="card-facts">
      {categories.map((category) => (
        <CategoryChip key={category.name} {...category} />
      ))}
      <DifficultyBadge tone={difficultyTone}>{difficulty}</DifficultyBadge>
      {time && <span className="time">{time}</span>}
      {cost && (
        <span className={costIcon && 'price'} data-icon={costIcon}>
          {cost}
        </span>
      )}
    </div>
  );
}

interface WorkflowBodyProps extends WorkflowDetailsProps {
  /** On a page of its own, the parts stand right under the title: h2. */
  heading?: 'h2' | 'h3' | 'h4';
}

/**
 * What the dialog holds below its head; a page or an accordion may hold it too. What must never be entered is read before
 * the steps, on a phone as by a screen reader.
 */
export function WorkflowBody({ heading: Heading = 'h3', ...workflow }: WorkflowBodyProps) {
  const { steps, neverEnter, reviewPoint, bestPractices, outputQuality, note } = workflow;
  const stepsId = useId();
  return (
    <div className="workflow-whole">
      <div className="dialog-body" data-columns="">
        {neverEnter && (
          <Note kind="never" title="Never enter" heading={Heading}>
            {neverEnter}
          </Note>
        )}
        <div className="dialog-main">
          <Heading id={stepsId}>Step-by-Step Process</Heading>
          <ol className="steps" aria-labelledby={stepsId}>
            {steps.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: authored text, which never changes its order.
              <li key={place}>{step}</li>
            ))}
          </ol>
        </div>
        <div className="dialog-side">
          {reviewPoint && (
            <Note kind="caution" title="Where a person decides" heading={Heading}>
              {reviewPoint}
            </Note>
          )}
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
