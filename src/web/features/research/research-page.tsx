import { addresses } from '#domain/addresses.ts';
import type { DocumentView } from '#domain/writings/document-view.ts';
import summaryHead from '#ui/pictures/survey-summary-head.jpg';
import summaryPage from '#ui/pictures/survey-summary-page.jpg';
import '#ui/styles/chart.css';
import { Tabs } from '#ui/tabs.tsx';
import { Document } from '#web/features/document/document.tsx';
import { PdfViewer } from '#web/features/document/pdf-viewer.tsx';

/** The two tabs of /research. */
export type ResearchTab = 'survey' | 'barna';

/** Research and statistics (docs/product.md): the survey's summary as a PDF with its figures, and Barna's studies. */
export function ResearchPage({ tab, document }: { tab: ResearchTab; document: DocumentView }) {
  return (
    <div className="wrap page-end">
      <header className="page-head">
        <h1>Research and data</h1>
        <p className="lead">
          What churches say about AI, study by study: who was asked, how many, when, and where the sources disagree.
        </p>
        <p className="mt-4">
          {'Check a figure before you say it in public: '}
          <a href={addresses.workflow('evidence-check-on-a-claim')}>Evidence check before you repeat a claim</a>, 30 minutes,
          free.
        </p>
      </header>
      <Tabs
        label="Research"
        selected={tab}
        tabs={[
          { id: 'survey', label: 'Exponential NEXT Survey', href: addresses.researchTab('survey') },
          { id: 'barna', label: 'Barna Research', href: addresses.researchTab('barna') },
        ]}
      >
        <div className="tab-body space-y-10">
          {tab === 'survey' && (
            <>
              <p className="measure">
                {'This is our own summary of what Exponential AI NEXT has published about its surveys. The original is at '}
                <a href="https://exponential.org/7-insights-on-how-churches-are-adopting-ai-in-2024/" rel="noopener">
                  exponential.org
                </a>
                .
              </p>
              <PdfViewer
                title="summary of the Exponential NEXT survey"
                href="/documents/survey-summary.pdf"
                fileName="exponential-survey-summary.pdf"
                firstPage={{ whole: summaryPage, head: summaryHead }}
              />
            </>
          )}
          <Document document={document} />
        </div>
      </Tabs>
    </div>
  );
}
