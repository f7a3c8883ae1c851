import { addresses } from '#domain/addresses.ts';
import type { PaperView, PolicyView } from '#domain/church/church-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { Block, List, Paragraph, Words } from '../word-files/document.ts';
import type { WordDocument } from '../word-files/write-docx.ts';

/** Placeholder for the church's name, which it types itself: we receive nothing of it. */
const church = '[Your church]';

/** Makes the document of a policy: on one page for adoption, or in its long form, whose clauses Word numbers. */
export function policyDocument(policy: PolicyView, publicUrl: string, address: string): WordDocument {
  return {
    title: 'How we use AI',
    summary: `A policy on AI, version ${policy.mark}`,
    ...ofEdition(policy),
    onOneSheet: !policy.isLong,
    blocks: [
      ...(policy.isLong ? longForm(policy, publicUrl) : onePage(policy)),
      heading(2, 'Adopted'),
      paragraph('For [the elders, the vestry, the parish council or the board], date: ____________________________'),
      paragraph('Who owns this policy, date: ____________________________'),
      paragraph(
        'Not legal advice: it’s a model text that you’ve adapted. The choices are kept at ',
        {
          text: 'this address',
          link: publicUrl + address,
        },
        '.',
      ),
    ],
  };
}

/** Makes the document of papers, each on a separate sheet; a single one has the document's title and no other. */
export const papersDocument = (
  title: string,
  papers: readonly PaperView[],
  of: Pick<PolicyView, 'mark' | 'date'>,
): WordDocument => ({
  title,
  summary: `Made for a policy on AI, version ${of.mark}`,
  ...ofEdition(of),
  inSheets: papers.length > 1,
  blocks: papers.flatMap((paper) => [
    ...(paper.title === title ? [] : [heading(2, paper.title)]),
    ...paper.parts.flatMap((part): Block[] => [
      ...(part.heading ? [heading(paper.title === title ? 2 : 3, part.heading)] : []),
      ...(part.says ? [paragraph(part.says)] : []),
      ...(part.list ? [list(false, part.list.map(item))] : []),
      ...(part.steps ? [list(true, part.steps.map(item))] : []),
    ]),
  ]),
});

/** Makes the common part of all documents, on Letter: the hub is for church offices in the United States first. */
const ofEdition = ({ mark, date }: Pick<PolicyView, 'mark' | 'date'>) => ({
  church,
  date,
  paper: 'Letter' as const,
  under: `${church} · Version ${mark}, ${formatCheckedDate(date)} · Adopted on [date]`,
});

const onePage = ({ clauses }: PolicyView): Block[] => [
  heading(2, 'What we keep to'),
  list(
    true,
    clauses.map(({ head, text }) => [paragraph({ text: `${head}. `, bold: true }, text)]),
  ),
];

/** Makes a section of each clause: its sentence, which others can refer to, and the reasons for it. */
const longForm = ({ clauses }: PolicyView, publicUrl: string): Block[] =>
  clauses.flatMap((clause, at) => [
    { ...heading(2, clause.head), number: `${at + 1}` },
    { ...paragraph(clause.text), number: `${at + 1}.1` },
    paragraph({ text: 'Why: ', bold: true }, clause.why ?? 'This clause stays whatever a church answers.'),
    ...(clause.example ? [paragraph({ text: 'An example of ours: ', bold: true }, clause.example)] : []),
    ...(clause.today && clause.today.length > 0
      ? [
          paragraph({ text: 'What the hub’s facts say today:', bold: true }),
          list(
            false,
            clause.today.map(({ tool, name, plan, says, dated }) => [
              paragraph(
                { text: name, link: publicUrl + addresses.tool(tool) },
                asQuotation(
                  `${plan ? ` (${plan})` : ''}: ${says}${dated ? `. Read in a document or copy of ${formatCheckedDate(dated)}` : ''}.`,
                ),
              ),
            ]),
          ),
        ]
      : []),
    paragraph(
      { text: 'Where it comes from: ', bold: true },
      'the sentence is ours, after ',
      { text: `section ${clause.ours} of our model policy`, link: publicUrl + addresses.policyExamples },
      '. Others say:',
    ),
    list(
      false,
      clause.sources.map(({ says, quote, publisher, document, dated, source }) => [
        paragraph(
          asQuotation(`${says} Their words: “${quote}” ${publisher}, `),
          { text: document, link: source },
          `, ${dated ?? 'no date found'}.`,
        ),
      ]),
    ),
  ]);

const heading = (depth: 2 | 3, text: string): Block & { kind: 'heading' } => ({ kind: 'heading', depth, words: [{ text }] });

const paragraph = (...words: (string | Words)[]): Paragraph => ({
  kind: 'paragraph',
  words: words.map((part) => (typeof part === 'string' ? { text: part } : part)),
});

const asQuotation = (text: string): Words => ({ text, isTold: true });

const item = (text: string): List['items'][number] => [paragraph(text)];
const list = (isOrdered: boolean, items: List['items']): List => ({ kind: 'list', ordered: isOrdered, items });
