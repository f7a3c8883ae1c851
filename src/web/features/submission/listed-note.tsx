import { useEffect, useRef } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { ListedTool } from '#domain/submissions/listed-tools.ts';
import { Note } from '#ui/note.tsx';
import type { ListedState } from './use-listed-tools.ts';

/** Warning that the directory may have the tool already. Sending the form again submits it. */
export function ListedNote({ listed }: { listed: readonly ListedTool[] }) {
  if (listed.length === 0) return null;
  return (
    <Note kind="caution" title="Already in the directory?">
      <p>
        {'The directory has '}
        {listed.map(({ slug, name }, place) => (
          <span key={slug}>
            {place > 0 && ', '}
            <a href={addresses.tool(slug)} target="_blank" rel="noopener">
              {`${name} (new tab)`}
            </a>
            <input type="hidden" name="listedSeen" value={slug} />
          </span>
        ))}
        {'. If you mean another tool, or know more about it, press ‘Submit for Review’ again.'}
      </p>
    </Note>
  );
}

/** Warning next to the button: announced when it appears, and focused when it blocks sending. For tools only. */
export function ListedWarning({ listed, blockCount }: ListedState) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (blockCount > 0) box.current?.focus();
  }, [blockCount]);
  return (
    <div ref={box} tabIndex={-1} role="status" data-of="tool">
      <ListedNote listed={listed} />
    </div>
  );
}
