import { GalleryForm, GalleryOverlays } from './gallery-forms.tsx';
import type { GalleryPictures } from './gallery-hub.tsx';
import { GalleryHub, GalleryPages } from './gallery-hub.tsx';
import { GalleryList, GalleryParts } from './gallery-lists.tsx';
import { GalleryTool } from './gallery-tool.tsx';
import './styles/category-card.css';
import './styles/chart.css';
import './styles/compare.css';
import './styles/comparison.css';
import './styles/hub.css';
import './styles/landing.css';
import './styles/long-document.css';
import './styles/may-i-enter.css';
import './styles/pdf.css';
import './styles/questions.css';
import './styles/situation.css';
import './styles/statement-list.css';
import './styles/tool-list.css';
import './styles/tool-page.css';

/** Every component in its states, with sample words; for the development-only page, which has the site's own bar and footer. */
export function Gallery({ pictureOf }: GalleryPictures) {
  return (
    <>
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
