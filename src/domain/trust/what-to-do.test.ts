import { expect, test } from 'vitest';
import { buildFact, buildTool } from '#tests/builders.ts';
import { policyToday } from './policy-today.ts';
import { whatToDo } from './what-to-do.ts';

const today = '2026-11-22';
const switched = buildFact({ answer: 'on unless switched off' });
type Policy = Parameters<typeof policyToday>[0];
const { dataPolicy } = buildTool();
const ai = { ...dataPolicy.ai } as NonNullable<Policy['ai']>;
const stepsOf = (policy: Partial<Policy>, facts = [switched], isDiscontinued = false) =>
  whatToDo(isDiscontinued, policyToday({ ...dataPolicy, plan: switched.plan, ...policy }, facts, today), facts);

test('where a setting decides on training, it is switched off first', () => {
  expect(stepsOf({ ai })[0]).toBe('Switch training off in each account, in its settings or as the company says.');
  expect(stepsOf({ ai }, [])).not.toContain('Switch training off in each account, in its settings or as the company says.');
});

test('what runs on the church’s own computer needs no account, and someone to install it', () => {
  const steps = stepsOf({ ai, runsLocally: true });
  expect(steps[0]).toMatch(/^Install it/);
  expect(steps.join(' ')).not.toMatch(/account/);
});

test('nothing is to be prepared where nothing is entered, and a retired tool is left', () => {
  expect(stepsOf({ ai: undefined, records: undefined })).toEqual(['Read or watch it. You don’t need to enter anything.']);
  expect(stepsOf({ ai }, [switched], true)[0]).toMatch(/^Don’t start using it/);
});
