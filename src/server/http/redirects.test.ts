import { expect, test } from 'vitest';
import { redirectFor } from './redirects.ts';

test.each([
  ['/tool-detail/photon', '/tools/photon'],
  ['/tool-detail/stable-diffusion?from=image-hub&tab=comparison', '/tools/stable-diffusion?from=image-hub&tab=comparison'],
  ['/tool-detail/photon/', '/tools/photon'],
  ['/image-generator-hub', '/image-hub'],
  ['/image-generator-hub?tab=tools', '/image-hub?tab=tools'],
  ['/image-generator-hub/', '/image-hub'],
  ['/video-generator-hub', '/video-hub'],
  ['/prompts/sermon-audio-to-text', '/prompts/whisper-in-one-line'],
  ['/prompts/many-sermons-overnight-windows?from=search', '/prompts/whisper-in-one-line?from=search'],
  ['/prompts/five-plain-titles', '/prompts/titles-and-show-notes-of-a-sermon'],
  ['/prompts/title-and-notes-for-a-recording', '/prompts/titles-and-show-notes-of-a-sermon'],
  ['/prompts/what-a-guest-would-still-ask', '/prompts/what-a-newcomer-still-does-not-know'],
  ['/prompts/alt-text-from-a-note', '/workflows/month-of-social-posts-from-one-series'],
  ['/prompts/which-rule-could-give-way?from=search', '/workflows/volunteer-schedule-balancing?from=search'],
  ['/prompts/one-page-policy-from-your-decisions', '/workflows/write-your-church-ai-policy'],
  ['/about', '/about/who-we-are'],
  ['/all-tools/', '/all-tools'],
  ['/tools/chatgpt/?from=llm-hub&tab=tools', '/tools/chatgpt?from=llm-hub&tab=tools'],
  ['/all-tools///', '/all-tools'],
  ['/all-tools%20', '/all-tools'],
  ['/tools/claude%20%20?from=llm-hub', '/tools/claude?from=llm-hub'],
  ['/all-tools%20/', '/all-tools'],
])('%s leads to %s for good', (address, target) => {
  expect(redirectFor(address)).toBe(target);
});

test.each([
  '/',
  '/?q=a/',
  '/all-tools',
  '/all-tools?q=/',
  '/tools/photon',
  '/tool-detail',
  '/tool-detail/a/b',
  '/image-hub',
  '/tool-detailed/x',
  '/constructor',
  '/x?next=/image-generator-hub',
])('%s stays where it is', (address) => {
  expect(redirectFor(address)).toBeUndefined();
});
