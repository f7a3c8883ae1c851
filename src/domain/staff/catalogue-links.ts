import { saidOf } from '../catalogue/price-in-words.ts';
import type { ToolPrices } from '../catalogue/price-schema.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Workflow } from '../catalogue/workflow-schema.ts';
import type { Evidence } from '../trust/fact-schema.ts';

/** An entry that contains an address. */
export interface LinkUse {
  kind: 'tool' | 'workflow';
  slug: string;
  name: string;
}

/** Parts of the catalogue that contain addresses. */
interface WithAddresses {
  tools: Iterable<Tool>;
  workflowBySlug: ReadonlyMap<string, Workflow>;
  evidence: ReadonlyMap<string, Evidence>;
  prices: ReadonlyMap<string, ToolPrices>;
}

const ended = ['discontinued', 'retired'];

/** Sources and websites of the catalogue, with the entries that contain them; but no website of an ended tool: it may be gone. */
export function catalogueLinks({ tools, workflowBySlug, evidence, prices }: WithAddresses): Map<string, LinkUse[]> {
  const links = new Map<string, LinkUse[]>();
  const add = (use: LinkUse, addresses: readonly (string | undefined)[]) => {
    for (const address of new Set(addresses)) {
      if (address === undefined) continue;
      const uses = links.get(address);
      if (uses) uses.push(use);
      else links.set(address, [use]);
    }
  };
  for (const { slug, name, status, website, sources, leastPrice, churchPrice } of tools) {
    const { facts, changes } = evidence.get(slug) ?? { facts: [], changes: [] };
    add({ kind: 'tool', slug, name }, [
      ended.includes(status) ? undefined : website,
      ...sources,
      leastPrice?.source,
      churchPrice?.source,
      ...pricesSources(prices.get(slug)),
      ...[...facts, ...changes].map(({ source }) => source),
    ]);
  }
  for (const { slug, title, sources } of workflowBySlug.values()) add({ kind: 'workflow', slug, name: title }, sources);
  return links;
}

const pricesSources = (prices: ToolPrices | undefined): string[] => (prices ? saidOf(prices).map(({ said }) => said.source) : []);
