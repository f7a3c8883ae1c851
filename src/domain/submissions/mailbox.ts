/** Normalizes a mail address for comparison: no mailbox that people have distinguishes case. */
export const plainAddress = (email: string): string => email.toLowerCase();

/**
 * Returns the mailbox behind an address, for counting alone: many mail services deliver 'naomi+hub@church.org' to naomi. Never
 * write to it: another service may have another mailbox there.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = plainAddress(email).split('@');
  // Index 0 is skipped: an empty name before the plus would be no mailbox.
  const end = local.indexOf('+', 1);
  return `${end < 0 ? local : local.slice(0, end)}@${host}`;
}
