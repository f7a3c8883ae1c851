import type { FactView, ToolCardView } from '../catalogue/views.ts';
import type { ComparisonCell } from './comparison-rows.ts';

/** A tool as a link. */
export interface ToolLink {
  slug: string;
  name: string;
}

/** A tool at the head of a column. */
export interface ComparedToolView extends ToolLink {
  maker: string;
  status: ToolCardView['status'];
  /** What happened to one that is no longer active. */
  statusNote?: string | undefined;
  replacements: ToolLink[];
}

/** A cell as its page shows it. */
export type ComparisonCellView = Omit<ComparisonCell, 'facts'> & { facts: FactView[] };

export interface ComparisonRowView {
  label: string;
  cells: ComparisonCellView[];
  isShared: boolean;
}

/** The tools that an address names, side by side; without two of them no parts. Design, section 10.5. */
export interface ComparisonView {
  title: string;
  lead?: string | undefined;
  tools: ComparedToolView[];
  parts: { heading: string; rows: ComparisonRowView[] }[];
  /** Named in the address, but in no list. */
  unknown: string[];
  /** Named beyond the fourth. */
  leftOut: ToolLink[];
  /** What may be picked next: while fewer than two are picked, what comes nearest to the one. */
  nearest: (ToolLink & { reason: string })[];
  /** Every tool, for the form, in order of name. */
  choices: ToolLink[];
}
