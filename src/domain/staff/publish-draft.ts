import type { Answer } from '../answers/answer-schema.ts';
import { answerTopics } from '../answers/answer-topics.ts';
import type { Category } from '../catalogue/category-schema.ts';
import type { PricingModel } from '../catalogue/choices.ts';
import { difficulties, pricingModels } from '../catalogue/choices.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Workflow } from '../catalogue/workflow-schema.ts';
import type { Sent, Told } from '../inbox/inbox-kinds.ts';
import { freeSlug } from './slug.ts';

/** A record prefilled from a suggestion; it is not valid until the editor completes it. */
type PublishDraft = { kind: 'tool'; tool: Partial<Tool> } | { kind: 'workflow'; workflow: Partial<Workflow> };

/** Fields of a suggestion that fill in a record, with choices of the form with which it was sent. */
interface Suggested
  extends Pick<
    Told<Sent['submissions']>,
    'type' | 'title' | 'description' | 'website' | 'timeEstimate' | 'features' | 'steps' | 'bestPractices'
  > {
  category: string;
  pricing: string | null;
  difficulty: string | null;
}

/**
 * Prefills a record from a suggestion: the form's names become the catalogue's; the editor fills in the rest.
 * @param options.taken the slugs that records of this kind have
 * @param options.today YYYY-MM-DD
 */
export function publishDraft(
  suggestion: Suggested,
  { categories, taken, today }: { categories: readonly Category[]; taken: ReadonlySet<string>; today: string },
): PublishDraft {
  const { type, title, description, website, pricing, difficulty, timeEstimate, features, steps, bestPractices } = suggestion;
  const category = categories.find(({ formName, name }) => formName === suggestion.category || name === suggestion.category);
  const slug = freeSlug(title, type, taken);
  const common = { slug, aliases: [], description, verifiedAt: today };
  if (type === 'tool') {
    return {
      kind: 'tool',
      tool: {
        ...common,
        name: title,
        ...(category && { category: category.name }),
        ...(website && { website }),
        ...(pricing && { pricing, pricingModel: pricingModelOf(pricing) }),
        features,
        useCases: [],
        pros: [],
        cons: [],
        status: 'active',
        replacedBy: [],
        sources: website ? [website] : [],
      },
    };
  }
  const knownDifficulty = difficulties.find((name) => name === (difficulty === 'Beginner' ? 'Beginner Friendly' : difficulty));
  return {
    kind: 'workflow',
    workflow: {
      ...common,
      title,
      categories: category ? [category.workflowName] : [],
      ...(knownDifficulty && { difficulty: knownDifficulty }),
      ...(timeEstimate && { timeEstimate }),
      tools: [],
      steps,
      bestPractices,
      neverEnter: [],
      status: 'active',
      sources: [],
    },
  };
}

/** Pricing model of a form's choice; 'Enterprise', which only the form has, is 'Paid'. */
const pricingModelOf = (pricing: string): PricingModel => pricingModels.find((model) => model === pricing) ?? 'Paid';

/**
 * Prefills an answer from a visitor's question; the editor fills in the rest.
 * @param options.taken the slugs that answers have
 * @param options.today YYYY-MM-DD
 */
export function answerDraft(
  { question, category }: { question: string; category: string },
  { taken, today }: { taken: ReadonlySet<string>; today: string },
): Partial<Answer> {
  const topic = answerTopics.find((answerTopic) => answerTopic === category);
  return {
    slug: freeSlug(question, 'answer', taken),
    question: question.endsWith('?') ? question : `${question.replace(/[\s.!]+$/, '')}?`,
    ...(topic && { topic }),
    written: today,
    status: 'active',
  };
}
