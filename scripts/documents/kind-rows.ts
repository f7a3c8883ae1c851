import { kinds, neverForAi } from '#domain/trust/kinds.ts';

/** The row of a table, in a text that can be downloaded, that stands for one row of each kind of information. */
const marker = '| {each kind} | {what may go in} |';

/** What volunteers may do with a kind where their church has decided nothing else: the rules of docs/product.md, on paper. */
function mayGoIn({ kind, personal }: (typeof kinds)[number]): string {
  if (neverForAi.includes(kind)) return '**Never**';
  if (personal) return '**Never**, unless the tool below says so';
  return kind === 'publicText' ? '**Fine**' : '**Only if** our church has named the tool below';
}

/** A text whose table names the kinds of information as the whole hub does. */
export const withKindRows = (markdown: string): string =>
  markdown.replace(marker, kinds.map((kind) => `| **${kind.label}.** ${kind.examples} | ${mayGoIn(kind)} |`).join('\n'));
