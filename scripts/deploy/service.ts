import type { DebianRoots } from './debian-root.ts';
export async function tryService(_: DebianRoots): Promise<void> {}
