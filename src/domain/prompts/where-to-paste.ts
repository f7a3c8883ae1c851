import type { PromptKind } from '../catalogue/choices.ts';

/** Kinds of prompts whose tools make something from a description instead of answering. */
const mediaKinds: readonly PromptKind[] = ['picture', 'video', 'voice', 'music'];

/**
 * Explains where to paste a copied prompt, in one sentence for somebody who has never pasted one.
 *
 * @param tools names of the tools that it is written for, at least one
 */
export function whereToPaste(kind: PromptKind, tools: readonly string[]): string {
  if (kind === 'transcription')
    return 'Open the command window in the folder that holds the recording, paste the line in and press Enter.';
  const firstStep = `Open ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(tools)}`;
  return mediaKinds.includes(kind)
    ? `${firstStep}, find the box where you say what it should make, and paste the text there.`
    : `${firstStep}, paste the text in and send it.`;
}
