import { z } from 'zod';
import { toolCategories, workflowCategories } from '#admin/names.ts';
import type { FieldIssue } from '#domain/check.ts';
import type { FieldGroup, FieldSpec, PathOf, Preview } from '#domain/records/form.ts';
import type { DraftKind } from '#domain/records/kinds.ts';

// What the desk edits. One description for each kind makes its form, its screens, its history and what is sent.

/** An entry as its form holds it: fields may be missing, rows may be empty. */
export type EntryValues = Record<string, unknown>;

/** The words in which a form asks before it puts something on the site. */
export interface PublishWords {
  title: string;
  text: string;
  confirm: string;
}

/** What the forms, the screens and the history of a kind of record have in common. */
interface KindWords<Entry extends EntryValues> {
  /** The noun for one: 'tool', 'ready answer'. */
  noun: string;
  /** The property that holds one in the API's bodies and answers: 'tool', 'record'. */
  holds: string;
  schema: z.ZodType<Entry>;
  /** Rules between fields; the server enforces them too. */
  rules?(record: object): FieldIssue[];
  /** Fields that only the file holds; the form passes them on unchanged. */
  leftToTheFile?: readonly string[];
  /** Returns the values after a change, where one field restricts another. */
  follows?(before: EntryValues, next: EntryValues): EntryValues;
  /** The field that is the record's address and cannot change once it is stored. */
  nameField?: 'slug' | 'id';
  titleOf(record: Entry, name: string): string;
  /** The values of a new one. @param today YYYY-MM-DD */
  first(today: string): EntryValues;
  /** The address at which the API lists and takes them; the name of one follows it. */
  api: string;
  /** Where the desk keeps a draft of one, or of a new one. */
  draftOf(name: string | undefined): { kind: DraftKind; name: string };
  deskAddress(name: string): string;
  historyAddress(name: string, search?: { a?: number; b?: number; all?: string }): string;
  /** Where visitors read it, for a kind with a page of its own. */
  siteAddress?(name: string): string;
  /** How the form asks before it stores; one without these words stores at once. */
  question?(record: Entry, isNew: boolean): PublishWords;
  /** A write may be refused because a tool's card says more than its evidence: then it is asked whether the card follows. */
  tightensCard?: true;
  preview?: Preview<Entry>;
  /** Written in Markdown with tags, which are listed above the form. */
  hasTags?: true;
  /** For a kind whose entries have screens of their own, and not only a form in a list. */
  screen?: EntryScreen<Entry>;
  /** For a kind that is listed among the texts. */
  section?: TextSection<Entry>;
}

/** The screen of one entry around its form. */
export interface EntryScreen<Entry extends EntryValues = EntryValues> {
  /** The screen above, which lists it. */
  list: { href: string; label: string };
  /** For a kind of which a tool has one or none: the API's address with the tool's name and the version, null for none. */
  ofTool?(slug: string): string;
  /** Where one goes once a new one is stored. */
  afterAdding(name: string): string;
  /** The notification after a write. */
  savedWords(record: Entry, isNew: boolean): string;
  /** Further screens of the desk about it. */
  linksOf?(name: string): readonly { label: string; href: string }[];
  /** The words next to its state; only a kind with a state has them. */
  factsOf?(record: Entry): string;
  /** It can be taken down and brought back. */
  isTakenDown?(record: Entry): boolean;
}

/** The section of a kind on the screen of texts. */
interface TextSection<Entry extends EntryValues = EntryValues> {
  title: string;
  text: string;
  /** The button that adds one; nothing where there is one for good. */
  add?: string;
  empty?: string;
  /** The link's text there, where that is not the title. */
  called?: string;
  noteOf?(record: Entry): string;
}

/**
 * One kind of record as the desk edits it. Its functions are methods, so that the kind of tools can be passed where a kind of any
 * record is expected.
 */
export interface EntryKind<Entry extends EntryValues = EntryValues> extends KindWords<Entry> {
  /** The fields of the form, which may depend on what it holds. */
  groupsOf(values: EntryValues): readonly FieldGroup[];
  bounds: ReadonlyMap<string, FieldBounds>;
}

/** A kind as it is written: without what follows from the schema. */
export interface KindDescription<Entry extends EntryValues> extends KindWords<Entry> {
  groups: Groups<Entry> | ((values: EntryValues) => Groups<Entry>);
}
type Groups<Entry> = readonly FieldGroup<PathOf<Entry>>[];

