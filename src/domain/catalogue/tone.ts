import type { Tool } from './tool-schema.ts';
/** Color of a difficulty badge: 'Beginner Friendly' green, 'Intermediate' blue, anything else red (docs/product.md). */
export function difficultyTone(difficulty: string): 'green' | 'blue' | 'red' {
  if (difficulty === 'Beginner Friendly') return 'green';
  return difficulty === 'Intermediate' ? 'blue' : 'red';
}

/** Color of an impact badge: High green, Medium blue, Low gray (docs/product.md). */
export function impactTone(impact: string): 'green' | 'blue' | 'grey' {
  if (impact === 'High') return 'green';
  return impact === 'Medium' ? 'blue' : 'grey';
}

/** Word of the status badge; undefined for an active tool. */
export function statusLabel(status: Tool['status']): string | undefined {
  if (status === 'active') return undefined;
  return status === 'discontinued' ? 'Retired' : 'Renamed';
}
