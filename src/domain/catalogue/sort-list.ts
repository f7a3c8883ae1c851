import { byMatch } from '../search/match-strength.ts';
import { difficulties, impacts } from './choices.ts';
import type { Tool } from './tool-schema.ts';
import type { Workflow } from './workflow-schema.ts';

interface Order {
  sort?: string;
  /** Searched text, by which a list is sorted where no order is selected. */
  q?: string;
}

/** Fields of a tool by which lists are sorted. */
export type SortedTool = Pick<Tool, 'name' | 'description' | 'category' | 'verifiedAt' | 'impact'>;
export type SortedWorkflow = Pick<Workflow, 'title' | 'description' | 'verifiedAt' | 'difficulty'>;

/** Sorts tools that are in order of name; equal ones stay in that order. */
export function sortTools<T extends SortedTool>(tools: readonly T[], { sort, q }: Order): T[] {
  if (sort === 'verified') return newestFirst(tools);
  if (sort === 'impact') return [...tools].sort((a, b) => impacts.indexOf(a.impact) - impacts.indexOf(b.impact));
  return sort === 'name' ? [...tools] : byMatch(tools, q, ({ name, category, description }) => [name, category, description]);
}

/** Sorts workflows that are in order of title; equal ones stay in that order. */
export function sortWorkflows<T extends SortedWorkflow>(workflows: readonly T[], { sort, q }: Order): T[] {
  if (sort === 'verified') return newestFirst(workflows);
  if (sort === 'difficulty')
    return [...workflows].sort((a, b) => difficulties.indexOf(a.difficulty) - difficulties.indexOf(b.difficulty));
  return sort === 'name' ? [...workflows] : byMatch(workflows, q, ({ title, description }) => [title, description]);
}

/** Sorts by date; a month without a day counts as its first day. */
const newestFirst = <T extends { verifiedAt: string }>(records: readonly T[]): T[] =>
  [...records].sort((a, b) => (a.verifiedAt < b.verifiedAt ? 1 : a.verifiedAt > b.verifiedAt ? -1 : 0));
