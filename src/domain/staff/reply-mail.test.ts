import { expect, test } from 'vitest';
import { fillReply, fitsReply, replyAddress } from './reply-mail.ts';

const words = { name: 'Ruth', title: 'Candle & Co', reference: 'S-7K3M9Q' };

test('a name, a title and a reference are put in their places', () => {
  expect(fillReply('Dear {name}, “{title}” has {reference}. {name}!', words)).toBe(
    'Dear Ruth, “Candle & Co” has S-7K3M9Q. Ruth!',
  );
});

test('a visitor who is called like a place fills no other', () => {
  expect(fillReply('{name}: {title}', { ...words, name: '{title}' })).toBe('{title}: Candle & Co');
});

test('the address carries the subject and the text as they are, with the line ends of mail', () => {
  const address = replyAddress(
    'ruth+hub@st-marks.example',
    { subject: 'About {title}', body: 'Dear {name},\n\nThank you.\n' },
    words,
  );
  const url = new URL(address);
  expect(url.protocol + url.pathname).toBe('mailto:ruth%2Bhub@st-marks.example');
  expect(url.searchParams.get('subject')).toBe('About Candle & Co');
  expect(url.searchParams.get('body')).toBe('Dear Ruth,\r\n\r\nThank you.');
});

test('an address cannot add a second receiver or a header', () => {
  expect(replyAddress('a@b.example?cc=c@d.example', { subject: 's', body: 'b' }, words)).toMatch(
    /^mailto:a@b\.example%3Fcc%3Dc%40d\.example\?subject=s&body=b$/,
  );
});

test('a reply that gives the address of a page is offered once there is the page', () => {
  const published = { subject: 'Now on the hub', body: 'Here is its page: {link}' };
  expect(fitsReply(published, {})).toBe(false);
  expect(fitsReply(published, { link: 'https://hub.example/tools/candle' })).toBe(true);
  expect(fitsReply({ subject: 'Thanks', body: 'We are reading it.' }, {})).toBe(true);
  expect(fillReply(published.body, { ...words, link: 'https://hub.example/tools/candle' })).toBe(
    'Here is its page: https://hub.example/tools/candle',
  );
});
