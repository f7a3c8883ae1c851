// Checks beyond JSON.parse, which takes the last of two fields with one name, and any depth: validated data could differ from
// what another program reads in the same body.

/** Explains why a body is refused though JSON.parse accepts it, as a sentence; undefined when it is fine. */
export function strictJsonProblem(json: string, mostDepth: number): string | undefined {
  // Names of each open object, in order; undefined for a list.
  const openLevels: (Set<string> | undefined)[] = [];
  for (let position = 0; position < json.length; position += 1) {
    const character = json[position];
    if (character === '{' || character === '[') {
      openLevels.push(character === '{' ? new Set() : undefined);
      if (openLevels.length > mostDepth) return `The body is nested deeper than ${mostDepth} levels.`;
    } else if (character === '}' || character === ']') {
      openLevels.pop();
    } else if (character === '"') {
      const end = endOfString(json, position);
      const names = openLevels.at(-1);
      if (names && isName(json, end)) {
        const name = JSON.parse(json.slice(position, end)) as string;
        if (names.has(name)) return 'The body has two fields with the same name.';
        names.add(name);
      }
      position = end - 1;
    }
  }
  return undefined;
}

/** Finds the position after the quote that ends the string beginning at `start`. */
function endOfString(json: string, start: number): number {
  let position = start + 1;
  while (json[position] !== '"') position += json[position] === '\\' ? 2 : 1;
  return position + 1;
}

/** Checks whether the string that ends here is a field's name: a colon follows. */
function isName(json: string, end: number): boolean {
  let position = end;
  while (' \t\n\r'.includes(json[position] ?? '-')) position += 1;
  return json[position] === ':';
}
