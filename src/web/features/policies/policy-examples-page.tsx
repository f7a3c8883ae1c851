import { useNavigate } from '@tanstack/react-router';
import type { StatementFilters } from '#domain/policies/filter-statements.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { DocumentView } from '#web/api-reads.ts';
import { Document } from '#web/features/document/document.tsx';
import { PdfViewer } from '#web/features/document/pdf-viewer.tsx';
import { paths } from '#web/paths.ts';
import type { PolicyTab } from './policy-tabs.ts';
import { policyTabs } from './policy-tabs.ts';
import { statementKinds, statementTraditions } from './statement-choices.ts';

const labels: Record<PolicyTab, string> = {
  policy: 'AI Acceptable Use Policy',
  stance: 'Ministry Stance',
  statements: 'Public statements',
};

interface PolicyExamplesPageProps {
  tab: PolicyTab;
  filters: StatementFilters;
  /** What the open tab shows. */
  document: DocumentView;
}

/** Policy examples (spec, section 2). */
export function PolicyExamplesPage({ tab, filters, document }: PolicyExamplesPageProps) {
  return (
    <div className="wrap pb-18">
      <header className="page-head">
        <h1>Policy examples</h1>
        <p className="lead">A policy to adapt, a stance to sign, and what churches and their bodies have said in public.</p>
      </header>
      <Tabs
        label="Policy examples"
        selected={tab}
        tabs={policyTabs.map((id) => ({ id, label: labels[id], href: paths.policyTab(id) }))}
      >
        <div className="space-y-10 pt-10">
          {tab === 'policy' && <AcceptableUseDownloads />}
          {tab === 'stance' && (
            <PdfViewer title="Ministry Stance" href="/documents/ministry-stance.pdf" fileName="ministry-stance.pdf" />
          )}
          {tab === 'statements' && (
            <>
              <StatementFilterBar filters={filters} />
              <p role="status">{showingLine(document)}</p>
            </>
          )}
          <Document document={document} />
        </div>
      </Tabs>
    </div>
  );
}

/**
 * How many statements there are, as their list tells (src/web/documents/policies.tsx). The list is replaced as a whole, and
 * only a change within an element that stays is spoken.
 */
const showingLine = ({ html }: DocumentView) => /data-showing="([^"]*)"/.exec(html)?.[1];

function AcceptableUseDownloads() {
  return (
    <div className="button-row">
      <ButtonLink
        href="/documents/acceptable-use-policy.docx"
        download="acceptable-use-policy.docx"
        variant="quiet"
        icon="download"
      >
        Word document
      </ButtonLink>
      <ButtonLink href="/documents/acceptable-use-policy.md" download="acceptable-use-policy.md" variant="quiet" icon="download">
        Markdown
      </ButtonLink>
      <ButtonLink
        href="/documents/acceptable-use-policy.pdf"
        download="acceptable-use-policy.pdf"
        variant="quiet"
        icon="download"
      >
        PDF
      </ButtonLink>
      <Button variant="quiet" icon="printer" onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}

function StatementFilterBar({ filters }: { filters: StatementFilters }) {
  const navigate = useNavigate();
  const change = (changed: StatementFilters) =>
    navigate({ href: paths.policyTab('statements', { ...filters, ...changed }), replace: true, resetScroll: false });
  const options = (all: string, values: readonly string[]) => [
    { value: '', label: all },
    ...values.map((value) => ({ value, label: value })),
  ];
  return (
    <FilterBar label="Filter the statements" action={paths.policyExamples} submitLabel="Show">
      <SelectField
        label="Tradition"
        name="tradition"
        value={filters.tradition ?? ''}
        options={options('All traditions', statementTraditions)}
        onChange={(event) => change({ tradition: event.currentTarget.value || undefined })}
      />
      <SelectField
        label="Kind"
        name="kind"
        value={filters.kind ?? ''}
        options={options('All kinds', statementKinds)}
        onChange={(event) => change({ kind: event.currentTarget.value || undefined })}
      />
      <input type="hidden" name="tab" value="statements" />
    </FilterBar>
  );
}
