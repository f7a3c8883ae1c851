import type { ReadStream } from 'node:tty';

const enter = ['\r', '\n', '\u0004'];
const interrupt = '\u0003';
const backspace = ['\u007f', '\b'];

/** Reads a password from the terminal without showing it, twice, or from a pipe; undefined when the two differ. */
export async function readPassword(input: ReadStream, write: (text: string) => void): Promise<string | undefined> {
  if (!input.isTTY) return firstLine(input);
  const password = await ask(input, write, 'Password: ');
  return (await ask(input, write, 'The same again: ')) === password ? password : undefined;
}

async function firstLine(input: ReadStream): Promise<string> {
  let text = '';
  for await (const part of input.setEncoding('utf8')) text += part;
  return text.split(/\r?\n/)[0] ?? '';
}

function ask(input: ReadStream, write: (text: string) => void, question: string): Promise<string> {
  write(question);
  input.setRawMode(true).setEncoding('utf8').resume();
  return new Promise((resolve) => {
    let characters: string[] = [];
    const end = () => {
      input.off('data', take).setRawMode(false).pause();
      write('\n');
    };
    const take = (text: string) => {
      // Iterates over code points, so that backspace removes a whole character.
      for (const character of text) {
        if (character === interrupt) {
          end();
          process.exit(130);
        }
        if (enter.includes(character)) {
          end();
          resolve(characters.join(''));
          return;
        }
        characters = backspace.includes(character) ? characters.slice(0, -1) : [...characters, character];
      }
    };
    input.on('data', take);
  });
}
