import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, hasStatus, send } from '#admin/api/call.ts';
import { refresh, useRead } from '#admin/api/reads.ts';
import { losesUnsaved } from '#admin/navigation/leaving.tsx';
import { wordsOfLeft } from '#admin/parts/left-wrong.ts';
import { tellDone, tellFailure } from '#admin/parts/notices.tsx';
import { titleOfWriting } from '#admin/writing-titles.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { mostWhyCharacters } from '#domain/staff/record-history.ts';
import type { Leaving, LinkToRecord } from '#domain/staff/record-views.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import type { EditedEntry, RecordNoun } from './record-kind.ts';

interface VisibilityProps {
  kind: { noun: RecordNoun; api: string };
  entry: EditedEntry;
  version: number;
}

/** Takes an entry down and brings it back; both ask first, and say what else leads to it. */
export function Visibility({ kind, entry, version }: VisibilityProps) {
  const [isAsking, setAsking] = useState(false);
  const isHidden = entry.status === 'hidden';
  return (
    <div className="visibility">
      {isHidden && (
        <Note kind="caution" title={`This ${kind.noun} is taken down`}>
          <p>It stands nowhere on the site. Whoever opens its address reads that it was taken down.</p>
          <LinksToIt address={`${kind.api}/${encodeURIComponent(entry.slug)}/links`} />
        </Note>
      )}
      <Button
        variant="quiet"
        small
        onClick={async () => {
          // What is typed in the form beside it builds on the state before: it is kept, and offered again afterwards.
          if (await losesUnsaved())
            tellFailure(new ApiError(0, 'What you typed cannot be kept just now. Try again in a moment.'));
          else setAsking(true);
        }}
      >
        {isHidden ? 'Bring it back' : 'Take it down'}
      </Button>
      {isAsking && <VisibilityQuestion kind={kind} entry={entry} version={version} onClose={() => setAsking(false)} />}
    </div>
  );
}

function VisibilityQuestion({ kind, entry, version, onClose }: VisibilityProps & { onClose: () => void }) {
  const isHidden = entry.status === 'hidden';
  const [why, setWhy] = useState('');
  const [error, setError] = useState<string>();
  const client = useQueryClient();
  const address = `${kind.api}/${encodeURIComponent(entry.slug)}`;
  const change = useMutation({
    mutationFn: () =>
      send<Leaving>('POST', `${address}/${isHidden ? 'bring-back' : 'take-down'}`, {
        version,
        ...(why.trim() && { why: why.trim() }),
      }),
    onSuccess: async (answer) => {
      onClose();
      if (isHidden) tellDone('Brought back', 'The public site shows it again.');
      else tellDone('Taken down', `Its address says so, and it stands nowhere else.${wordsOfLeft(answer)}`);
      client.removeQueries({ queryKey: ['draft'] });
      await refresh(client, kind.api, '/api/staff/counts', '/api/staff/recheck', '/api/staff/audit');
    },
    onError: (failure) => {
      onClose();
      tellFailure(failure);
      // Somebody changed it: the next try is about what it says now.
      if (hasStatus(failure, 409)) void refresh(client, kind.api);
    },
  });
  return (
    <AlertDialog
      title={isHidden ? `Bring this ${kind.noun} back?` : `Take this ${kind.noun} down?`}
      text={
        isHidden
          ? 'It stands in the lists, the search and at its address again, as it was.'
          : 'It leaves every list, count, the search and the sitemap. Its address says that it was taken down. You can bring it back.'
      }
      onClose={onClose}
    >
      {!isHidden && <LinksToIt address={`${address}/links`} />}
      <TextField
        id="visibility-why"
        label="Why?"
        hint={`A word is enough. It is kept in the history; visitors do not see it.${isHidden ? ' Optional.' : ''}`}
        error={error}
        maxLength={mostWhyCharacters}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
        data-first-focus=""
      />
      <div className="button-row">
        <Button
          sending={change.isPending}
          sendingLabel="Sending..."
          onClick={() => {
            if (isHidden || why.trim()) return change.mutate();
            setError('Say in a word why, such as: a slip');
            document.getElementById('visibility-why')?.focus();
          }}
        >
          {isHidden ? 'Bring it back' : 'Take it down'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {isHidden ? 'Leave it down' : 'Leave it on the site'}
        </Button>
      </div>
    </AlertDialog>
  );
}

/** What leads to an entry that is down, or is about to be: links that would end in a page that says so. */
function LinksToIt({ address }: { address: string }) {
  const { data: links } = useRead<LinkToRecord[]>(address);
  if (!links || links.length === 0) return null;
  return (
    <div className="links-to-it">
      <p>{links.length === 1 ? 'One text leads to it:' : `${links.length} texts lead to it:`}</p>
      <ul>
        {links.map(({ kind, at, name }) => (
          <li key={`${kind} ${at}`}>
            {kind === 'file' ? (
              <>
                {name} <span className="meta">(a file: ask whoever keeps the files)</span>
              </>
            ) : isWritingKind(kind) ? (
              <a href={deskAddresses.text(kind, at)}>{titleOfWriting(kind, at)}</a>
            ) : (
              <a href={deskAddresses[kind](at)}>{name}</a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
