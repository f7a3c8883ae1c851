import { addresses } from '#domain/addresses.ts';
import { currencies } from '#domain/catalogue/choices.ts';
import { pricePlanSchema, toolPricesSchema } from '#domain/catalogue/price-schema.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { FieldSpec, RowPart } from '#domain/records/form.ts';
import { entryKind } from './entry-kind.ts';

const plan = pricePlanSchema.shape;

/** Fields of the source of a statement on prices: the same for a plan, the free plan and a discount. */
const sourceParts = [
  { name: 'quote', label: 'The words themselves', hint: 'At most 25, to the letter.' },
  { name: 'source', label: 'Address', hint: 'With https:// in front.' },
  { name: 'by', isShort: true, label: 'Who says it', options: plan.by.options },
  {
    name: 'pricePageSaid',
    label: 'Where a third party says that it read the company’s price page: its words',
    hint: 'At most 25, to the letter. Leave it empty where it doesn’t say so.',
  },
  { name: 'ofPricePage', label: 'An earlier release took it for read off the price page; nothing follows from it', kind: 'flag' },
  { name: 'dated', isShort: true, label: 'Date of the source', hint: 'Such as 2026-08. Leave it empty where there’s none.' },
  { name: 'copied', isShort: true, label: 'Day of the copy', hint: 'Where you read a stored copy.' },
  { name: 'read', label: 'Read on', kind: 'checked date', todayLabel: 'Read today' },
  { name: 'compared', isShort: true, label: 'Compared by', options: plan.compared.unwrap().options },
  {
    name: 'mustBeReadBy',
    isShort: true,
    label: 'Read again by',
    hint: 'Where it names a day to come, such as 2027-01. Optional.',
  },
] as const satisfies readonly RowPart[];

const planParts: readonly RowPart[] = [
  { name: 'plan', label: 'Plan', hint: 'As the company calls it.' },
  {
    name: 'amount',
    isShort: true,
    label: 'Amount',
    kind: 'number',
    hint: 'Such as 16.99. The words below hold the same figure.',
  },
  { name: 'currency', isShort: true, label: 'Currency', options: currencies },
  { name: 'per', isShort: true, label: 'For each', options: plan.per.options },
  {
    name: 'unit',
    isShort: true,
    label: 'What is counted',
    hint: 'Such as “person”, “church”, “account with 500 contacts”; of a use, “minute”.',
  },
  {
    name: 'people',
    isShort: true,
    label: 'For how many people',
    kind: 'number',
    hint: 'A number, or “any number”. Only where plans go by size. Optional.',
  },
  { name: 'billing', isShort: true, label: 'Paid by the', options: plan.billing.options },
  ...sourceParts,
  {
    name: 'confidence',
    isShort: true,
    label: 'How sure are you?',
    options: plan.confidence.options,
    hint: 'Low is shown as “not confirmed”.',
  },
];

const firstPlan = { currency: 'USD', per: 'month', unit: 'person', billing: 'month', by: 'company', confidence: 'high' };

type Said = 'freeSaid' | 'answerSaid' | 'discount';
const sourceFields = <Of extends Said>(of: Of): FieldSpec<`${Of}.${(typeof sourceParts)[number]['name']}`>[] =>
  sourceParts.map(({ name, ...part }) => ({
    kind: 'options' in part ? 'choice' : 'line',
    ...part,
    path: `${of}.${name}` as const,
  }));

/** The price of a tool: every field of its schema. A test holds the form complete. */
export const priceKind = entryKind({
  noun: 'price',
  holds: 'price',
  schema: toolPricesSchema,
  titleOf: (_, slug) => `Price: ${slug}`,
  // The address names the tool, so the form has no field for it.
  leftToTheFile: ['slug'],
  api: '/api/staff/prices',
  draftOf: (slug = '') => ({ kind: 'prices', name: slug }),
  deskAddress: deskAddresses.price,
  historyAddress: deskAddresses.priceHistory,
  siteAddress: addresses.tool,
  first: () => ({ answer: 'priced', free: 'unknown', plans: [firstPlan] }),
  preview: { address: () => '/api/staff/prices/preview' },
  question: (_, isNew) => ({
    title: isNew ? 'Publish this price?' : 'Publish these changes?',
    text: 'The tool’s page, the lists, the comparison and the search show it at once.',
    confirm: isNew ? 'Publish it' : 'Publish the changes',
  }),
  screen: {
    list: { href: deskAddresses.tools(), label: 'Tools' },
    ofTool: (slug) => `/api/staff/tools/${encodeURIComponent(slug)}/price`,
    afterAdding: deskAddresses.price,
    savedWords: () => 'The public site shows it now.',
  },
  groups: [
    {
      title: 'What we can say',
      fields: [
        {
          path: 'answer',
          label: 'Answer',
          kind: 'choice',
          hint: '“Priced” where there’s at least one plan with an amount. “Not found, ask” shows the tool’s own line.',
        },
        { path: 'free', label: 'Free?', kind: 'choice', hint: 'Whether some use costs nothing for good. A trial ends.' },
        {
          path: 'unpriced',
          label: 'Cheaper plans without a known price',
          kind: 'list',
          itemName: 'Cheaper Plan',
          hint: 'Then we call no plan the cheapest.',
        },
      ],
    },
    {
      title: 'Plans',
      hint: 'One line for each price, with who says it and when you read it.',
      fields: [
        {
          path: 'plans',
          label: 'Plans',
          kind: 'parts',
          itemName: 'Plan',
          parts: planParts,
          firstRow: firstPlan,
        },
      ],
    },
    { title: 'Who says that it’s free', isRare: true, fields: sourceFields('freeSaid') },
    { title: 'Who says that it’s sold by quote', isRare: true, fields: sourceFields('answerSaid') },
    {
      title: 'For nonprofits',
      isRare: true,
      fields: [
        { path: 'discount.says', label: 'What they get', kind: 'text' },
        { path: 'discount.churches', label: 'Do churches get it?', kind: 'choice' },
        ...sourceFields('discount'),
      ],
    },
  ],
});