/** Makes a kind of its description. A field that the schema lost does not compile. */
export function entryKind<Entry extends EntryValues>({ groups, ...words }: KindDescription<Entry>): EntryKind<Entry> {
  return { ...words, ...formOf(words.schema, groups, words.leftToTheFile) };
}

/** The fields and limits that follow from a schema and the groups of its fields. */
export function formOf(
  schema: z.ZodType,
  groups: readonly FieldGroup[] | ((values: EntryValues) => readonly FieldGroup[]),
  leftToTheFile: readonly string[] = [],
): Pick<EntryKind, 'bounds' | 'groupsOf'> {
  const bounds = boundsOf(schema);
  if (typeof groups === 'function') return { bounds, groupsOf: groups };
  const whole = withTheRest(groups.map(withCategories), bounds, leftToTheFile);
  return { bounds, groupsOf: () => whole };
}

const categories = { 'of tools': toolCategories, 'of workflows': workflowCategories };

/** Fills in the categories as options, where a field asks for them: the desk is built with them. */
const withCategories = ({ fields, ...group }: FieldGroup): FieldGroup => ({
  ...group,
  fields: fields.map((field) => (field.categories ? { ...field, options: categories[field.categories] } : field)),
});

/** The groups, and below them each plain field of the schema that none of them has: under its title there, until someone gives it a place. */
function withTheRest(
  groups: readonly FieldGroup[],
  bounds: ReadonlyMap<string, FieldBounds>,
  leftToTheFile: readonly string[],
): readonly FieldGroup[] {
  const placed = groups.flatMap(({ fields }) => fields.map(({ path }) => path));
  const isPlaced = (path: string) => placed.includes(path) || leftToTheFile.includes(path.split('.', 1)[0] ?? '');
  const fields = [...bounds].flatMap(([path, { control, title = path }]) =>
    control && !isPlaced(path) ? [{ path, label: title, kind: control, itemName: 'Entry' }] : [],
  );
  return fields.length > 0 ? [...groups, { title: 'Further fields', fields }] : groups;
}

/** Where the API has one record. */
export const addressOf = ({ api }: Pick<EntryKind, 'api'>, name: string): string => `${api}/${encodeURIComponent(name)}`;

/** The limits of one field in the schema. */
export interface FieldBounds {
  isRequired: boolean;
  /** It is part of an optional object. */
  isInOptional: boolean;
  /** Left out, it has a value all the same: there is always one to choose. */
  hasDefault: boolean;
  maxLength?: number;
  maxItems?: number;
  maxItemLength?: number;
  choices?: readonly string[];
  /** Its title in the schema. */
  title?: string;
  /** The control that its type alone suggests; none for what is made of parts. */
  control?: FieldSpec['kind'] | undefined;
}

/** The part of a JSON Schema that is read here. */
interface JsonSchema {
  type?: string;
  title?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  maxLength?: number;
  maxItems?: number;
  items?: JsonSchema;
  enum?: string[];
  default?: unknown;
}

/** The bounds of every field of a record by its path, read from the record's own schema. */
export function boundsOf(schema: z.ZodType): ReadonlyMap<string, FieldBounds> {
  const bounds = new Map<string, FieldBounds>();
  collect(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, '', false, bounds);
  return bounds;
}

function collect(
  { properties = {}, required = [] }: JsonSchema,
  prefix: string,
  isInOptional: boolean,
  bounds: Map<string, FieldBounds>,
): void {
  for (const [name, described] of Object.entries(properties)) {
    const path = prefix + name;
    if (described.properties) collect(described, `${path}.`, isInOptional || !required.includes(name), bounds);
    else
      bounds.set(path, {
        isRequired: required.includes(name),
        isInOptional,
        hasDefault: described.default !== undefined,
        maxLength: described.maxLength,
        maxItems: described.maxItems,
        maxItemLength: described.items?.maxLength,
        choices: described.enum,
        title: described.title,
        control: controlFor(described),
      });
  }
}

/** A longer text takes several lines; in characters. */
const longestLine = 200;

function controlFor({ type, enum: choices, maxLength = 0, items }: JsonSchema): FieldSpec['kind'] | undefined {
  if (type === 'boolean') return 'flag';
  if (type === 'array' && items?.type === 'string') return 'list';
  if (type !== 'string') return undefined;
  return choices ? 'choice' : maxLength > longestLine ? 'text' : 'line';
}
