// Replaces 'zod' in every script that a browser loads (vite.config.ts), so that it is configured before the first schema.
import { config } from 'zod/v4';

export * from 'zod/v4';

// zod would otherwise test whether it may compile functions from text, which the page's policy refuses: Firefox would log that
// in each visitor's console.
config({ jitless: true });
