import type { PromptKind } from '#domain/catalogue/choices.ts';

/** Label of the kind of tool that a prompt is for. */
export const kindLabel: Record<PromptKind, string> = {
  chat: 'Chat',
  picture: 'Picture',
  video: 'Video',
  transcription: 'Transcription',
  voice: 'Voice',
  translation: 'Translation',
  music: 'Music',
};
