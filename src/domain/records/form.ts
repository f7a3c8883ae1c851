/** Paths of the fields of a record: 'name', 'dataPolicy.plan'. A list is one field, and so is a value that may also be a word. */
export type PathOf<Entry> = {
  [Name in keyof Entry & string]: [NonNullable<Entry[Name]>] extends [readonly unknown[]]
    ? Name
    : [NonNullable<Entry[Name]>] extends [object]
      ? `${Name}.${PathOf<NonNullable<Entry[Name]>>}`
      : Name;
}[keyof Entry & string];

/** One field of a form: the path of its value, its words, and its control. */
export interface FieldSpec<Path extends string = string> {
  /** Path of the value, such as 'dataPolicy.plan'. */
  path: Path;
  label: string;
  kind:
    | 'line'
    | 'text'
    /** A section of a page, in Markdown. */
    | 'section'
    /** A whole text in Markdown with tags, line by line. */
    | 'markdown'
    | 'year'
    /** A day, selected from a calendar. */
    | 'day'
    /** A month or day, with a button for today. */
    | 'checked date'
    | 'choice'
    /** Several of a fixed list. */
    | 'choices'
    | 'list'
    /** A list whose rows are sentences. */
    | 'sentences'
    /** A verdict: fine, never, only under a condition, or a question that does not arise. */
    | 'permission'
    /** A value that is yes or no. */
    | 'flag'
    /** The steps of a workflow, which are moved and inserted. */
    | 'steps'
    /** Tools, each selected by its name. */
    | 'tools'
    /** Rows of content/duties.yaml, each selected by its country and service. */
    | 'duties'
    /** The tools of a workflow, each with its step. */
    | 'uses'
    /** Rows that are made of parts, such as the sources of an answer. */
    | 'parts'
    /** A line that the tool's price replaces, where there is one. */
    | 'price line';
  hint?: string;
  /** Overrides the label of the button that sets a checked date to today. */
  todayLabel?: string;
  /** Name of a row: 'Feature'. */
  itemName?: string;
  /** True if the catalogue's rules require the field, always or in some state, though the schema doesn't. */
  isWanted?: boolean;
  /** The options, where the schema does not list them. */
  options?: readonly string[];
  /** The list of content/categories.yaml that has its options: the desk is built with it. */
  categories?: 'of tools' | 'of workflows';
  /** The parts of a row. */
  parts?: readonly RowPart[];
  /** The values of a new row of parts. */
  firstRow?: Record<string, unknown>;
}

/** One part of a row: a line, unless it says otherwise or has options. */
export interface RowPart {
  name: string;
  label: string;
  hint?: string;
  kind?: 'number' | 'flag' | 'checked date' | 'tool';
  /** Label of the button that sets a checked date to today, as of a field. */
  todayLabel?: string;
  /** True for a value of a few letters, so that two parts fit on one line of a wide window. */
  isShort?: true;
  options?: readonly string[];
}

/** Fields under one heading. */
export interface FieldGroup<Path extends string = string> {
  title: string;
  hint?: string;
  fields: readonly FieldSpec<Path>[];
  /** True for a group that few records need: it is closed until it has a value. */
  isRare?: boolean;
}

/** A page before it is published, in a frame of the desk. */
export interface Preview<Entry extends object> {
  /** Address of the API that renders the page. */
  address(name: string): string;
  /** Record with values for missing fields; without one, validation errors come before the preview. */
  blank?: Entry;
  /** Address of the API that returns the issues of a text, and whether it can be shown. */
  issues?(name: string): string;
}

/** List and form of the records of a kind at the desk. */
export interface DeskForm<Entry extends object, Path extends string = string> {
  /** Heading of their list: 'Answers'. */
  listed: string;
  /** Names of the list's first two columns; absent where the list is a separate screen. */
  columns?: { title: string; checked: string };
  titleOf(record: Entry, name: string): string;
  /** Words next to the record's state. */
  factsOf?(record: Entry): string;
  /** Links to further screens of the desk about a record. */
  linksOf?(name: string): readonly { label: string; href: string }[];
  preview?: Preview<Entry>;
  /** Fields that are edited in the file alone; the form passes them on unchanged. */
  leftToTheFile?: readonly string[];
  /** Groups in order; plain fields that none of them has come last, with the schema's titles. */
  groups: readonly FieldGroup<Path>[];
}

/** Checks by types that each field of a form is in the record: one that the schema lost doesn't compile. */
export const deskForm = <Entry extends object>(form: DeskForm<Entry, PathOf<Entry>>): DeskForm<Entry> => form;
