import { workflowStatuses } from '../../catalogue/choices.ts';
import type { Workflow } from '../../catalogue/workflow-schema.ts';
import { deskAddresses } from '../../desk-addresses.ts';
import { blankWorkflow } from '../../staff/incomplete-record.ts';
import { deskForm } from '../form.ts';

/** Form of a workflow, with every field of its schema but those left to the file; a test checks that none is missing. */
export const workflowForm = deskForm<Workflow>({
  listed: 'Workflows',
  titleOf: ({ title }) => title,
  factsOf: ({ categories }) => categories.join(', '),
  linksOf: (slug) => [{ label: 'Check it again', href: deskAddresses.recheck({ entry: `workflow/${slug}` }) }],
  preview: { address: () => '/api/staff/workflows/preview', blank: blankWorkflow },
  leftToTheFile: ['before', 'prompts', 'example', 'ifItGoesWrong', 'enters', 'noAiNeeded', 'downloads', 'asked'],
  groups: [
    {
      title: 'What it is',
      fields: [
        { path: 'title', label: 'Title', kind: 'line', hint: 'Says the result.' },
        {
          path: 'slug',
          label: 'Address',
          kind: 'line',
          hint: 'The end of /workflows/… in lower case with hyphens. You can’t change it later.',
        },
        { path: 'description', label: 'Description', kind: 'text' },
        { path: 'categories', label: 'Categories', kind: 'choices', categories: 'of workflows', hint: 'One to six.' },
        { path: 'creativeCategory', label: 'Creative category', kind: 'choice', hint: 'For the AI Creative Workflows page.' },
        { path: 'difficulty', label: 'Difficulty', kind: 'choice' },
        { path: 'timeEstimate', label: 'Time', kind: 'line', hint: 'Honest for a first attempt.', isWanted: true },
        { path: 'costEstimate', label: 'Cost', kind: 'line', isWanted: true },
        {
          path: 'aliases',
          label: 'Other words for it',
          kind: 'list',
          itemName: 'Word',
          hint: 'What people type when they look for it.',
        },
      ],
    },
    {
      title: 'How it is done',
      fields: [
        {
          path: 'steps',
          label: 'Steps',
          kind: 'steps',
          itemName: 'Step',
          hint: 'At least four. Each begins with a verb and can be followed with the book closed. Alt with an arrow key moves a step.',
        },
        { path: 'reviewPoint', label: 'Where a person decides', kind: 'text', hint: 'Where someone must read and sign off.' },
        { path: 'neverEnter', label: 'Never enter', kind: 'sentences', itemName: 'Forbidden Thing' },
        { path: 'bestPractices', label: 'Best practices', kind: 'sentences', itemName: 'Best Practice', hint: 'At least three.' },
        { path: 'outputQuality', label: 'Expected output quality', kind: 'text', isWanted: true },
        { path: 'tools', label: 'Tools in this workflow', kind: 'uses', itemName: 'Tool' },
      ],
    },
    {
      title: 'Sources and state',
      fields: [
        { path: 'sources', label: 'Sources', kind: 'list', itemName: 'Source', hint: 'Where the practice is described.' },
        { path: 'verifiedAt', label: 'Last checked', kind: 'checked date' },
        {
          path: 'status',
          label: 'Status',
          kind: 'choice',
          hint: 'A retired workflow leaves every list and keeps its page.',
          // Status 'hidden' is left out: taking down requires a reason, and has a separate button.
          options: workflowStatuses.filter((status) => status !== 'hidden'),
        },
        {
          path: 'statusNote',
          label: 'What happened',
          kind: 'text',
          hint: 'Needed for a retired workflow. Say what to do instead.',
          isWanted: true,
        },
      ],
    },
  ],
});
