import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { withoutControls } from '#domain/text/unseen.ts';

/** Event of a whole day. */
export interface DayEvent {
  /** Id that stays the same for the same matter: a calendar that imports it again moves the event. */
  id: string;
  /** Day, such as 2027-05-24. */
  day: string;
  title: string;
  text?: string;
  /** Absolute address. */
  link: string;
  /** Text of the calendar's alarm a week before. */
  reminder?: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const weekInSeconds = 7 * 24 * 60 * 60;

/**
 * Makes a calendar file of whole days (RFC 5545). All files with dates are made here; the library folds and escapes.
 * @param madeAt time of making the file
 */
export function calendarFile(events: readonly DayEvent[], madeAt: Date): string {
  const calendar = ical({ prodId: { company: 'Ministry AI Hub', product: 'Calendar', language: 'EN' } });
  for (const { id, day, title, text, link, reminder } of events) {
    const event = calendar.createEvent({
      id: `${id}@ministry-ai-hub`,
      stamp: madeAt,
      start: new Date(day),
      // Exclusive end: without one some calendars show no day, or two.
      end: new Date(Date.parse(day) + dayMs),
      allDay: true,
      timezone: 'UTC',
      summary: title,
      description: text,
      // Encodes commas: the library escapes one with a backslash, as in a text, which an address may not have.
      url: link.replaceAll(',', '%2C'),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (reminder) event.createAlarm({ type: ICalAlarmType.display, trigger: weekInSeconds, description: reminder });
  }
  // Ends the last line too; a control character would end the parsing of the whole file.
  return `${withoutControls(calendar.toString())}\r\n`;
}
