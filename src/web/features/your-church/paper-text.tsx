import type { PaperView } from '#domain/church/church-views.ts';
import { BlankText } from './blank-text.tsx';

/** Parts of a paper: paragraphs and lists, each with its heading where it has one. */
export function PaperText({ parts }: PaperView) {
  return parts.map(({ heading, says, list, steps }) => (
    <section key={heading ?? says ?? list?.[0] ?? steps?.[0]}>
      {heading && <h3>{heading}</h3>}
      {says && (
        <p>
          <BlankText>{says}</BlankText>
        </p>
      )}
      {list && <Lines as="ul" lines={list} />}
      {steps && <Lines as="ol" lines={steps} />}
    </section>
  ));
}

const Lines = ({ as: List, lines }: { as: 'ul' | 'ol'; lines: readonly string[] }) => (
  <List>
    {lines.map((line) => (
      <li key={line}>
        <BlankText>{line}</BlankText>
      </li>
    ))}
  </List>
);
