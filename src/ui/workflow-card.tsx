import type { MouseEvent } from 'react';
import type { Glass } from './glass.ts';
import { glassOf } from './glass.ts';

export interface WorkflowCardProps {
  /** The address that opens the dialog; without scripts the same address shows the workflow. */
  href: string;
  /** Called before the link is followed; preventing the default opens the dialog instead. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  title: string;
  /** At most two (docs/product.md); the first colours the leaded edge. */
  categories: ReadonlyArray<{ name: string; glass?: Glass }>;
  moreCategories?: number;
  difficulty: string;
  difficultyTone: 'green' | 'blue' | 'red';
  description?: string;
  time?: string;
  cost?: string;
  /** At most three (docs/product.md). */
  steps: readonly string[];
  moreSteps?: number;
  outputQuality?: string;
  heading?: 'h2' | 'h3' | 'h4';
}

const barsOfTone = { green: 1, blue: 2, red: 3 } as const;

/** A workflow in a list, built like the tool card. */
export function WorkflowCard(workflow: WorkflowCardProps) {
  const Heading = workflow.heading ?? 'h3';
  const { categories, moreCategories = 0, difficultyTone, steps, moreSteps = 0 } = workflow;
  return (
    <article className="tool-card workflow-card" data-glass={glassOf(categories[0]?.glass)}>
      <div className="chips">
        {categories.map((category) => (
          <span className="chip" data-glass={glassOf(category.glass)} key={category.name}>
            <span className="visually-hidden">Category: </span>
            {category.name}
          </span>
        ))}
        {moreCategories > 0 && <span className="meta">+{moreCategories} more</span>}
      </div>
      <Heading>
        <a href={workflow.href} onClick={workflow.onOpen}>
          {workflow.title}
        </a>
      </Heading>
      {workflow.description && <p className="clamp-2">{workflow.description}</p>}
      <div className="card-facts">
        <span className="badge" data-tone={difficultyTone} data-bars={barsOfTone[difficultyTone]}>
          <span className="visually-hidden">Difficulty: </span>
          {workflow.difficulty}
        </span>
        {workflow.time && <span className="time">{workflow.time}</span>}
        {workflow.cost && <span>{workflow.cost}</span>}
      </div>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {moreSteps > 0 && <li data-more="">{`+${moreSteps} more ${moreSteps === 1 ? 'step' : 'steps'}`}</li>}
      </ol>
      {workflow.outputQuality && (
        <p className="output">
          <b>Output:</b> {workflow.outputQuality}
        </p>
      )}
      <div className="card-foot">
        <span>View Details</span>
      </div>
    </article>
  );
}
