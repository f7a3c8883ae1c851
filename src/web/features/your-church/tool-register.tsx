import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { ToolInUse } from '#domain/church/church-file.ts';
import { fullList } from '#domain/church/church-file.ts';
import { doubles } from '#domain/church/merge-churches.ts';
import { isMisfit, judgeTools } from '#domain/church/register.ts';
import { bandsInWords } from '#domain/church/register-table.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { Kind } from '#domain/trust/kinds.ts';
import type { Verdict } from '#domain/trust/verdict.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { question, useRead } from '#web/use-read.ts';
import type { OnDevice } from './church-on-device.ts';
import { changeChurch } from './church-on-device.ts';
import { ListLoading } from './list-loading.tsx';
import { RegisterActions } from './register-actions.tsx';
import { SharedTools } from './shared-tools.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolLine } from './tool-line.tsx';
import { ToolsSheet } from './tools-sheet.tsx';

interface ToolRegisterProps {
  device: OnDevice;
  /** What the church's own policy says of a kind; absent where none is kept, or could be loaded. */
  policy: ((kind: Kind) => Verdict) | undefined;
}

/** The list of the tools on this device, each with what the rules say of it. Which step is shown stands behind the address's "#". */
export function ToolRegister({ device: { church }, policy }: ToolRegisterProps) {
  const { tools } = church;
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const { answer: known, failure } = useRead(question('toolVerdicts', {}), { attempt });
  /** The tool that was kept last. */
  const [kept, setKept] = useState('');

  const [step = '', value = ''] = hash.split('=', 2);
  const toList = () => void navigate({ href: addresses.churchTools, replace: true });
  const changed = tools[Number(value)];
  const save = (entry: ToolInUse, name: string, isLast: boolean) => {
    const withEntry = (now: readonly ToolInUse[]) => (step === 'change' ? now.with(Number(value), entry) : [...now, entry]);
    if (!changeChurch((now) => ({ ...now, tools: withEntry(now.tools) }))) return fullList;
    setKept(name);
    if (isLast) toList();
    else void navigate({ href: `${addresses.churchTools}#add`, replace: true });
    return undefined;
  };

  if (failure)
    return (
      <Note title="We couldn’t load the verdicts">
        <p>Nothing of your list is lost. It needs what we know of the tools before it can say what may go in.</p>
        <Button small onClick={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      </Note>
    );
  if (!known) return <ListLoading />;
  if (step === 'add' || (step === 'change' && changed))
    return (
      <ToolForm
        // Another tool is another form.
        key={`${hash} ${tools.length}`}
        known={known}
        begun={step === 'change' && changed ? changed : { tool: value }}
        lastRole={tools.at(-1)?.role}
        onSave={save}
      />
    );

  const judged = judgeTools(tools, known, policy);
  const twice = doubles(tools);
  const replace = (entry: ToolInUse, by: ToolInUse[]) =>
    changeChurch((now) => ({ ...now, tools: now.tools.flatMap((one) => (one === entry ? by : [one])) }));
  return (
    <>
      {step === 'list' && <SharedTools packed={value} known={known} onDone={toList} />}
      <p className="in-short not-printed" role="status">
        {judged.some(({ name }) => name === kept) && `${kept} is in your list. `}
        {summaryOf(judged)}
      </p>
      <div className="register-acts mt-4 not-printed">
        <ButtonLink href="#add" icon="plus">
          Add a tool
        </ButtonLink>
        {tools.length > 0 && <RegisterActions judged={judged} tools={tools} />}
      </div>
      {tools.length > 0 && (
        <>
          <div className="register-head mt-6 not-printed" aria-hidden="true">
            <span>Tool and plan</span>
            <span>What for, and who answers</span>
            <span>What may go in</span>
            <span>Its terms</span>
            <span>Next review</span>
          </div>
          <ul className="register not-printed">
            {judged.map((one) => (
              <ToolLine
                // Two lines may say the same.
                key={tools.indexOf(one.entry)}
                judged={one}
                at={tools.indexOf(one.entry)}
                isTwice={twice.has(one.entry)}
                onReplace={replace}
              />
            ))}
          </ul>
          <ToolsSheet
            rows={judged.map(({ entry, name, bands }) => [
              [entry.plan ? `${name}: ${entry.plan}` : name, ...(entry.status === 'in use' ? [] : [entry.status])].join(', '),
              entry.purpose ?? '',
              bandsInWords(bands),
              entry.role ?? '',
              entry.review ? formatCheckedDate(entry.review) : '',
            ])}
          />
        </>
      )}
    </>
  );
}

/** 'Eleven tools. Three changed their terms, and one doesn’t fit.' */
function summaryOf(judged: ReturnType<typeof judgeTools>): string {
  if (judged.length === 0) return 'No tools yet. Begin with the one you opened last.';
  const misfits = judged.filter(isMisfit).length;
  const changed = judged.filter(({ change }) => change).length;
  return [
    judged.length === 1 ? 'One tool.' : `${judged.length} tools.`,
    changed > 0 && `${changed === 1 ? 'One has' : `${changed} have`} changed terms since someone last looked.`,
    misfits > 0 && `${misfits === 1 ? 'One doesn’t' : `${misfits} don’t`} fit.`,
  ]
    .filter(Boolean)
    .join(' ');
}
