import { Fragment } from 'react';
import { addresses } from '#domain/addresses.ts';
import { difficultyTone } from '#domain/catalogue/tone.ts';
import type { WorkflowPageView } from '#domain/catalogue/views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { StepPrompt } from '#web/features/prompts/step-prompt.tsx';
import { LinkedText } from '#web/linked-text.tsx';
import { workflowCategory } from '#web/site-content.ts';
import type { WorkflowDetailsProps } from './workflow-body.tsx';

/**
 * A workflow of the catalogue as displayed, for the dialog, the accordion and its own page.
 * @param promptHeading one level below the headings of `WorkflowBody`
 */
export function workflowDetails(workflow: WorkflowPageView, promptHeading: 'h3' | 'h4' = 'h4'): WorkflowDetailsProps {
  return {
    title: workflow.title,
    categories: workflow.categories.map((name) => ({ name, glass: workflowCategory(name)?.glass })),
    difficulty: workflow.difficulty,
    difficultyTone: difficultyTone(workflow.difficulty),
    time: workflow.timeEstimate,
    cost: workflow.costEstimate,
    description: <LinkedText parts={workflow.description} />,
    before: workflow.before,
    noAiNeeded: workflow.noAiNeeded,
    steps: workflow.steps.map((step, index) => (
      <Fragment key={step[0]?.text}>
        <LinkedText parts={step} />
        {workflow.prompts
          .filter((prompt) => prompt.step === index + 1)
          .map((prompt) => (
            <StepPrompt key={prompt.slug} prompt={prompt} heading={promptHeading} />
          ))}
      </Fragment>
    )),
    example: workflow.example,
    ifItGoesWrong: workflow.ifItGoesWrong,
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
    note: <UsedTools workflow={workflow} />,
  };
}

function UsedTools({ workflow }: { workflow: WorkflowPageView }) {
  return (
    <>
      {workflow.tools.length > 0 && (
        <>
          <p>Tools in this workflow</p>
          <ul>
            {workflow.tools.map(({ slug, name, use }) => (
              <li key={slug}>
                <a href={addresses.tool(slug)}>{name}</a>
                {use && `: ${use}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {workflow.downloads.length > 0 && (
        <>
          <p>Forms for this work</p>
          <ul>
            {workflow.downloads.map(({ slug, title, summary }) => (
              <li key={slug}>
                {`${title}: `}
                <a href={addresses.document(slug, 'docx')} download={`${slug}.docx`}>
                  Word
                </a>
                {' or '}
                <a href={addresses.document(slug, 'pdf')}>PDF</a>
                {`. ${summary}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{`Checked ${formatCheckedDate(workflow.verifiedAt)}.`}</p>
    </>
  );
}
