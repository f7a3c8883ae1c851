import type { PromptKind } from '#domain/catalogue/choices.ts';

/** What kind of tool a prompt is for, as it is said on screen. */
export const kindLabel: Record<PromptKind, string> = {
  chat: 'Chat',
  picture: 'Picture',
  video: 'Video',
  transcription: 'Transcription',
  voice: 'Voice',
  translation: 'Translation',
  music: 'Music',
};
