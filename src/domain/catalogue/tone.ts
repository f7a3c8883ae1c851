/** Colour of a difficulty badge: 'Beginner Friendly' green, 'Intermediate' blue, anything else red (spec, section 4). */
export function difficultyTone(difficulty: string): 'green' | 'blue' | 'red' {
  if (difficulty === 'Beginner Friendly') return 'green';
  return difficulty === 'Intermediate' ? 'blue' : 'red';
}

/** Colour of an impact badge: High green, Medium blue, Low grey (spec, section 4). */
export function impactTone(impact: string): 'green' | 'blue' | 'grey' {
  if (impact === 'High') return 'green';
  return impact === 'Medium' ? 'blue' : 'grey';
}
