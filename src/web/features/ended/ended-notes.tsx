import type { EndedView } from '#domain/ended/ended-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Icon } from '#ui/icon.tsx';

/** What a page names and what ended or has another name since: one line each, with who says so. */
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
