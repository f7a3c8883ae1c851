import { expect, test } from 'vitest';
import { HttpError } from './errors.ts';

test('an error without issues tells its message alone', () => {
  expect(new HttpError(404, 'Tool not found').toBody()).toStrictEqual({ message: 'Tool not found' });
});

test('an error with issues tells each of them', () => {
  const issues = [{ path: 'limit', message: 'must be a number' }];
  expect(new HttpError(400, 'No.', { issues, headers: { Allow: 'GET' } }).toBody()).toStrictEqual({ message: 'No.', issues });
});
