// `npm run lighthouse`: one page of each type, on Lighthouse's mobile profile (a slow phone on a slow line, simulated), the
// median of three. The built server runs on this machine, so measure when it does nothing else.
import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';
import { startServer } from '#tests/environment/server.ts';
import { pageKinds } from './page-kinds.ts';

/** Minimum score, of 100, for each page (CONTRIBUTING.md, 'Checks and budgets'). */
const gates = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof gates;
const categories = Object.keys(gates) as Category[];

/**
 * Audits that are switched off: search results and comparisons ask search engines not to index them, on purpose, which costs no
 * points here.
 */
const auditsOff = (address: string) => (/^\/(search|compare\?)/.test(address) ? ['is-crawlable'] : []);

const givenAddresses = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const addresses = givenAddresses.length > 0 ? givenAddresses : pageKinds;
const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 3);

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const scoreOf = ({ categories: scored }: Result, category: Category) => Math.round((scored[category]?.score ?? 0) * 100);

/** Audits for which a page lost points, with Lighthouse's explanation of each. */
function lostIn({ categories: scored, audits }: Result, category: Category): string[] {
  return (scored[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => [id, audits[id]?.displayValue, ...culprits(audits[id])].filter(Boolean).join(', '));
}

/** Elements or descriptions that an audit reports, three at most. */
function culprits(audit: Result['audits'][string] | undefined): string[] {
  const details = audit?.details as { items?: { node?: { snippet?: string }; description?: string }[] } | undefined;
  return (details?.items ?? []).flatMap(({ node, description }) => node?.snippet ?? description ?? []).slice(0, 3);
}

// Retries, because Chromium occasionally records a load without its beginning.
const tries = 3;

async function measure(port: number, url: string, skipAudits: string[]): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const measured = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories, skipAudits });
    if (!measured) throw new Error(`Lighthouse could not measure ${url}.`);
    const { runtimeError } = measured.lhr;
    if (!runtimeError) return measured.lhr;
    if (attempt === tries) throw new Error(`${url}: ${runtimeError.message}`);
  }
}

async function main(): Promise<number> {
  await using server = await startServer();
  const chromeFlags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH, chromeFlags, logLevel: 'error' });
  const rows: Record<string, Record<string, string | number>> = {};
  const missed: string[] = [];
  try {
    for (const address of addresses) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        results.push(await measure(chrome.port, server.origin + address, auditsOff(address)));
      }
      const timing = (audit: string) => Math.round(median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0)));
      const shift = median(results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0));
      const scores = Object.fromEntries(
        categories.map((category) => [category, median(results.map((result) => scoreOf(result, category)))]),
      );
      rows[address] = {
        ...scores,
        'LCP ms': timing('largest-contentful-paint'),
        'blocked ms': timing('total-blocking-time'),
        shift: shift.toFixed(3),
      };
      for (const category of categories) {
        const score = scores[category] ?? 0;
        if (score >= gates[category]) continue;
        const audits = [...new Set(results.flatMap((result) => lostIn(result, category)))];
        missed.push(
          `${address}: ${category} ${score}, wanted ${gates[category]}\n${audits.map((line) => `    ${line}`).join('\n')}`,
        );
      }
      console.log(`${address} ${categories.map((category) => scores[category]).join(' ')}`);
    }
  } finally {
    chrome.kill();
  }
  console.table(rows);
  if (missed.length > 0) console.log(`\nBelow the gates:\n${missed.join('\n')}`);
  return missed.length > 0 ? 1 : 0;
}

process.exitCode = await main();
