import { kindNames } from '../trust/kinds.ts';
import type { ToolInUse } from './church-file.ts';
import { churchBounds, isBounded, toolOf, toolStatuses } from './church-file.ts';

/** Maximum characters of a list in a link, more than any church shares; a longer list is sent as a file. */
const longestFragment = 20_000;
/** Maximum characters of an unpacked list. */
const mostUnpacked = 200_000;
/** Number of bytes that are unpacked at a time; in an empty stream each expands to a thousand. */
const step = 256;

/**
 * Packs a list of tools into the fragment of an address, which browsers send to nobody: column by column, since the values of one
 * column are alike, and at most some 1,100 characters for 25 tools. Unknown fields are left out.
 */
export async function packTools(tools: readonly ToolInUse[]): Promise<string> {
  const columns = [
    tools.map(({ tool, name = '' }) => tool ?? `=${name}`),
    tools.map(({ plan = '' }) => plan),
    tools.map(({ purpose = '' }) => purpose),
    tools.map(({ role = '' }) => role),
    tools.map(({ kinds, status }) => maskOf(kinds) * toolStatuses.length + toolStatuses.indexOf(status)),
    tools.map(({ added }) => dayNumber(added)),
    tools.map(({ looked }) => dayNumber(looked)),
    tools.map(({ review }) => dayNumber(review)),
  ];
  const bytes = (await packer()).deflateSync(new TextEncoder().encode(JSON.stringify(columns)), { level: 9 });
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Unpacks the list in a link; undefined if it contains no valid one. */
export async function unpackTools(fragment: string): Promise<ToolInUse[] | undefined> {
  if (fragment.length > longestFragment) return undefined;
  try {
    const bytes = Uint8Array.from(atob(fragment.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const columns: unknown = JSON.parse(await unpacked(bytes));
    if (!isBounded(columns)) return undefined;
    const [whats, plans, purposes, roles, marks, addedDays, lookedDays, review] = columns as (string | number)[][];
    if (whats && whats.length > churchBounds.tools) return undefined;
    return whats?.flatMap((what, at) => {
      const mark = Number(marks?.[at] ?? 0);
      const isOwn = String(what).startsWith('=');
      return (
        toolOf({
          ...(isOwn ? { name: String(what).slice(1) } : { tool: what }),
          plan: plans?.[at],
          purpose: purposes?.[at],
          kinds: kindsOf(Math.floor(mark / toolStatuses.length)),
          role: roles?.[at],
          status: toolStatuses[mark % toolStatuses.length],
          added: dayAt(addedDays?.[at]),
          looked: dayAt(lookedDays?.[at]),
          review: dayAt(review?.[at]),
        }) ?? []
      );
    });
  } catch {
    return undefined;
  }
}

const maskOf = (kinds: ToolInUse['kinds']) =>
  kindNames.reduce((mask, kind, place) => mask + (kinds.includes(kind) ? 2 ** place : 0), 0);
const kindsOf = (mask: number) => kindNames.filter((_, place) => Math.floor(mask / 2 ** place) % 2 === 1);

// Number of days since the last of 2025, before which no list was kept; 0 is none.
const msPerDay = 86_400_000;
const firstDay = Date.UTC(2025, 11, 31);
const dayNumber = (day: string | undefined) => (day ? (Date.parse(day) - firstDay) / msPerDay : 0);
const dayAt = (number: string | number | undefined) =>
  number ? new Date(firstDay + Number(number) * msPerDay).toISOString().slice(0, 10) : undefined;

/** Unpacks a text. @throws for another format, and for a text above `mostUnpacked` */
async function unpacked(bytes: Uint8Array): Promise<string> {
  const { Inflate } = await packer();
  const decoder = new TextDecoder();
  let text = '';
  const inflate = new Inflate((part, isLast) => {
    text += decoder.decode(part, { stream: !isLast });
  });
  for (let at = 0; at < bytes.length; at += step) {
    inflate.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    if (text.length > mostUnpacked) throw new Error('too large');
  }
  return text;
}

/** Loads raw deflate (RFC 1951) on demand, when a list is shared: the browser's own is missing in Safari before 16.4. */
const packer = () => import('fflate');
