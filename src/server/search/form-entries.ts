import { addresses } from '#domain/addresses.ts';
import type { Download } from '#domain/catalogue/workflow-schema.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';

/** Names that people use for the forms, in addition to their titles. */
const formWords: Readonly<Record<string, readonly string[]>> = {
  'bulletin-template': ['church bulletin template in word', 'order of worship template', 'blank bulletin'],
  'code-table-for-surveys-and-schedules': ['codes in place of names', 'anonymous list', 'pseudonyms'],
  'consent-for-photos-video-and-ai': [
    'consent form',
    'photo release form',
    'image consent form',
    'media release',
    'photo permission slip',
    'video waiver',
  ],
  'facts-sheet-for-the-week': ['weekly announcement form', 'event information form'],
  'quiz-on-using-ai': ['quiz for staff and volunteers', 'training exercise'],
  'sermon-publishing-checklist': ['before a sermon is posted', 'sermon upload checklist'],
  'sheet-to-sign': ['ai agreement for volunteers and staff', 'ai covenant', 'pledge to sign', 'acceptable use agreement form'],
  'study-ai-and-being-human': [
    'bible study on ai',
    'small group curriculum on ai',
    'ai and the image of god',
    'sunday school series about ai',
    'youth group lessons on ai',
  ],
  'what-our-programs-read': ['poster on ai in our programs', 'office wall sheet on copilot and gemini'],
  'what-volunteers-may-paste': ['poster for volunteers', 'what volunteers may enter', 'what may be pasted poster'],
  'volunteer-roster': ['rota template', 'blank volunteer schedule', 'sign-up sheet'],
};

/** Makes the entry of a form to print or fill in: its result opens the PDF. */
export const formEntry = ({ slug, title, summary }: Download): SearchEntry => ({
  kind: 'form',
  href: addresses.document(slug, 'pdf'),
  title,
  summary,
  aliases: ['forms', ...(formWords[slug] ?? [])],
  asked: [`${title} form to print`, `${title} form in Word or PDF`],
});
