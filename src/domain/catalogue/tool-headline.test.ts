import { expect, test } from 'vitest';
import { membersVerdicts } from '../trust/members-details.ts';
import { toolHeadline } from './tool-headline.ts';

test('a tool in one line says what holds for members’ details, and nothing where none are entered or the tool has ended', () => {
  const lamp = { name: 'Lamp', status: 'active' } as const;
  expect(membersVerdicts.map((members) => toolHeadline(lamp, members))).toEqual([
    'Lamp for churches. Members’ details: never',
    'Lamp for churches. Members’ details: only on conditions',
    'Lamp for churches. Members’ details: only as our own records',
    'Lamp for churches. Members’ details: fine',
    'Lamp for churches',
  ]);
  expect(toolHeadline({ ...lamp, status: 'renamed' }, 'never')).toBe('Lamp for churches. Members’ details: never');
  expect(toolHeadline({ ...lamp, status: 'discontinued' }, 'never')).toBe('Lamp for churches. No longer available');
});
