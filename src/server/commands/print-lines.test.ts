import { expect, test, vi } from 'vitest';
import { printError, printJson, printLines } from './print-lines.ts';

const hostile = 'a\u001b]0;title\u0007b\u001b[2Jc\u009b31md\u007f\r\ne\tf';

test('a stranger’s words tell a terminal nothing but letters, tabs and line ends', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  printLines(hostile);
  printError(hostile);
  const text = 'a]0;titleb[2Jc31md\ne\tf';
  expect([log.mock.lastCall, error.mock.lastCall]).toEqual([[text], [text]]);
  log.mockRestore();
  error.mockRestore();
});

test('as JSON they come whole, and tell it nothing either', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  printJson({ hostile });
  const line = String(log.mock.lastCall?.[0]);
  log.mockRestore();
  expect(line).toMatch(/^[ -~]+$/);
  expect(JSON.parse(line)).toEqual({ hostile });
});
