import { fileURLToPath } from 'node:url';
import yaml from '@rollup/plugin-yaml';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageFile from './package.json' with { type: 'json' };

interface CategoriesFile {
  categories: { bestPractices?: string[]; formName?: string; description?: string }[];
}

const categoriesForPages = (file: CategoriesFile) => ({
  categories: file.categories.map(({ bestPractices: _, formName: _f, description: _d, ...category }) => category),
});

interface PolicyFile {
  questions: { answers?: object[] }[];
}

/** The browser's part of a church's policy: what is told beside a sentence comes with the page that shows it. */
const policyForBrowser = (file: PolicyFile) => ({
  ...file,
  questions: file.questions.map((question) => ({
    ...withoutAsides(question),
    ...(question.answers && { answers: question.answers.map(withoutAsides) }),
  })),
});
const withoutAsides = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !['example', 'restsOn', 'statements'].includes(name)));

/** The browser's part of site.yaml: what only the server writes into a page is no part of every page's script. */
const inBrowser = ['name', 'heading'];
const siteForBrowser = (site: object) => Object.fromEntries(Object.entries(site).filter(([name]) => inBrowser.includes(name)));

/** Whether the pages' entry comes to a module without asking for anything later. */
function isNeededAtOnce(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  return (
    id.endsWith('/src/web/client.tsx') || (module?.importers.some((importer) => isNeededAtOnce(importer, graph, seen)) ?? false)
  );
}

interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** Files that go into one script, by its name. tests/contracts/chunks.test.ts looks that each is there: a rename would part them without a word. */
export const together = {
  /** What stands on pages of every kind, in a few words. */
  shell: /\/((early-picture|rendered-html|back-link|checked-date|capitalized|browser\/(storage|today))\.tsx?)$/,
  /** Cards, chips and badges, their pictures' addresses, and what a list says that is empty or long: they stand on most pages. */
  cards:
    /src\/(ui\/(badge|card-grid|chip|empty-state|glass|pagination|tick-list|pick-box)\.tsx?|web\/(category-picture|features\/(workflow\/use-workflow|tool\/tool-card|evidence\/aged))\.tsx?|domain\/(catalogue\/(tone|price|shorten)|trust\/(members-details|age-of-list))\.ts)$|pictures\/[a-z]+-card\.svg/,
  /** Many pages need these, and nothing of what they would otherwise be put together with. */
  pieces: /src\/ui\/(copy-button|note|verdict)\.tsx$/,
  field: /src\/(ui\/field\.tsx|domain\/text\/comparable\.ts)$/,
  /** Tables and texts to copy: what to read in a fright has both, and nothing else of what pages share. */
  reading: /src\/(ui\/(table|prompt)\.tsx|domain\/prompts\/prompt-text\.ts)$/,
  /** The menu is a dialog, and the first that a page fetches. */
  whenIdle: /src\/(web\/when-idle\.ts|ui\/dialog\.tsx)$/,
  /** How a fact is shown: by topic, with its plan and document. */
  facts:
    /src\/(domain\/trust\/(fact-topics|fact-scope)|web\/features\/evidence\/(document-quote|terms-change-list|evidence-facts))\.tsx?$/,
  /** Tools as rows or as cards, and the choice between the two. */
  toolList:
    /src\/(domain\/catalogue\/traits|web\/features\/(tool\/(tool-grid|tool-rows|tools-in-view)|catalogue\/(list-in-view|wished-look)))\.tsx?$/,
  /** What every list needs that can be searched, with filters or with a field alone: its form, its count, and what finds and orders. */
  searchedList:
    /src\/(ui\/(filter-bar|result-count|search-field)|domain\/(catalogue\/(filter-tools|filter-workflows|tools-page|workflows-page|list-page|sort-list)|search\/match-strength)|web\/features\/catalogue\/(list-frame|filter-options|near-matches|near|tool-source|workflow-sources))\.tsx?$/,
  /** A church's own work on its device: where it is, what it holds, and what its answers write. */
  church:
    /src\/(domain\/church\/(church-file|policy-choices|policy-mark|policy-search|policy-text)|web\/features\/your-church\/(answers|church-on-device|device-line|kept-policies))\.tsx?$/,
  /** What filters, sorts and shows a long list: after the pieces that other pages have too, which it would take along. */
  lists: /src\/web\/features\/catalogue\/(filtered-list|filter-sheet|use-list-search|sort-field|use-listed)\.tsx?$/,
};

/**
 * Routes whose loader is long, or is seldom needed where no page was loaded before: it comes with their page. The others' begins to
 * read while their page's script comes.
 */
