import { capitalized } from '#domain/text/capitalized.ts';

const tones: Record<string, 'green' | 'blue' | 'red'> = {
  pending: 'blue',
  accepted: 'green',
  done: 'green',
  answered: 'green',
  active: 'green',
  spam: 'red',
  hidden: 'red',
};

/** The state of a suggestion, message, question or record; the color only repeats the word. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className="badge" data-tone={tones[status]}>
      {statusName(status)}
    </span>
  );
}

/** Returns the name of a state: 'In review' for 'in review'. A hidden entry is 'Taken down', as its button says. */
export const statusName = (status: string): string => (status === 'hidden' ? 'Taken down' : capitalized(status));

/** Returns the options of a select for some states. */
export const statusOptions = (statuses: readonly string[]) => statuses.map((value) => ({ value, label: statusName(value) }));
