import { useEffect, useMemo, useState } from 'react';
import type { HeldPolicy } from '#domain/church/held-policy.ts';
import { heldPolicy } from '#domain/church/held-policy.ts';
import { parsePolicySearch } from '#domain/church/policy-search.ts';

/** The newest policy that was kept, to hold the tools against; its sentences are loaded where there is one. */
export function useHeldPolicy(answers: Record<string, unknown> | undefined): HeldPolicy | undefined {
  const [file, setFile] = useState<typeof import('./policy-file.ts').policyFile>();
  const isKept = answers !== undefined;
  useEffect(() => {
    // Without it the list says that no policy is kept, and nothing wrong.
    if (isKept) import('./policy-file.ts').then(({ policyFile }) => setFile(policyFile)).catch(() => {});
  }, [isKept]);
  return useMemo(() => file && answers && heldPolicy(file, parsePolicySearch(answers)), [file, answers]);
}
