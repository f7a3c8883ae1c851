import { addresses } from '#domain/addresses.ts';
import type { WorkflowPageView } from '#domain/catalogue/views.ts';
import { problemSubject } from '#domain/submissions/contact-subject.ts';
import { BackLink } from '#ui/back-link.tsx';
import { StatusBadge } from '#ui/badge.tsx';
import { Note } from '#ui/note.tsx';
import '#ui/styles/workflow-print.css';
import { EndedNotes } from '#web/features/ended/ended-notes.tsx';
import { PageActions } from '#web/page-actions.tsx';
import { workflowCategory } from '#web/site-content.ts';
import { WorkflowBody, WorkflowFacts } from './workflow-body.tsx';
import { workflowDetails } from './workflow-details.tsx';

/** One workflow at its own address: to read, to send to a volunteer, to print as a checklist of one page. */
export function WorkflowPage({ workflow }: { workflow: WorkflowPageView }) {
  const details = workflowDetails(workflow, 'h3');
  const guides = workflow.categories.flatMap((name) => workflowCategory(name) ?? []);
  return (
    <article className="wrap page-end checklist">
      <BackLink href={addresses.allWorkflows()}>All workflows</BackLink>
      <header className="page-head">
        <h1>{workflow.title}</h1>
        <p className="lead">{details.description}</p>
        <EndedNotes ended={workflow.ended} />
        <div className="checklist-head cluster mt-6" data-gap="3 6">
          <WorkflowFacts {...details} />
          {workflow.status === 'retired' && <StatusBadge>Retired</StatusBadge>}
          <div className="cluster" data-gap="3">
            <PageActions address={addresses.workflow(workflow.slug)} title={workflow.title} print="Print this checklist" />
          </div>
        </div>
      </header>
      {workflow.status === 'retired' && (
        <div className="mb-6">
          <Note kind="caution" title="This workflow is retired">
            <p>{workflow.statusNote}</p>
          </Note>
        </div>
      )}
      <div className="card p-0">
        <WorkflowBody {...details} heading="h2" />
      </div>
      <footer className="meta mt-6">
        {guides.length > 0 && (
          <p className="mb-3">
            {guides.length === 1 ? 'The guide to this work: ' : 'The guides to this work: '}
            {guides.map(({ hub, name, cardTitle }, place) => (
              <span key={hub}>
                {place > 0 && ', '}
                <a href={addresses.hub(hub, 'guide')}>{cardTitle ?? name}</a>
              </span>
            ))}
          </p>
        )}
        {workflow.sources.length > 0 ? (
          <>
            {'Where the practice is described: '}
            {workflow.sources.map((source, index) => (
              <span key={source}>
                {index > 0 && ', '}
                <a href={source} rel="noopener nofollow">
                  {new URL(source).hostname.replace(/^www\./, '')}
                </a>
              </span>
            ))}
            .
          </>
        ) : (
          'This is our own practice; we found no published source that describes it.'
        )}
        <p className="mt-2">
          <a href={addresses.contactAbout(problemSubject(addresses.workflow(workflow.slug)))} rel="nofollow">
            Report a problem with this entry
          </a>
        </p>
      </footer>
    </article>
  );
}
