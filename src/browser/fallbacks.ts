// Fallbacks for the oldest browsers of the floor, as listed in fallback-names.ts; tests/contracts/browser-floor.test.ts compares
// the two.
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.object.group-by.js';
import 'core-js/modules/es.promise.with-resolvers.js';
import 'core-js/modules/web.url.can-parse.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.string.is-well-formed.js';
