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

/** One kind of record as the desk edits it. */
export interface EntryKind<Entry extends object = EntryValues> {
  /** What one is called: 'tool', 'ready answer'. */
  noun: string;
  /** Under which name the API's bodies and answers hold one: 'tool', 'record'. */
  holds: string;
  schema: z.ZodType<Entry>;
  /** What a record that is to be stored must hold besides; the server tells it too. */
  rules?(record: Partial<Entry>): FieldIssue[];
  /** The fields of the form, which may depend on what it holds. */
  groupsOf(values: EntryValues): readonly FieldGroup[];
  bounds: ReadonlyMap<string, FieldBounds>;
  /** What its file alone holds; the form passes it on as it is. */
  leftToTheFile?: readonly string[];
  /** What the form holds after a change, where one field changes what another may say. */
  follows?(before: EntryValues, next: EntryValues): EntryValues;
  /** The field that is the record's address and cannot change once it is stored. */
  nameField?: PathOf<Entry>;
  titleOf(record: Entry, name: string): string;
  /** What a new one begins with. @param today YYYY-MM-DD */
  first(today: string): EntryValues;
  /** Where the API lists and takes them; one stands below it by its name. */
  api: string;
  /** What is read anew after a write: the beginnings of the API's addresses that show it. */
  refreshes: readonly string[];
  /** Where the desk keeps a draft of one, or of a new one. */
  draftOf(name: string | undefined): { kind: DraftKind; name: string };
  deskAddress(name: string): string;
  historyAddress(name: string, search?: { a?: number; b?: number; all?: string }): string;
  /** How the form asks before it stores; one without these words stores at once. */
  question?(record: Entry, isNew: boolean): PublishWords;
  /** A write may be refused because a tool's card says more than its evidence: then it is asked whether the card follows. */
  tightensCard?: true;
  preview?: Preview<Entry>;
  /** Written in Markdown with tags: what may be written stands above the form. */
  hasTags?: true;
}

/** A kind whose entries have screens of their own, beside the form. */
export interface ScreenKind<Entry extends object = EntryValues> extends EntryKind<Entry> {
  /** The screen above, which lists it. */
  list: { href: string; label: string };
  /** Of a kind of which a tool has one or none, both at one address of the desk: where the API tells of which tool, and whether. */
  ofTool?(slug: string): string;
  /** Where one goes once a new one is stored. */
  afterAdding(name: string): string;
  /** What is said once it is stored. */
  savedWords(record: Entry, isNew: boolean): string;
  /** Where visitors read it, for a kind with a page of its own. */
  siteAddress?(name: string): string;
  /** Further screens of the desk about it. */
  linksOf?(name: string): readonly { label: string; href: string }[];
  /** The words beside its state; only a kind with a state has them. */
  factsOf?(record: Entry): string;
  /** It can be taken down and brought back. */
  isTakenDown?(record: Entry): boolean;
}

/** A description as it is written: what follows from the schema is left out, and each field is named as the schema has it. */
type Described<Schema extends z.ZodObject, Kind> = Omit<Kind, 'schema' | 'bounds' | 'groupsOf'> & {
  schema: Schema;
  groups: Groups<Schema> | ((values: EntryValues) => Groups<Schema>);
};
type Groups<Schema extends z.ZodObject> = readonly FieldGroup<PathOf<z.output<Schema>>>[];

/** A kind from its description. A field that the schema lost does not compile. */
export function entryKind<Schema extends z.ZodObject>(
  kind: Described<Schema, EntryKind<z.output<Schema>>>,
): EntryKind<z.output<Schema>> {
  const { groups, ...rest } = kind;
  return { ...rest, ...formOf(kind.schema, groups, kind.leftToTheFile) } as unknown as EntryKind<z.output<Schema>>;
}

/** What follows from a schema and the groups of its fields. */
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

/** A group whose fields have the categories to choose from, which the desk is built with. */
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

/** … and one with screens of its own. */
export const screenKind = entryKind as unknown as <Schema extends z.ZodObject>(
  kind: Described<Schema, ScreenKind<z.output<Schema>>>,
) => ScreenKind<z.output<Schema>>;

/** Where the API has one record. */
export const addressOf = ({ api }: Pick<EntryKind, 'api'>, name: string): string => `${api}/${encodeURIComponent(name)}`;

/** What the schema allows in one field. */
export interface FieldBounds {
  isRequired: boolean;
  /** It stands in an object that may be missing as a whole. */
  isInOptional: boolean;
  /** Left out, it has a value all the same: there is always one to choose. */
  hasDefault: boolean;
  maxLength?: number;
  maxItems?: number;
  maxItemLength?: number;
  choices?: readonly string[];
  /** What the schema calls it. */
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
