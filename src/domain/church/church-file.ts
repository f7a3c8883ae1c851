import { isDay } from '../text/day.ts';
import type { Kind } from '../trust/kinds.ts';
import { kindNames } from '../trust/kinds.ts';

/** Statuses of a tool at a church. */
export const toolStatuses = ['in use', 'on trial', 'stopped'] as const;
export type ToolStatus = (typeof toolStatuses)[number];

/** A tool that a church uses, with roles and never a person's name. */
export interface ToolInUse {
  /** The slug of a tool of the hub. */
  tool?: string;
  /** Name of a tool that the hub doesn't list; for one of the hub's, the name to show offline. */
  name?: string;
  /** Name of the plan in the church's words, or in those of the hub's facts if it chose one of theirs. */
  plan?: string;
  /** Purpose, in a few words. */
  purpose?: string;
  /** Kinds of information that are entered. */
  kinds: Kind[];
  /** The responsible role: 'office administrator'. */
  role?: string;
  status: ToolStatus;
  /** Day on which it was added to the list: 2026-11-25, as all days here. */
  added?: string;
  /** Day on which someone last looked at its terms and settings. */
  looked?: string;
  /** Day of the next review. */
  review?: string;
}

/** A policy that the church kept, with its answers as in an address (policy-search.ts parses them). */
export interface KeptPolicy {
  day: string;
  answers: Record<string, unknown>;
}

/** Best result of a training that somebody passed, without their name: a share from 0 to 1, and the policy. */
export interface TrainingResult {
  /** Distinguishes two people with the same result on one day; made at random. Results of older files have none. */
  id?: string;
  date: string;
  policyVersion: number;
  /** Mark of the policy (policy-mark.ts). */
  mark?: string;
  score: number;
}

/** Training in progress on this device. */
export interface TakenTraining {
  /** The id of its later result. */
  id: string;
  /** Index of the latest answer to each situation, by the situation's name and clause. */
  answers: Record<string, number>;
}

/** Everything that a church keeps with the hub's help, stored on its devices and in its own file alone. */
export interface ChurchFile {
  format: typeof churchFormat;
  version: number;
  /** Policies, the newest first, which is in force. */
  policies: KeptPolicy[];
  tools: ToolInUse[];
  training: TrainingResult[];
  taking?: TakenTraining;
  /** The church's name, for its papers. */
  name?: string;
  /** The contact for questions in its papers: a role, with a phone number or an address of the office. */
  contact?: string;
  /** The day on which it was last saved to a file, on any device. */
  saved?: string;
}

const churchFormat = 'ministry-ai-hub/your-church';
/** Version of the format that is written. */
const currentVersion = 1;

/**
 * Bounds above those of any church: number of tools, characters of a field, depth of lists, characters of a file. Anything larger
 * is no church's.
 */
export const churchBounds = { tools: 500, characters: 2_000, depth: 8, fileCharacters: 5_000_000 };

export const emptyChurch: ChurchFile = {
  format: churchFormat,
  version: currentVersion,
  policies: [],
  tools: [],
  training: [],
};

/** A parsed file with the number of its invalid parts, or a sentence with the reason for its refusal. */
export type ReadChurch = { church: ChurchFile; leftOut: number } | { refusal: string };

type Fields = Record<string, unknown>;

/**
 * Upgrades of a file from one version to the next. Version 0 is a list written by hand: `{"tools": ["chatgpt", "Our phone
 * line"]}`.
 */
const steps: Record<number, (file: Fields) => Fields> = {
  0: ({ tools, ...rest }) => ({
    ...rest,
    format: churchFormat,
    version: 1,
    tools: listOf(tools).map((one) =>
      typeof one === 'string' ? (/^[a-z0-9-]+$/.test(one) ? { tool: one } : { name: one }) : one,
    ),
  }),
};

/** Serializes a church's file. Parsing and serializing it again gives the same bytes. */
export const writeChurchFile = (church: ChurchFile): string => `${JSON.stringify(church, null, 2)}\n`;

/**
 * Parses a church's file of any version; of a newer one, the fields known here. Unknown fields are kept. A part of a list
 * without usable content is left out and counted; a role or purpose with an "@" is dropped, since it names a person.
 * @param options.isOwn true for this device's own file, which is never refused for its size
 */
