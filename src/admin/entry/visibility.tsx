import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, send } from '#admin/api/call.ts';
import { untilReadAgain, useRead } from '#admin/api/reads.ts';
import { titleOfWriting } from '#admin/names.ts';
import { forgetWords } from '#admin/navigation/kept-words.ts';
import { keepAll } from '#admin/navigation/unsaved.ts';
import { showError, showSuccess, wordsOfLeft } from '#admin/parts/notices.tsx';
import { WhyQuestion } from '#admin/parts/why-question.tsx';
import { addressOfRecord } from '#domain/desk-addresses.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import type { Leaving, LinkToRecord } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { EntryKind } from './entry-kind.ts';
import { addressOf } from './entry-kind.ts';

interface VisibilityProps {
  kind: Pick<EntryKind, 'noun' | 'api'>;
  name: string;
  isDown: boolean;
  version: number;
}

/** Takes an entry down and brings it back; both confirm first, and list the links to it. */
export function Visibility(entry: VisibilityProps) {
  const { kind, name, isDown } = entry;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="visibility">
      {isDown && (
        <Note kind="caution" title={`This ${kind.noun} is taken down`}>
          <p>It’s nowhere on the site. Anyone who opens its address reads that it was taken down.</p>
          <LinksToIt address={`${addressOf(kind, name)}/links`} />
        </Note>
      )}
      <Button
        variant="quiet"
        small
        onClick={async () => {
          // Store the form's input as a draft first: it builds on the former state, and is offered again afterwards.
          if (await keepAll('screen')) setAsking(true);
          else showError(new ApiError(0, 'We can’t keep what you typed right now. Try again in a moment.'));
        }}
      >
        {isDown ? 'Bring it back' : 'Take it down'}
      </Button>
      {isAsking && <VisibilityQuestion {...entry} onClose={() => setAsking(false)} />}
    </div>
  );
}

function VisibilityQuestion({ kind, name, isDown, version, onClose }: VisibilityProps & { onClose: () => void }) {
  const client = useQueryClient();
  const address = addressOf(kind, name);
  const keptAs = `${isDown ? 'bring back' : 'take down'} ${address}`;
  const change = useMutation({
    mutationFn: (why: string) =>
      send<Leaving>('POST', `${address}/${isDown ? 'bring-back' : 'take-down'}`, { version, ...(why && { why }) }),
    onSuccess: async (answer) => {
      forgetWords(keptAs);
      onClose();
      if (isDown) showSuccess('Brought back', 'The public site shows it again.');
      else showSuccess('Taken down', `Its address says so, and it’s nowhere else on the site.${wordsOfLeft(answer)}`);
      client.removeQueries({ queryKey: ['draft'] });
      await untilReadAgain();
    },
    onError: (failure) => {
      onClose();
      showError(failure);
    },
  });
  return (
    <WhyQuestion
      keptAs={keptAs}
      title={isDown ? `Bring this ${kind.noun} back?` : `Take this ${kind.noun} down?`}
      text={
        isDown
          ? 'It’s back in the lists, the search and at its address, as it was.'
          : 'It leaves every list, count, the search and the sitemap. Its address says that it was taken down. You can bring it back.'
      }
      hint="It’s kept in the history, and visitors don’t see it."
      example={isDown ? undefined : 'typo'}
      confirm={isDown ? 'Bring it back' : 'Take it down'}
      cancel={isDown ? 'Leave it down' : 'Leave it on the site'}
      isSending={change.isPending}
      sendingLabel="Sending..."
      onConfirm={(why) => change.mutate(why)}
      onClose={onClose}
    >
      {!isDown && <LinksToIt address={`${address}/links`} />}
    </WhyQuestion>
  );
}

/** List of the links to an entry that is taken down, or is about to be. */
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
            ) : (
              <a href={addressOfRecord(kind, at)}>{isWritingKind(kind) ? titleOfWriting(kind, at) : name}</a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
