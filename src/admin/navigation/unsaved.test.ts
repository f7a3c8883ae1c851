import { afterEach, expect, test, vi } from 'vitest';
import type { Closing, Unsaved } from './unsaved.ts';
import {
  answerQuestion,
  closeForm,
  hasUnsaved,
  hold,
  isAsking,
  keepAll,
  letGo,
  letGoOfAll,
  mayClose,
  wouldBeLost,
} from './unsaved.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** Something typed that can be kept, or not. */
function holdUnsaved(goesWith: Closing, canBeKept: boolean): Unsaved & { tries: () => number } {
  let tries = 0;
  let isKept = false;
  const unsaved = {
    goesWith,
    isKept: () => isKept,
    keep: async () => {
      tries += 1;
      isKept = canBeKept;
      return canBeKept;
    },
    tries: () => tries,
  };
  endings.push(hold(unsaved));
  return unsaved;
}

test('where nothing was typed a form closes at once, and nothing is asked', () => {
  const then = vi.fn();
  closeForm(then);
  expect(then).toHaveBeenCalledOnce();
  expect(hasUnsaved()).toBe(false);
});

test('what can be kept is kept before the form closes, and nothing is asked', async () => {
  const form = holdUnsaved('form', true);
  expect(hasUnsaved()).toBe(true);
  const then = vi.fn();
  closeForm(then);
  expect(then).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(then).toHaveBeenCalledOnce());
  expect(isAsking()).toBe(false);
  expect(form.tries()).toBe(1);
  expect(wouldBeLost(form)).toBe(false);
  closeForm(then);
  expect(then).toHaveBeenCalledTimes(2);
});

test('where it cannot be kept it is asked: a no closes nothing, a yes lets it go', async () => {
  const form = holdUnsaved('form', false);
  const no = mayClose('form');
  await vi.waitFor(() => expect(isAsking()).toBe(true));
  answerQuestion(false);
  expect(await no).toBe(false);
  expect(wouldBeLost(form)).toBe(true);
  const yes = mayClose('form');
  await vi.waitFor(() => expect(isAsking()).toBe(true));
  answerQuestion(true);
  expect(await yes).toBe(true);
  expect(wouldBeLost(form)).toBe(false);
  expect(hasUnsaved()).toBe(false);
});

test('closing a form does not ask about what the screen goes on holding; leaving the screen does', async () => {
  const [form, screen] = [holdUnsaved('form', true), holdUnsaved('screen', false)];
  expect(await mayClose('form')).toBe(true);
  expect([form.tries(), screen.tries()]).toEqual([1, 0]);
  const leaving = mayClose('screen');
  await vi.waitFor(() => expect(isAsking()).toBe(true));
  answerQuestion(false);
  expect(await leaving).toBe(false);
});

test('two that want to close it at once are one question, with one answer', async () => {
  holdUnsaved('form', false);
  const both = Promise.all([mayClose('form'), mayClose('screen')]);
  await vi.waitFor(() => expect(isAsking()).toBe(true));
  answerQuestion(true);
  expect(await both).toEqual([true, true]);
  expect(isAsking()).toBe(false);
});

test('keeping all tells what is left, and asks nothing', async () => {
  holdUnsaved('form', true);
  expect(await keepAll('screen')).toBe(true);
  holdUnsaved('screen', false);
  expect(await keepAll('screen')).toBe(false);
  expect(isAsking()).toBe(false);
});

test('what was taken back is lost by nothing', () => {
  const form = holdUnsaved('form', false);
  letGo(form);
  expect(wouldBeLost(form)).toBe(false);
  const then = vi.fn();
  closeForm(then);
  expect(then).toHaveBeenCalledOnce();
});

test('a screen whose work is done holds nothing any more', () => {
  holdUnsaved('form', false);
  holdUnsaved('screen', false);
  letGoOfAll();
  expect(hasUnsaved()).toBe(false);
});
