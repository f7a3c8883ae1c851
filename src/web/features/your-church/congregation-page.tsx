import { addresses } from '#domain/addresses.ts';
import { filledPaper } from '#domain/church/blanks.ts';
import type { CongregationView } from '#domain/church/church-views.ts';
import { paperAsHtml, paperAsText } from '#domain/church/paper.ts';
import { questionCount } from '#domain/church/policy-choices.ts';
import { BackLink } from '#ui/back-link.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/church-paper.css';
import '#ui/styles/your-church.css';
import { ChurchNamesForm, useChurchNames } from './church-names.tsx';
import { DeviceLine } from './device-line.tsx';
import { KeptPolicyNote } from './kept-policy-note.tsx';
import { PaperText } from './paper-text.tsx';
import { PrintPaper } from './print-paper.tsx';
import { WordLink } from './word-link.tsx';

/** Text for a church's congregation, from the answers of its policy: as words, as HTML, as a page of the bulletin. */
export function CongregationPage({ page: { title, answers, skipped, mark, paper } }: { page: CongregationView }) {
  const names = useChurchNames();
  const filled = filledPaper(paper, names);
  const html = paperAsHtml(filled);
  return (
    <div className="wrap page-end">
      <BackLink href={addresses.churchPolicy(answers)}>Your policy</BackLink>
      <header className="page-head not-printed">
        <h1>{title}</h1>
        <p className="lead">
          {skipped === questionCount
            ? 'A page in plain words. You left all 14 questions to us, so it’s written from our defaults, and isn’t your policy yet.'
            : 'A page in plain words, written from your policy.'}
          {skipped > 0 &&
            skipped < questionCount &&
            ` You left ${skipped} of the 14 questions to us, so you see our default there.`}
          {
            ' Your church’s name and someone to ask stand where the square brackets are, once you’ve typed them below. When an answer changes, come back for a new one.'
          }
        </p>
      </header>
      <DeviceLine />
      <KeptPolicyNote
        shown={answers}
        hrefOf={(keptAnswers) => addresses.churchPaper('page', keptAnswers)}
        act="Write it from your policy"
      />
      <div className="doc-page stack" data-gap="8">
        <div className="policy-actions stack" data-gap="3">
          <CopyButton text={paperAsText(filled)} shownIn="told">
            Copy the text
          </CopyButton>
          <CopyButton text={html} shownIn="told-html" variant="quiet">
            Copy as HTML
          </CopyButton>
          <WordLink variant="quiet" href={addresses.churchPaper('page.docx', answers)} download="page-for-the-congregation.docx">
            Word
          </WordLink>
          <PrintPaper of="insert" isPublished>
            Print it for the bulletin
          </PrintPaper>
          <p className="meta">The HTML has no styles or scripts, so it looks like the rest of your site.</p>
          <a className="go" href={addresses.churchPolicy({ ...answers, question: 1 })}>
            Change an answer
          </a>
        </div>
        <div className="space-y-8">
          <div className="insert" id="insert">
            <article className="paper box paper-text" id="told" data-mark={mark}>
              <h2>{paper.title}</h2>
              <PaperText {...paper} />
            </article>
            {/* Two to a sheet, to be cut. */}
            <div className="paper box paper-text print-only" aria-hidden="true">
              <h2>{paper.title}</h2>
              <PaperText {...paper} />
            </div>
          </div>
          <ChurchNamesForm />
          <details className="fold">
            <summary>
              The HTML to paste
              <Icon name="chevron-down" />
            </summary>
            <pre className="html-to-paste box" id="told-html">
              {html}
            </pre>
          </details>
        </div>
      </div>
    </div>
  );
}
