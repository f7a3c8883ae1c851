import type { Mark } from '#domain/search/marks.ts';

/** A text with the parts that were looked for in <mark>. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const parts = marks.flatMap(([start, end], place) => [
    text.slice(marks[place - 1]?.[1] ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
