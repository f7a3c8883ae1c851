import { useState } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import '#ui/styles/pdf.css';

interface PdfViewerProps {
  title: string;
  href: string;
  fileName: string;
  /** Pictures of the first page, 480 x 679 px, and of the top of that page, 480 x 136 px (`npm run pictures`). */
  firstPage: { whole: string; head: string };
}

/**
 * Links to a PDF. A picture shows its first page; on request it opens in the browser's viewer, which is too heavy to be started
 * for everyone (docs/product.md).
 */
export function PdfViewer({ title, href, fileName, firstPage }: PdfViewerProps) {
  const [isAskedFor, setAskedFor] = useState(false);
  const buttons = (
    <div className="button-row">
      <ButtonLink href={href} download={fileName} variant="quiet" icon="download">
        Download
      </ButtonLink>
      <ButtonLink href={href} target="_blank" rel="noopener" variant="quiet" icon="external-link">
        Open in new tab
      </ButtonLink>
    </div>
  );
  const viewer = (
    <object className="pdf-viewer" data={href} type="application/pdf" title={title}>
      <div className="empty-state">
        <h2 className="h3">PDF Viewer Not Supported</h2>
        <p>Your browser can’t show the document here, but you can download it or open it in a new tab.</p>
        {buttons}
      </div>
    </object>
  );
  return (
    <div className="space-y-6">
      {buttons}
      <details
        className="pdf"
        // Check on mount: the visitor may have opened it before hydration.
        ref={(element) => {
          if (element?.open) setAskedFor(true);
        }}
        onToggle={() => setAskedFor(true)}
      >
        <summary>
          <picture>
            {/* Breakpoint of pdf.css. */}
            <source media="(width < 43.75rem)" srcSet={firstPage.head} width="480" height="136" />
            <img src={firstPage.whole} alt="" width="480" height="679" fetchPriority="high" />
          </picture>
          <span>{`Read the ${title} here`}</span>
        </summary>
        {isAskedFor ? viewer : <noscript>{viewer}</noscript>}
      </details>
    </div>
  );
}
