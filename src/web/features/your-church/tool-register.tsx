import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { ToolInUse } from '#domain/church/church-file.ts';
import { fullList } from '#domain/church/church-file.ts';
import type { HeldPolicy } from '#domain/church/held-policy.ts';
import { doubles } from '#domain/church/merge-churches.ts';
import type { JudgedTool } from '#domain/church/register.ts';
import { isMisfit, judgeTools } from '#domain/church/register.ts';
import { withPutBack, withReplaced, withSaved } from '#domain/church/register-changes.ts';
import { enteredInWords, misfitCount, misfitsInWords, waitingVerdict } from '#domain/church/register-table.ts';
import type { ToolVerdictsView } from '#domain/church/register-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { question, useRead } from '#web/use-read.ts';
import type { OnDevice } from './church-on-device.ts';
import { changeChurch } from './church-on-device.ts';
import { ListLoading } from './list-loading.tsx';
import { RegisterActions } from './register-actions.tsx';
import { SharedTools } from './shared-tools.tsx';
import { ToolForm } from './tool-form.tsx';
import { heads, ToolLine } from './tool-line.tsx';
import { ToolsSheet } from './tools-sheet.tsx';

interface ToolRegisterProps {
  device: OnDevice;
  /** The church's own policy; undefined if none is stored, or it could not be loaded. */
  policy: HeldPolicy | undefined;
}

type Tools = readonly ToolInUse[];

/** Changes the list of tools as it is in the store now. @returns false where it has no room for more */
const changeTools = (change: (tools: Tools) => ToolInUse[]) => changeChurch((now) => ({ ...now, tools: change(now.tools) }));

/** The list of the tools on this device, each with the results of the rules. The current step is in the address after the "#". */
export function ToolRegister({ device: { church }, policy }: ToolRegisterProps) {
  const { tools } = church;
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const { answer: toolVerdicts, failure } = useRead(question('toolVerdicts', {}), { attempt });
  /** The tool that was stored last. */
  const [lastStored, setLastStored] = useState('');
  /** Number of forms sent: each resets the next one. */
  const [sentCount, setSentCount] = useState(0);

  const [step = '', value = ''] = hash.split('=', 2);
  const toList = () => void navigate({ href: addresses.churchTools, replace: true });
  const save = (entry: ToolInUse, formerEntry: ToolInUse | undefined, isLast: boolean) => {
    if (!changeTools((now) => withSaved(now, entry, formerEntry))) return fullList;
    setLastStored(entry.name ?? '');
    setSentCount(sentCount + 1);
    if (isLast) toList();
    else void navigate({ href: `${addresses.churchTools}#add`, replace: true });
    return undefined;
  };

  if (!toolVerdicts && !failure) return <ListLoading />;
  const list = (
    <RegisterList
      tools={tools}
      judged={judgeTools(tools, toolVerdicts, policy)}
      lastStored={lastStored}
      isWaiting={!toolVerdicts}
    >
      {step === 'list' && <SharedTools packed={value} known={toolVerdicts ?? []} onDone={toList} />}
      {!toolVerdicts && (
        <Note title="We couldn’t load the verdicts">
          <p>
            Your list is on this device, with everything you wrote. {waitingVerdict} So do adding and changing a tool: the form
            shows what may go in.
          </p>
          <div className="register-acts cluster mt-3" data-gap="3">
            <Button small onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          </div>
        </Note>
      )}
    </RegisterList>
  );
  if (!toolVerdicts || (step !== 'add' && step !== 'change')) return list;
  return (
    <OpenedForm
      // Another tool resets the form.
      key={`${hash} ${sentCount}`}
      begun={step === 'change' ? tools[Number(value)] : { tool: value }}
      known={toolVerdicts}
      justAdded={sentCount > 0 ? lastStored : ''}
      lastRole={tools.at(-1)?.role}
      onSave={save}
      fallback={list}
    />
  );
}

interface OpenedFormProps {
  begun: ToolInUse | { tool: string } | undefined;
  known: readonly ToolVerdictsView[];
  justAdded: string;
  lastRole: string | undefined;
  onSave: (entry: ToolInUse, formerEntry: ToolInUse | undefined, isLast: boolean) => string | undefined;
  /** Content where the address names no tool of the list. */
  fallback: ReactNode;
}

/** The form of a tool as it was when it was opened: another tab may change the list meanwhile, and typed values stay. */
function OpenedForm({ begun: currentEntry, onSave, fallback, ...form }: OpenedFormProps) {
  const [initialEntry] = useState(currentEntry);
  if (!initialEntry) return fallback;
  const formerEntry = 'status' in initialEntry ? initialEntry : undefined;
  return <ToolForm {...form} begun={initialEntry} onSave={(entry, isLast) => onSave(entry, formerEntry, isLast)} />;
}

