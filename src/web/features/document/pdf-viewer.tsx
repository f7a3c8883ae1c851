import { ButtonLink } from '#ui/button.tsx';

interface PdfViewerProps {
  title: string;
  href: string;
  fileName: string;
}

/** A PDF in the page, with the ways to it for browsers that cannot show one (spec, section 2, research and statistics). */
export function PdfViewer({ title, href, fileName }: PdfViewerProps) {
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
  return (
    <div className="space-y-6">
      {buttons}
      <object className="pdf-viewer" data={href} type="application/pdf" title={title}>
        <div className="empty-state">
          <h2>PDF Viewer Not Supported</h2>
          <p>This browser cannot show the document here. Download it, or open it in a new tab.</p>
          {buttons}
        </div>
      </object>
    </div>
  );
}
