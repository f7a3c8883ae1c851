import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import type { CssNode } from 'css-tree';
import * as cssTree from 'css-tree';
import { parseAst } from 'vite';
import packageFile from '../../package.json' with { type: 'json' };

// Finds features in built scripts and style sheets that a browser of the floor lacks, by MDN's compatibility tables. A script has
// no types: a member is judged by its name, and passes where any object has had that name long enough.

const namesOfTables = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' } as const;

const floor = packageFile.browserslist.map((browser) => {
  const [name = '', version] = browser.split(' ');
  return { table: namesOfTables[name as keyof typeof namesOfTables], version: Number(version) };
});

const { javascript, css } = compatData;
const { builtins } = javascript as { builtins: Identifier };
const api = compatData.api as Identifier;

const isWithin = (statement: CompatStatement): boolean =>
  floor.every(({ table, version }) =>
    [statement.support[table] ?? []]
      .flat()
      .some((support) => Boolean(support) && isPlain(support) && sinceOf(support) <= version),
  );

const isPlain = (support: SimpleSupportStatement) =>
  !support.flags && !support.prefix && !support.alternative_name && !support.version_removed;

function sinceOf({ version_added: since }: SimpleSupportStatement): number {
  return typeof since === 'string' && since !== 'preview' ? Number(since.replace('≤', '')) : Number.POSITIVE_INFINITY;
}

/** Checks whether the tables contain this, and a browser of the floor lacks it. */
const isNewer = (identifier: Identifier | undefined): boolean =>
  identifier?.__compat !== undefined && !isWithin(identifier.__compat);

/** Interfaces whose method names a page's own objects hardly share. */
const interfaces = [
  'AbortSignal Blob Clipboard Document Element Event File FormData HTMLDialogElement HTMLElement HTMLFormElement',
  'HTMLInputElement HTMLSelectElement Headers History Node Range Request Response Selection StorageManager URLSearchParams Window',
].flatMap((names) => names.split(' '));
const builtInObjects = [...Object.values(builtins), ...Object.values(builtins.Intl as Identifier)] as Identifier[];

/**
 * Members of built-in objects and of interfaces, by name; of all interfaces, so that a member that one of them has long had
 * passes.
 */
const members = new Map<string, Identifier[]>();
for (const holder of [...builtInObjects, ...Object.values(api)])
  for (const [name, member] of Object.entries(holder as Identifier))
    if (member && name !== '__compat') {
      const plain = name.replace('_static', '');
      members.set(plain, [...(members.get(plain) ?? []), member as Identifier]);
    }

/** Names of members that are judged by their calls. */
const judgedMembers = new Set([...builtInObjects, ...interfaces.map((name) => api[name] as Identifier)].flatMap(Object.keys));

/** Interface of a global variable of this name. */
const kinds: Record<string, string> = {
  console: 'console',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
};

/** Methods that return an iterator, which formerly lacked `map`, `filter` …. */
const iterators = new Set(['values', 'keys', 'entries', 'matchAll']);

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  if (!isNode(value)) return;
  yield value;
  for (const field of Object.values(value)) if (typeof field === 'object') yield* nodesIn(field);
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined;

/** Static name of a member: `a.name` or `a['name']`. */
function memberName(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined;
  return node.computed ? String((node.property as Node).value ?? '') : nameOf(node.property);
}

/**
 * Features in a script that are newer than the floor, each once: calls by their name in MDN's tables, and syntax by its name
 * there.
 * @throws if the text is no module
 */
export function newerInScript(code: string): string[] {
  const names = new Set<string>();
  for (const node of nodesIn(parseAst(code)))
    for (const name of [...newerInNode(node), ...newerOfMade(node)]) if (name) names.add(name);
  return [...names].sort();
}

function newerInNode(node: Node): (string | false | undefined)[] {
  switch (node.type) {
    case 'MemberExpression':
      return [newerStatic(node)];
    case 'CallExpression':
      return [newerMethod(node.callee), newerGlobal(node.callee)];
    case 'NewExpression':
      return [newerGlobal(node.callee)];
    case 'Literal':
      return node.regex ? newerInPattern(node.regex as { pattern: string; flags: string }) : [isLookbehind(node.value)];
    case 'TemplateElement':
      return [isLookbehind((node.value as { raw: string }).raw)];
    case 'StaticBlock':
      return [isNewer((javascript.classes as Identifier).static?.initialization_blocks as Identifier) && 'static block'];
    case 'VariableDeclaration':
      return [String(node.kind).endsWith('using') && 'using'];
    case 'ImportDeclaration':
      return [(node.attributes as unknown[]).length > 0 && 'import attributes'];
    default:
      return [];
  }
}

/** Newer members of objects that a function creates itself by `new`, and assigns to one name: `params.size`. */
function newerOfMade(node: Node): string[] {
  if (node.type !== 'Program' && !/Function/.test(node.type)) return [];
  const own = [...nodesOfFunction(node)];
  const holders = new Map<string, Identifier>();
  for (const { type, id, init } of own) {
    const kind = type === 'VariableDeclarator' && isNode(init) && init.type === 'NewExpression' ? nameOf(init.callee) : undefined;
    const [name, holder] = [nameOf(id), kind && (builtins[kind] ?? api[kind])];
    if (name && holder) holders.set(name, holder as Identifier);
  }
  return own.flatMap((each) => {
    const name = memberName(each);
    const holder = name && holders.get(nameOf(each.object) ?? '');
    return holder && isNewer(holder[name] as Identifier) ? [`.${name}`] : [];
  });
}

