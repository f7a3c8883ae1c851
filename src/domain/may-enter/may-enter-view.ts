import type { Fact } from '../trust/fact-schema.ts';
import type { Kind } from '../trust/kinds.ts';
import type { Verdict } from '../trust/verdict.ts';
import type { UseRuling } from './ruling.ts';

/** A tool as far as its name. */
export interface ToolName {
  slug: string;
  name: string;
}

/** What a question about entering is answered with in few words: the card in a search, and the head of the page. */
export interface MayEnterCardView {
  kind: Kind;
  /** Without one it is about any tool. */
  tool?: ToolName;
  /** 'May prayer requests go into ChatGPT?' */
  question: string;
  verdict: Verdict;
  /** One sentence; after 'only if' it completes the verdict. */
  says: string;
  /** When the newest fact that it rests on was read. */
  read?: string;
}

/** A tool that allows what another does not. */
export interface AllowingTool extends ToolName {
  verdict: Verdict;
  condition?: string;
}

/** The whole answer: why, what is done first, what the maker says, and what to do instead. */
export interface MayEnterAnswerView extends MayEnterCardView {
  why?: string;
  /** The uses apart, where the tool keeps records and has an AI. */
  uses: UseRuling[];
  first: string[];
  facts: (Omit<Fact, 'id'> & { notices: string[] })[];
  instead: string[];
  allowing: AllowingTool[];
  /** How many tools allow it in all. */
  allowingCount: number;
  /** What to do when it has been entered already. */
  incident?: { slug: string; title: string };
  /** Questions beside this one. */
  alsoAsked: { label: string; what: Kind; tool?: string }[];
}

/** The page /may-i-enter. */
export interface MayEnterView {
  what?: Kind;
  tool?: ToolName;
  /** A name that was typed and that no tool has, with tools that may be meant. */
  unknownTool?: { typed: string; near: ToolName[] };
  toolCount: number;
  /** For the field's list; none where the directory is too long for one. */
  toolNames: string[];
  often: ToolName[];
  answer?: MayEnterAnswerView;
}

/** What is asked, as it stands in the address: a kind or what people call it, and a tool’s slug or name. */
export interface MayEnterSearch {
  what?: string;
  tool?: string;
}

/** The longest name that is looked up, in characters. */
export const longestAsked = 80;

/** Reads the address; 'any' is no tool. */
export function parseMayEnter(raw: Record<string, unknown>): MayEnterSearch {
  const said = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longestAsked) : undefined;
  return { what: said(raw.what), tool: said(raw.tool) };
}