const loadsWithItsPage = [
  '/',
  '/$hub',
  '/about/$statement',
  '/answers/',
  '/answers/$slug',
  '/ask',
  '/compare',
  '/comparison/$category',
  '/contact',
  '/forms',
  '/image-guide',
  '/leave-the-list',
  '/llm-comparison',
  '/llm-guide',
  '/may-i-enter',
  '/policy-examples',
  '/prompts/',
  '/prompts/$slug',
  '/questions/$reference',
  '/research',
  '/search',
  '/submission',
  '/terms-changes',
  '/video-guide',
  '/when-something-goes-wrong/',
  '/workflows/',
  '/workflows/$slug',
  '/when-something-goes-wrong/$slug',
  '/your-church/',
  '/your-church/page',
  '/your-church/policy',
  '/your-church/readiness',
  '/your-church/ask',
  '/your-church/tools',
  '/your-church/training',
];

/**
 * What is asked for when a part that comes later is: its own file too, which would otherwise wait until its styles are there, and
 * nothing that every page has at once.
 */
export const toFetchAhead = (_part: string, needed: string[]): string[] =>
  needed.filter((file) => !/\/(core|client|rolldown-runtime|app)-/.test(file));

/** How the browser's scripts are put together. A page asks for few files: each costs an old phone more than what a small one says. */
const browserBuild = {
  manifest: true,
  rollupOptions: {
    input: ['src/web/client.tsx', 'src/browser/fallbacks.ts'],
    output: {
      // The names of all who share would be longer than what they share. Every page names eighty of them: their hashes are as short as they may be.
      chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash:7].js`,
      codeSplitting: {
        groups: [
          // A style sheet stays what it is: merged, it would come to pages that wear none of it.
          { debugName: 'style sheets', name: (id: string) => /([\w-]+)\.css$/.exec(id)?.[1] ?? null, priority: 3 },
          { name: 'core', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 2 },
          {
            debugName: 'what every page needs',
            name: (id: string, graph: ModuleGraph) => (together.shell.test(id) || isNeededAtOnce(id, graph) ? 'shell' : null),
            priority: 1,
          },
          { name: 'cards', test: together.cards, priority: 0.5 },
          { name: 'pieces', test: together.pieces, priority: 0.6 },
          { name: 'field', test: together.field, priority: 0.6 },
          { name: 'reading', test: together.reading, priority: 0.6 },
          { name: 'when-idle', test: together.whenIdle, priority: 0.6 },
          { name: 'facts', test: together.facts, priority: 0.58 },
          { name: 'tool-list', test: together.toolList, priority: 0.57 },
          { name: 'searched-list', test: together.searchedList, priority: 0.56 },
          { name: 'church', test: together.church, priority: 0.56 },
          { name: 'lists', test: together.lists, priority: 0.55 },
          // What some pages share, by who shares it; less than 1,500 bytes go with what is shared most alike.
          { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500 },
        ],
      },
    },
  },
};

const floor = packageFile.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));

/** The oldest browsers that pages, desk and service worker are built for (docs/browsers.md): package.json names them. */
export const browsers = { target: floor, cssTarget: floor };

/** What browsers load in the place of a package. */
export const inBrowsers = {
  alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('src/browser/zod.ts', import.meta.url)) }],
};

// The builds of the pages only, for the browser and for rendering them (docs/decisions/0033); the server runs from its
// sources (docs/decisions/0002).
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    // The pages' table of categories leaves out what only the API tells: it is part of every page's script.
    yaml({
      transform: (data, file) => {
        if (file.endsWith('categories.yaml')) return categoriesForPages(data as unknown as CategoriesFile) as typeof data;
        const isForBrowser = command === 'build' && !isSsrBuild;
        if (!isForBrowser) return data;
        if (file.endsWith('content/site.yaml')) return siteForBrowser(data as object) as typeof data;
        return file.endsWith('your-church/policy.yaml')
          ? (policyForBrowser(data as unknown as PolicyFile) as unknown as typeof data)
          : data;
      },
    }),
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/routeTree.gen.ts',
      semicolons: true,
      quoteStyle: 'single',
      addExtensions: true,
      autoCodeSplitting: true,
      // One file for each route: its error is as small as it is rare.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'errorComponent', 'notFoundComponent']],
        splitBehavior: ({ routeId }) =>
          loadsWithItsPage.includes(routeId) ? [['loader', 'component', 'errorComponent', 'notFoundComponent']] : undefined,
      },
    }),
    react(),
  ],
  ...(command === 'build' && !isSsrBuild && { resolve: inBrowsers }),
  build: {
    assetsInlineLimit: 0,
    ...browsers,
    modulePreload: { resolveDependencies: toFetchAhead },
    ...(isSsrBuild ? { copyPublicDir: false } : browserBuild),
  },
}));
