import { expect, test } from 'vitest';
import { otherForms } from './other-forms.ts';

const record = (says: string) => ({ says });
const forms = (texts: string[], query: string | undefined, places: number[] = []) => {
  const records = texts.map(record);
  return otherForms(
    records,
    query,
    ({ says }) => says,
    places.map((place) => records[place] ?? record('')),
  ).map(({ says }) => says);
};

test('a text holds a form of each typed word, whichever form it is', () => {
  expect(forms(['Makes transcripts', 'Plans services'], 'transcribe')).toEqual(['Makes transcripts']);
  expect(forms(['Translations of sermons', 'Translated sermons'], 'translated sermon')).toEqual([
    'Translations of sermons',
    'Translated sermons',
  ]);
  expect(forms(['Translated sermons'], 'translation of sermon')).toEqual([]);
});

test('what was found as it stands does not come again', () => {
  expect(forms(['A sermon', 'Two sermons'], 'sermons', [1])).toEqual(['A sermon']);
});

test('nothing typed, signs alone and fewer than four letters have no other form', () => {
  for (const query of [undefined, '', '?!?!', ' cap ']) expect(forms(['Captions', 'Capped'], query), String(query)).toEqual([]);
  expect(forms(['Plans'], 'planned')).toEqual([]);
  expect(forms(['Captions'], 'caption')).toEqual(['Captions']);
});
