import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['naomi@stann.example', 'naomi@stann.example'],
  ['Naomi@StAnn.example', 'naomi@stann.example'],
  ['naomi+hub@stann.example', 'naomi@stann.example'],
  ['naomi+a+b@stann.example', 'naomi@stann.example'],
  ['naomi+@stann.example', 'naomi@stann.example'],
  ['+naomi@stann.example', '+naomi@stann.example'],
  ['na.omi@stann.example', 'na.omi@stann.example'],
])('%s is counted as the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
