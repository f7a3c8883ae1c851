import { useState } from 'react';
import { send } from '#admin/api/call.ts';
import { untilReadAgain, useRead } from '#admin/api/reads.ts';
import { ComparedFields } from '#admin/entry/compared.tsx';
import { groupsOfKind } from '#admin/entry/kinds.ts';
import { useStricterCard } from '#admin/entry/stricter-card.tsx';
import { catchLostFocus } from '#admin/navigation/heading-focus.ts';
import { forgetWords } from '#admin/navigation/kept-words.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { showError, showSuccess, wordsOfLeft } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { WhyQuestion } from '#admin/parts/why-question.tsx';
import { addressOfRecord } from '#domain/desk-addresses.ts';
import type { Leaving, NewerFileRow } from '#server/api/staff/staff-answers.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Records that the college edited and whose files are newer: the site shows the college's version until somebody decides. */
export function NewerFiles() {
  const query = useRead<NewerFileRow[]>('/api/staff/newer-files');
  const [pendingRow, setPendingRow] = useState<NewerFileRow>();
  const [isSending, setSending] = useState(false);
  const stricterCard = useStricterCard('Take it, and make the card stricter');

  async function decide(row: NewerFileRow, act: 'take' | 'dismiss', more: { why?: string; stricter?: true } = {}) {
    setSending(true);
    try {
      const { version, at, api } = row;
      const answer = await send<Leaving>('POST', `/api/staff${api}/newer-file`, { version, act, at, ...more });
      forgetWords(keptAs(row));
      if (act === 'take') showSuccess('Taken', `The public site shows what the files say.${wordsOfLeft(answer)}`);
      else showSuccess('Yours stays', 'We ask again only when the files say something else.');
      await untilReadAgain();
      catchLostFocus();
    } catch (error) {
      if (stricterCard.handle(error, () => void decide(row, act, { ...more, stricter: true }))) return;
      showError(error);
      await untilReadAgain();
    } finally {
      setSending(false);
      setPendingRow(undefined);
    }
  }

  return (
    <ReadState query={query} noun="list">
      {(rows) => (
        <>
          <ScreenHead title="Newer in the files, not taken: yours is kept">
            <p className="screen-facts cluster">
              An update of the hub says something else than what you edited here. Visitors read yours until you decide.
            </p>
          </ScreenHead>
          {rows.length === 0 && <EmptyState title="Nothing to decide" hint="No file says anything newer than what you edited." />}
          <ol className="recheck-facts">
            {rows.map((row) => (
              <Row
                key={`${row.kind} ${row.name}`}
                row={row}
                onTake={() => setPendingRow(row)}
                onKeep={() => void decide(row, 'dismiss')}
              />
            ))}
          </ol>
          {pendingRow && (
            <WhyQuestion
              keptAs={keptAs(pendingRow)}
              title={`Take what the files say: ${pendingRow.title}?`}
              text={takeWords[pendingRow.state]}
              confirm="Take it"
              cancel="Keep ours for now"
              hint="It’s kept in the history."
              isSending={isSending}
              sendingLabel="Publishing..."
              onConfirm={(why) => void decide(pendingRow, 'take', why ? { why } : {})}
              onClose={() => setPendingRow(undefined)}
            />
          )}
          {stricterCard.question}
        </>
      )}
    </ReadState>
  );
}

const keptAs = ({ kind, name }: NewerFileRow) => `newer file of ${kind} ${name}`;

const takeWords: Record<NewerFileRow['state'], string> = {
  newer: 'The site shows it at once, and it follows its file from now on. What you wrote is kept in the history.',
  gone: 'It leaves the site, as it left the files. What you wrote is kept in the history.',
  'out of use': 'It’s in use again, as the files say it.',
  'said elsewhere': 'The site shows it at once. The line that you wrote is kept in the tool’s history.',
};

const stateWords: Record<NewerFileRow['state'], string> = {
  newer: 'What the files say otherwise than yours:',
  gone: 'The files no longer have it. This is yours:',
  'out of use': 'You took it out of use. The files say of it now:',
  'said elsewhere': 'You wrote a line of your own in the tool, and visitors read that. The files have a price with sources:',
};

interface RowProps {
  row: NewerFileRow;
  onTake: () => void;
  onKeep: () => void;
}

/** One record, its differences from the file, and the decision. */
function Row({ row, onTake, onKeep }: RowProps) {
  const { kind, name, noun, title, at, state, fields } = row;
  const [first = ''] = name.split('/');
  const href = addressOfRecord(state === 'said elsewhere' ? 'tools' : kind, name);
  const fullTitle = `${title}, ${noun}`;
  return (
    <li>
      <h2>{fullTitle}</h2>
      <p className="meta">
        {'In the files since '}
        <Moment at={at} />
      </p>
      <p>{stateWords[state]}</p>
      <ComparedFields fields={fields} groups={groupsOfKind(kind, first)} />
      <div className="button-row">
        <Button small aria-label={`Take what the files say: ${fullTitle}`} onClick={onTake}>
          Take what the files say
        </Button>
        <Button small variant="quiet" aria-label={`Keep ours: ${fullTitle}`} onClick={onKeep}>
          Keep ours
        </Button>
        {href && (
          <ButtonLink small variant="quiet" aria-label={`Open it: ${fullTitle}`} href={href}>
            Open it
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
