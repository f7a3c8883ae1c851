import type { Answer } from '../answers/answer-schema.ts';
import type { ToolPrices } from '../catalogue/price-schema.ts';
import type { PriceView } from '../catalogue/price-views.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Workflow } from '../catalogue/workflow-schema.ts';
import type { FieldIssue } from '../check.ts';
import type { Fact, TermsChange } from '../trust/fact-schema.ts';
import type { FieldComparison } from './compare-records.ts';
import type { DeskTextKind, DraftKind, RecordKindName, VersionRow } from './record-kinds.ts';

// What the staff API answers; it never leaves the server without a session. Times are ISO 8601 text in UTC.

/** A record as a field of another names it. */
export interface RecordName {
  slug: string;
  name: string;
}

/** A tool or workflow as the desk lists it. */
export interface CatalogueRow {
  slug: string;
  name: string;
  /** Of a workflow all of them: 'LLMs, Image'. */
  category: string;
  status: string;
  verifiedAt: string;
  version: number;
  editedAt: string | null;
  updatedAt: string;
  /** Reference of the suggestion that it came from. */
  submissionReference: string | null;
}

/** Changes of several entries that were made in one go. */
export interface ChangeSetRow {
  id: string;
  at: string;
  username: string;
  /** 'moved to Image' */
  does: string;
  why: string;
  count: number;
  /** Whether it was undone. */
  isUndone: boolean;
}

/** What became of a wish to change several entries in one go. */
export interface ChangeSetAnswer extends Leaving {
  /** Null when nothing had to be changed. */
  id: string | null;
  /** The entries that were changed. */
  changed: { slug: string; name: string }[];
  /** The entries that stayed as they are, and why. */
  left: { slug: string; name: string; reason: string }[];
}

/** What an act that always passes leaves wrong: a stricter card, something taken down or ended, a fact out of use. */
export interface LeftWrong {
  /** 'tool', 'workflow' or 'answer'; 'file' for what stands in a file only, or is a text. */
  kind: string;
  /** Its slug, or its path below content/. */
  slug: string;
  /** 'enters recordings into 'lamp', whose card says never' */
  problem: string;
}

/** In the answer to an act. */
export interface Leaving {
  /** Nothing where the act leaves nothing wrong. */
  leavesWrong?: LeftWrong[] | undefined;
}

/** A record to edit, as it stands in the database. */
export interface EditableTool extends Leaving {
  version: number;
  editedAt: string | null;
  tool: Tool;
}

export interface EditableWorkflow extends Leaving {
  version: number;
  editedAt: string | null;
  workflow: Workflow;
}

/** A text beside the catalogue to edit, as it stands. */
export interface EditableText extends Leaving {
  kind: DeskTextKind;
  name: string;
  /** 1 is also what the hub came with. */
  version: number;
  /** Null as long as it is as the hub came with it. */
  editedAt: string | null;
  record: Record<string, unknown>;
}

/** What is not right yet in a guide, explainer or statement that is not stored. */
export interface WritingIssues {
  /** Each with its line. */
  issues: FieldIssue[];
  /** Not where its tags do not fit together. */
  canBeShown: boolean;
}

export interface EditableAnswer extends Leaving {
  version: number;
  editedAt: string | null;
  answer: Answer;
}

/** One state of a record with what it said; nothing when it was taken away then, or what it said was erased. */
export interface Version extends VersionRow {
  record: object | null;
}

/** What one state of a record says otherwise than another, field by field and word by word. */
export interface Comparison {
  former: VersionRow;
  later: VersionRow;
  fields: FieldComparison[];
}

/** What somebody has written in a form of the desk and not published. */
export interface Draft {
  kind: DraftKind;
  /** The record's slug, the suggestion's id, or 'tool' and 'workflow' for what is new. */
  name: string;
  /** The record's version that it builds on. */
  version: number;
  record: Record<string, unknown>;
  savedAt: string;
}

/** What leads to a record: another one, a guide, explainer or statement, or a text that stands in a file and is changed there. */
export interface LinkToRecord {
  kind: RecordKindName | 'file';
  /** The entry's slug, the text's name, or the file's path below content/. */
  at: string;
  /** The entry's name or title, or where the text stands below content/. */
  name: string;
}

/** A record that staff edited, and whose file says something newer. */
export interface NewerFileRow {
  kind: RecordKindName;
  name: string;
  noun: string;
  title: string;
  /** Since when the files say it. */
  at: string;
  /** Of what staff wrote; 0 where they wrote it in another record. */
  version: number;
  /** Where the staff API has the record, below /api/staff. */
  api: string;
  /** 'gone': the files no longer have it; 'out of use': staff took it out of use; 'said elsewhere': in another record, as a tool's own line. */
  state: 'newer' | 'gone' | 'out of use' | 'said elsewhere';
  /** What the file says otherwise. */
  fields: FieldComparison[];
}

/** What a tool costs, as the desk shows it with the tool. */
export interface PriceOfTool {
  slug: string;
  name: string;
  /** The tool's own line. */
  shortPrice: string | null;
  /** Null where it has no price yet. */
  version: number | null;
  lines: PriceView[];
  /** Whether visitors read the tool's own line, because no price tells it. */
  showsOwnLine: boolean;
}

/** What a tool costs, to edit. */
export interface EditablePrice extends Leaving {
  version: number;
  editedAt: string | null;
  price: ToolPrices;
}

/** A fact or a change of terms to edit; out of use, nobody but staff is shown it. */
interface Editable extends Leaving {
  version: number;
  editedAt: string | null;
  retiredAt: string | null;
}

export interface EditableFact extends Editable {
  fact: Fact;
}

/** A fact among the others of its tool. */
export interface ListedFact extends EditableFact {
  /** The latest day on which its words stood in their document; null where no reading found them, or the last one missed them. */
  seen: string | null;
}

export interface EditableChange extends Editable {
  change: TermsChange;
}

/** All that is said of a tool, in the order of its file. */
export interface ToolEvidence {
  slug: string;
  name: string;
  facts: ListedFact[];
  changes: EditableChange[];
}
