import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PolicyExceptions } from './content-security-policy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const policyOf = (html: string, exceptions?: PolicyExceptions, scripts: string[] = []) =>
  contentSecurityPolicy(Buffer.from(html), scripts, exceptions);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (html: string, name: string, scripts?: string[]) =>
  policyOf(html, undefined, scripts)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('a page without anything inline allows its own files alone', () => {
  expect(policyOf('<p>Hello</p>').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('scripts connect to the hub, and elsewhere only where they are told', () => {
  expect(directive('<p>Hello</p>', 'connect-src')).toEqual(["'self'"]);
  expect(policyOf('<p>Hello</p>', { connectSources: ['ws://*:1'], addStyles: false })).toContain(
    "; connect-src 'self' ws://*:1; ",
  );
});

test('each inline script of its own is allowed by the hash of exactly its text, once', () => {
  const [first, second] = ['window.a = "<b>" && 1;\n', ' two() '];
  const html = `<script>${first}</script><p></p><script>${second}</script><script>${second}</script>`;
  expect(directive(html, 'script-src', [first, second, second])).toEqual(["'self'", hashOf(first), hashOf(second)]);
});

test.each([
  '<script>evil()</script>',
  '<SCRIPT>evil()</SCRIPT>',
  '<script type="module">evil()</script>',
  '<p></p><script>evil()',
  '<script src="/a.js"></script>',
  '<script type="application/ld+json">{"a":1}</script>',
])('a script that stands in the page alone is not allowed by that: %s', (html) => {
  expect(directive(html, 'script-src')).toEqual(["'self'"]);
  expect(directive(`<script>a()</script>${html}`, 'script-src', ['a()'])).toEqual(["'self'", hashOf('a()')]);
});

test('an inline style element is allowed by its hash, and so is each style attribute as the browser reads it', () => {
  const html =
    '<style>p { color: red }</style><p style="width:50%">a</p><p style="width:50%">b</p><i style="background:url(&quot;a&amp;b&quot;)">c</i>';
  expect(directive(html, 'style-src')).toEqual(["'self'", hashOf('p { color: red }')]);
  expect(directive(html, 'style-src-attr')).toEqual(["'unsafe-hashes'", hashOf('width:50%'), hashOf('background:url("a&b")')]);
});

test('no page ever allows whatever is inline, or another origin', () => {
  const policy = policyOf('<script>a()</script><style>b{}</style><p style="c:d">e</p>', undefined, ['a()']);
  expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/);
});

test('a page whose scripts add styles allows any inline one, and names no hash, beside which browsers would refuse it', () => {
  const policy = policyOf('<style>p { color: red }</style>', { connectSources: [], addStyles: true });
  expect(policy).toContain("; style-src 'self' 'unsafe-inline'; ");
});