interface RegisterListProps {
  tools: Tools;
  judged: readonly JudgedTool[];
  /** Name of the tool that was stored last. */
  lastStored: string;
  /** True while the hub's data on tools is missing. */
  isWaiting: boolean;
  /** Content above the list. */
  children: ReactNode;
}

/** The list with its actions, and its print version. */
function RegisterList({ tools, judged, lastStored, isWaiting, children }: RegisterListProps) {
  const [removed, setRemoved] = useState<{ entry: ToolInUse; place: number; name: string }>();
  const [message, setMessage] = useState('');
  /** Id of the element to focus when the focused one is removed. */
  const [focused, setFocused] = useState('');
  useEffect(() => {
    if (!focused) return;
    document.getElementById(focused)?.focus();
    setFocused('');
  }, [focused]);

  const twice = doubles(tools);
  const putBack = () => {
    if (!removed) return;
    const { entry, place } = removed;
    if (!changeTools((now) => withPutBack(now, entry, place))) return setMessage(fullList);
    setRemoved(undefined);
    setFocused(removeId(Math.min(place, tools.length)));
  };
  return (
    <>
      {children}
      <p className="in-short not-printed" role="status">
        {judged.some(({ name }) => name === lastStored) && `${lastStored} is in your list. `}
        {summaryOf(judged)}
      </p>
      {removed && (
        <div className="register-acts cluster mt-4 not-printed" data-gap="3">
          <p id="removed">{removed.name} is removed.</p>
          <Button small variant="quiet" id={putBackId} aria-describedby="removed" onClick={putBack}>
            Put it back
          </Button>
          <p role="status">{message}</p>
        </div>
      )}
      <div className="register-acts cluster mt-4 not-printed" data-gap="3">
        {!isWaiting && (
          <ButtonLink href="#add" icon="plus">
            Add a tool
          </ButtonLink>
        )}
        {tools.length > 0 && <RegisterActions judged={judged} tools={tools} />}
      </div>
      {tools.length > 0 && (
        <>
          <div className="register-head mt-6 not-printed" aria-hidden="true">
            {Object.values(heads).map((head) => (
              <span key={head}>{head}</span>
            ))}
          </div>
          <ul className="register rows not-printed">
            {judged.map((one) => {
              const place = tools.indexOf(one.entry);
              return (
                <ToolLine
                  // Two lines may be the same.
                  key={place}
                  judged={one}
                  changeHref={isWaiting ? undefined : `#change=${place}`}
                  changeId={`change-${place}`}
                  removeId={removeId(place)}
                  isTwice={twice.has(one.entry)}
                  onLooked={(day) => {
                    changeTools((now) => withReplaced(now, one.entry, { ...one.entry, looked: day }));
                    setFocused(`change-${place}`);
                  }}
                  onRemove={() => {
                    changeTools((now) => withReplaced(now, one.entry));
                    setRemoved({ entry: one.entry, place, name: one.name });
                    setFocused(putBackId);
                  }}
                />
              );
            })}
          </ul>
          <p className="print-only">{misfitCount(judged)}</p>
          <ToolsSheet rows={judged.map(sheetRow)} />
        </>
      )}
    </>
  );
}

const putBackId = 'put-back';
const removeId = (place: number) => `remove-${place}`;

/** A tool as a row on paper: conflicts first, in words, since a sheet is often printed without color. */
function sheetRow(judgedTool: JudgedTool): ReactNode[] {
  const { entry, name } = judgedTool;
  const misfits = misfitsInWords(judgedTool);
  return [
    [entry.plan ? `${name}: ${entry.plan}` : name, ...(entry.status === 'in use' ? [] : [entry.status])].join(', '),
    entry.purpose ?? '',
    <>
      {misfits && <b>{misfits} </b>}
      {enteredInWords(judgedTool)}
    </>,
    entry.role ?? '',
    entry.review ? formatCheckedDate(entry.review) : '',
  ];
}

/** Summary: 'Eleven tools. Three changed their terms, and one doesn’t fit.' */
function summaryOf(judgedTools: readonly JudgedTool[]): string {
  if (judgedTools.length === 0) return 'No tools yet. Begin with the one you opened last.';
  const isWaiting = judgedTools.some((one) => one.isWaiting);
  const misfits = isWaiting ? 0 : judgedTools.filter(isMisfit).length;
  const changedCount = judgedTools.filter(({ change }) => change).length;
  return [
    judgedTools.length === 1 ? 'One tool.' : `${judgedTools.length} tools.`,
    changedCount > 0 && `${changedCount === 1 ? 'One has' : `${changedCount} have`} changed terms since someone last looked.`,
    misfits > 0 && `${misfits === 1 ? 'One doesn’t' : `${misfits} don’t`} fit.`,
  ]
    .filter(Boolean)
    .join(' ');
}
