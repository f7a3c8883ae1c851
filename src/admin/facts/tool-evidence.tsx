import { useReadForForm } from '#admin/api/reads.ts';
import { changeKind, factKind, titleOfFact } from '#admin/entry/evidence.ts';
import { useRecordId } from '#admin/navigation/address.ts';
import { useOpenForm } from '#admin/navigation/leaving.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { addresses } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { ToolEvidence as Evidence } from '#server/api/staff/staff-answers.ts';
import { ButtonLink } from '#ui/button.tsx';
import { today as hubToday } from '../today.ts';
import { EvidenceList } from './evidence-list.tsx';
import { labelsOfChanges } from './fact-row.tsx';
import { FactWords, WhereItStands } from './fact-words.tsx';
import { useEvidence } from './use-evidence.ts';

/** The facts of one tool and the changes of its maker's terms, each with its decisions and its form. */
export function ToolEvidence() {
  const slug = useRecordId();
  const query = useReadForForm<Evidence>(`/api/staff/tools/${encodeURIComponent(slug)}/evidence`);
  const evidence = useEvidence();
  const form = useOpenForm();
  const today = hubToday();

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
            <p className="screen-facts cluster">
              What may be entered rests on these. Each has a document and the day someone read it.
            </p>
          </ScreenHead>
          {evidence.question}
          <EvidenceList
            title="Facts"
            kind={factKind(slug)}
            rows={facts.map(({ fact, ...row }) => ({ ...row, record: fact }))}
            titleOf={titleOfFact}
            offers={['still true', 'changed', 'not found']}
            empty="We don’t know anything about this tool yet. For people’s details that means never."
            form={form}
            evidence={evidence}
            wordsOf={({ record, seen }) => <FactWords fact={{ ...record, ...(seen && { seen }) }} today={today} />}
          />
          <EvidenceList
            title="Changes of terms"
            kind={changeKind(slug)}
            rows={changes.map(({ change, ...row }) => ({ ...row, record: change }))}
            titleOf={({ date, title }) => `${formatCheckedDate(date)}: ${title}`}
            offers={['changed', 'not found']}
            labels={labelsOfChanges}
            empty="We’ve seen no change in this company’s terms."
            form={form}
            evidence={evidence}
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
