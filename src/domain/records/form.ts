/** The paths of the fields of a record: 'name', 'dataPolicy.plan'. A list, and what may also be a word, is one field. */
export type PathOf<Entry> = {
  [Name in keyof Entry & string]: [NonNullable<Entry[Name]>] extends [readonly unknown[]]
    ? Name
    : [NonNullable<Entry[Name]>] extends [object]
      ? `${Name}.${PathOf<NonNullable<Entry[Name]>>}`
      : Name;
}[keyof Entry & string];

/** One field of a form: the path of its value, its words, and its control. */
export interface FieldSpec<Path extends string = string> {
  /** 'dataPolicy.plan' */
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
    /** Some rows of content/duties.yaml, each chosen by its country and service. */
    | 'duties'
    /** The tools of a workflow, each with its step. */
    | 'uses'
    /** Rows that are made of parts, such as what an answer rests on. */
    | 'parts'
    /** A line that the tool's price replaces, where there is one. */
    | 'price line';
  hint?: string;
  /** Overrides the label of the button that sets a checked date to today. */
  todayLabel?: string;
  /** A row's name: 'Feature'. */
  itemName?: string;
  /** Required by the catalogue's rules, always or in some state, though optional in the schema. */
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
  /** As that of a field. */
  todayLabel?: string;
  /** It holds a few letters, so that two fit on one line of a wide window. */
  isShort?: true;
  options?: readonly string[];
}

/** Fields under one heading. */
export interface FieldGroup<Path extends string = string> {
  title: string;
  hint?: string;
  fields: readonly FieldSpec<Path>[];
  /** Closed until it holds something: few records need it. */
  isRare?: boolean;
}

/** A page before it is published, in a frame of the desk. */
export interface Preview<Entry extends object> {
  /** Where the API makes the page. */
  address(name: string): string;
  /** Fills in for missing fields; without one, validation errors come before the preview. */
  blank?: Entry;
  /** The address that returns the issues of a text, and whether it can be shown. */
  issues?(name: string): string;
}

/** How the desk lists and edits the records of a kind. */
export interface DeskForm<Entry extends object, Path extends string = string> {
  /** The heading of their list: 'Answers'. */
  listed: string;
  /** The names of its first two columns; nothing where the list is a screen of its own. */
  columns?: { title: string; checked: string };
  titleOf(record: Entry, name: string): string;
  /** The words next to its state. */
  factsOf?(record: Entry): string;
  /** Further screens of the desk about one. */
  linksOf?(name: string): readonly { label: string; href: string }[];
  preview?: Preview<Entry>;
  /** Fields that only the file holds; the form passes them on unchanged. */
  leftToTheFile?: readonly string[];
  /** Plain fields that no group has come last, as the schema calls them. */
  groups: readonly FieldGroup<Path>[];
}

/** A form whose fields are those of the record: one that the schema lost does not compile. */
export const deskForm = <Entry extends object>(form: DeskForm<Entry, PathOf<Entry>>): DeskForm<Entry> => form;
