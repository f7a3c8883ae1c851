import type { AnswerPageView } from '#domain/answers/answer-views.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import type { PromptPageView } from '#domain/prompts/prompt-views.ts';
import { sheetSize } from '#domain/text/sheet-size.ts';

// Font sizes in points of pages that must print on one sheet (docs/decisions/0088). The number of letters of each kind that fit a
// sheet was measured on every page; tests/journeys/print-sizes.spec.ts measures again.

/** Font size of a tool's sheet, by the texts that differ between tools: what may go in, what it costs, what to do. */
export const sheetOfTool = ({
  card,
  pricing,
  toDo,
  ended,
  statusNote = '',
  dataPolicy,
}: Pick<ToolPageView, 'card' | 'pricing' | 'toDo' | 'ended' | 'statusNote' | 'dataPolicy'>) =>
  sheetSize(
    [
      card.opening,
      pricing,
      statusNote,
      ...toDo,
      ...ended.map(({ says, instead, publisher }) => says + instead + publisher),
      ...card.uses.flatMap(({ bands }) =>
        bands.flatMap(({ inShort, lines }) => [
          inShort,
          ...lines.map(({ kinds, condition = '', because = '' }) => kinds + condition + because),
        ]),
      ),
      ...dataPolicy.alsoNever,
      ...dataPolicy.alsoFine,
    ],
    2050,
  );

/** Font size of an answer's sheet, which prints the detail if that has a table, and otherwise the grounds. */
export const sheetOfAnswer = ({
  question,
  lead,
  answer,
  ended,
  detail,
  grounds,
  duties,
  notFound = '',
}: Pick<AnswerPageView, 'question' | 'lead' | 'answer' | 'ended' | 'detail' | 'grounds' | 'duties' | 'notFound'>) =>
  sheetSize(
    [
      question,
      lead,
      answer,
      ...ended.map(({ says, instead, publisher }) => says + instead + publisher),
      ...(detail?.includes('<table')
        ? [detail]
        : grounds.map(({ shows, publisher, who = '', whence }) => shows + publisher + who + whence)),
      ...duties.map(({ service = '', says = '' }) => service + says),
      notFound,
    ],
    2150,
  );

export const sheetOfPrompt = ({
  title,
  gives,
  neverEnter,
  text,
  check,
  reviewPoint,
}: Pick<PromptPageView, 'title' | 'gives' | 'neverEnter' | 'text' | 'check' | 'reviewPoint'>) =>
  sheetSize([title, gives, ...neverEnter, text, ...check, reviewPoint], 2400);
