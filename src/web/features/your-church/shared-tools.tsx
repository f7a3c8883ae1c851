import { useEffect, useState } from 'react';
import type { ToolInUse } from '#domain/church/church-file.ts';
import { fullList } from '#domain/church/church-file.ts';
import { mergeTools } from '#domain/church/merge-churches.ts';
import type { ToolVerdictsView } from '#domain/church/register-views.ts';
import { unpackTools } from '#domain/church/share-tools.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { changeChurch } from './church-on-device.ts';

interface SharedToolsProps {
  /** Part of the link after the "#". */
  packed: string;
  known: readonly ToolVerdictsView[];
  onDone: () => void;
}

/** A list from a link: it is shown, and merged into the list of this device on request. */
export function SharedTools({ packed, known, onDone }: SharedToolsProps) {
  const [shared, setShared] = useState<ToolInUse[] | 'unreadable'>();
  const [message, setMessage] = useState('');
  useEffect(() => {
    let isWanted = true;
    unpackTools(packed).then((tools) => {
      if (isWanted) setShared(tools ?? 'unreadable');
    });
    return () => {
      isWanted = false;
    };
  }, [packed]);
  if (!shared) return null;
  if (shared === 'unreadable')
    return (
      <Note title="We can’t read the list in this link">
        <p>Part of the link may be missing. Nothing here has changed. Ask whoever sent it to share it again.</p>
        <Button small variant="quiet" onClick={onDone}>
          Close
        </Button>
      </Note>
    );
  // A link leaves out the names of the hub's tools, and the list is also read offline.
  const namedTools = shared.map((entry): ToolInUse => {
    const name = known.find(({ slug }) => slug === entry.tool)?.name ?? entry.name;
    return { ...entry, ...(name && { name }) };
  });
  return (
    <Note
      kind="fine"
      title={shared.length === 1 ? 'Someone shared a tool with you' : `Someone shared ${shared.length} tools with you`}
    >
      <p>{namedTools.map(({ name, tool }) => name ?? tool).join(', ')}.</p>
      <div className="register-acts cluster" data-gap="3">
        <Button
          small
          onClick={() => {
            if (changeChurch((church) => ({ ...church, tools: mergeTools(church.tools, namedTools) }))) onDone();
            else setMessage(fullList);
          }}
        >
          Add to my list
        </Button>
        <Button small variant="quiet" onClick={onDone}>
          Don’t add
        </Button>
      </div>
      <p role="status">{message}</p>
    </Note>
  );
}
