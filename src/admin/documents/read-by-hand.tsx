import type { DragEvent } from 'react';
import { useId, useState } from 'react';
import { send } from '#admin/api/call.ts';
import { untilReadAgain } from '#admin/api/reads.ts';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { showError } from '#admin/parts/notices.tsx';
import '#admin/styles/documents.css';
import type { ReadingAnswer } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { wordsOfReading } from './document-words.ts';

interface ReadByHandProps {
  /** API address that takes a reading. */
  address: string;
}

const mostBytes = 5 * 1024 * 1024;
/** Kinds of document by the endings of files. */
const kindOfEnding: Record<string, string | undefined> = { html: 'html', htm: 'html', pdf: 'pdf', txt: 'txt', md: 'md' };

/** Takes the pasted text of a page, or a saved page or PDF, and reports at once what it found. */
export function ReadByHand({ address }: ReadByHandProps) {
  const titleId = useId();
  const fileId = useId();
  const [text, setText] = useState('');
  const [isReading, setReading] = useState(false);
  const [result, setResult] = useState('');
  useUnsaved(text.trim() !== '');

  async function read(makeBody: () => Promise<object>) {
    if (isReading) return;
    setReading(true);
    setResult('');
    try {
      const answer = await send<ReadingAnswer>('POST', address, await makeBody());
      setText('');
      setResult(wordsOfReading(answer));
      await untilReadAgain();
    } catch (error) {
      if (error instanceof WrongFile) setResult(error.message);
      else showError(error);
    }
    setReading(false);
  }

  const readFile = (file: File | undefined) => file && void read(() => bodyOfFile(file));

  function onDrop(event: DragEvent) {
    event.preventDefault();
    readFile(event.dataTransfer.files[0]);
  }

  return (
    <section className="read-by-hand" aria-labelledby={titleId} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <h2 id={titleId}>Read it by hand</h2>
      <p>
        Open the page in your browser, select all, copy, and paste it here. Or save the page or the PDF, and drop the file. We
        keep the text to ourselves and publish quotations only.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void read(async () => ({ text }));
        }}
      >
        <TextArea label="The whole text of the page" value={text} rows={4} onChange={(event) => setText(event.target.value)} />
        <div className="button-row">
          <Button type="submit" sending={isReading} sendingLabel="Reading...">
            Compare
          </Button>
          <label className="button" data-variant="quiet" htmlFor={fileId}>
            Choose a file
          </label>
          <input
            className="visually-hidden"
            id={fileId}
            type="file"
            accept=".html,.htm,.pdf,.txt,.md"
            onChange={({ target }) => {
              readFile(target.files?.[0]);
              // Reset, so that the same file can be chosen again.
              target.value = '';
            }}
          />
        </div>
      </form>
      <p role="status">{result}</p>
    </section>
  );
}

/** Thrown for a file that is not sent; its message is shown to the user. */
class WrongFile extends Error {
  override name = 'WrongFile';
}

async function bodyOfFile(file: File): Promise<object> {
  const kind = kindOfEnding[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!kind) throw new WrongFile('Choose a saved page (.html), a PDF, or a text (.txt, .md).');
  if (file.size > mostBytes) throw new WrongFile('This file is larger than 5 MB. Paste the text instead.');
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new WrongFile('This file can’t be opened.'));
    reader.readAsDataURL(file);
  });
  return { kind, file: address.slice(address.indexOf(',') + 1) };
}
