import { addresses } from '#domain/addresses.ts';

const validMonths = 6;

/**
 * Makes the contact for reports of a vulnerability (RFC 9116), valid for half a year from the month of `now`, so self-renewing:
 * the standard asks for less than a year.
 */
export function securityTxt(publicUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths, 1));
  return [
    `Contact: ${publicUrl}${addresses.contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${addresses.securityTxt}`,
    '',
  ].join('\n');
}
