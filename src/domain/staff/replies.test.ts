import { expect, test } from 'vitest';
import { replySchema } from './replies.ts';

const reply = {
  label: 'Thanks',
  to: 'message',
  subject: 'About {title}',
  body: 'Dear {name}, your reference is {reference}, and {link}.',
};

test('a reply may have the four places', () => {
  expect(replySchema.safeParse(reply).success).toBe(true);
});

test.each(['{Name}', '{email}', '{name', 'Dear { name }'])('any other place is refused: %s', (place) => {
  expect(replySchema.safeParse({ ...reply, body: place }).error?.issues[0]?.message).toBe(
    'knows only {name}, {title}, {reference} and {link}',
  );
});
