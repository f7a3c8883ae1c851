import { expect, test } from 'vitest';
import { keptPath, mayShowOfflinePage } from './kept-addresses.ts';

const pathOf = (address: string) => keptPath(new URL(address, 'https://hub.example'));

test.each([
  ['/llm-hub', '/llm-hub'],
  ['/voice-hub?tab=guide', '/voice-hub'],
  ['/bible-study-hub?utm_source=letter', '/bible-study-hub'],
  ['/llm-guide', '/llm-guide'],
  ['/about/privacy', '/about/privacy'],
  ['/when-something-goes-wrong', '/when-something-goes-wrong'],
  ['/when-something-goes-wrong/a?happened=child&utm_source=letter', '/when-something-goes-wrong/a?happened=child'],
  ['/when-something-goes-wrong/a?happened=life', '/when-something-goes-wrong/a'],
  ['/your-church/training', '/your-church/training'],
  ['/your-church/tools', '/your-church/tools'],
  ['/your-church/tools?utm_source=letter#list=x', '/your-church/tools'],
  ['/your-church/training?v=1&q6=c#sheet', '/your-church/training?v=1&q6=c'],
  ['/your-church/training?v=1&q6=c&unit=3&utm_source=letter', '/your-church/training?v=1&q6=c&unit=3'],
  ['/your-church/training?q6=c&sheet=leader', '/your-church/training?q6=c&sheet=leader'],
  ['/workflows/weekly-email-newsletter#steps', '/workflows/weekly-email-newsletter'],
])('%s is kept as %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

test.each([
  '/',
  '/resources',
  '/all-tools',
  '/all-workflows',
  '/workflows',
  '/workflows/',
  '/workflows/a/b',
  '/tools/claude',
  '/llm-hub?tab=tools',
  '/llm-hub?tab=comparison&sort=-score',
  '/comparison/LLMs',
  '/submission',
  '/contact?sent=yes',
  '/your-church/policy?v=1&q6=c',
  '/admin/workflows/x',
  '/api/workflows/weekly-email-newsletter',
])('%s is never kept', (address) => {
  expect(pathOf(address)).toBeUndefined();
});

test.each(['/', '/all-tools', '/tools/claude', '/llm-hub', '/contacts-and-more'])('%s may show the offline page', (path) => {
  expect(mayShowOfflinePage(path)).toBe(true);
});

test.each([
  '/admin',
  '/admin/tools',
  '/api/staff/submissions',
  '/api/auth/sign-in',
  '/submission',
  '/contact',
  '/healthz',
  '/documents/policy.pdf',
  '/robots.txt',
])('%s is left to the browser', (path) => {
  expect(mayShowOfflinePage(path)).toBe(false);
});