/** Nodes of a function without nested functions, in which a name may mean something else. */
function* nodesOfFunction(node: Node): Generator<Node> {
  for (const field of Object.values(node))
    for (const each of [field].flat())
      if (isNode(each)) {
        yield each;
        if (!/Function/.test(each.type)) yield* nodesOfFunction(each);
      }
}

const isLookbehind = (text: unknown) => typeof text === 'string' && /\(\?<[=!]/.test(text) && 'regular expression: lookbehind';

const newerInPattern = ({ pattern, flags }: { pattern: string; flags: string }) => [
  isLookbehind(pattern),
  flags.includes('v') && 'regular expression: flag v',
  /\(\?[ims]*-?[ims]+:/.test(pattern) && 'regular expression: modifiers',
];

function newerStatic(node: Node): string | undefined {
  const [holder, name] = [nameOf(node.object), memberName(node)];
  if (!holder || !name) return undefined;
  const kind = kinds[holder];
  const entry = kind
    ? ((api[kind] as Identifier)?.[name] as Identifier)
    : (((builtins[holder] as Identifier)?.[name] ?? (api[holder] as Identifier)?.[`${name}_static`]) as Identifier);
  return isNewer(entry) ? `${holder}.${name}` : undefined;
}

function newerMethod(callee: unknown): string | undefined {
  const name = memberName(callee);
  if (!name) return undefined;
  const { object } = callee as { object: Node };
  // Skip a static method, which `newerStatic` judges by the table of its object.
  const holder = nameOf(object);
  if (holder && (holder in builtins || holder in api || holder in kinds)) return undefined;
  const isHelper = isNewer((builtins.Iterator as Identifier)[name] as Identifier);
  if (isHelper && givesIterator(object)) return `Iterator.prototype.${name}`;
  return judgedMembers.has(name) && members.get(name)?.every(isNewer) ? `.${name}()` : undefined;
}

/** Checks for a call such as `map.values()`; `Object.values(…)` returns a list. */
function givesIterator(node: Node): boolean {
  if (node.type !== 'CallExpression' || !iterators.has(memberName(node.callee) ?? '')) return false;
  return nameOf((node.callee as Node).object) !== 'Object';
}

function newerGlobal(callee: unknown): string | undefined {
  const name = nameOf(callee);
  if (!name || name.length < 5) return undefined;
  const identifier = (builtins[name] ?? api[name] ?? (api.Window as Identifier)[name]) as Identifier | undefined;
  return isNewer(identifier) ? name : undefined;
}

/** Features in a style sheet that are newer than the floor, each once. Rules in `@supports` guard themselves. */
export function newerInSheet(text: string): string[] {
  const names = new Set<string>();
  const ancestors: CssNode[] = [];
  cssTree.walk(cssTree.parse(text, { parseCustomProperty: true, positions: false }), {
    enter(this: cssTree.WalkContext, node: CssNode) {
      ancestors.push(node);
      if (ancestors.some((holder) => holder.type === 'Atrule' && holder.name === 'supports')) return;
      for (const name of newerInCss(node, this)) if (name && !isPrefixed(name, text)) names.add(name);
    },
    leave() {
      ancestors.pop();
    },
  });
  return [...names].sort();
}

/** Checks whether the sheet has a vendor-prefixed version too. Properties that exist only with a prefix are ignored. */
const isPrefixed = (name: string, text: string) =>
  /^:?-/.test(name) ||
  /: -/.test(name) ||
  ['-webkit-', '-moz-'].some((prefix) => text.includes(`${prefix}${name.replace(/:.*/, '') || name}:`));

function newerInCss(node: CssNode, { declaration, rule, atrule }: cssTree.WalkContext): (string | false | undefined)[] {
  const { properties, selectors, types } = css as unknown as Record<'properties' | 'selectors' | 'types', Identifier>;
  const atRules = css['at-rules'] as Identifier;
  const property = (name: string | undefined) => properties[name ?? ''] as Identifier | undefined;
  switch (node.type) {
    case 'Declaration':
      return [isNewer(property(node.property)) && node.property];
    case 'Identifier':
      return [isNewer(property(declaration?.property)?.[node.name] as Identifier) && `${declaration?.property}: ${node.name}`];
    case 'Function':
      return [isNewer(typeNamed(types, node.name)) && `${node.name}()`];
    case 'Dimension':
      return [/^[dls]v/.test(node.unit) && isNewer(dynamicUnits(types)) && node.unit];
    case 'Atrule':
      return [isNewer(atRules[node.name] as Identifier) && `@${node.name}`];
    case 'Feature':
      return [isNewer((atRules.media as Identifier)[node.name] as Identifier) && `@media (${node.name})`];
    case 'FeatureRange':
      return [
        atrule?.name === 'media' && isNewer((atRules.media as Identifier).range_syntax as Identifier) && '@media with a range',
      ];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [isNewer(selectors[node.name] as Identifier) && `:${node.name}`];
    case 'NestingSelector':
      return [rule !== null && isNewer(selectors.nesting as Identifier) && '&'];
    default:
      return [];
  }
}

const dynamicUnits = (types: Identifier) => (types.length as Identifier).viewport_percentage_units_dynamic as Identifier;

/** Finds a function of values anywhere in the tables: `light-dark` is below `color`. */
function typeNamed(types: Identifier, name: string): Identifier | undefined {
  for (const [key, entry] of Object.entries(types)) {
    if (key === '__compat') continue;
    const match = key === name ? (entry as Identifier) : typeNamed(entry as Identifier, name);
    if (match) return match;
  }
  return undefined;
}
