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

test.each([
  ['We mended it', 'mended'],
  ['next month’s rota', 'rota'],
  ['This is dearer', 'dearer'],
  ['in our judgement', 'judgement'],
  ['whilst you wait', 'whilst'],
  ['a new programme', 'programme'],
  ['Organisations', 'Organisations'],
  ['its favourite colours', 'favourite'],
  ['the community centre', 'centre'],
  ['a driving licence', 'licence'],
  ['she telephoned', 'telephoned'],
  ['from the sound desk', 'sound desk'],
  ['on the notice board', 'notice board'],
  ['He fills in the form', 'fills in the form'],
  ['checked afterwards', 'afterwards'],
  ['the least paid plan', 'least paid plan'],
  ['what was struck out', 'struck out'],
  ['an adult at risk', 'adult at risk'],
])("an American editor would strike out of '%s': %s", (text, word) => {
  expect(avoidedWord(text)).toBe(word);
});

test.each([
  'amended bylaws',
  'we recommend it',
  'a judgment',
  'programs and programming',
  'he fills in for a drummer',
  'see /workflows/neighbourhood-needs-report',
  'central',
  'at least a plan',
])("'%s' is American", (text) => {
  expect(avoidedWord(text)).toBeUndefined();
});

test.each(['robustness', 'locksmith', 'a journeyman', 'average', 'unlockable door'])("'%s' is no avoided word", (text) => {
  expect(avoidedWord(text)).toBeUndefined();
});
