import { useNavigate } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { StatementCounts, StatementFilters, StatementSort } from '#domain/policies/filter-statements.ts';
import type { DocumentView } from '#domain/writings/document-view.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import stanceHead from '#ui/pictures/ministry-stance-head.jpg';
import stancePage from '#ui/pictures/ministry-stance-page.jpg';
import { ResultCount } from '#ui/result-count.tsx';
import '#ui/styles/statement-list.css';
import { Tabs } from '#ui/tabs.tsx';
import { allToUndefined, selectOptions } from '#web/features/catalogue/filter-options.ts';
import { Document } from '#web/features/document/document.tsx';
import { PdfViewer } from '#web/features/document/pdf-viewer.tsx';
import type { PolicyTab } from './policy-tabs.ts';
import { policyTabs } from './policy-tabs.ts';
import { statementKinds, statementSorts, statementTraditions } from './statement-choices.ts';

const labels: Record<PolicyTab, string> = {
  policy: 'AI Acceptable Use Policy',
  stance: 'Ministry Stance',
  statements: 'Public statements',
};

interface PolicyExamplesPageProps {
  tab: PolicyTab;
  filters: StatementFilters;
  /** Document of the open tab. */
  document: DocumentView;
}

/** Policy examples (docs/product.md). */
export function PolicyExamplesPage({ tab, filters, document }: PolicyExamplesPageProps) {
  return (
    <div className="wrap page-end">
      <header className="page-head">
        <h1>Policy examples</h1>
        <p className="lead">A policy to adapt, a stance to sign, and what churches and their bodies have said in public.</p>
      </header>
      <section className="card policy-door cluster mb-6">
        <div>
          <h2 className="h3">Build yours in 12 minutes</h2>
          <p>Fourteen questions give a policy on one page, each sentence with its sources. No account.</p>
        </div>
        <ButtonLink href={addresses.churchPolicy()} iconAfter="arrow-right">
          Write our AI policy
        </ButtonLink>
      </section>
      <Tabs
        label="Policy examples"
        selected={tab}
        tabs={policyTabs.map((id) => ({ id, label: labels[id], href: addresses.policyTab(id) }))}
      >
        <div className="tab-body space-y-10">
          {tab === 'policy' && <AcceptableUseDownloads />}
          {tab === 'stance' && (
            <PdfViewer
              title="Ministry Stance"
              href="/documents/ministry-stance.pdf"
              fileName="ministry-stance.pdf"
              firstPage={{ whole: stancePage, head: stanceHead }}
            />
          )}
          {tab === 'statements' && (
            <div>
              <StatementFilterBar filters={filters} counts={document.statements} />
              <ResultCount
                shown={document.statements?.shown ?? 0}
                total={document.statements?.total ?? 0}
                noun="statements"
                filters={activeFilters(filters)}
                clearHref={addresses.policyTab('statements')}
              />
            </div>
          )}
          <Document document={document} />
        </div>
      </Tabs>
    </div>
  );
}

function activeFilters(filters: StatementFilters) {
  const without = (name: keyof StatementFilters) => addresses.policyTab('statements', { ...filters, [name]: undefined });
  return [
    ...(filters.tradition ? [{ label: `Tradition: ${filters.tradition}`, removeHref: without('tradition') }] : []),
    ...(filters.kind ? [{ label: `Kind: ${filters.kind}`, removeHref: without('kind') }] : []),
  ];
}

function AcceptableUseDownloads() {
  return (
    <div className="button-row button-pairs">
      <ButtonLink
        href="/documents/acceptable-use-policy.docx"
        download="acceptable-use-policy.docx"
        variant="quiet"
        icon="download"
      >
        Word document
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
      <ButtonLink
        href="/documents/acceptable-use-policy.md"
        download="acceptable-use-policy.md"
        variant="quiet"
        icon="download"
        small
      >
        Markdown
      </ButtonLink>
    </div>
  );
}

function StatementFilterBar({ filters, counts }: { filters: StatementFilters; counts?: StatementCounts }) {
  const navigate = useNavigate();
  const change = (changes: StatementFilters) =>
    navigate({ href: addresses.policyTab('statements', { ...filters, ...changes }), replace: true, resetScroll: false });
  const addCounts = (values: readonly string[], name: 'traditions' | 'kinds') =>
    values.map((value) => ({ value, count: counts?.[name][value] ?? 0 }));
  return (
    <FilterBar label="Filter the statements" action={addresses.policyExamples} submitLabel="Show">
      <SelectField
        label="Tradition"
        name="tradition"
        value={filters.tradition ?? 'all'}
        options={selectOptions('All traditions', addCounts(statementTraditions, 'traditions'), filters.tradition)}
        onChange={(event) => change({ tradition: allToUndefined(event.currentTarget.value) })}
      />
      <SelectField
        label="Kind"
        name="kind"
        value={filters.kind ?? 'all'}
        options={selectOptions('All kinds', addCounts(statementKinds, 'kinds'), filters.kind)}
        onChange={(event) => change({ kind: allToUndefined(event.currentTarget.value) })}
      />
      <StatementOrder sort={filters.sort} onChange={(sort) => change({ sort })} />
    </FilterBar>
  );
}

/** Order of the statements; and, for browsers without scripts, their tab as a hidden field. */
function StatementOrder({ sort = '', onChange }: { sort?: string; onChange: (sort?: StatementSort) => void }) {
  return (
    <>
      <SelectField
        label="Sort by"
        name="sort"
        value={sort}
        options={[
          { value: '', label: 'Newest' },
          { value: 'name', label: 'Name' },
          { value: 'body', label: 'Church or body' },
        ]}
        onChange={({ currentTarget: { value } }) => onChange(statementSorts.find((option) => option === value))}
      />
      <input type="hidden" name="tab" value="statements" />
    </>
  );
}
