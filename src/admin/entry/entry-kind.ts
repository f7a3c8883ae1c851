import { z } from 'zod';
import { toolCategories, workflowCategories } from '#admin/names.ts';
import type { FieldIssue } from '#domain/check.ts';
import type { FieldGroup, FieldSpec, PathOf, Preview } from '#domain/records/form.ts';
import type { DraftKind } from '#domain/records/kinds.ts';

// Kinds of records at the desk. One description for each makes its form, its screens, its history and the body that is sent.

/** An entry as its form holds it: fields may be missing, rows may be empty. */
export type EntryValues = Record<string, unknown>;

/** Words of the dialog that confirms before a form changes the site. */
export interface PublishWords {
  title: string;
  text: string;
  confirm: string;
}

/** The part of a kind that its forms, screens and history share. */
interface KindWords<Entry extends EntryValues> {
  /** Noun for a record: 'tool', 'ready answer'. */
  noun: string;
  /** Property that holds the record in the API's bodies and answers: 'tool', 'record'. */
  holds: string;
  schema: z.ZodType<Entry>;
  /** Rules between fields; the server enforces them too. */
  rules?(record: object): FieldIssue[];
  /** Fields that only the file holds; the form passes them on unchanged. */
  leftToTheFile?: readonly string[];
  /** Returns the values after a change, where one field restricts another. */
  follows?(before: EntryValues, next: EntryValues): EntryValues;
  /** Field that is the record's address and cannot change once it is stored. */
  nameField?: 'slug' | 'id';
  titleOf(record: Entry, name: string): string;
  /** Returns the initial values of a new record. @param today YYYY-MM-DD */
  first(today: string): EntryValues;
  /** API address that lists the records and takes new ones; a record's name is appended to it. */
  api: string;
  /** Returns the place of a record's draft. @param name undefined for a new record */
  draftOf(name: string | undefined): { kind: DraftKind; name: string };
  deskAddress(name: string): string;
  historyAddress(name: string, search?: { a?: number; b?: number; all?: string }): string;
  /** Returns the address of a record's page; only for a kind with pages on the site. */
  siteAddress?(name: string): string;
  /** Returns the words that confirm before the form stores; a kind without them stores at once. */
  question?(record: Entry, isNew: boolean): PublishWords;
  /** True if a write may be refused because a tool's card says more than its evidence; a dialog then offers a stricter card. */
  tightensCard?: true;
  preview?: Preview<Entry>;
  /** True if the text of a record is Markdown with tags, which are listed above the form. */
  hasTags?: true;
  /** Screens of a kind whose entries have separate screens, and not only a form in a list. */
  screen?: EntryScreen<Entry>;
  /** Section of a kind that is listed on the screen of texts. */
  section?: TextSection<Entry>;
}

/** The screen of one entry around its form. */
export interface EntryScreen<Entry extends EntryValues = EntryValues> {
  /** Link to the screen that lists the entries. */
  list: { href: string; label: string };
  /** Returns the API address of the tool's name and the version (null for none); for a kind of which a tool has one or none. */
  ofTool?(slug: string): string;
  /** Returns the address that opens once a new entry is stored. */
  afterAdding(name: string): string;
  /** Returns the notification after a write. */
  savedWords(record: Entry, isNew: boolean): string;
  /** Returns links to further screens of the desk about an entry. */
  linksOf?(name: string): readonly { label: string; href: string }[];
  /** Returns the words next to an entry's state; only for a kind with a state. */
  factsOf?(record: Entry): string;
  /** Returns true if an entry is taken down; only for a kind that can be taken down and brought back. */
  isTakenDown?(record: Entry): boolean;
}

/** The section of a kind on the screen of texts. */
interface TextSection<Entry extends EntryValues = EntryValues> {
  title: string;
  text: string;
  /** Label of the button that adds one; undefined if there is always exactly one. */
  add?: string;
  empty?: string;
  /** Text of the link to an entry; by default the entry's title. */
  called?: string;
  noteOf?(record: Entry): string;
}

