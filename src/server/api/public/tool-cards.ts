import { priceSymbol } from '#domain/catalogue/price.ts';
import {
  dayOfShortPrice,
  isShortPriceUnread,
  pricingToday,
  shortPriceToday,
  unpricedAnswer,
} from '#domain/catalogue/price-in-words.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { languagesOf, traitsOf } from '#domain/catalogue/traits-of-tool.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { toolCardSchema } from '#domain/catalogue/views.ts';
import { oncePer } from '#domain/once-per.ts';
import { project } from '#domain/project.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { dayOf, isAged } from '#domain/trust/age.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { membersVerdict } from '#domain/trust/members-verdict.ts';
import { policyToday } from '#domain/trust/policy-today.ts';
import { ageRule, trainingAnswer } from '#domain/trust/short-answers.ts';
import { evidenceOf } from './fact-presenters.ts';

/**
 * Price of a tool for cards and lists, in the words of today rather than the tool's own.
 * @param today the day by which prices are old: 2026-11-22
 */
export const priceOnCard = (tool: Tool, { prices }: CatalogueSnapshot, today: string) => ({
  pricing: pricingToday(tool, prices.get(tool.slug), today),
  costTier: priceSymbol(tool),
  shortPrice: shortPriceToday(tool, prices.get(tool.slug), today),
});

const toolCard = project(toolCardSchema);

function presentToolCard(tool: Tool, snapshot: CatalogueSnapshot, today: string): ToolCardView {
  const { facts } = evidenceOf(snapshot, tool.slug);
  const prices = snapshot.prices.get(tool.slug);
  const dataPolicy = policyToday(tool.dataPolicy, facts, today);
  const age = ageRule({ dataPolicy, facts }, today);
  return toolCard(tool, {
    ...priceOnCard(tool, snapshot, today),
    unpriced: unpricedAnswer(tool, prices),
    members: membersVerdict(dataPolicy),
    training: trainingAnswer({ dataPolicy, facts }, today),
    age: age?.years,
    parentsAsked: age?.withConsent || undefined,
    traits: traitsOf({
      tool: { ...tool, dataPolicy },
      facts,
      pricedOn: isShortPriceUnread(prices, today) ? undefined : dayOfShortPrice(tool, prices),
      today,
    }),
    languages: languagesOf(facts),
    aged: isOldEntry(tool, facts, today) || undefined,
    added: snapshot.added.get(`tools/${tool.slug}`)?.slice(0, 10),
  });
}

/** Checks whether an entry was checked, and the newest of its facts seen, over 180 days ago. */
const isOldEntry = ({ verifiedAt }: Tool, facts: readonly Fact[], today: string): boolean =>
  [verifiedAt, ...facts.map((fact) => dayOf(fact, today))].every((day) => day === undefined || isAged(day, today));

/** The cards of a catalogue on a day, in order of name. */
export interface ToolCards {
  readonly whole: readonly ToolCardView[];
  readonly bySlug: ReadonlyMap<string, ToolCardView>;
  /** Cards of each hub, by the hub's address. */
  readonly ofHub: ReadonlyMap<string, readonly ToolCardView[]>;
}

/**
 * Cards of all tools, memoized for each snapshot and day: a card's traits are read from all facts on its tool, and a list's
 * counts are cached by the array that they count.
 * @param today the day by which facts are old: 2026-11-22
 */
export const toolCards = oncePer((snapshot: CatalogueSnapshot, today: string): ToolCards => {
  const whole = snapshot.tools.map((tool) => presentToolCard(tool, snapshot, today));
  const bySlug = new Map(whole.map((card) => [card.slug, card]));
  const ofHub = new Map(
    [...snapshot.toolsOfHub].map(([hub, tools]) => [hub, tools.flatMap(({ slug }) => bySlug.get(slug) ?? [])]),
  );
  return { whole, bySlug, ofHub };
});
