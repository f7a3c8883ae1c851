import { toolStatuses } from '../../catalogue/choices.ts';
import type { Tool } from '../../catalogue/tool-schema.ts';
import { toolSections } from '../../catalogue/tool-schema.ts';
import { deskAddresses } from '../../desk-addresses.ts';
import { blankTool } from '../../staff/incomplete-record.ts';
import { kinds, uses } from '../../trust/kinds.ts';
import { deskForm } from '../form.ts';

/** Form of a tool, with the fields of its schema in an editor's order; a test checks that none is missing. */
export const toolForm = deskForm<Tool>({
  listed: 'Tools',
  titleOf: ({ name }) => name,
  factsOf: ({ category }) => category,
  linksOf: (slug) => [
    { label: 'Price', href: deskAddresses.price(slug) },
    { label: 'Facts and terms', href: deskAddresses.toolEvidence(slug) },
    { label: 'Check it again', href: deskAddresses.recheck({ entry: `tool/${slug}` }) },
  ],
  preview: { address: () => '/api/staff/tools/preview', blank: blankTool },
  // Fields without a control at the desk: flag of a name that is a word, prices as data, gaps with their questions.
  leftToTheFile: ['isOrdinaryWord', 'leastPrice', 'churchPrice', 'notFound'],
  groups: [
    {
      title: 'What it is',
      fields: [
        { path: 'name', label: 'Name', kind: 'line' },
        {
          path: 'slug',
          label: 'Address',
          kind: 'line',
          hint: 'The end of /tools/… in lower case with hyphens. You can’t change it later.',
        },
        { path: 'maker', label: 'Maker', kind: 'line' },
        { path: 'category', label: 'Category', kind: 'choice', categories: 'of tools' },
        { path: 'website', label: 'Website', kind: 'line', hint: 'With https:// in front.' },
        {
          path: 'description',
          label: 'Description',
          kind: 'text',
          hint: 'What it is, who makes it, what a church would use it for. Starts with the thing, not with praise.',
        },
        {
          path: 'summary',
          label: 'In one line',
          kind: 'line',
          hint: 'For rows and cards: what it does for a church, without its name.',
        },
        { path: 'since', label: 'Year it came out', kind: 'year', hint: 'When it could first be used, such as 2022.' },
        {
          path: 'aliases',
          label: 'Other words for it',
          kind: 'list',
          itemName: 'Word',
          hint: 'What people type when they look for it.',
        },
        {
          path: 'asked',
          label: 'Questions that lead to it',
          kind: 'list',
          itemName: 'Question',
          hint: 'As people type them. For the search alone.',
        },
      ],
    },
    {
      title: 'Price',
      fields: [
        {
          path: 'pricing',
          label: 'Pricing',
          kind: 'line',
          hint: 'The free limit first, then the first paid step with its price and date.',
        },
        {
          path: 'shortPrice',
          label: 'Price in a row',
          kind: 'price line',
          hint: '“Free”, “Free; then $20 a month”. Leave it empty where we found no price.',
        },
        { path: 'pricingModel', label: 'Pricing model', kind: 'choice', hint: 'What the filter compares.' },
        {
          path: 'costTier',
          label: 'Cost symbol',
          kind: 'choice',
          hint: 'Only where the rule for the badge would say something wrong. A price with plans sets it.',
        },
        { path: 'badge', label: 'Badge', kind: 'line', hint: 'Shown instead of the pricing model.' },
      ],
    },
    {
      title: 'What may be entered',
      fields: [
        { path: 'dataPolicy.plan', label: 'Which plans this is about', kind: 'line' },
        {
          path: 'dataPolicy.opening',
          label: 'First sentence of the card',
          kind: 'line',
          hint: 'As it could be read aloud to the board. Without one the rule writes it.',
        },
        { path: 'dataPolicy.runsLocally', label: 'Runs on the church’s own computer and sends nothing out', kind: 'flag' },
        { path: 'dataPolicy.alsoFine', label: 'Also fine', kind: 'list', itemName: 'Fine Thing' },
        { path: 'dataPolicy.alsoNever', label: 'Also never', kind: 'list', itemName: 'Forbidden Thing' },
      ],
    },
    ...uses.toReversed().map(({ use, label: title }) => ({
      title,
      hint: 'Where this use doesn’t apply, leave all seven empty. For people’s details, silence from the company means never.',
      fields: kinds.map(({ kind, label }) => ({
        path: `dataPolicy.${use}.${kind}` as const,
        label: use === 'ai' ? label : `${label}, kept as our own records`,
        kind: 'permission' as const,
      })),
    })),
    {
      title: 'What it does for a church',
      fields: [
        { path: 'impact', label: 'Impact', kind: 'choice', hint: 'For an ordinary congregation of 100 to 300.' },
        { path: 'impactReason', label: 'Why', kind: 'text' },
        { path: 'effectiveness', label: 'Effectiveness', kind: 'line' },
        {
          path: 'installs',
          label: 'What it takes to run it yourself',
          kind: 'line',
          hint: 'Only where a church can run it on a computer or server of its own.',
        },
        {
          path: 'withYouth',
          label: 'With a youth group',
          kind: 'line',
          hint: 'Of chat assistants: “Only with a leader” and how, or “No” and why. Terms for personal use make it No.',
        },
        { path: 'withoutAccount', label: 'Your church can use it without an account, and no fact warns of that', kind: 'flag' },
        { path: 'features', label: 'Features', kind: 'list', itemName: 'Feature', hint: 'At least four, as noun phrases.' },
        {
          path: 'useCases',
          label: 'Use cases',
          kind: 'sentences',
          itemName: 'Use Case',
          hint: 'At least three. A person doing a task on a day.',
        },
        { path: 'pros', label: 'Strengths', kind: 'sentences', itemName: 'Strength', hint: 'At least two, one sentence each.' },
        {
          path: 'cons',
          label: 'Considerations',
          kind: 'sentences',
          itemName: 'Consideration',
          hint: 'At least two, as concrete as the strengths.',
        },
        {
          path: 'alternatives',
          label: 'Instead of it, or beside it',
          kind: 'parts',
          itemName: 'Alternative',
          hint: 'Up to three tools. Without any, a rule finds some. One on which our facts say something worse isn’t shown.',
          parts: [
            { name: 'tool', label: 'Tool', kind: 'tool' },
            {
              name: 'because',
              label: 'Why this one',
              hint: 'One plain sentence that our facts on both bear out. At most 160 characters.',
            },
          ],
        },
      ],
    },
    {
      title: 'Long sections',
      hint: 'In Markdown. An empty section is left out of the page.',
      isRare: true,
      fields: toolSections.map(({ field, heading }) => ({ path: field, label: heading, kind: 'section' as const })),
    },
    {
      title: 'Sources and state',
      fields: [
        {
          path: 'sources',
          label: 'Sources',
          kind: 'list',
          itemName: 'Source',
          hint: 'The addresses that every price, date and claim comes from.',
        },
        { path: 'verifiedAt', label: 'Last checked', kind: 'checked date' },
        {
          path: 'status',
          label: 'Status',
          kind: 'choice',
          hint: 'A tool that has ended keeps its page.',
          // Status 'hidden' is left out: taking down requires a reason, and has a separate button.
          options: toolStatuses.filter((status) => status !== 'hidden'),
        },
        {
          path: 'statusNote',
          label: 'What happened',
          kind: 'text',
          hint: 'Needed for a tool that’s discontinued or renamed.',
          isWanted: true,
        },
        {
          path: 'replacedBy',
          label: 'Use instead',
          kind: 'tools',
          itemName: 'Tool',
          hint: 'Other tools of the directory. Type the name and choose it.',
        },
      ],
    },
  ],
});
