import { Icon } from './icon.tsx';

interface BackToMarkProps {
  /** The id of the mark that led here. */
  mark: string;
  /** For screen readers: 'Back to source 2 in the text'. */
  label: string;
}

/** At a footnote's end: the way back to where the reader was. */
export const BackToMark = ({ mark, label }: BackToMarkProps) => (
  <a className="back-to-mark" href={`#${mark}`}>
    <span className="visually-hidden">{label}</span>
    <Icon name="arrow-up" className="icon-small" />
  </a>
);
