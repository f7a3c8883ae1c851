// Stands in the place of 'zod' in every script that a browser loads (vite.config.ts): before the first schema is made.
import { config } from 'zod/v4';

export * from 'zod/v4';

// It would ask whether it may make functions of texts, which the page's policy refuses: Firefox tells each visitor's console so.
config({ jitless: true });
