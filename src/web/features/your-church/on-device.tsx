import type { ChangeEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import { fullList, readChurchFile } from '#domain/church/church-file.ts';
import { mergeChurches } from '#domain/church/merge-churches.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import '#ui/styles/your-church.css';
import { askToKeep, changeChurch, deleteChurch, mayBeCleared, useChurch } from './church-on-device.ts';

/** Actions on the church's file: open one, delete all. Saving is in the line above the page (device-line.tsx). */
export function OnDeviceCard() {
  const device = useChurch();
  const [message, setMessage] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const headingId = useId();
  const [isClearable, setClearable] = useState(false);
  useEffect(() => {
    mayBeCleared().then(setClearable, () => {});
  }, []);

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setMessage(openedWords(await file.text()));
    // Reset, so that the same file can be opened again.
    target.value = '';
  };
  return (
    <>
      <section className="on-device box not-printed" aria-labelledby={headingId}>
        <h2 className="with-icon h3" id={headingId}>
          <Icon name="monitor" />
          Your church’s file
        </h2>
        <p>
          This file stays on this device. We can’t see it, and we can’t bring it back. Save it and put it where your office keeps
          its papers: it’s the record. Opening a file adds it to what’s already here.
        </p>
        <div className="device-acts cluster" data-gap="3" data-with-script="">
          <label className="button" data-variant="quiet">
            <input className="visually-hidden" type="file" accept=".json,application/json" onChange={open} />
            Open a file
          </label>
          {isClearable && (
            <Button
              variant="quiet"
              onClick={async () => {
                const agrees = await askToKeep();
                setClearable(!agrees);
                setMessage(agrees ? 'This browser keeps it until you delete it.' : 'This browser didn’t agree. Save the file.');
              }}
            >
              Ask this browser to keep it
            </Button>
          )}
          <Button variant="quiet" onClick={() => setDeleting(true)}>
            Delete all
          </Button>
        </div>
        {isDeleting && (
          <div className="device-acts cluster" data-gap="3">
            <p>
              This deletes your list, your policies, your training results and your church’s name from this device. Files you’ve
              saved stay.
            </p>
            <Button
              small
              variant="danger"
              autoFocus
              onClick={() => {
                deleteChurch();
                setDeleting(false);
                setMessage('Everything of your church is deleted from this device.');
              }}
            >
              Yes, delete all
            </Button>
            <Button small variant="quiet" onClick={() => setDeleting(false)}>
              Keep it
            </Button>
          </div>
        )}
        <p role="status">{message}</p>
      </section>
      {(!device || isAppleTouch()) && (
        <div className="mt-6 not-printed" data-without-script={device ? undefined : ''}>
          <Note title="On an iPhone or iPad" heading="h3">
            Safari may clear what a site has stored after seven days without a visit. Save your church’s file, or add this site to
            your home screen.
          </Note>
        </div>
      )}
    </>
  );
}

/** Opens a file, and describes the result. */
function openedWords(text: string): string {
  const result = readChurchFile(text);
  if ('refusal' in result) return result.refusal;
  const { church, leftOut } = result;
  if (!changeChurch((mine) => mergeChurches(mine, church))) return fullList;
  const count = [
    church.tools.length === 1 ? 'one tool' : `${church.tools.length} tools`,
    church.policies.length > 0 && (church.policies.length === 1 ? 'one policy' : `${church.policies.length} policies`),
    church.training.length > 0 && (church.training.length === 1 ? 'one training' : `${church.training.length} trainings`),
  ]
    .filter(Boolean)
    .join(', ');
  const rest = leftOut > 0 ? ` We couldn’t read ${leftOut === 1 ? 'one entry' : `${leftOut} entries`} and left it out.` : '';
  return `Opened: a file with ${count}. It’s added to what was here.${rest}`;
}

/** An iPad reports itself as a Mac, and is the only one with a touchscreen. */
const isAppleTouch = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
