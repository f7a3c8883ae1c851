import { expect, test } from 'vitest';
import { beforeFirstStep, chatAssistants } from './chat-assistants.ts';

const before = [{ label: 'Account', says: 'None.' }];
const tools = chatAssistants.map((tool) => ({ tool, step: 1 }));

test('where any of the chat assistants will do, they come first, each with its setting', () => {
  const [first, ...others] = beforeFirstStep({ before, tools });
  expect(others).toEqual(before);
  for (const words of [
    'ChatGPT under Settings, Data Controls',
    'Claude under privacy',
    'Keep Activity',
    'Copilot, use the church’s work account',
  ])
    expect(first?.says).toContain(words);
});

test.each(chatAssistants)('a workflow without %s is written for the others, and tells their settings itself', (missing) => {
  expect(beforeFirstStep({ before, tools: tools.filter(({ tool }) => tool !== missing) })).toBe(before);
});
