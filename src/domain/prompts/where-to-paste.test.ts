import { expect, test } from 'vitest';
import { promptKinds } from '../catalogue/choices.ts';
import { whereToPaste } from './where-to-paste.ts';

test('a prompt for an assistant is pasted and sent, in any one of its tools', () => {
  expect(whereToPaste('chat', ['Gemini', 'ChatGPT'])).toBe('Open Gemini or ChatGPT, paste the text in and send it.');
  expect(whereToPaste('translation', ['Claude'])).toBe('Open Claude, paste the text in and send it.');
});

test('a description goes into the box of the tool that makes something from it', () => {
  expect(whereToPaste('picture', ['Adobe Express', 'Canva', 'Ideogram'])).toBe(
    'Open Adobe Express, Canva, or Ideogram, find the box where you say what it should make, and paste the text there.',
  );
});

test('a command goes into the command window, where the recording is', () => {
  expect(whereToPaste('transcription', ['Whisper'])).toBe(
    'Open the command window in the folder that holds the recording, paste the line in and press Enter.',
  );
});

test.each(promptKinds)('the sentence for %s names the tool, or the window in which it runs', (kind) => {
  expect(whereToPaste(kind, ['Candle'])).toMatch(/Candle|command window/);
});
