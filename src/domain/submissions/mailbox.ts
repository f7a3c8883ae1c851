/** A mail address in the one form by which it is compared: case makes no difference in any mailbox that people have. */
export const plainAddress = (email: string): string => email.toLowerCase();

/**
 * The mailbox that an address leads to, for counting alone: many mail services put 'naomi+hub@church.org' into naomi's. Never write to
 * it: another service may have another mailbox there.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = plainAddress(email).split('@');
  // Nothing before the plus would be no mailbox.
  const end = local.indexOf('+', 1);
  return `${end < 0 ? local : local.slice(0, end)}@${host}`;
}
