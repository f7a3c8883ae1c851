import { createHmac } from 'node:crypto';

/**
 * Six digits that an authenticator app shows for a key (RFC 6238 with SHA-1 and 30 s, as every app does).
 * @param key in base32 (RFC 4648), as it is typed in
 * @param at in milliseconds
 */
export function appCode(key: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const start = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(start) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The app's code half a minute from now, which is accepted already: each code works once. */
export const nextAppCode = (key: string): string => appCode(key, Date.now() + 30_000);

function bytesOf(base32: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32.replaceAll('=', '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
