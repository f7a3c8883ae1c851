import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import type { Candidate } from '#domain/comparison/alternatives.ts';
import { alternativesTo } from '#domain/comparison/alternatives.ts';
import { oncePer } from '#domain/once-per.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { companyAnswer } from '#domain/trust/company-answer.ts';
import { policyToday } from '#domain/trust/policy-today.ts';
import { ageRule, trainingAnswer } from '#domain/trust/short-answers.ts';
import { evidenceOf } from './fact-presenters.ts';

// Links from a tool's page to other pages.

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

/** Every tool as an alternative, memoized for each snapshot and day. */
const candidates = oncePer((snapshot: CatalogueSnapshot, today: string): readonly Candidate[] =>
  snapshot.tools.map((tool) => candidateOf(tool, snapshot, today)),
);

function candidateOf(tool: Tool, snapshot: CatalogueSnapshot, today: string): Candidate {
  const { facts } = evidenceOf(snapshot, tool.slug);
  const policy = policyToday(tool.dataPolicy, facts, today);
  const policyAndFacts = { dataPolicy: policy, facts };
  const { speaking, weak, within } = companyAnswer('training', policy.plan, facts, today);
  return {
    tool,
    policy,
    training: trainingAnswer(policyAndFacts, today),
    isSaidToTrain: [...speaking, ...weak, ...within].some(({ answer }) => answer === 'yes'),
    age: ageRule(policyAndFacts, today)?.years,
  };
}

/** @param today the day by which facts are old: 2026-11-22 */
export const presentAlternatives = (tool: Tool, snapshot: CatalogueSnapshot, today: string): ToolPageView['alternatives'] =>
  alternativesTo(candidateOf(tool, snapshot, today), candidates(snapshot, today)).map(
    ({ tool: { slug, name, summary }, reason, by }) => ({ slug, name, summary, reason, by }),
  );
