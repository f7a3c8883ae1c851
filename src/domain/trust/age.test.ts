import { expect, test } from 'vitest';
import { agedNotice, documentNotice } from './age.ts';

test.each([
  ['the same day', '2026-11-22', '2026-11-22', undefined],
  ['180 days', '2026-01-01', '2026-06-30', undefined],
  ['181 days', '2026-01-01', '2026-07-01', 'Checked six months ago: treat it as unconfirmed.'],
  ['nine months', '2026-02-22', '2026-11-22', 'Checked nine months ago: treat it as unconfirmed.'],
  ['a month counts from its first day', '2026-02', '2026-11-01', 'Checked nine months ago: treat it as unconfirmed.'],
  ['a year', '2025-11-22', '2026-11-22', 'Checked twelve months ago: treat it as unconfirmed.'],
  ['twenty months', '2025-03-22', '2026-11-22', 'Checked 20 months ago: treat it as unconfirmed.'],
  ['two years', '2024-11-22', '2026-11-22', 'Checked two years ago: treat it as unconfirmed.'],
])('a fact that was read at a distance of %s', (_, read, today, notice) => {
  expect(agedNotice(read, today)).toBe(notice);
});

test.each([
  ['no date', undefined, undefined],
  ['two years', '2024-11-22', undefined],
  ['two years and a day', '2024-11-21', /^This document is two years old\./],
  ['almost three years', '2023-11-24', /^This document is two years old\./],
  ['three years', '2023-11-22', /^This document is three years old\. A newer one probably exists/],
])('a document of %s', (_, dated, notice) => {
  const said = documentNotice(dated, '2026-11-22');
  if (notice) expect(said).toMatch(notice);
  else expect(said).toBeUndefined();
});
