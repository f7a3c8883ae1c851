import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test('every line of a mail ends with CR LF, once, however it was written', () => {
  expect(mailLink('A & B', 'One\nTwo\r\n\nThree')).toBe('mailto:?subject=A%20%26%20B&body=One%0D%0ATwo%0D%0A%0D%0AThree');
});

test('a receiver adds no second one and no header', () => {
  expect(mailLink('s', 'b', 'a+b@c.example?cc=d@e.example')).toBe('mailto:a%2Bb@c.example%3Fcc%3Dd%40e.example?subject=s&body=b');
});
