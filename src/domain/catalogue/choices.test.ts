import { expect, test } from 'vitest';
import {
  costTiers,
  creativeCategories,
  difficulties,
  impacts,
  pricingModels,
  promptKinds,
  toolSorts,
  workflowSorts,
} from './choices.ts';
import { parseCreativeSearch, parseToolSearch, parseWorkflowSearch } from './list-search.ts';

test('the choices stand in the order in which a screen offers them', () => {
  expect(pricingModels.join(', ')).toBe('Free, Freemium, Paid');
  expect(impacts.join(', ')).toBe('High, Medium, Low');
  expect(costTiers.join(', ')).toBe('$, $$, $$$');
  expect(difficulties.join(', ')).toBe('Beginner Friendly, Intermediate, Advanced');
  expect(creativeCategories.join(', ')).toBe('Visual Content, Marketing, Print Materials, Distribution');
  expect(promptKinds.join(', ')).toBe('chat, picture, video, transcription, voice, translation, music');
});

test('addresses that were shared keep their order: the names of the sorts never change', () => {
  for (const sort of ['name', 'verified', 'impact']) expect(parseToolSearch({ sort }).sort, sort).toBe(sort);
  for (const sort of ['name', 'verified', 'difficulty']) {
    expect(parseWorkflowSearch({ sort }).sort, sort).toBe(sort);
    expect(parseCreativeSearch({ sort }).sort, sort).toBe(sort);
  }
  expect(toolSorts).toHaveLength(3);
  expect(workflowSorts).toHaveLength(3);
});
