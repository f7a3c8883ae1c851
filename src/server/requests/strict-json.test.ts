import { expect, test } from 'vitest';
import { processorMs } from '#tests/processor-time.ts';
import { strictJsonProblem } from './strict-json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  '{}',
  '[]',
  '"a"',
  '5',
  '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}',
  '{"a":"a","b":"a\\":a"}',
  '["a","a"]',
  '{"a":"{\\"a\\":1}"}',
  nested(8),
  '{"a" : "b","b":"a"}',
  '{"\\\\":1,"\\"":2}',
])('%s is fine', (json) => {
  JSON.parse(json);
  expect(strictJsonProblem(json, 8)).toBeUndefined();
});

test.each([
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '{"x":{"a":1,"b":2,"a":3}}',
  '[{"a":1,"a":1}]',
  '{"a":[],"b":{},"a":1}',
  '{"a"\n\t :1,"a"  :2}',
  '{"":1,"":2}',
  `{"a"${' '.repeat(500)}:1,"a":2}`,
])('%s has a name twice', (json) => {
  JSON.parse(json);
  expect(strictJsonProblem(json, 8)).toContain('same name');
});

test.each([nested(9), `{"a":${nested(8)}}`, `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`])('%s is nested too deep', (json) => {
  JSON.parse(json);
  expect(strictJsonProblem(json, 8)).toContain('deeper than 8');
});

test('a long body is looked through in no time', () => {
  const names = JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, place) => [`name${place}`, 'x'])));
  const ms = processorMs(() => {
    expect(strictJsonProblem(names, 8)).toBeUndefined();
    expect(strictJsonProblem(`["a"${' '.repeat(60_000)}]`, 8)).toBeUndefined();
  });
  expect(ms).toBeLessThan(1_000);
});
