import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { suggestionCategories } from '#domain/submissions/suggestion-fields.ts';
import { readContent } from '#server/content/read-content.ts';

const { categories } = readContent(fileURLToPath(new URL('../../content', import.meta.url)));

test("the form's categories are those that content/categories.yaml names for it", () => {
  const formNames = categories.flatMap(({ formName }) => formName ?? []);
  expect([...suggestionCategories].sort()).toEqual(formNames.sort());
});
