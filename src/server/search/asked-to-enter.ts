import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { IncidentCardView, MayEnterCardView } from '#domain/may-enter/may-enter-views.ts';
import type { Happened } from '#domain/search/happened-in-words.ts';
import { happenedInWords } from '#domain/search/happened-in-words.ts';
import { kindAskedAbout, kindInWords, namesAnyAi } from '#domain/search/kind-in-words.ts';
import type { Understood } from '#domain/search/understand.ts';
import type { Situation } from '#domain/situations/situation-schema.ts';
import { verdictOf } from '#domain/trust/evidence-rules.ts';
import type { MayEnterSources } from '../may-enter/card.ts';
import { guideOf, presentMayEnterCard } from '../may-enter/card.ts';

const questions: Record<Happened, string> = { entered: 'Already entered?', 'went wrong': 'Did this happen?' };

/**
 * Chooses the card above the results of a search: what to do now, where the words say that something has happened; or else the
 * answer, where they ask whether something may be entered.
 * @param nearestSituation finds the situation that the words match best
 */
export function enteringCard(
  { typed, mentions, compared }: Understood,
  { toolOf, nearestSituation }: { toolOf: (entry: number) => Tool | undefined; nearestSituation: () => Situation | undefined },
  sources: MayEnterSources,
): { incident?: IncidentCardView; mayEnter?: MayEnterCardView } {
  if (compared.length > 0) return {};
  const [mention] = mentions;
  const tool = mention && toolOf(mention.entry);
  const { kindGuides, situations } = sources.snapshot.guidance;
  const others = typed.filter((_, place) => !mentions.some(({ from, to }) => place >= from && place < to));
  const kind = kindInWords(kindGuides, others.join(' '))?.kind;
  // Work of a program is no accident: 'I uploaded the member list to Breeze'.
  const isItsWork = kind !== undefined && verdictOf(tool?.dataPolicy.records?.[kind] ?? 'never') !== 'never';
  const namesAi = tool ? tool.dataPolicy.ai !== undefined && !isItsWork : namesAnyAi(others);
  const toolWords = new Set(mentions.flatMap(({ from, to }) => typed.slice(from, to)));
  const happened = isItsWork ? undefined : happenedInWords(typed, { kind, namesAi, toolWords });
  if (happened) {
    const incidentSlug = happened === 'entered' && kind ? guideOf(sources, kind)?.incident : undefined;
    const situation = situations.find(({ slug }) => slug === incidentSlug) ?? nearestSituation();
    if (situation) {
      const { slug, title, lead } = situation;
      return { incident: { slug, title, lead, question: questions[happened] } };
    }
  }
  if (tool?.status === 'discontinued') return {};
  const askedAbout = kindAskedAbout(kindGuides, others, !tool ? 'none' : tool.dataPolicy.ai ? 'with AI' : 'without AI');
  const mayEnter = askedAbout && presentMayEnterCard(askedAbout, tool, sources);
  return mayEnter ? { mayEnter } : {};
}
