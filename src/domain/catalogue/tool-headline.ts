import type { MembersVerdict } from '../trust/members-details.ts';
import type { Tool } from './tool-schema.ts';

const ends: Record<MembersVerdict, string> = {
  never: '. Members’ details: never',
  only: '. Members’ details: only on conditions',
  records: '. Members’ details: only as our own records',
  fine: '. Members’ details: fine',
  none: '',
};

/** A tool in one line, for its page title, previews and mails; `members` is the verdict that its row in a list shows too. */
export const toolHeadline = ({ name, status }: Pick<Tool, 'name' | 'status'>, members: MembersVerdict): string =>
  `${name} for churches${status === 'discontinued' ? '. No longer available' : ends[members]}`;
