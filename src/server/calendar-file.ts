import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { withoutControls } from '#domain/text/unseen.ts';

/** An event of a whole day. */
export interface DayEvent {
  /** The same for the same matter: a calendar that takes it in again moves it. */
  id: string;
  /** 2027-05-24. */
  day: string;
  title: string;
  text?: string;
  /** A whole address. */
  link: string;
  /** What a calendar says a week before. */
  reminder?: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const weekInSeconds = 7 * 24 * 60 * 60;

/**
 * Whole days as a calendar takes them in (RFC 5545). All files with dates are made here; folding and escaping are the library's.
 * @param madeAt when the file is made
 */
export function calendarFile(events: readonly DayEvent[], madeAt: Date): string {
  const calendar = ical({ prodId: { company: 'Ministry AI Hub', product: 'Calendar', language: 'EN' } });
  for (const { id, day, title, text, link, reminder } of events) {
    const event = calendar.createEvent({
      id: `${id}@ministry-ai-hub`,
      stamp: madeAt,
      start: new Date(day),
      // The day after, which is no part of it: without an end some calendars show none, or two.
      end: new Date(Date.parse(day) + dayMs),
      allDay: true,
      timezone: 'UTC',
      summary: title,
      description: text,
      // The library writes a comma as in a text, with a backslash, which an address may not have.
      url: link.replaceAll(',', '%2C'),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (reminder) event.createAlarm({ type: ICalAlarmType.display, trigger: weekInSeconds, description: reminder });
  }
  // Each line ends so, the last one too; a control character would end the reading of the whole.
  return `${withoutControls(calendar.toString())}\r\n`;
}
