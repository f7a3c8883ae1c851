import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dump } from 'js-yaml';
import type { Category } from '#domain/catalogue/category-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSections } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { ChurchTexts } from '#domain/church/church-texts.ts';
import { paperIds } from '#domain/church/paper-schema.ts';
import { policyFileSchema } from '#domain/church/policy-schema.ts';
import { trainingFileSchema } from '#domain/church/training-schema.ts';
import type { Ended } from '#domain/ended/ended-schema.ts';
import { endedFileSchema } from '#domain/ended/ended-schema.ts';
import type { KindGuide } from '#domain/may-enter/kind-guide-schema.ts';
import type { FiledRecords } from '#domain/records/kinds.ts';
import { filedKinds } from '#domain/records/kinds.ts';
import { noCrisisWords } from '#domain/search/crisis-words.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { ourRule } from '#domain/trust/cause.ts';
import type { Permission } from '#domain/trust/data-policy-schema.ts';
import type { Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import type { Kind } from '#domain/trust/kinds.ts';
import { kindNames, kinds } from '#domain/trust/kinds.ts';
import type { PermissionToday } from '#domain/trust/policy-today.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { catalogueOf, shownIn } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock/clock.ts';
import type { Content } from '#server/content/read-content.ts';
import type { TermsMailSources } from '#server/mail/terms-mail.ts';
import { termsConfirmations } from '#server/secrets/signed-ids.ts';
import type { Hub } from '#server/start.ts';
import { LeaveLinks } from '#server/submissions/leave-links.ts';
import type { SharedRoot } from './environment/shared-root.ts';

/** Words of a home page that links to nothing but the search. */
const landing = {
  intro: 'A directory.',
  questions: ['One', 'Two', 'Three', 'Four'].map((question) => ({ question, href: '/search' })),
  heartHeading: 'Our heart',
  heart: 'AI should not replace people.',
  scriptureLine: 'A boat',
  scripture: 'He got into a boat.',
  scriptureReference: 'Mark 4:1',
};

/** A tool that every rule accepts. */
export const buildTool = (overrides: Partial<Tool> = {}): Tool => ({
  slug: 'lamp',
  name: 'Lamp',
  aliases: [],
  isOrdinaryWord: false,
  maker: 'Lamp Makers',
  category: 'LLMs',
  website: 'https://lamp.example',
  description: 'A lamp that writes. A church office would use it for first drafts.',
  pricing: 'Free; Plus $20 a month',
  pricingModel: 'Freemium',
  impact: 'High',
  impactReason: 'It shortens the weekly writing.',
  withoutAccount: false,
  alternatives: [],
  features: ['Drafting', 'Rewriting', 'Lists', 'Tables'],
  useCases: ['The office drafts a letter', 'A leader asks for questions', 'A pastor sorts notes'],
  pros: ['It costs nothing', 'It is quick'],
  cons: ['It invents verses', 'It forgets names'],
  dataPolicy: {
    plan: 'Free and Plus',
    runsLocally: false,
    ai: {
      publicText: 'fine',
      internalDrafts: { verdict: 'only', if: 'training is switched off first' },
      membersDetails: 'never',
      childrensDetails: 'never',
      pastoralCareNotes: 'never',
      givingRecords: 'never',
      recordings: 'never',
    },
    alsoFine: [],
    alsoNever: [],
  },
  asked: [],
  notFound: [],
  status: 'active',
  replacedBy: [],
  sources: ['https://lamp.example/terms'],
  verifiedAt: '2026-09',
  ...overrides,
});

/** A workflow that every rule accepts; it uses no tool. */
export const buildWorkflow = (overrides: Partial<Workflow> = {}): Workflow => ({
  slug: 'weekly-letter',
  title: 'Weekly letter',
  aliases: [],
  description: 'Write the letter of the week. The office checks it.',
  categories: ['LLMs'],
  difficulty: 'Beginner Friendly',
  timeEstimate: '1 hour',
  costEstimate: 'Free',
  outputQuality: 'Good after one correction.',
  tools: [],
  steps: ['Collect the dates.', 'Ask for a draft.', 'Correct the draft.', 'Get the signature of the office.'],
  bestPractices: ['Keep it short.', 'Read it aloud.', 'Check each date.'],
  reviewPoint: 'The office signs off before it is sent.',
  neverEnter: ['Names of members'],
  status: 'active',
  sources: [],
  verifiedAt: '2026-09-14',
  before: [],
  prompts: [],
  ifItGoesWrong: [],
  enters: [],
  downloads: [],
  asked: [],
  ...overrides,
});

/** A category that every rule accepts. */
export const buildCategory = (overrides: Partial<Category> = {}): Category => ({
  id: 'llms',
  name: 'LLMs',
  workflowName: 'LLMs',
  group: 'foundation',
  comingSoon: false,
  icon: 'book-open-text',
  picture: 'llms',
  glass: ['cobalt', 'violet'],
  hub: 'llm-hub',
  description: 'Write and think aloud with language models.',
  bestPractices: ['Give it your notes.', 'Look up every verse.', 'Remove the names.'],
  ...overrides,
});

/** A fact that every rule accepts: the maker of the lamp does not train on what is entered. */
export const buildFact = (overrides: Partial<Fact> = {}): Fact => ({
  id: 'training',
  about: 'training',
  plan: 'Free and Plus',
  answer: 'no',
  says: 'It does not train on what you enter.',
  quote: 'we do not train on your content',
  document: 'Privacy Policy',
  dated: '2026-08-17',
  source: 'https://lamp.example/privacy',
  by: 'maker',
  read: '2026-11-22',
  confidence: 'high',
  ...overrides,
});

/** A change of terms that every rule accepts. */
export const buildTermsChange = (overrides: Partial<TermsChange> = {}): TermsChange => ({
  id: 'training',
  date: '2026-08-17',
  title: 'no longer trains on what is entered',
  what: 'The new policy says so.',
  who: 'all accounts',
  advice: 'Nothing to do.',
  touches: ['training'],
  quote: 'we do not train on your content',
  document: 'Privacy Policy',
  source: 'https://lamp.example/privacy',
  by: 'maker',
  read: '2026-11-22',
  ...overrides,
});

/** Makes an empty list for each kind that has a folder of files. */
const noRecords = () => Object.fromEntries(filedKinds.map((name) => [name, []])) as unknown as FiledRecords;

/** Result of readContent: one category, tool and workflow by default. */
export const buildContent = (overrides: Partial<Content> = {}): Content => ({
  ...noRecords(),
  categories: [buildCategory()],
  workflowOnlyCategories: [],
  tools: [buildTool()],
  workflows: [buildWorkflow()],
  searchAliases: [],
  deskTexts: {
    ...{ 'site-texts': new Map(), banners: new Map(), replies: new Map(), 'search-aliases': new Map() },
    ...{ guides: new Map(), explainers: new Map(), statements: new Map() },
  },
  writings: new Map(),
  figureIds: new Set(),
  evidence: new Map(),
  prices: new Map(),
  situations: [],
  duties: [],
  reportingLaw: [],
  crisisWords: noCrisisWords,
  downloads: [],
  kindGuides: kindNames.map(buildKindGuide),
  jobs: [],
  landingQuestions: [],
  safety: [],
  ended: [],
  church: buildChurchTexts(),
  ...overrides,
});

/** State of a permission on a day, by our own rule. */
export function buildPermissionToday(permission: Permission): PermissionToday {
  if (permission === 'does not arise') return permission;
  return { ...(typeof permission === 'string' ? { verdict: permission } : permission), ...ourRule.keptOut };
}

/** An entry of content/ended.yaml. */
export const entryOfEnded = {
  id: 'lamp',
  name: 'The Lamp',
  named: String.raw`\bThe Lamp\b`,
  what: 'ended',
  day: '2026-05-04',
  instead: 'Use the lantern.',
  quote: 'The Lamp was put out.',
  document: 'Notice to buyers',
  publisher: 'The lamp makers',
  by: 'company',
  source: 'https://lamp.example/end',
  read: '2026-11-22',
  confidence: 'high',
};

/** The entry as the hub loads it. */
export const buildEnded = (overrides: object = {}): Ended =>
  endedFileSchema.parse({ ended: [{ ...entryOfEnded, ...overrides }] }).ended[0] as Ended;

/** Words for a kind of information: the kind itself, with a word before it. */
export const buildKindGuide = (kind: Kind): KindGuide => ({
  kind,
  noun: kinds.find((one) => one.kind === kind)?.label.toLowerCase() ?? kind,
  words: ['our', 'some', 'the'].map((word) => `${word} ${kind.toLowerCase()}`),
  never: 'It was told in trust.',
  why: 'Whoever told it did not agree.',
  instead: ['Ask without it.'],
  first: { ai: ['Ask those concerned.'], records: ['Set who may see it.'] },
});

/** Small catalogue without edits by staff. */
export function buildCatalogue(overrides: Partial<Content> = {}, revision = 1): Catalogue {
  const files = buildContent(overrides);
  return catalogueOf(files, { ...files, revision, texts: [], added: new Map() });
}

/** Snapshot of the catalogue for visitors. */
export const buildSnapshot = (overrides: Partial<Content> = {}, revision = 1): CatalogueSnapshot =>
  shownIn(buildCatalogue(overrides, revision));

/** Secret that all hubs of tests share, so that they accept each other's signatures. */
export const testSecret = '0123456789abcdef'.repeat(2);

/** Sources of mails to visitors, other than the database and the hub's origin. */
export const buildTermsMail = (publicUrl: string): Omit<TermsMailSources, 'db' | 'publicUrl'> & { secret: string } => ({
  secret: testSecret,
  snapshot: () => buildSnapshot(),
  leaveLinks: new LeaveLinks(testSecret, publicUrl),
  confirmations: termsConfirmations(testSecret),
});

/** Separate folder for one test, removed when its scope ends. */
export interface TestFolder extends Disposable {
  path: string;
}

export function buildFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'hub-test-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** A tool as its authored file. */
export function toolFile({ slug: _, ...tool }: Tool): string {
  const sections = toolSections.flatMap(({ field, heading }) => (tool[field] ? [`## ${heading}\n\n${tool[field]}\n`] : []));
  const frontMatter = Object.fromEntries(
    Object.entries(tool).filter(([name]) => !toolSections.some(({ field }) => field === name)),
  );
  return `---\n${dump(frontMatter)}---\n\n${sections.join('\n')}`;
}

/** Minimum of every file around the catalogue, by its path; the comparison of models is about `tool`. */
export const buildWritings = (tool: string): Record<string, unknown> => {
  const source = { name: 'Arena', url: 'https://arena.example' };
  const church = buildChurchTexts();
  const leaderboardHead = {
    title: 'Leaderboard',
    date: 'July 2025',
    dateNote: 'One day.',
    source,
    scoreName: 'Score',
    scale: [900, 1200],
  };
  const leaderboard = { ...leaderboardHead, rows: [], writeUps: [], sinceThen: [] };
  const table = { title: 'Table', asOf: 'July 2025', intro: 'Side by side.', rows: [] };
  const list = { title: 'List', items: ['One', 'Two', 'Three', 'Four'] };
  const terms = {
    pricing: 'Free',
    strengths: ['a', 'b'],
    weaknesses: ['a', 'b'],
    bestFor: 'Drafts',
    biasNote: 'None.',
    color: 'green',
  };
  return {
    'hubs.yaml': { hubs: { 'llm-hub': { title: 'Text based AI Hub', subtitle: 'Words.', description: 'About words.' } } },
    'site.yaml': { heading: 'Sharing AI tools', disclaimer: 'Third-party tools.' },
    'replies.yaml': { replies: [{ label: 'Thanks', to: 'message', subject: 'Thanks', body: 'Dear {name}, thank you.' }] },
    'banners.yaml': { banners: [] },
    'research/studies.yaml': { studies: [], charts: [], contradictions: [], notFound: [], caveats: [] },
    'policies/statements.yaml': { statements: church.statements },
    'your-church/policy.yaml': church.policy,
    'your-church/clauses.yaml': { clauses: church.clauses },
    'your-church/papers.yaml': church.papers,
    'your-church/training.yaml': church.training,
    'your-church/readiness.yaml': { questions: church.readiness },
    'your-church/ask.yaml': {
      questions: Array.from({ length: 12 }, () => ({ ask: 'Do you train on it?', helps: 'No.', warns: 'Maybe.' })),
    },
    'comparisons/llms.yaml': {
      asOf: 'July 2025',
      intro: 'Four models.',
      models: Array(4).fill({ tool, name: 'Model', company: 'Lamp Company', ...terms }),
      rankings: [],
      recommendations: Array(4).fill({ title: 'For drafts', tool, text: 'Why.' }),
      multiTool: { title: 'Several', text: 'Why.' },
      guidelines: { title: 'Guidelines', neverInput: list, alwaysVerify: list },
      sinceThen: [],
    },
    'comparisons/image-leaderboard.yaml': leaderboard,
    'comparisons/video-leaderboard.yaml': leaderboard,
    'comparisons/research.yaml': table,
    'comparisons/marketing.yaml': { ...table, scaleMeaning: { 1: 'Little' } },
    'guides/llms.mdx': '## A guide\n\nText. See [When not to use AI](/about/when-not-to-use-ai).\n',
    'explainers/llm.mdx': '## An explainer\n\nText.\n',
    'statements/privacy.mdx': '## A statement\n\nText.\n',
  };
};

const buildTrainingUnit = () => ({
  name: 'A unit',
  minutes: 9,
  passages: [{ id: 'a-passage', head: 'A passage', text: ['People read it.'] }],
  situations: Array.from({ length: 6 }, () => ({
    name: 'A list',
    tell: 'Someone pastes a list.',
    clause: 'Tools',
    passage: 'a-passage',
    answers: [
      { label: 'Stop', right: true, why: 'The clause says so.' },
      { label: 'Go on', why: 'It names people.' },
      { label: 'Wait', why: 'It is there already.' },
    ],
  })),
});

/** The fourteen questions of a church's policy and the texts for their answers, as short as allowed. */
export const buildChurchTexts = (): ChurchTexts => {
  const answer = { label: 'An answer', text: 'A clause.', sources: ['a-clause'] };
  const question = { head: 'Head', short: 'Short', ask: 'Which?', why: 'Why.', answers: [answer, answer, answer], ours: '1.1' };
  const [document, publisher, source] = ['On lamps', 'A church', 'https://church.example'];
  return {
    policy: policyFileSchema.parse({ version: 1, date: '2026-11-25', changes: [], questions: Array(14).fill(question) }),
    clauses: [{ id: 'a-clause', says: 'It says.', quote: 'We say.', document, publisher, source, read: '2026-11-24' }],
    papers: { papers: paperIds.map((id) => ({ id, title: 'A paper', parts: [{ says: ['A sentence.'] }] })), countries: [] },
    statements: [],
    readiness: Array.from({ length: 12 }, () => ({ ask: 'Do we?', why: 'It helps.', step: 'Do it', page: '/ask', day: 7 })),
    training: trainingFileSchema.parse({ units: Array.from({ length: 4 }, buildTrainingUnit) }),
  };
};

/** Writes an authored catalogue, and the texts around it, into `folder` as an editor would. */
export function writeContent(folder: string, overrides: Partial<Content> = {}): void {
  const {
    categories,
    workflowOnlyCategories,
    tools,
    workflows,
    searchAliases,
    evidence,
    prices,
    answers,
    situations,
    duties,
    reportingLaw,
    kindGuides,
    crisisWords,
    safety,
    ended,
  } = buildContent(overrides);
  const files: Record<string, unknown> = {
    'search-aliases.yaml': { rows: searchAliases },
    'categories.yaml': {
      categories: categories.map(({ description: _d, bestPractices: _b, ...names }) => names),
      workflowOnly: workflowOnlyCategories,
    },
    'category-texts.yaml': {
      categories: Object.fromEntries(
        categories.map(({ id, description, bestPractices }) => [id, { description, bestPractices }]),
      ),
    },
    ...Object.fromEntries(tools.map((tool) => [`tools/${tool.slug}.md`, toolFile(tool)])),
    ...Object.fromEntries(workflows.map(({ slug, ...workflow }) => [`workflows/${slug}.yaml`, workflow])),
    ...Object.fromEntries([...evidence].map(([slug, entry]) => [`evidence/${slug}.yaml`, entry])),
    ...Object.fromEntries([...prices.values()].map(({ slug, ...told }) => [`prices/${slug}.yaml`, told])),
    ...Object.fromEntries(answers.map(({ slug, ...answer }) => [`answers/${slug}.yaml`, answer])),
    ...Object.fromEntries(situations.map(({ slug, ...situation }) => [`situations/${slug}.yaml`, situation])),
    'duties.yaml': { duties },
    'reporting-law.yaml': { states: reportingLaw },
    'may-enter.yaml': { kinds: kindGuides },
    'jobs.yaml': { jobs: [] },
    'crisis-words.yaml': crisisWords,
    'safety.yaml': { rules: safety },
    'ended.yaml': { ended },
    'landing.yaml': landing,
    ...buildWritings(tools[0]?.slug ?? 'none'),
  };
  for (const name of [...filedKinds, 'evidence', 'situations', 'downloads']) mkdirSync(join(folder, name), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : dump(content));
  }
}

