// JSON.parse takes the last of two fields with one name, and any depth: what was checked and what another program reads
// of the same body could then differ.

/** Why a body that JSON.parse accepts is refused all the same, in a sentence; nothing when it is fine. */
export function strictJsonProblem(json: string, mostDepth: number): string | undefined {
  // One set of names for each open object; none for a list.
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '{' || character === '[') {
      open.push(character === '{' ? new Set() : undefined);
      if (open.length > mostDepth) return `The body is nested deeper than ${mostDepth} levels.`;
    } else if (character === '}' || character === ']') {
      open.pop();
    } else if (character === '"') {
      const end = endOfString(json, at);
      const names = open.at(-1);
      if (names && isName(json, end)) {
        const name = JSON.parse(json.slice(at, end)) as string;
        if (names.has(name)) return 'The body has two fields with the same name.';
        names.add(name);
      }
      at = end - 1;
    }
  }
  return undefined;
}

/** The place after the quote that ends the string beginning at `start`. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Whether the string that ends here names a field: a colon follows. */
function isName(json: string, end: number): boolean {
  let at = end;
  while (' \t\n\r'.includes(json[at] ?? '-')) at += 1;
  return json[at] === ':';
}
