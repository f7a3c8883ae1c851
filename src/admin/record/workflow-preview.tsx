import { glassOfCategory } from '#admin/categories.ts';
import { difficultyTone } from '#domain/catalogue/tone.ts';
import type { WorkflowPageView } from '#domain/catalogue/views.ts';
import type { TextPart } from '#domain/text/text-part.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Note } from '#ui/note.tsx';
import type { WorkflowDetailsProps } from '#ui/workflow-body.tsx';
import { WorkflowBody, WorkflowFacts } from '#ui/workflow-body.tsx';

/** The workflow as its page will show it. */
export function WorkflowPreview({ view: workflow }: { view: WorkflowPageView }) {
  const details: WorkflowDetailsProps = {
    title: workflow.title,
    categories: workflow.categories.map((name) => ({ name, glass: glassOfCategory(name) })),
    difficulty: workflow.difficulty,
    difficultyTone: difficultyTone(workflow.difficulty),
    time: workflow.timeEstimate,
    cost: workflow.costEstimate,
    steps: workflow.steps.map(textOf),
    neverEnter: (
      <ul>
        {workflow.neverEnter.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
    reviewPoint: <p>{workflow.reviewPoint}</p>,
    bestPractices: workflow.bestPractices,
    outputQuality: workflow.outputQuality,
    note: <p>{`Checked ${formatCheckedDate(workflow.verifiedAt)}.`}</p>,
  };
  return (
    <>
      <header>
        <WorkflowFacts {...details} />
        <p className="lead mt-2">{textOf(workflow.description)}</p>
        {workflow.tools.length > 0 && <p className="meta mt-2">{`Uses ${workflow.tools.map(({ name }) => name).join(', ')}.`}</p>}
      </header>
      {workflow.status === 'retired' && (
        <Note title="This workflow is retired">
          <p>{workflow.statusNote}</p>
        </Note>
      )}
      <div className="card p-0">
        <WorkflowBody {...details} />
      </div>
    </>
  );
}

// Known names are links on the page; a preview leads nowhere.
const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');
