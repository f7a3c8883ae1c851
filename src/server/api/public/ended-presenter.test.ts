import { expect, test } from 'vitest';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { buildContent, buildEnded, buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { presentAnswer } from './guidance-presenters.ts';
import { presentToolPage, presentWorkflowPage } from './presenters.ts';

const today = '2026-11-28';
const sentence = 'Draw it with The Lamp.';
const line = {
  id: 'lamp',
  says: 'The Lamp ended on May 4, 2026.',
  instead: 'Use the lantern.',
  publisher: 'The lamp makers',
  dated: undefined,
  source: 'https://lamp.example/end',
};
const snapshotWith = (entry: Parameters<typeof buildEnded>[0] = {}, tool = buildTool()) =>
  createSnapshot(1, { ...buildContent({ tools: [tool] }), ended: [buildEnded(entry)] });

test('a tool, a workflow and an answer that name what ended are sent with a line on it, and others with none', () => {
  const tool = buildTool({ cons: [sentence] });
  expect(presentToolPage(tool, snapshotWith({}, tool), today).ended).toEqual([line]);
  expect(presentWorkflowPage(buildWorkflow({ outputQuality: sentence }), snapshotWith(), today).ended).toEqual([line]);
  expect(presentAnswer(buildAnswer({ answer: sentence }), 0, snapshotWith(), today).ended).toEqual([line]);
  expect(presentToolPage(buildTool(), snapshotWith(), today).ended).toEqual([]);
});

test('the own page of a tool that ended says so in its note alone; that of a renamed one has the line', () => {
  const tool = buildTool({ cons: [sentence] });
  expect(presentToolPage(tool, snapshotWith({ tool: tool.slug }, tool), today).ended).toEqual([]);
  const renamed = snapshotWith({ tool: tool.slug, what: 'renamed', to: 'The Lantern' }, tool);
  expect(presentToolPage(tool, renamed, today).ended).toHaveLength(1);
});

test('where the source bears no date, the day of its copy is told', () => {
  const answer = buildAnswer({ answer: sentence });
  expect(presentAnswer(answer, 0, snapshotWith({ copied: '2026-08-22' }), today).ended).toMatchObject([{ dated: '2026-08-22' }]);
});
