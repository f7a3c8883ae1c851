import { expect, test } from 'vitest';
import { z } from 'zod';
import { project } from './project.ts';

const lampSchema = z.strictObject({ name: z.string(), maker: z.string().optional(), token: z.string() });
const lamp = { token: 'secret', name: 'Lamp', maker: 'A maker' };

test('a view holds the fields that its schema names, in its order, and nothing else of the record', () => {
  const view = project(lampSchema.pick({ name: true, maker: true }))(lamp);
  expect(Object.entries(view)).toEqual([
    ['name', 'Lamp'],
    ['maker', 'A maker'],
  ]);
});

test('a field that a record does not say is there, and leaves no trace in JSON', () => {
  const view = project(lampSchema.pick({ name: true, maker: true }))({ name: 'Lamp', maker: undefined });
  expect(Object.keys(view)).toEqual(['name', 'maker']);
  expect(JSON.stringify(view)).toBe('{"name":"Lamp"}');
});

test('what is made stands where the schema has it, in place of what the record says', () => {
  const viewSchema = lampSchema.pick({ name: true }).extend({ age: z.int(), maker: z.string() });
  const view = project(viewSchema)(lamp, { maker: 'Its maker', age: 3 });
  expect(Object.entries(view)).toEqual([
    ['name', 'Lamp'],
    ['age', 3],
    ['maker', 'Its maker'],
  ]);
});

test('the compiler names what neither the record nor what is made has', () => {
  const present = project(lampSchema.pick({ name: true, maker: true }).extend({ age: z.int().optional() }));
  expect([
    () => present(lamp, { age: undefined }),
    // @ts-expect-error: a lamp has no age, and nobody says that it has none
    () => present(lamp),
    // @ts-expect-error: nor here
    () => present(lamp, { name: 'Candle' }),
    // @ts-expect-error: an age is a number
    () => present(lamp, { age: 'old' }),
    // @ts-expect-error: the record's name is no text
    () => present({ ...lamp, name: 1 }, { age: 3 }),
    // @ts-expect-error: the view has no such field
    () => present(lamp, { age: 3, token: 'secret' }),
    // @ts-expect-error: a record that may have no name is none that has one
    () => present({ ...lamp, name: undefined as string | undefined }, { age: 3 }),
  ]).toHaveLength(7);
});
