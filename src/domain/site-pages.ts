import { addresses } from './addresses.ts';
import type { SearchEntry } from './search/search-entry.ts';
import { statementTitles } from './statement-titles.ts';
import { explainerTitles } from './writings/explainer-titles.ts';

/** A page at one fixed address, with its texts for search engines, link previews and the hub's own search. */
interface SitePage extends Pick<SearchEntry, 'title' | 'aliases' | 'asked'> {
  address: string;
  /** Kind in search results; a page of the site by default. */
  kind?: SearchEntry['kind'];
  description: string;
  /** Source of its words under content/: a file, or a writing that staff edit, by its name without an ending. */
  text?: string;
}

/** Pages of the site. Marked as pure, so that no page's script includes the list. */
export const sitePages: readonly SitePage[] = /* @__PURE__ */ (() => [
  {
    address: addresses.allTools(),
    title: 'All tools',
    description:
      'Search AI tools for church work by name, category and price, each with its sources, its limits and what must never be typed into it.',
    aliases: ['list of tools', 'directory'],
    asked: ['list of all ai tools for churches'],
  },
  {
    address: addresses.allWorkflows(),
    title: 'All workflows',
    description:
      'Step-by-step ministry workflows with AI: time, cost, the tools they use, what never to enter and who signs off.',
    aliases: ['list of workflows'],
  },
  {
    address: addresses.resources(),
    title: 'All resources',
    description: 'Fifteen categories of AI for ministry, each with a guide, a comparison, tools and step-by-step workflows.',
    aliases: ['resources', 'all categories'],
  },
  {
    address: addresses.workflows,
    title: 'AI Creative Workflows',
    description: 'Step-by-step creative workflows for churches: visual content, marketing, print materials and distribution.',
    aliases: ['creative workflows'],
  },
  {
    address: addresses.policyExamples,
    kind: 'policy',
    title: 'AI Acceptable Use Policy',
    description:
      'An AI Acceptable Use Policy to adapt, a Ministry Stance, and public statements of church bodies from many traditions on artificial intelligence.',
    text: 'policies/acceptable-use.md',
    aliases: ['ai policy', 'policy template', 'rules for using ai'],
  },
  {
    address: addresses.research,
    kind: 'research',
    title: 'Exponential NEXT Survey',
    description:
      'What surveys by Exponential, Barna, Pushpay, Pew and others found about AI in churches, each figure with its sample, date and source.',
    text: 'research/survey-summary.md',
    aliases: ['how churches use ai', 'church ai statistics', 'state of ai in the church'],
  },
  {
    address: addresses.llmComparison,
    kind: 'comparison',
    title: 'AI comparison: ChatGPT, Claude, Gemini and Grok',
    description:
      'Four language models for church work: what they train on, cost and allow today, and how they were ranked on ease, bias and privacy in July 2025.',
    text: 'comparisons/llms.yaml',
  },
  {
    address: addresses.compare(),
    title: 'Compare tools',
    description:
      'Pick two to four AI tools and see side by side what may be entered, what their companies say, what they cost and who they fit.',
    aliases: ['compare', 'side by side', 'comparison of tools', 'versus'],
  },
  {
    address: addresses.llmGuide,
    kind: 'guide',
    title: explainerTitles.llm,
    description:
      'What a large language model is, how it’s trained, what it can’t know, and questions for Christians, in plain words.',
    text: 'explainers/llm',
    aliases: ['llm', 'how chatgpt works'],
  },
  {
    address: addresses.imageGuide,
    kind: 'guide',
    title: explainerTitles.image,
    description: 'How AI image models learn and draw, what they can’t know, and how Christian traditions think about images.',
    text: 'explainers/image',
    aliases: ['how ai pictures work'],
  },
  {
    address: addresses.videoGuide,
    kind: 'guide',
    title: explainerTitles.video,
    description: 'How AI video models work, where they fail, and what a church should ask before it shows a generated clip.',
    text: 'explainers/video',
    aliases: ['how ai video works'],
  },
  {
    address: addresses.termsChanges(),
    title: 'Changes to companies’ terms',
    description:
      'What we’ve read of changes to AI companies’ terms since November 2025, in plain words: who’s affected and what to do.',
    aliases: ['terms changes', 'changes of terms', 'what changed in the terms'],
    asked: ['what changed in the terms this year', 'new terms of service of ai tools'],
  },
  {
    address: addresses.mayIEnter(),
    title: 'Can I paste this?',
    description:
      'Whether the prayer list, the minutes or a child’s photo may go into an AI tool: fine, only if, or never, with the company’s own words and what to do instead.',
    aliases: [
      'may i enter this',
      'what may be entered',
      'what is ok to paste',
      'can we paste this',
      'what never to enter',
      'is it safe',
      'does it train on what I type',
    ],
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
    address: addresses.yourChurch,
    title: 'Your church',
    description:
      'Decide how your church uses AI: a one-page policy from fourteen answers, each clause with its sources, without an account.',
    aliases: ['our church', 'get started as a church'],
    asked: ['where does a church begin with ai', 'what should our church do about ai'],
  },
  {
    address: addresses.churchPolicy(),
    title: 'Your church’s AI policy',
    description:
      'Fourteen questions, three answers each, and a one-page AI policy for your church: every clause says where it comes from.',
    aliases: ['ai policy', 'church ai policy', 'ai policy generator', 'policy builder', 'ai guidelines', 'ai rules'],
    asked: [
      'write our ai policy',
      'our church needs an ai policy',
      'we need an ai policy by the next meeting',
      'make an ai policy for our church',
      'sample ai policy to adopt',
      'minutes for adopting an ai policy',
    ],
  },
  {
    address: addresses.churchPaper('page'),
    title: 'How we use AI, for our website',
    description:
      'A page on how your church uses AI, in plain words for the congregation, written from the answers of your policy.',
    aliases: ['disclosure', 'transparency page'],
    asked: [
      'tell the congregation that we use ai',
      'should we tell the congregation that we used ai',
      'ai statement for our website',
      'bulletin notice about ai',
    ],
  },
  {
    address: addresses.churchTools,
    title: 'The AI tools we use',
    description:
      'List the AI tools your church uses, on your own device: what may go in, what changed in the terms, and what doesn’t fit your policy.',
    aliases: ['ai register', 'tool inventory', 'record of processing', 'approved tools'],
    asked: ['list of our ai tools', 'which ai tools does our church use', 'keep a list of approved ai tools'],
  },
  {
    address: addresses.churchPaper('training'),
    title: 'Training on how we use AI',
    description:
      'Four short units and 24 situations for staff and volunteers, chosen by your church’s own AI policy, with a sheet to sign.',
    aliases: ['ai training', 'staff training', 'volunteer training', 'scorm'],
    asked: ['train our volunteers on ai', 'ai training for church staff', 'teach volunteers what may be entered'],
  },
  {
    address: addresses.churchPaper('ask'),
    title: 'Ask a company',
    description:
      'Twelve questions that a church can ask the company behind any AI tool, what we already know, and what to do with the answer.',
    aliases: ['vendor questions', 'letter to a vendor'],
    asked: ['questions to ask an ai vendor', 'ask the company about its ai', 'what to ask before we buy software with ai'],
  },
  {
    address: addresses.churchPaper('readiness'),
    title: 'How ready is your church?',
    description:
      'Twelve questions on how ready your church is for AI, and a plan of ninety days with a page for each step and its date.',
    aliases: ['readiness', 'ai assessment', 'ninety days'],
    asked: ['how ready is our church for ai', 'ai readiness check', 'what to do first in ninety days'],
  },
  {
    address: addresses.prompts(),
    title: 'Prompts',
    description: 'Texts to copy into an AI tool, each from a workflow, with blanks to fill in and the check that a person makes.',
    aliases: ['prompt library', 'chatgpt prompts'],
    asked: ['chatgpt prompts for pastors', 'prompts for church staff', 'ready made prompts to copy'],
  },
  {
    address: addresses.answers(),
    title: 'Answers',
    description:
      'Short, dated answers to what churches ask about AI, from consent and copyright to data protection, each with its sources or marked as our advice.',
    aliases: ['questions and answers', 'faq'],
    asked: ['frequently asked questions about ai in church'],
  },
  {
    address: addresses.ask(),
    title: 'Ask a question',
    description: 'Can’t find your answer? Ask us. People at the college read it and answer in public, without your name.',
    asked: ['ask a question', 'my question is not answered here'],
  },
  {
    address: addresses.situations,
    title: 'When something goes wrong',
    description:
      'Who to call, and what to do in the first hour, day and week when AI has done harm in a church or someone cried out for help.',
    aliases: ['emergency', 'first help'],
    asked: ['something went wrong with ai what do we do', 'who do we call', 'crisis numbers'],
  },
  {
    address: addresses.forms,
    title: 'Forms, policies and sheets',
    description:
      'Forms, policies and sheets for a church that uses AI, each in Word and PDF: consent, a policy, a poster, a quiz and more.',
    aliases: ['forms', 'downloads', 'templates', 'policy template'],
    asked: ['forms to print', 'all forms for churches', 'policy template in word'],
  },
  {
    address: addresses.submission,
    title: 'Suggest a tool or workflow',
    description: 'Suggest an AI tool or a step-by-step ministry workflow. A person at the college reads every suggestion.',
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
    address: addresses.contact,
    title: 'Contact us',
    description:
      'Write to the people behind the hub: ask about an entry, report a mistake or a wrong price, or tell us what your church needs.',
    aliases: ['contact', 'email us', 'report a mistake', 'feedback', 'wrong price'],
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
    address: addresses.about('who-we-are'),
    title: statementTitles['who-we-are'],
    description:
      'Who gathers this hub for churches, what it’s for, what you can hold us to, and how to reach the people behind it.',
    text: 'statements/who-we-are',
    aliases: ['about the college', 'who stands behind this site'],
    asked: ['who is behind this site', 'which church do you belong to', 'is this hub free', 'do you speak for our church'],
  },
  {
    address: addresses.about('how-we-check'),
    title: statementTitles['how-we-check'],
    description:
      'Where the facts of this hub come from, what its labels mean, how its texts were written, and how to correct them.',
    text: 'statements/how-we-check',
    aliases: ['about this site', 'about us', 'how tools are chosen', 'sponsored'],
    asked: [
      'who pays for this site',
      'who funds this hub',
      'who made this website',
      'who runs this site',
      'is this site trustworthy',
      'do companies pay you to be listed here',
      'where do your facts come from',
      'who wrote these pages',
    ],
  },
  {
    address: addresses.about('our-data'),
    title: statementTitles['our-data'],
    description:
      'What the days and words of our facts mean in the API and the tables, when a fact counts, and how a verdict is checked.',
    text: 'statements/our-data',
    aliases: ['api', 'open data', 'developers'],
    asked: ['is there an api', 'can I download your facts', 'what does copied mean in the table'],
  },
  {
    address: addresses.about('when-not-to-use-ai'),
    title: statementTitles['when-not-to-use-ai'],
    description:
      'Work that belongs to people: visiting the grieving, counseling, prayer, discipline and the conviction of a sermon.',
    text: 'statements/when-not-to-use-ai',
    aliases: ['reasons against ai'],
    asked: ['what should we never use ai for', 'will ai replace pastors', 'what work should people do themselves'],
  },
  {
    address: addresses.about('privacy'),
    title: statementTitles.privacy,
    description: 'What this hub keeps of what you send, what it counts, how long it’s kept, and what stays in your own browser.',
    text: 'statements/privacy',
    aliases: ['privacy policy of this site', 'cookies'],
    asked: ['do you keep what I search for', 'does this website track me'],
  },
  {
    address: addresses.about('accessibility'),
    title: statementTitles.accessibility,
    description:
      'What people with a screen reader, a keyboard or a small screen can count on here, and what we know to be wrong.',
    text: 'statements/accessibility',
    aliases: ['wcag', 'accessible', 'screen reader'],
  },
])();

/** Addresses of the home page and all of `sitePages`, for the sitemap. */
export const staticPages: readonly string[] = /* @__PURE__ */ (() => [
  addresses.home,
  ...sitePages.map(({ address }) => address),
])();

/** Returns the description of the page at a path, for search engines and link previews. Server only. */
export const descriptionAt = (path: string) => sitePages.find(({ address }) => address === path)?.description;
