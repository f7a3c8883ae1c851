import type { Tool } from '../catalogue/tool-schema.ts';

export const workNames = ['pictures', 'video', 'voices', 'meetings', 'sermons'] as const;
/** A purpose of tools that a clause of a policy, or an answer, can be about. */
export type Work = (typeof workNames)[number];

interface WorkRow {
  /** Completes a tool's name: 'Midjourney makes pictures.' */
  says: string;
  /** A category whose tools do it. */
  category?: Tool['category'];
  /** Names and uses (`aliases`) of further tools that do it. */
  uses: readonly string[];
}

/**
 * Signs in the catalogue that a tool is made for each work. Abilities outside its purpose don't count: a chat assistant makes
 * pictures too, and a church that drafts letters with it publishes none.
 */
export const works: Record<Work, WorkRow> = {
  pictures: { says: 'makes pictures', category: 'Image Generators', uses: [] },
  video: { says: 'makes video', category: 'Video Generators', uses: [] },
  voices: { says: 'makes voices', uses: ['text to speech'] },
  meetings: { says: 'takes notes of meetings', uses: ['meeting notes', 'online meeting notes', 'meeting bot'] },
  sermons: { says: 'helps prepare sermons', uses: ['sermon preparation', 'homily preparation', 'sermon illustrations'] },
};

/** Lists the work that a tool is made for. */
export const workOf = ({ category, aliases }: Pick<Tool, 'category' | 'aliases'>): Work[] =>
  workNames.filter((work) => works[work].category === category || works[work].uses.some((use) => aliases.includes(use)));
