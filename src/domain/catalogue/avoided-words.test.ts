import { expect, test } from 'vitest';
import { avoidedWord } from './avoided-words.ts';

test.each([
  ['revolutionary', 'revolutionary'],
  ['a Seamlessly joined thing', 'Seamlessly'],
  ['cutting-edge', 'cutting-edge'],
  ['game-changing', 'game-changing'],
  ['unlocks', 'unlocks'],
  ['empowering', 'empowering'],
  ['harness', 'harness'],
  ['delve', 'delve'],
  ['robust', 'robust'],
  ['effortlessly', 'effortlessly'],
  ['supercharged', 'supercharged'],
  ['a journey', 'journey'],
  ['leverage it', 'leverage'],
  ['Great! Try it', '!'],
  ['Great!', '!'],
  ['in a fast-paced world', 'fast-paced world'],
])("of '%s' the voice avoids %s", (text, word) => {
  expect(avoidedWord(text)).toBe(word);
});

test.each(['robustness', 'locksmith', 'a journeyman', 'average', 'unlockable door'])("'%s' is no avoided word", (text) => {
  expect(avoidedWord(text)).toBeUndefined();
});
