import { planRulings } from '#domain/church/plan-rulings.ts';
import type { ToolVerdictsView } from '#domain/church/register-views.ts';
import { workOf } from '#domain/church/tool-work.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { evidenceOf, newestFirst } from './fact-presenters.ts';

/**
 * Verdicts on every tool for a church's own list: the reader's device picks the tools that the list has.
 * @param today the day by which facts are old: 2026-11-22
 */
export const presentToolVerdicts = (snapshot: CatalogueSnapshot, today: string): ToolVerdictsView[] =>
  snapshot.tools.map((tool) => {
    const { slug, name, dataPolicy, status } = tool;
    const { facts, changes } = evidenceOf(snapshot, slug);
    const [newest] = newestFirst(changes).toSorted((a, b) => b.read.localeCompare(a.read));
    const works = workOf(tool);
    return {
      slug,
      name,
      plans: planRulings(dataPolicy, facts, today),
      ...(works.length > 0 && { works }),
      ...(newest && { change: { date: newest.date, read: newest.read, title: newest.title } }),
      ...(status === 'discontinued' && { retired: true }),
    };
  });