/**
 * Stub pages in place of the build. `/missing` is a 404, `/slow` waits for `slowMayEnd`, `/moved` redirects, `/broken` throws;
 * every other page prints its address and the number of the rendering. The only parameter that pages know is `tab`.
 */
const stubPages = `
let renderings = 0;
export const slowBegan = Promise.withResolvers();
export const slowMayEnd = Promise.withResolvers();
export default {
  pageKey(address) {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const tab = searchParams.get('tab');
    return tab ? pathname + '?tab=' + tab : pathname;
  },
  renderDocument: (name, { sort }, { writing }) => {
    if (name === 'guide') return { html: '<p>A guide by ' + sort + '</p>' };
    const text = writing(name);
    return text === undefined ? undefined : { html: '<p>' + text + '</p>' };
  },
  routeOf: (address) => new URL(address, 'http://localhost').pathname,
  async render({ pathname, search, origin }, context) {
    renderings += 1;
    const rendering = renderings;
    const page = { status: 200, html: '', scripts: [], location: null, cacheControl: null };
    if (pathname === '/broken') throw new Error('the page is broken');
    if (pathname === '/moved') return { ...page, status: 307, location: '/target' };
    if (pathname === '/slow') { slowBegan.resolve(); await slowMayEnd.promise; }
    const tools = (await context.read('toolCards', {})).map((tool) => tool.name).join(', ');
    const text = 'rendering ' + rendering + ' of ' + pathname + search + ' at ' + origin + ' by ' + context.site.provider
      + ' with ' + JSON.stringify(context);
    const script = 'window.page = ' + JSON.stringify(pathname);
    const html = '<!doctype html><script>' + script + '</script><p>' + text + '</p><p>' + tools + '</p>'
      + '<i>' + 'padding '.repeat(100) + '</i>';
    return { ...page, status: pathname === '/missing' ? 404 : 200, html, scripts: [script] };
  },
};
`;

