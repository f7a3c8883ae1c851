// What the build makes for the server (@tanstack/react-start's plugin).
declare module 'tanstack-start-manifest:v' {
  import type { Manifest } from '@tanstack/react-router';

  /** The scripts, preloads and styles of each route. */
  export function tsrStartManifest(): Manifest;
}
