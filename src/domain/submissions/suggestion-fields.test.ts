import { expect, test } from 'vitest';
import { buildSuggestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import { withoutOtherType } from './suggestion-fields.ts';

// Fields of one type alone (docs/product.md).
const ofTool = { website: 'https://lamp.example', pricing: 'Free', features: ['Light'] };
const ofWorkflow = { difficulty: 'Beginner', timeEstimate: '1 hour', steps: ['One'], bestPractices: ['Read it.'] };

test('what belongs to workflows alone leaves a tool, and the other way round; the rest stays', () => {
  const tool = { ...buildToolSuggestion(), type: 'tool' as const, ...ofTool, ...ofWorkflow };
  expect(Object.keys(tool).filter((name) => !(name in withoutOtherType(tool)))).toEqual(Object.keys(ofWorkflow));
  const workflow = { ...buildSuggestion(), type: 'workflow' as const, ...ofTool, ...ofWorkflow };
  expect(
    Object.keys(workflow)
      .filter((name) => !(name in withoutOtherType(workflow)))
      .sort(),
  ).toEqual(Object.keys(ofTool).sort());
});
