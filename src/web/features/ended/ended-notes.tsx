import type { EndedView } from '#domain/ended/ended-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Icon } from '#ui/icon.tsx';

/** Notes on things a page names that have ended or were renamed since: one line each, with the source. */
export const EndedNotes = ({ ended }: { ended: readonly EndedView[] }) =>
  ended.map(({ id, says, instead, publisher, dated, source }) => (
    <p className="aged with-icon" key={id}>
      <Icon name="clock" />
      <span>
        {`${says} ${instead} According to `}
        <a href={source} rel="noopener nofollow">
          {publisher}
        </a>
        {dated ? `, ${formatCheckedDate(dated)}.` : '.'}
      </span>
    </p>
  ));
