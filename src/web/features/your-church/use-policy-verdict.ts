import { useEffect, useState } from 'react';
import { parsePolicySearch } from '#domain/church/policy-search.ts';
import { policyVerdict } from '#domain/church/policy-text.ts';
import type { Kind } from '#domain/trust/kinds.ts';
import type { Verdict } from '#domain/trust/verdict.ts';

/** What the newest policy that was kept says of a kind; its sentences are loaded where there is one. */
export function usePolicyVerdict(answers: Record<string, unknown> | undefined): ((kind: Kind) => Verdict) | undefined {
  const [file, setFile] = useState<typeof import('./policy-file.ts').policyFile>();
  const isKept = answers !== undefined;
  useEffect(() => {
    // Without it the list says that no policy is kept, and nothing wrong.
    if (isKept) import('./policy-file.ts').then(({ policyFile }) => setFile(policyFile)).catch(() => {});
  }, [isKept]);
  return file && answers && ((kind) => policyVerdict(file, parsePolicySearch(answers), kind));
}
