/** A line for a visitor who searches in a language that the hub is not written in. */
export interface OtherLanguage {
  /** Value of the element's `lang`. */
  lang: 'es' | 'ko';
  says: string;
}

const lines: Record<OtherLanguage['lang'], string> = {
  es: 'Este sitio está en inglés. Busque con palabras en inglés, o use la traducción de su navegador para leer las páginas.',
  ko: '이 사이트는 영어로 되어 있습니다. 영어 단어로 검색하거나, 브라우저의 번역 기능으로 페이지를 읽으세요.',
};

const hangul = /\p{Script=Hangul}/u;
/** Signs and endings of no English word, and of few languages other than Spanish. */
const spanishSigns = /[¿¡ñ]|ción|ciones|[áéíóú]n(?![\p{L}])/iu;
/** Spanish words that are neither English nor a name in English: one is enough. */
const spanishWords = new Set(
  (
    'iglesia iglesias oracion oraciones orar puedo podemos puede como cómo qué cuál para nuestra nuestro nuestros nuestras predicacion predicar ' +
    'traduccion traducir traductor espanol español biblia jovenes jóvenes niños boletin boletín política gratis ayuda culto misa parroquia ' +
    'inteligencia hermanos diezmo ofrenda fieles donde dónde hacer escribir'
  ).split(' '),
);

/** Returns the line in the language of a query that is plainly Spanish or Korean; undefined for any other. */
export function otherLanguage(query: string): OtherLanguage | undefined {
  const words =
    query
      .normalize()
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const isSpanish = spanishSigns.test(query.normalize()) || words.some((word) => spanishWords.has(word));
  const lang = hangul.test(query) ? 'ko' : isSpanish ? 'es' : undefined;
  return lang && { lang, says: lines[lang] };
}
