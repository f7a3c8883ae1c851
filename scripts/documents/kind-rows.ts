import { kinds, neverForAi } from '#domain/trust/kinds.ts';

/** Row of a table, in a downloadable text, that is replaced by one row for each kind of information. */
const marker = '| {each kind} | {what may go in} |';

/** Rule for volunteers on a kind, unless their church has decided something else: the rules of docs/product.md, on paper. */
function mayGoIn({ kind, personal }: (typeof kinds)[number]): string {
  if (neverForAi.includes(kind)) return '**Never**';
  if (personal) return '**Never**, unless the tool below says so';
  return kind === 'publicText' ? '**Fine**' : '**Only if** our church has named the tool below';
}

/** Inserts the hub's rows of kinds into a text's table. */
export const withKindRows = (markdown: string): string =>
  markdown.replace(marker, kinds.map((kind) => `| **${kind.label}.** ${kind.examples} | ${mayGoIn(kind)} |`).join('\n'));
