import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import type { Candidate } from '#domain/comparison/alternatives.ts';
import { alternativesTo } from '#domain/comparison/alternatives.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { toolCards } from './tool-cards.ts';

// What a tool's page leads on to.

const mostPrompts = 10;

/** The prompts of the workflows that use a tool. */
export const promptsFor = (slug: string, snapshot: CatalogueSnapshot): ToolPageView['prompts'] =>
  (snapshot.workflowsUsing.get(slug) ?? [])
    .flatMap(({ prompts }) => prompts)
    .slice(0, mostPrompts)
    .map((prompt) => ({ slug: prompt.slug, title: prompt.title }));

/** The answers whose text or list of pages names the tool's page. */
export const answersAbout = (slug: string, { guidance }: CatalogueSnapshot): ToolPageView['answers'] =>
  guidance.answers
    .filter(
      ({ related, answer, detail }) =>
        related.includes(`/tools/${slug}`) || [answer, detail].some((text) => text?.includes(`/tools/${slug})`)),
    )
    .map((answer) => ({ slug: answer.slug, question: answer.question }));

/** @param today the day by which facts are old: 2026-11-22 */
export function presentAlternatives(tool: Tool, snapshot: CatalogueSnapshot, today: string): ToolPageView['alternatives'] {
  const cards = toolCards(snapshot, today).bySlug;
  const candidate = (one: Tool): Candidate => {
    const card = cards.get(one.slug);
    return {
      tool: one,
      traits: card?.traits ?? [],
      training: card?.training,
      ageRule: card?.age === undefined ? undefined : { years: card.age, withConsent: card.parentsAsked === true },
    };
  };
  return alternativesTo(candidate(tool), snapshot.tools.map(candidate)).map(({ tool: { slug, name, summary }, reason }) => ({
    slug,
    name,
    summary,
    reason,
  }));
}
