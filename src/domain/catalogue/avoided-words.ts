// Words of docs/voice.md, 'Words to avoid' and 'American English'. Checked because only a reader would notice one otherwise.
const hype =
  /\b(revolutionary|seamless(ly)?|cutting-edge|game-chang(er|ing)|unlock(s|ed|ing)?|empower(s|ed|ing|ment)?|harness(es|ed|ing)?|delves?|robust|effortless(ly)?|supercharge[sd]?|journeys?)\b|\bleverag(es?|ed|ing)\b|!(\s|$)|fast-paced world/i;

// Spellings and words of British English, and words that only a translator would choose. Addresses of pages keep theirs.
const notAmerican = new RegExp(
  `(?:^|[^/\\w-])(${[
    ...['mend(s|ed|ing)?', 'rotas?', 'dearer', 'whilst', 'amongst', 'fortnight(s|ly)?', 'afterwards', 'e-mails?'],
    ...[
      'judgement(s)?',
      'programmes?',
      'organis(e|es|ed|ing|ers?|ations?|ational)',
      'recognis(e|es|ed|ing)',
      'licences?',
      'cheques?',
    ],
    ...[
      '(colour|favour|behaviour|neighbour|honour|labour)\\w*',
      'centre[sd]?',
      'cancell(ed|ing)',
      'labell(ed|ing)',
      'catalogues?',
    ],
    ...['telephon(ed|es|ing)', 'notice ?boards?', 'step-free', '(sound|mixing) desk', 'postal address(es)?', 'memory sticks?'],
    ...['fill(s|ed|ing)? in (a|the|this|their|your) (form|card)s?', 'least (paid )?plan', 'at home with computers'],
    ...['(strik(e|es|ing)|struck) out', 'adults? at risk', 'hearing loops?', 'copy shops?'],
  ].join('|')})(?![\\w-])`,
  'i',
);

/** Finds the first word of a text that the voice avoids; undefined where there is none. */
export const avoidedWord = (text: string): string | undefined => (hype.exec(text)?.[0] ?? notAmerican.exec(text)?.[1])?.trim();
