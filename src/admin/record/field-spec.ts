import { z } from 'zod';

/** One field of a record's form: where its value stands, its words, and which control it takes. */
export interface FieldSpec {
  /** 'dataPolicy.plan' */
  path: string;
  label: string;
  kind:
    | 'line'
    | 'text'
    /** A section of the tool's page, in Markdown. */
    | 'section'
    /** A whole text in Markdown with tags, line by line. */
    | 'markdown'
    | 'year'
    /** A day, chosen from a calendar. */
    | 'day'
    /** A month or day, with a button for today. */
    | 'checked date'
    | 'choice'
    /** Several of a fixed list. */
    | 'choices'
    | 'list'
    /** A list whose rows are sentences. */
    | 'sentences'
    /** Fine, never, only under a condition, or a question that does not arise. */
    | 'permission'
    /** Yes or no. */
    | 'flag'
    /** The steps of a workflow, which are moved and inserted. */
    | 'steps'
    /** Some tools, each chosen by its name. */
    | 'tools'
    /** The tools of a workflow, each with its step. */
    | 'uses'
    /** What an answer rests on, each source with its parts. */
    | 'grounds';
  hint?: string;
  /** A row's name: 'Feature'. */
  itemName?: string;
  /** The catalogue's rules want it, always or in some state, though the schema lets it be empty. */
  isWanted?: boolean;
  /** What may be chosen, where the schema does not list it. */
  options?: readonly string[];
}

/** Fields that stand under one heading. */
export interface FieldGroup {
  title: string;
  hint?: string;
  fields: readonly FieldSpec[];
  /** Closed until it holds something: few records need it. */
  isRare?: boolean;
}

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
}

/** The part of a JSON Schema that is read here. */
interface Described {
  properties?: Record<string, Described>;
  required?: string[];
  maxLength?: number;
  maxItems?: number;
  items?: Described;
  enum?: string[];
  default?: unknown;
}

/** The bounds of every field of a record by its path, read from the record's own schema. */
export function boundsOf(schema: z.ZodObject): ReadonlyMap<string, FieldBounds> {
  const bounds = new Map<string, FieldBounds>();
  collect(z.toJSONSchema(schema, { io: 'input' }) as Described, '', false, bounds);
  return bounds;
}

function collect(
  { properties = {}, required = [] }: Described,
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
      });
  }
}
