/** Normalizes a mail address for comparison: case makes no difference in any mailbox that people have. */
export const plainAddress = (email: string): string => email.toLowerCase();

/**
 * The mailbox behind an address, for counting alone: many mail services deliver 'naomi+hub@church.org' to naomi. Never write to
 * it: another service may have another mailbox there.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = plainAddress(email).split('@');
  // An empty name before the plus would be no mailbox.
  const end = local.indexOf('+', 1);
  return `${end < 0 ? local : local.slice(0, end)}@${host}`;
}
