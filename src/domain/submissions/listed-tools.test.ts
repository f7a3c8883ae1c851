import { expect, test } from 'vitest';
import { findListedTools } from './listed-tools.ts';

const tools = [
  { slug: 'chatgpt', name: 'ChatGPT', website: 'https://chatgpt.com/' },
  { slug: 'firefly', name: 'Adobe Firefly', website: 'https://www.adobe.com/products/firefly.html' },
  { slug: 'old', name: 'Old Lamp' },
];
const findSlugs = (title: string, website?: string) => findListedTools(tools, { title, website }).map(({ slug }) => slug);

test.each(['ChatGPT', ' chat gpt ', 'CHAT-GPT', 'Chat.GPT'])('%j is the name of a listed tool', (title) =>
  expect(findSlugs(title)).toEqual(['chatgpt']),
);
test.each(['', '!', 'ChatGPT 5', 'GPT'])('%j is not', (title) => expect(findSlugs(title)).toEqual([]));

test.each(['https://chatgpt.com', 'http://www.chatgpt.com/overview?x=1', 'https://CHATGPT.com/#a'])(
  '%s is the site of a listed tool',
  (website) => {
    expect(findSlugs('Another', website)).toEqual(['chatgpt']);
  },
);

test('a maker’s site with many tools is not taken for one of them', () => {
  expect(findSlugs('Another', 'https://adobe.com/products/firefly.html')).toEqual(['firefly']);
  expect(findSlugs('Another', 'https://adobe.com/express')).toEqual([]);
  expect(findSlugs('Another', 'https://adobe.com/')).toEqual([]);
});

test('name and address may find two, and nonsense finds none', () => {
  expect(findSlugs('Old Lamp', 'https://chatgpt.com')).toEqual(['chatgpt', 'old']);
  expect(findSlugs('Another', 'not an address')).toEqual([]);
});
