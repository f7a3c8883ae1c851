import { useEffect, useMemo, useState } from 'react';
import type { HeldPolicy } from '#domain/church/held-policy.ts';
import { heldPolicy } from '#domain/church/held-policy.ts';
import { parsePolicySearch } from '#domain/church/policy-search.ts';

/** The newest stored policy, which the tools are checked against; its sentences load where there is one. */
export function useHeldPolicy(answers: Record<string, unknown> | undefined): HeldPolicy | undefined {
  const [file, setFile] = useState<typeof import('./policy-file.ts').policyFile>();
  const isKept = answers !== undefined;
  useEffect(() => {
    // Ignore a failure: the list then only says that no policy is stored.
    if (isKept) import('./policy-file.ts').then(({ policyFile }) => setFile(policyFile)).catch(() => {});
  }, [isKept]);
  return useMemo(() => file && answers && heldPolicy(file, parsePolicySearch(answers)), [file, answers]);
}
