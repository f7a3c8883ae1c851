import { Icon } from './icon.tsx';

interface BackToMarkProps {
  /** Id of the mark in the text. */
  mark: string;
  /** Label for screen readers: 'Back to source 2 in the text'. */
  label: string;
}

/** Link at a footnote's end, back to the reader's place in the text. */
export const BackToMark = ({ mark, label }: BackToMarkProps) => (
  <a className="back-to-mark" href={`#${mark}`}>
    <span className="visually-hidden">{label}</span>
    <Icon name="arrow-up" className="icon-small" />
  </a>
);
