import type { CallView, DutyView } from '#domain/situations/situation-views.ts';

/** Heading above the numbers. */
export const callFirst = 'If a life is in danger, call first';

/** Numbers to call as buttons, the first filled: each dials, and sends a text where its operator takes text messages. */
export function Dial({ call }: { call: readonly Pick<CallView, 'id' | 'number' | 'sms' | 'when'>[] }) {
  return (
    <ul className="dial" data-count={call.length} data-long={call.length === 2 && call.some(isLong) ? '' : undefined}>
      {call.map((one) => (
        <li key={one.id}>
          <CallLink {...one} describedBy={`when-${one.id}`} />
          <span id={`when-${one.id}`}>{one.when}</span>
          <TextLink {...one} />
        </li>
      ))}
    </ul>
  );
}

/** Checks whether a number is too long for half of a phone's width at this size. */
const isLong = ({ number = '' }: Pick<DutyView, 'number'>) => number.length > 6;

/** Link that dials a number; its name is the number only, and in a button it covers all of it. */
export const CallLink = ({ number = '', describedBy }: Pick<DutyView, 'number'> & { describedBy?: string }) => (
  <a className="dial-call" href={`tel:${number.replace(/[^+\d]/g, '')}`} aria-describedby={describedBy}>
    <span className="visually-hidden">{'Call\u00a0'}</span>
    {unbroken(number)}
  </a>
);

/** Link that starts a text message to a number, with the word that it asks for. */
export function TextLink({ sms }: Pick<DutyView, 'sms'>) {
  if (!sms) return null;
  return (
    <a className="dial-text target" href={`sms:${sms.to}${sms.word ? `?body=${encodeURIComponent(sms.word)}` : ''}`}>
      {sms.word ? `Text ${sms.word} to ${sms.to}` : `Text ${sms.to}`}
    </a>
  );
}

/** A number never breaks over two lines. */
const unbroken = (number: string): string => number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
