import { expect, test } from 'vitest';
import { buildCategory, buildSnapshot, buildTool } from '#tests/builders.ts';
import { rulingOfAnyTool, rulingsOfUse } from './card.ts';

const { dataPolicy } = buildTool();
const onOwnComputer = {
  ...dataPolicy,
  runsLocally: true,
  ai: { ...dataPolicy.ai, membersDetails: ifAgreed(), recordings: ifAgreed() } as typeof dataPolicy.ai,
};
function ifAgreed() {
  return { verdict: 'only' as const, if: 'they have agreed' };
}
const snapshot = buildSnapshot({
  categories: [
    buildCategory(),
    buildCategory({ id: 'image-generators', name: 'Image Generators', hub: 'image-hub', readsNoWriting: true }),
  ],
  tools: [
    ...Array.from({ length: 20 }, (_, place) => buildTool({ slug: `lamp-${place}`, name: `Lamp ${place}` })),
    buildTool({ slug: 'desk', name: 'Desk', dataPolicy: onOwnComputer }),
    buildTool({ slug: 'easel', name: 'Easel', category: 'Image Generators', dataPolicy: onOwnComputer }),
  ],
});
const sources = { snapshot, today: '2026-11-22' };

test('a tool that works on pictures is no exception for what only stands in writing, and one for pictures', () => {
  expect(rulingOfAnyTool('membersDetails', sources)).toMatchObject({
    verdict: 'never',
    condition: 'The one exception here is Desk, on a condition.',
  });
  expect(rulingOfAnyTool('recordings', sources).condition).toBe(
    'The exceptions here are Desk and Easel, each on a condition of its own.',
  );
  const slugs = [...rulingsOfUse('membersDetails', 'ai', sources)].map(({ tool }) => tool.slug);
  expect(slugs).toContain('desk');
  expect(slugs).not.toContain('easel');
});
