// Voice, 'Words to avoid'. Checked because a reader would notice one before any test did.
const avoided =
  /\b(revolutionary|seamless(ly)?|cutting-edge|game-chang(er|ing)|unlock(s|ed|ing)?|empower(s|ed|ing|ment)?|harness(es|ed|ing)?|delves?|robust|effortless(ly)?|supercharge[sd]?|journeys?)\b|\bleverag(es?|ed|ing)\b|!(\s|$)|fast-paced world/i;

/** The first word of a text that the voice avoids, if there is one. */
export const avoidedWord = (text: string): string | undefined => avoided.exec(text)?.[0].trim();
