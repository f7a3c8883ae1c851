import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOneOrder } from '#domain/catalogue/workflow-schema.ts';
import type { VersionRow } from '#domain/staff/record-kinds.ts';
import { buildContent, buildTool, buildWorkflow } from '#tests/builders.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { byDay } from '#tests/environment/night.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import type { StaffClient, StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { importContent, seed } from '../../catalogue/follow-files.ts';
import type { EditableAnswer, EditableTool, EditableWorkflow, Version } from './staff-answers.ts';

type Step =
  | { does: 'edit' | 'import' | 'overwrite' | 'seed'; text: string }
  | { does: 'take down' | 'bring back' }
  | { does: 'restore'; pick: number };

const text = fc.constantFrom('Free', 'Paid', 'Free; then $5', '$9 a month', 'Ask the company');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('edit', 'import', 'overwrite', 'seed'), text }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('take down', 'bring back') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore' as const), pick: fc.nat(50) }) },
) as fc.Arbitrary<Step>;

/** Records of three kinds behind one interface, in which a record's content is one text. */
const kinds = [
  {
    address: '/api/staff/tools/lamp',
    noun: 'tool',
    recordIn: (answer: object) => (answer as EditableTool).tool,
    saying: (words: string) => buildTool({ pricing: words, ...(words === 'Paid' && { badge: 'Paid' }) }),
    files: (words: string) => buildContent({ tools: [buildTool({ pricing: words })] }),
  },
  {
    address: '/api/staff/workflows/weekly-letter',
    noun: 'workflow',
    recordIn: (answer: object) => (answer as EditableWorkflow).workflow,
    saying: (words: string) => buildWorkflow({ costEstimate: words, tools: words === 'Free' ? [{ tool: 'lamp', step: 1 }] : [] }),
    files: (words: string) => buildContent({ workflows: [buildWorkflow({ costEstimate: words })] }),
  },
  {
    address: '/api/staff/answers/may-we-record',
    noun: 'answer',
    recordIn: (answer: object) => (answer as EditableAnswer).answer,
    saying: (words: string) => buildAnswer({ lead: words, ...(words === 'Paid' && { detail: 'Paid.' }) }),
    files: (words: string) => buildContent({ answers: [buildAnswer({ lead: words })] }),
  },
] as const;

type Kind = (typeof kinds)[number];

const stateOf = async (staff: StaffClient, { address, recordIn }: Kind) => {
  const answer = await staff.read<{ version: number }>('GET', address);
  return { version: answer.version, record: recordIn(answer) };
};

/** Takes one step; expects a refusal where the state does not allow it, such as bringing back what is there. */
async function take(hub: StaffHub, staff: StaffClient, kind: Kind, one: Step) {
  const { version, record } = await stateOf(staff, kind);
  const now = new Date().toISOString();
  if (one.does === 'edit') {
    const status = record.status;
    await staff.read('PUT', kind.address, { version, [kind.noun]: { ...kind.saying(one.text), status } });
  } else if (one.does === 'take down') await staff.call('POST', `${kind.address}/take-down`, { version, why: 'Tried' });
  else if (one.does === 'bring back') await staff.call('POST', `${kind.address}/bring-back`, { version });
  else if (one.does === 'restore') {
    const number = (one.pick % version) + 1;
    await staff.read('POST', `${kind.address}/restore`, { version, number, why: 'Tried' });
  } else if ('text' in one) {
    const content = kind.files(one.text);
    if (one.does === 'seed') await seed(hub.db, content, now);
    else await importContent(hub.db, content, { now, overwrite: one.does === 'overwrite' });
  }
}

test.each(databaseKinds.flatMap((database) => kinds.map((kind) => ({ database, noun: kind.noun, kind }))))(
  'on $database any sequence of edits, restores, takings down, imports and seedings of one $noun leaves a history from which each state can be had again',
  async ({ database, kind }) => {
    await using hub = await buildStaffHub(database);
    const staff = await hub.as('amos');
    // The hub itself starts with its tool and its workflow.
    await seed(hub.db, kind.files('Free'), new Date().toISOString());
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat(50), async (steps, pick) => {
        const records = new Map<number, object>();
        const see = async () => {
          const { version, record } = await stateOf(staff, kind);
          records.set(version, record);
          return version;
        };
        await see();
        for (const one of steps) {
          await take(hub, staff, kind, one);
          await see();
        }
        const latest = await see();
        const rows = await staff.read<VersionRow[]>('GET', `${kind.address}/history`);
        // No state is missing between the first and the last, and the last is the current one.
        expect(rows.map(({ number }) => number).slice(0, records.size)).toEqual([...records.keys()].reverse());
        expect(rows[0]?.number).toBe(latest);
        for (const [number, record] of records) {
          const storedVersion = await staff.read<Version>('GET', `${kind.address}/history/${number}`);
          expect(inOneOrder(storedVersion.record as never)).toEqual(inOneOrder(record as never));
        }
        const [number, record] = [...records][pick % records.size] ?? [latest, {}];
        const again = await staff.read<object>('POST', `${kind.address}/restore`, { version: latest, number, why: 'Again' });
        expect(inOneOrder(kind.recordIn(again))).toEqual(inOneOrder(record as never));
      }),
      { numRuns: byDay(4, { atNight: 12 }), seed: 20_261_122 },
    );
  },
  120_000,
);
