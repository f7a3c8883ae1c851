import { addresses } from '#domain/addresses.ts';
import type { Download } from '#domain/catalogue/workflow-schema.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';

/** Pages of the hub's own that stand in no file of content/, with what people type who look for them. */
export const ownPages: readonly SearchEntry[] = [
  {
    kind: 'page',
    href: addresses.mayIEnter(),
    title: 'May I enter this?',
    summary: 'Choose what you have and the tool: fine, only if, or never, with the maker’s own words and what to do instead.',
    aliases: ['what may be entered', 'what never to enter', 'is it safe', 'does it train on what I type'],
    asked: [
      'what may I type into ai',
      'is it safe to put church data into ai',
      'which ai does not train on what we enter',
      'may I upload this to ai',
      'is this tool safe for members data',
      'what should volunteers never enter into ai',
      'print what volunteers may enter',
    ],
  },
  {
    kind: 'page',
    href: addresses.contact,
    title: 'Contact us',
    summary: 'Write to the people behind this hub: a wrong price, a mistake, a question, or anything else.',
    aliases: ['contact', 'email us', 'report a mistake', 'feedback'],
    asked: [
      'report a wrong price',
      'the price on a page is wrong',
      'something on this website is wrong or out of date',
      'how do I reach you',
      'who can I talk to about this site',
      'I found an error or a broken link',
    ],
  },
  {
    kind: 'page',
    href: addresses.submission,
    title: 'Suggest a tool or workflow',
    summary: 'Tell us of a tool, a workflow or a resource that is missing here. Someone reads every suggestion.',
    aliases: ['suggest a tool', 'submit a tool', 'suggest a workflow'],
    asked: [
      'suggest a tool',
      'submit our app to this directory',
      'add my tool to your list',
      'recommend a resource',
      'share our church workflow',
    ],
  },
  {
    kind: 'page',
    href: addresses.ask(),
    title: 'Ask a question',
    summary: 'Ask what no answer here says yet. When it is answered, everyone can read it.',
    asked: ['ask a question', 'my question is not answered here'],
  },
  {
    kind: 'page',
    href: addresses.prompts(),
    title: 'Prompts',
    summary: 'Texts to copy into a chat assistant, each with what it gives, what to check and what never to enter.',
    aliases: ['prompt library', 'chatgpt prompts'],
    asked: ['chatgpt prompts for pastors', 'prompts for church staff', 'ready made prompts to copy'],
  },
  {
    kind: 'page',
    href: addresses.answers(),
    title: 'Answers',
    summary: 'Short, dated answers to what churches ask about AI.',
    aliases: ['questions and answers', 'faq'],
    asked: ['frequently asked questions about ai in church'],
  },
  {
    kind: 'page',
    href: addresses.situations,
    title: 'When something goes wrong',
    summary: 'What to do in the first hour, the first day and afterward, and whom to call.',
    aliases: ['emergency', 'first help'],
    asked: ['something went wrong with ai what do we do', 'who do we call', 'crisis numbers'],
  },
  {
    kind: 'page',
    href: addresses.termsChanges(),
    title: 'What changed in the terms',
    summary: 'What companies changed in their terms since November 2025, in plain words: for whom, and what to do.',
    aliases: ['terms changes', 'changes of terms'],
    asked: ['what changed in the terms this year', 'new terms of service of ai tools'],
  },
  {
    kind: 'page',
    href: addresses.compare(),
    title: 'Compare tools',
    summary: 'Two to four tools side by side: what may be entered, what their makers say, what they cost and whom they fit.',
    aliases: ['compare', 'side by side', 'comparison of tools', 'versus'],
  },
  {
    kind: 'page',
    href: addresses.allTools(),
    title: 'All tools',
    summary: 'Every tool of the directory, by category, price and what is true of it.',
    aliases: ['list of tools', 'directory'],
    asked: ['list of all ai tools for churches'],
  },
  {
    kind: 'page',
    href: addresses.allWorkflows(),
    title: 'All workflows',
    summary: 'Every workflow of the hub: work step by step, with its prompts and tools.',
    aliases: ['list of workflows'],
  },
];

/** What people call the forms, beside their titles. */
const formWords: Readonly<Record<string, readonly string[]>> = {
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
  'volunteer-roster': ['rota template', 'blank volunteer schedule', 'sign-up sheet'],
};

/** A form that can be printed or filled in: it opens as the PDF. */
export const formEntry = ({ slug, title, summary }: Download): SearchEntry => ({
  kind: 'form',
  href: addresses.document(slug, 'pdf'),
  title,
  summary,
  aliases: ['forms', ...(formWords[slug] ?? [])],
  asked: [`${title} form to print`, `${title} form in Word or PDF`],
});
