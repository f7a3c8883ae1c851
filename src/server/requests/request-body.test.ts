import { expect, test } from 'vitest';
import { HttpError } from '../errors.ts';
import { mostBodyBytes, readFormBody, readJsonBody } from './request-body.ts';

const request = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit);

const statusOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    (error: unknown) => (error instanceof HttpError ? error.status : 500),
  );

test('JSON is read with its text', async () => {
  expect(await readJsonBody(request('{"a": "ü"}'))).toEqual({ value: { a: 'ü' }, text: '{"a": "ü"}' });
});

test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset="UTF-8"'])(
  '%s is JSON',
  async (type) => {
    expect(await statusOf(readJsonBody(request('{}', { 'Content-Type': type })))).toBe(200);
  },
);

test.each([
  '',
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/jsonp',
  'application/json-patch+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=latin1',
  'application/json; charset=utf-16',
])('%j is not', async (type) => expect(await statusOf(readJsonBody(request('{}', { 'Content-Type': type })))).toBe(415));

test('a compressed body is refused', async () => {
  expect(await statusOf(readJsonBody(request('{}', { 'Content-Encoding': 'gzip' })))).toBe(415);
});

test.each([
  '',
  ' ',
  '{',
  '{"a":1,}',
  "{'a':1}",
  'undefined',
  '{"a":1}{"b":2}',
  'NaN',
  '{"a":1,"a":2}',
  '['.repeat(9) + ']'.repeat(9),
])('%j is malformed', async (body) => {
  expect(await statusOf(readJsonBody(request(body)))).toBe(400);
});

test('bytes that are no UTF-8 are refused', async () => {
  for (const bytes of [
    [0x22, 0xff, 0x22],
    [0x22, 0xed, 0xa0, 0x80, 0x22],
    [0x22, 0xc0, 0x80, 0x22],
    [0x22, 0xe2, 0x82],
  ]) {
    expect(await statusOf(readJsonBody(request(new Uint8Array(bytes))))).toBe(400);
  }
});

test('a body may be so large and not one byte more, whatever its length header says', async () => {
  const sized = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
  expect(await statusOf(readJsonBody(request(sized(mostBodyBytes))))).toBe(200);
  expect(await statusOf(readJsonBody(request(sized(mostBodyBytes + 1))))).toBe(413);
  expect(await statusOf(readJsonBody(request('{}', { 'Content-Length': String(mostBodyBytes + 1) })))).toBe(413);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10_000)) });
  expect(await statusOf(readJsonBody(request(endless)))).toBe(413);
});

test('a sender that goes away in the middle is no fault of ours', async () => {
  const brokenStream = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  expect(await statusOf(readJsonBody(request(brokenStream)))).toBe(400);
});

test('a plain form is read in order, repeated fields included', async () => {
  const form = (body: string) => readFormBody(request(body, { 'Content-Type': 'application/x-www-form-urlencoded' }));
  expect(await form('steps=a&steps=b+c&title=%C3%BC&x')).toEqual([
    ['steps', 'a'],
    ['steps', 'b c'],
    ['title', 'ü'],
    ['x', ''],
  ]);
  expect(await form('')).toEqual([]);
  expect(await statusOf(readFormBody(request('a=1')))).toBe(415);
  expect(await statusOf(form(`a=${'x'.repeat(mostBodyBytes)}`))).toBe(413);
});
