import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus, send } from '#admin/api/call.ts';
import { refresh, useReadForForm } from '#admin/api/reads.ts';
import { useRecordId } from '#admin/navigation/address.ts';
import { catchLostFocus } from '#admin/navigation/heading-focus.ts';
import { tellDone, tellFailure, wordsOfLeft } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { addresses } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { ToolEvidence as Evidence, Leaving } from '#domain/staff/record-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { today as hubToday } from '../today.ts';
import { addressOf } from './entry-kind.ts';
import { changeKind, factKind, titleOfFact } from './evidence.ts';
import { EvidenceList } from './evidence-list.tsx';
import { FactWords, WhereItStands } from './fact-words.tsx';
import { useStricterCard } from './stricter-card.tsx';

/** What a maker and others say of one tool, fact by fact, and what its maker changed in the terms. */
export function ToolEvidence() {
  const slug = useRecordId();
  const client = useQueryClient();
  const address = `/api/staff/tools/${encodeURIComponent(slug)}`;
  const query = useReadForForm<Evidence>(`${address}/evidence`);
  const stricterCard = useStricterCard('Do it, and make the card stricter');
  const [open, setOpen] = useState<string>();
  const [factsOfTool, changesOfTool] = [factKind(slug), changeKind(slug)];
  const today = hubToday();

  async function readAnew(told: string, answer: Leaving | undefined) {
    // First: the next press builds on the version that is there now.
    await refresh(client, ...factsOfTool.refreshes);
    tellDone(told, `The public site shows it now.${wordsOfLeft(answer)}`);
    catchLostFocus();
  }

  /** Reads a record again, takes it out of use or brings it back. */
  async function act(path: string, body: { version: number; act: string }, told: string, stricter = false) {
    try {
      await readAnew(told, await send('PATCH', path, { ...body, ...(stricter && { stricter }) }));
    } catch (error) {
      if (stricterCard.asks(error, () => void act(path, body, told, true))) return;
      tellFailure(error);
      if (hasStatus(error, 409)) await refresh(client, address);
    }
  }

  return (
    <ReadState query={query} noun="tool">
      {({ name, facts, changes }) => (
        <>
          <ScreenHead
            title={`Facts: ${name}`}
            back={{ href: deskAddresses.tool(slug), label: name }}
            actions={
              <>
                <ButtonLink href={deskAddresses.recheck({ entry: `tool/${slug}` })} variant="quiet" small>
                  Check them all again
                </ButtonLink>
                <ButtonLink href={addresses.tool(slug)} variant="quiet" small iconAfter="arrow-right">
                  See it on the site
                </ButtonLink>
              </>
            }
          >
            <p className="screen-facts">What may be entered rests on these. Each has a document and the day someone read it.</p>
          </ScreenHead>
          {stricterCard.question}
          <EvidenceList
            title="Facts"
            kind={factsOfTool}
            rows={facts.map(({ fact, ...row }) => ({ ...row, record: fact }))}
            titleOf={titleOfFact}
            empty="We don’t know anything about this tool yet. For people’s details that means never."
            onSaved={(answer) => readAnew('Saved', answer)}
            onAct={act}
            open={open}
            onOpen={setOpen}
            wordsOf={({ record, seen }) => <FactWords fact={{ ...record, ...(seen && { seen }) }} today={today} />}
            moreOf={({ record, version }) => (
              <Button
                small
                variant="quiet"
                aria-label={`Still true today: ${titleOfFact(record)}`}
                onClick={() => void act(addressOf(factsOfTool, record.id), { version, act: 'confirm' }, 'Read again today')}
              >
                Still true today
              </Button>
            )}
          />
          <EvidenceList
            title="Changes of terms"
            kind={changesOfTool}
            rows={changes.map(({ change, ...row }) => ({ ...row, record: change }))}
            titleOf={({ date, title }) => `${formatCheckedDate(date)}: ${title}`}
            empty="We’ve seen no change in this company’s terms."
            onSaved={(answer) => readAnew('Saved', answer)}
            onAct={act}
            open={open}
            onOpen={setOpen}
            wordsOf={({ record: change }) => (
              <>
                <p>{change.what}</p>
                <WhereItStands {...change} />
              </>
            )}
          />
        </>
      )}
    </ReadState>
  );
}
