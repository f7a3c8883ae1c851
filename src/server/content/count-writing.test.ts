import { expect, test } from 'vitest';
import { buildWorkflow } from '#tests/builders.ts';
import { buildAnswer, buildDuty, buildPrompt, buildSituation } from '#tests/guidance-builders.ts';
import { countWriting } from './count-writing.ts';

test('what is there is counted, and what two entries share', () => {
  const whole = buildWorkflow({
    slug: 'whole',
    prompts: [buildPrompt(), buildPrompt({ slug: 'second' })],
    before: [{ label: 'Account', says: 'None.' }],
    example: { prompt: 'second', asked: 'A.', cameBack: 'B.', fault: 'C.', made: 'D.' },
    ifItGoesWrong: [{ sign: 'It stops', remedy: 'Begin again.' }],
    sources: ['https://a.example', 'https://b.example'],
  });
  const bare = buildWorkflow({ slug: 'bare', prompts: [], before: [], example: undefined, ifItGoesWrong: [], sources: [] });
  const number = buildDuty({ kind: 'number', number: '911', of: 'official' });
  const date = buildDuty({ id: 'act', kind: 'date', number: undefined, of: 'third party' });
  const counts = countWriting(
    {
      workflows: [whole, bare],
      answers: [
        buildAnswer({ legal: true, grounds: [], duties: [number.id] }),
        buildAnswer({ slug: 'second', legal: true, grounds: [], duties: ['act'] }),
        buildAnswer({ slug: 'third', legal: false }),
      ],
      situations: [buildSituation()],
      duties: [number, date],
    },
    ['a', 'b'].map((name) => ({ file: `answers/${name}.yaml`, field: 'answer', text: 'Photos of people stay out.' })),
  );
  expect(counts).toEqual({
    workflows: 2,
    prompts: 2,
    ...{ withPrompts: 1, withBefore: 1, withExample: 1, withIfItGoesWrong: 1, withSources: 1 },
    sourcesEach: { least: 2, most: 2, mean: 2 },
    answers: 3,
    situations: 1,
    duties: { number: 1, duty: 0, date: 1, help: 0 },
    dutiesOfficial: 1,
    answersOnLaw: 2,
    answersOnLawOfficial: 1,
    sharedSentences: 1,
    sharedOpenings: 0,
  });
});
