import { Icon } from '#ui/icon.tsx';

/** Notices that the content above is old, or waits to be read again: one sentence a line. */
export const Aged = ({ notices }: { notices: readonly string[] }) =>
  notices.map((notice) => (
    <p className="aged with-icon" key={notice}>
      <Icon name="clock" />
      {notice}
    </p>
  ));
