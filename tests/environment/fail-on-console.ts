import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

/**
 * Fails a test when something it ran wrote to console.error or console.warn: such lines are how React and others report faults. A
 * test that expects one says so: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const lines: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    lines.push(`console.${level}: ${format(...args)}`);
  };
}

afterEach(() => {
  expect(lines.splice(0), 'nothing is written to console.error or console.warn').toEqual([]);
});
