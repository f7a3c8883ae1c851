import { TrieRouter } from 'hono/router/trie-router';
import type { AddressRow, AnswerKey } from '../requests/address-row.ts';

/** Match in the table: the row for this method, or the methods of the rows that the path has. */
export type Found = { row: AddressRow; key: AnswerKey | undefined } | { row?: undefined; methods: string[] };

/** Finds the row of an address. */
export class AddressTable {
  readonly #router = new TrieRouter<AddressRow>();

  constructor(rows: readonly AddressRow[]) {
    for (const row of rows) this.#router.add('ALL', row.path, row);
  }

  /**
   * @param address canonical, with its parameters
   * @returns undefined where no row has such a path
   */
  find(method: string, address: string): Found | undefined {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const [matches] = this.#router.match('ALL', pathname);
    if (matches.length === 0) return undefined;
    const rowMethod = method === 'HEAD' ? 'GET' : method;
    const match = matches.find(([row]) => row.method === rowMethod);
    if (!match) return { methods: allowedMethods(matches.map(([row]) => row)) };
    const [row, matched] = match;
    const params = Object.fromEntries(Object.entries(matched).map(([name, value]) => [name, decodeURIComponent(String(value))]));
    return { row, key: row.cache === 'revision' ? keyOf(row, pathname, params, Object.fromEntries(searchParams)) : undefined };
  }
}

const keyOf = ({ key }: AddressRow, pathname: string, params: Record<string, string>, query: Record<string, string>) =>
  key ? key({ params, query }) : { key: pathname, isStored: true };

const inOrder = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Lists the methods of these rows, HEAD with GET, each once and in one order. */
const allowedMethods = (rows: readonly AddressRow[]): string[] =>
  inOrder.filter((name) => rows.some(({ method }) => method === (name === 'HEAD' ? 'GET' : name)));
