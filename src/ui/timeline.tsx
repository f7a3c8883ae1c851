import type { ReactNode } from 'react';

interface TimelineProps {
  /** One sentence each, the oldest first. */
  events: ReadonlyArray<{ date: string; text: ReactNode }>;
}

/** Quarry markers on a line. */
export function Timeline({ events }: TimelineProps) {
  return (
    <ol className="timeline">
      {events.map((event) => (
        <li key={event.date}>
          <b>{event.date}</b>
          {event.text}
        </li>
      ))}
    </ol>
  );
}
