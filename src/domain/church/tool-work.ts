import type { Tool } from '../catalogue/tool-schema.ts';

export const workNames = ['pictures', 'video', 'voices', 'meetings', 'sermons'] as const;
/** What a tool is made for, as far as a clause of a policy or an answer speaks of it. */
export type Work = (typeof workNames)[number];

interface WorkRow {
  /** After a tool's name: 'Midjourney makes pictures.' */
  says: string;
  /** The tools of this category do it … */
  category?: Tool['category'];
  /** … and those that have one of these among their names and uses (`aliases`). */
  uses: readonly string[];
}

/**
 * What shows in the catalogue that a tool does it. What it can do besides its own work doesn't count: a chat assistant draws pictures too,
 * and a church that drafts letters with it publishes none.
 */
export const works: Record<Work, WorkRow> = {
  pictures: { says: 'makes pictures', category: 'Image Generators', uses: [] },
  video: { says: 'makes video', category: 'Video Generators', uses: [] },
  voices: { says: 'makes voices', uses: ['text to speech'] },
  meetings: { says: 'takes notes of meetings', uses: ['meeting notes', 'online meeting notes', 'meeting bot'] },
  sermons: { says: 'helps prepare sermons', uses: ['sermon preparation', 'homily preparation', 'sermon illustrations'] },
};

/** The work that a tool is made for. */
export const workOf = ({ category, aliases }: Pick<Tool, 'category' | 'aliases'>): Work[] =>
  workNames.filter((work) => works[work].category === category || works[work].uses.some((use) => aliases.includes(use)));
