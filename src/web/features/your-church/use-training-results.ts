import { useEffect, useState } from 'react';
import { store, stored } from '#browser/storage.ts';

/** The place of the answer that was last given to each situation, by the situation's name and clause. */
export type TrainingResults = Record<string, number | undefined>;

const key = 'training-results';

/** What was answered on this device, and a way to answer; it goes nowhere else. */
export function useTrainingResults() {
  const [results, setResults] = useState<TrainingResults>({});
  useEffect(() => setResults(readResults()), []);
  const keep = (next: TrainingResults) => {
    setResults(next);
    store('device', key, JSON.stringify(next));
  };
  return { results, keep };
}

function readResults(): TrainingResults {
  try {
    const kept: unknown = JSON.parse(stored('device', key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as TrainingResults) : {};
  } catch {
    return {};
  }
}