export function readChurchFile(text: string, { isOwn = false } = {}): ReadChurch {
  if (!isOwn && text.length > churchBounds.fileCharacters) return tooLarge;
  const value = parsed(text);
  if (!isFields(value)) return foreignFile;
  if (!isOwn && (!isBounded(value) || listOf(value.tools).length > churchBounds.tools)) return tooLarge;
  const version = Number(value.version ?? 0);
  const isOurs = value.format === churchFormat || (value.format === undefined && version === 0 && Array.isArray(value.tools));
  if (!isOurs || !Number.isInteger(version) || version < 0) return foreignFile;
  const file = upgraded(value, version);
  const policies = listOf(file.policies).map(policyOf);
  const tools = listOf(file.tools).map(toolOf);
  const training = listOf(file.training).map(trainingOf);
  const leftOut = [...policies, ...tools, ...training].filter((one) => one === undefined).length;
  return {
    church: {
      ...file,
      format: churchFormat,
      version: Math.max(version, currentVersion),
      policies: policies.filter(isThere),
      tools: tools.filter(isThere),
      training: training.filter(isThere),
      ...('taking' in file && { taking: takenOf(file.taking) }),
      ...('name' in file && { name: textOf(file.name) }),
      ...('contact' in file && { contact: textOf(file.contact) }),
      ...(file.saved !== undefined && { saved: dayOf(file.saved) }),
    },
    leftOut,
  };
}

/** Checks for a mail address, which names a person: such words are refused as a role or a purpose. */
export const namesSomeone = (words: string): boolean => words.includes('@');

const foreignFile: ReadChurch = {
  refusal: 'This isn’t a church’s file. It ends in “.church.json” and was saved on one of these pages. Nothing here has changed.',
};

/** Message of a list that accepts nothing more. */
export const fullList = `A list holds up to ${churchBounds.tools} tools, and that would be more. Nothing here has changed.`;

const tooLarge: ReadChurch = {
  refusal: `This file is too large for a church’s file. One holds up to ${churchBounds.tools} tools, with up to 2,000 characters in each field. Nothing here has changed.`,
};

/** Checks that no text is longer and no list deeper than a church's file needs. */
export const isBounded = (value: unknown, depth = churchBounds.depth): boolean =>
  typeof value === 'string'
    ? value.length <= churchBounds.characters
    : typeof value !== 'object' ||
      value === null ||
      (depth > 0 && Object.entries(value).every(([name, part]) => isBounded(name, 0) && isBounded(part, depth - 1)));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isThere = <T>(value: T | undefined): value is T => value !== undefined;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);
const roleOf = (value: unknown) => {
  const words = textOf(value);
  return words && !namesSomeone(words) ? words : undefined;
};
const dayOf = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined);

function upgraded(file: Fields, version: number): Fields {
  const step = steps[version];
  return step ? upgraded(step(file), version + 1) : file;
}

/** Replaces fields by their parsed values; an invalid one is removed, and the others keep their places. */
const withFields = (fields: Fields, parsedFields: Fields): Fields =>
  Object.fromEntries(Object.entries({ ...fields, ...parsedFields }).filter(([, value]) => value !== undefined));

export function toolOf(value: unknown): ToolInUse | undefined {
  if (!isFields(value)) return undefined;
  const tool = textOf(value.tool);
  const name = textOf(value.name);
  if (!tool && !name) return undefined;
  return withFields(value, {
    tool,
    name,
    plan: textOf(value.plan),
    purpose: roleOf(value.purpose),
    kinds: listOf(value.kinds).filter((one) => kindNames.includes(one as Kind)),
    role: roleOf(value.role),
    status: toolStatuses.find((one) => one === value.status) ?? 'in use',
    added: dayOf(value.added),
    looked: dayOf(value.looked),
    review: dayOf(value.review),
  }) as unknown as ToolInUse;
}

function policyOf(value: unknown): KeptPolicy | undefined {
  if (!isFields(value) || !isFields(value.answers)) return undefined;
  const day = dayOf(value.day);
  return day ? ({ ...value, day, answers: value.answers } as KeptPolicy) : undefined;
}

function trainingOf(value: unknown): TrainingResult | undefined {
  if (!isFields(value)) return undefined;
  const { policyVersion, score } = value;
  const date = dayOf(value.date);
  if (!date || typeof policyVersion !== 'number' || typeof score !== 'number' || score < 0 || score > 1) return undefined;
  return withFields(value, {
    id: textOf(value.id),
    date,
    policyVersion,
    mark: textOf(value.mark),
    score,
  }) as unknown as TrainingResult;
}

function takenOf(value: unknown): TakenTraining | undefined {
  if (!isFields(value) || !isFields(value.answers)) return undefined;
  const id = textOf(value.id);
  const answers = Object.entries(value.answers).filter((one): one is [string, number] => Number.isInteger(one[1]));
  return id ? { ...value, id, answers: Object.fromEntries(answers) } : undefined;
}
