import { addresses } from '#domain/addresses.ts';
import type { AllowingTool } from '#domain/may-enter/may-enter-views.ts';
import { verdictLooks } from '#ui/verdict.tsx';

/** Id of the list of programs that may hold something as records. */
export const keepingId = 'as-records';
/** Programs shown before the rest is folded. */
const shownAtOnce = 6;

export const allPrograms = (count: number): string => (count === 1 ? 'See the program' : `See all ${count} programs`);

/** Tools that allow it, each with its condition: the first few, and the rest after one press. */
export function Programs({ title, id, tools }: { title: string; id?: string; tools: readonly AllowingTool[] }) {
  const others = tools.slice(shownAtOnce);
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ProgramList tools={tools.slice(0, shownAtOnce)} />
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? 'And one more' : `And ${others.length} more`}</summary>
          <ProgramList tools={others} />
        </details>
      )}
    </>
  );
}

const ProgramList = ({ tools }: { tools: readonly AllowingTool[] }) => (
  <ul>
    {tools.map(({ slug, name, verdict, condition }) => (
      <li key={slug}>
        <a href={addresses.tool(slug)}>{name}</a>
        {`: ${verdictLooks[verdict].word.toLowerCase()}${condition ? ` ${condition}` : ''}.`}
      </li>
    ))}
  </ul>
);
