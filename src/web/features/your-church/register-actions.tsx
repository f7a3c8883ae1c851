import { useState } from 'react';
import { today } from '#browser/today.ts';
import { addresses } from '#domain/addresses.ts';
import type { ToolInUse } from '#domain/church/church-file.ts';
import type { JudgedTool } from '#domain/church/register.ts';
import { processingRows, processingTopics } from '#domain/church/register-table.ts';
import { packTools } from '#domain/church/share-tools.ts';
import { toCsv } from '#domain/csv/csv.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useRouteRead } from '#web/use-read.ts';
import { saveAs } from './church-on-device.ts';

const linkId = 'shared-link';

/** Actions on the list: print, save for other programs, share as a link. */
export function RegisterActions({ judged, tools }: { judged: readonly JudgedTool[]; tools: readonly ToolInUse[] }) {
  const read = useRouteRead();
  const [link, setLink] = useState('');
  const [message, setMessage] = useState('');

  /** Reads the facts of every tool on a topic, so that the server doesn't learn which of them the church uses. */
  const rows = async () =>
    processingRows(judged, (await Promise.all(processingTopics.map((about) => read('facts', { about })))).flat());
  const save = async (name: string, make: () => Promise<Blob>) => {
    try {
      saveAs(`our-ai-tools-${today()}.${name}`, await make());
      setMessage('');
    } catch {
      setMessage('We couldn’t make that file: part of this page didn’t load. Check your connection and press it again.');
    }
  };
  const csv = async () => {
    const table = await rows();
    return new Blob([toCsv(Object.keys(table[0] ?? {}), table)], { type: 'text/csv' });
  };
  const word = async () => {
    const { registerWord } = await import('./register-word.ts');
    return registerWord(await rows(), today());
  };
  const share = async () => setLink(`${location.origin}${addresses.churchTools}#list=${await packTools(tools)}`);
  return (
    <>
      <Button variant="quiet" small icon="printer" onClick={() => print()}>
        Print the list
      </Button>
      <Button variant="quiet" small icon="file-text" onClick={() => save('docx', word)}>
        Save for Word
      </Button>
      <Button variant="quiet" small icon="table" onClick={() => save('csv', csv)}>
        Save as a spreadsheet
      </Button>
      <Button variant="quiet" small icon="send" onClick={share}>
        Share
      </Button>
      <p role="status">{message}</p>
      {link && (
        <div className="shared-link">
          <p>
            This link holds your list itself: {link.length} characters. What’s after the “#” stays in the browser of whoever opens
            it, and no server sees it. It holds roles, no names.
          </p>
          <p className="meta" id={linkId}>
            {link}
          </p>
          <CopyButton text={link} shownIn={linkId}>
            Copy the link
          </CopyButton>
        </div>
      )}
    </>
  );
}