/**
 * One kind of record as the desk edits it. Its functions are methods, so that the kind of tools can be passed where a kind of any
 * record is expected.
 */
export interface EntryKind<Entry extends EntryValues = EntryValues> extends KindWords<Entry> {
  /** Returns the fields of the form, which may depend on its values. */
  groupsOf(values: EntryValues): readonly FieldGroup[];
  bounds: ReadonlyMap<string, FieldBounds>;
}

/** Authored part of a kind: without the fields and bounds that follow from the schema. */
export interface KindDescription<Entry extends EntryValues> extends KindWords<Entry> {
  groups: Groups<Entry> | ((values: EntryValues) => Groups<Entry>);
}
type Groups<Entry> = readonly FieldGroup<PathOf<Entry>>[];

/** Makes a kind from its description. A field that the schema lacks does not compile. */
export function entryKind<Entry extends EntryValues>({ groups, ...words }: KindDescription<Entry>): EntryKind<Entry> {
  return { ...words, ...formOf(words.schema, groups, words.leftToTheFile) };
}

/** Makes a form's fields and their bounds from a schema and the groups of its fields. */
export function formOf(
  schema: z.ZodType,
  groups: readonly FieldGroup[] | ((values: EntryValues) => readonly FieldGroup[]),
  leftToTheFile: readonly string[] = [],
): Pick<EntryKind, 'bounds' | 'groupsOf'> {
  const bounds = boundsOf(schema);
  if (typeof groups === 'function') return { bounds, groupsOf: groups };
  const whole = withFurtherFields(groups.map(withCategories), bounds, leftToTheFile);
  return { bounds, groupsOf: () => whole };
}

const categories = { 'of tools': toolCategories, 'of workflows': workflowCategories };

/** Fills in the categories, which are part of the build, as options of the fields that take them. */
const withCategories = ({ fields, ...group }: FieldGroup): FieldGroup => ({
  ...group,
  fields: fields.map((field) => (field.categories ? { ...field, options: categories[field.categories] } : field)),
});

/** Appends each plain field of the schema that no group has, under its title in the schema, until someone gives it a place. */
function withFurtherFields(
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

/** Address of one record in the API. */
export const addressOf = ({ api }: Pick<EntryKind, 'api'>, name: string): string => `${api}/${encodeURIComponent(name)}`;

/** The limits of one field in the schema. */
export interface FieldBounds {
  isRequired: boolean;
  /** True if the field is part of an optional object. */
  isInOptional: boolean;
  /** True if the schema has a default: the field then always has a value. */
  hasDefault: boolean;
  maxLength?: number;
  maxItems?: number;
  maxItemLength?: number;
  choices?: readonly string[];
  /** Title in the schema. */
  title?: string;
  /** Control that its type alone suggests; undefined for a field that is made of parts. */
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
  for (const [name, property] of Object.entries(properties)) {
    const path = prefix + name;
    if (property.properties) collect(property, `${path}.`, isInOptional || !required.includes(name), bounds);
    else
      bounds.set(path, {
        isRequired: required.includes(name),
        isInOptional,
        hasDefault: property.default !== undefined,
        maxLength: property.maxLength,
        maxItems: property.maxItems,
        maxItemLength: property.items?.maxLength,
        choices: property.enum,
        title: property.title,
        control: controlFor(property),
      });
  }
}

/** Characters of the longest text in a field of one line; a longer one gets a text area. */
const longestLine = 200;

function controlFor({ type, enum: choices, maxLength = 0, items }: JsonSchema): FieldSpec['kind'] | undefined {
  if (type === 'boolean') return 'flag';
  if (type === 'array' && items?.type === 'string') return 'list';
  if (type !== 'string') return undefined;
  return choices ? 'choice' : maxLength > longestLine ? 'text' : 'line';
}
