import type { MembersVerdict } from '../trust/members-details.ts';
import type { Tool } from './tool-schema.ts';

const ends: Record<MembersVerdict, string> = {
  never: '. Members’ details: never',
  only: '. Members’ details: only on conditions',
  records: '. Members’ details: only as our own records',
  fine: '. Members’ details: fine',
  none: '',
};

/** A tool in one line, for the title of its page, previews and mails; `members` is what its row in a list says too. */
export const toolHeadline = ({ name, status }: Pick<Tool, 'name' | 'status'>, members: MembersVerdict): string =>
  `${name} for churches${status === 'discontinued' ? '. No longer available' : ends[members]}`;
