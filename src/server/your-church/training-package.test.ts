import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import type { ChurchTexts } from '#domain/church/church-texts.ts';
import { policyMark } from '#domain/church/policy-mark.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { trainingPackage } from './training-package.ts';

const textsOf = (name: string) => load(readFileSync(`content/your-church/${name}.yaml`, 'utf8'));
const church = { policy: textsOf('policy'), training: textsOf('training') } as ChurchTexts;

const pageFor = async (search: PolicySearch) =>
  strFromU8(unzipSync(await trainingPackage(church, search))['index.html'] ?? new Uint8Array());

test('a package says which version of the policy it teaches, and where it rests on our defaults', async () => {
  const [none, one] = [await pageFor({ v: 2 }), await pageFor({ v: 2, q6: 'c' })];
  const mark = policyMark({ v: 2 }, 2);
  expect(none).toContain(`<body data-mark="${mark}">`);
  expect(none).toContain(`version ${mark}, November`);
  expect(none).toContain('You left all 14 questions to us, so it follows our defaults, and isn’t your policy yet.');
  expect(one).toContain(`<body data-mark="${policyMark({ v: 2, q6: 'c' }, 2)}">`);
  expect(one).not.toContain('our defaults');
});

test('each situation’s title is said once, and its button by the situation', async () => {
  const page = await pageFor({ v: 2 });
  const mentions = [...page.replaceAll(/<[^>]*>/g, '\n').matchAll(/The verse on the poster/g)];
  expect(mentions).toHaveLength(1);
  const buttons = [...page.matchAll(/<button aria-label="([^"]*)">Check<\/button>/g)].map(([, name]) => name);
  expect(buttons).toContain('Check your answer to “The late message”');
  expect(new Set(buttons).size).toBe(24);
  const groups = [...page.matchAll(/<div role="radiogroup" aria-labelledby="([^"]*)">/g)].map(([, id]) => id);
  expect(groups).toHaveLength(24);
  for (const id of groups) expect(page).toContain(`<p id="${id}">`);
});
