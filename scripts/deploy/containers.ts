import type { DebianRoots } from './debian-root.ts';
export async function tryContainers(_: DebianRoots): Promise<void> {}
