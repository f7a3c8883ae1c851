import { addresses } from '#domain/addresses.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { agedAfterDays } from '#domain/trust/age.ts';
import { chosenTools } from '#domain/trust/chosen-tools.ts';
import { calendarFile } from '../calendar-file.ts';
import { entryId } from './feed.ts';

const dayMs = 86_400_000;

/**
 * Makes a calendar entry for the day on which a church reviews the terms of its tools: when today's facts count as old.
 * @returns undefined when none of the tools is known
 */
export function reviewDayFile(snapshot: CatalogueSnapshot, publicUrl: string, choice: string, now: Date): string | undefined {
  const tools = chosenTools(choice).flatMap((slug) => snapshot.toolBySlug.get(slug) ?? []);
  const [only] = tools;
  if (!only) return undefined;
  const names = new Intl.ListFormat('en-US').format(tools.map(({ name }) => name));
  const slugs = tools.map(({ slug }) => slug);
  const link = publicUrl + (tools.length === 1 ? addresses.tool(only.slug) : addresses.termsChanges({ tool: slugs.join(',') }));
  const event = {
    id: entryId('review', ...slugs.toSorted()).replace(/^tag:.*:/, ''),
    day: new Date(now.getTime() + agedAfterDays * dayMs).toISOString().slice(0, 10),
    title: `Look again at the terms of ${names}`,
    text: `Half a year ago you wanted to look again. See what has changed, whether your settings are still as you left them, and what may go in:\n${link}`,
    link,
  };
  return calendarFile([event], now);
}
