import type { Tool } from './tool-schema.ts';
/** Colour of a difficulty badge: 'Beginner Friendly' green, 'Intermediate' blue, anything else red (docs/product.md). */
export function difficultyTone(difficulty: string): 'green' | 'blue' | 'red' {
  if (difficulty === 'Beginner Friendly') return 'green';
  return difficulty === 'Intermediate' ? 'blue' : 'red';
}

/** Colour of an impact badge: High green, Medium blue, Low grey (docs/product.md). */
export function impactTone(impact: string): 'green' | 'blue' | 'grey' {
  if (impact === 'High') return 'green';
  return impact === 'Medium' ? 'blue' : 'grey';
}

/** The word of the status badge; an active tool has none. */
export function statusLabel(status: Tool['status']): string | undefined {
  if (status === 'active') return undefined;
  return status === 'discontinued' ? 'Retired' : 'Renamed';
}
