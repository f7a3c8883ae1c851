import type { Kysely } from 'kysely';
import type { RecordKindName } from '#domain/records/kinds.ts';
import type { Content } from '#server/content/read-content.ts';
import type { Database } from '#server/database/tables.ts';
import { buildContent, buildFact, buildTermsChange, buildTool, buildWorkflow } from './builders.ts';
import { buildAnswer } from './guidance-builders.ts';
import { buildPlan, buildPrices } from './price-builders.ts';

/** Fields that are stored next to a record. */
interface Beside {
  version?: number;
  seedHash?: string | null;
  editedAt?: string | null;
  updatedAt?: string;
}

/** Changes stored records of a kind directly in the database: fields of their content, and those stored next to it. */
export async function alterRecords(
  db: Kysely<Database>,
  kind: RecordKindName,
  fields: object,
  beside: Beside = {},
  name?: string,
): Promise<void> {
  const all = db.selectFrom('records').select(['id', 'record']).where('kind', '=', kind);
  for (const { id, record } of await (name ? all.where('name', '=', name) : all).execute()) {
    const altered = JSON.stringify({ ...JSON.parse(record), ...fields });
    await db
      .updateTable('records')
      .set({ ...beside, record: altered })
      .where('id', '=', id)
      .execute();
  }
}

// Price of $20, which the tool's own line names.
const price = buildPrices({ plans: [buildPlan({ amount: 20, quote: 'Pro is $20 for each user' })] });

/** Records, one for each kind of storage: with separate files, within a tool, in a list of one file, alone in its file. */
export const samples = [
  { kind: 'tools', name: 'lamp', record: buildTool(), said: { pricing: 'Free for churches' } },
  { kind: 'workflows', name: 'weekly-letter', record: buildWorkflow(), said: { title: 'Letter of the week' } },
  { kind: 'answers', name: 'may-we-record', record: buildAnswer({ related: [] }), said: { lead: 'Ask first.' } },
  { kind: 'facts', name: 'lamp/training', record: buildFact(), said: { says: 'It learns from nothing that you enter.' } },
  { kind: 'terms-changes', name: 'lamp/terms', record: buildTermsChange({ id: 'terms' }), said: { who: 'paid accounts' } },
  { kind: 'prices', name: 'lamp', record: price, said: { free: 'trial' } },
  {
    kind: 'banners',
    name: 'away',
    record: { text: 'We are away.', from: '2026-12-24', to: '2026-12-26', isShown: true },
    said: { text: 'Back in May.' },
  },
  { kind: 'guides', name: 'llms', record: { text: 'As it came.' }, said: { text: 'Another word.' } },
] as const;

/** Names of the samples, such as 'tools/lamp'. */
export const sampleNames = samples.map(({ kind, name }) => `${kind}/${name}`);

type Sample = (typeof samples)[number];

/** Files with the samples, in another version if `changed` is set. */
export function contentOfSamples({ changed = false, without = [] as readonly string[] } = {}): Content {
  const of = (kind: Sample['kind']) =>
    samples
      .filter((sample) => sample.kind === kind && !without.includes(kind))
      .map(({ record, said }) => ({ ...record, ...(changed && said) }) as never);
  const textsOf = (kind: 'banners' | 'guides') =>
    new Map(of(kind).map((record) => [kind === 'banners' ? 'away' : 'llms', record]));
  return buildContent({
    ...{ tools: of('tools'), workflows: of('workflows'), answers: of('answers') },
    evidence: new Map([['lamp', { facts: of('facts'), changes: of('terms-changes') }]]),
    prices: new Map(of('prices').map((record) => ['lamp', record])),
    deskTexts: { ...buildContent().deskTexts, banners: textsOf('banners'), guides: textsOf('guides') },
  });
}
