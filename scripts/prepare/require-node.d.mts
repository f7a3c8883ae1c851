/** See require-node.mjs. */
export function requireNode(
  program: string,
  version: string,
  install?: (name: string) => Promise<{ isInstalled: boolean; whyNot?: string }>,
): Promise<void>;
