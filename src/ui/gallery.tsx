import { GalleryForm, GalleryOverlays } from './gallery-forms.tsx';
import type { GalleryPictures } from './gallery-hub.tsx';
import { GalleryHub, GalleryPages } from './gallery-hub.tsx';
import { GalleryList, GalleryParts } from './gallery-lists.tsx';
import { GalleryTool } from './gallery-tool.tsx';
import categoryCardCss from './styles/category-card.css?url';
import chartCss from './styles/chart.css?url';
import compareCss from './styles/compare.css?url';
import comparisonCss from './styles/comparison.css?url';
import hubCss from './styles/hub.css?url';
import landingCss from './styles/landing.css?url';
import longDocumentCss from './styles/long-document.css?url';
import mayIEnterCss from './styles/may-i-enter.css?url';
import pdfCss from './styles/pdf.css?url';
import questionsCss from './styles/questions.css?url';
import situationCss from './styles/situation.css?url';
import statementListCss from './styles/statement-list.css?url';
import toolListCss from './styles/tool-list.css?url';
import toolPageCss from './styles/tool-page.css?url';

/** What pages link for themselves. */
const pageSheets = [
  landingCss,
  chartCss,
  categoryCardCss,
  comparisonCss,
  hubCss,
  mayIEnterCss,
  questionsCss,
  toolListCss,
  toolPageCss,
  compareCss,
  situationCss,
  longDocumentCss,
  pdfCss,
  statementListCss,
];

/** Every component in its states, with sample words; for the development-only page, which has the site's own bar and footer. */
export function Gallery({ pictureOf }: GalleryPictures) {
  return (
    <>
      {pageSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      <GalleryParts />
      <GalleryList />
      <GalleryTool pictureOf={pictureOf} />
      <GalleryHub pictureOf={pictureOf} />
      <GalleryPages pictureOf={pictureOf} />
      <GalleryForm />
      <GalleryOverlays />
    </>
  );
}