// Stub of the staff desk in place of the build.
const stubDesk =
  '<!doctype html><script>document.title = "desk"</script><script type="module" src="/admin/assets/desk-1a2b.js"></script>';

/** Writes a folder from which startServer can start: authored content, and stubs in place of the built pages and desk. */
export function writeHubRoot(root: string, content: Partial<Content> = {}): void {
  mkdirSync(join(root, 'dist/server'), { recursive: true });
  mkdirSync(join(root, 'dist/client/assets'), { recursive: true });
  mkdirSync(join(root, 'dist/desk/assets'), { recursive: true });
  writeContent(join(root, 'content'), content);
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'dist/server/server.js'), stubPages);
  writeFileSync(join(root, 'dist/client/assets/page-1a2b.js'), `export const text = '${'script '.repeat(100)}';\n`);
  writeFileSync(join(root, 'dist/desk/index.html'), stubDesk);
  writeFileSync(join(root, 'dist/desk/assets/desk-1a2b.js'), `export const text = '${'script '.repeat(100)}';\n`);
  writeFileSync(join(root, 'dist/client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
}

/** Settings of every hub that a test starts: it requests no other site. */
export const offline = { DOCUMENT_READS: 'off' };

/** The real hub on a free port of this machine, on a small catalogue and stub pages. */
export interface TestHub extends AsyncDisposable {
  address: string;
  root: string;
  stop: Hub['stop'];
}

/** Catalogue of hubs that visitors and staff write to. */
export const hubCatalogue: Partial<Content> = {
  categories: [
    buildCategory({ formName: 'LLM' }),
    buildCategory({ id: 'analytics', name: 'Analytics', workflowName: 'Analytics', hub: 'analytics-hub', comingSoon: true }),
  ],
};

/**
 * Starts a hub.
 * @param options the catalogue, settings other than those of ordinary tests, and the clock (the machine's by default)
 */
export async function buildHub(
  options: { content?: Partial<Content>; shared?: SharedRoot; environment?: NodeJS.ProcessEnv; clock?: Clock } = {},
): Promise<TestHub> {
  const folder = buildFolder();
  if (!options.shared) writeHubRoot(folder.path, options.content);
  const start = options.shared ?? { root: folder.path };
  const dataDir = join(folder.path, 'data');
  const usual = { ...offline, PORT: '0', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://hub.example', DATA_DIR: dataDir };
  // Lazy import, because the tests of plain rules need no server.
  const { startServer } = await import('#server/start.ts');
  const environment = { ...usual, ...options.environment };
  const hub = await startServer({ ...start, environment, development: false, clock: options.clock });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= hub.stop());
  return {
    address: hub.address,
    root: start.root,
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop();
      folder[Symbol.dispose]();
    },
  };
}
