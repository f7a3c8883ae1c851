import { expect, test } from 'vitest';
import { withStepsInOrder } from './steps-in-order.ts';

const values = {
  title: 'Weekly letter',
  steps: ['Gather', 'Draft', 'Read', 'Send'],
  tools: [
    { tool: 'lamp', step: 2 },
    { tool: 'candle', step: 4 },
  ],
};

test('a step that is moved takes the tools that it names along', () => {
  const movedValues = withStepsInOrder(values, [1, 0, 2, 3]);
  expect(movedValues.steps).toEqual(['Draft', 'Gather', 'Read', 'Send']);
  expect(movedValues.tools.map(({ step }) => step)).toEqual([1, 4]);
  expect(movedValues.title).toBe('Weekly letter');
});

test('a step that is put between pushes the later ones on', () => {
  const inserted = withStepsInOrder(values, [0, undefined, 1, 2, 3]);
  expect(inserted.steps).toEqual(['Gather', '', 'Draft', 'Read', 'Send']);
  expect(inserted.tools.map(({ step }) => step)).toEqual([3, 5]);
});

test('the tool of a step that goes away stays with the step in its place, or the last', () => {
  expect(withStepsInOrder(values, [0, 2, 3]).tools.map(({ step }) => step)).toEqual([2, 3]);
  expect(withStepsInOrder(values, [0, 1, 2]).tools.map(({ step }) => step)).toEqual([2, 3]);
  expect(withStepsInOrder(values, []).tools.map(({ step }) => step)).toEqual([1, 1]);
});

test('a step that there is not stays as it was typed, so that the check can point at it', () => {
  const wrong = {
    steps: ['Gather'],
    tools: [
      { tool: 'lamp', step: 9 },
      { tool: 'candle', step: 0 },
    ],
  };
  expect(withStepsInOrder(wrong, [undefined, 0]).tools.map(({ step }) => step)).toEqual([9, 0]);
  expect(withStepsInOrder({ title: 'New' }, [undefined])).toEqual({ title: 'New', steps: [''] });
});
