import type { Verdict } from '#domain/trust/verdict.ts';
import { PickBox } from './pick-box.tsx';

interface ToolRowProps {
  href: string;
  slug: string;
  name: string;
  /** At most 90 characters. */
  summary: string;
  shortPrice: string;
  /** What may be done with members’ details. */
  members: { word: string; verdict: Verdict };
  /** 'Retired', where the tool is no longer active. */
  status: string | undefined;
}

/** What stands in each line, over the lines where they have columns. A line says to the ear what its parts are. */
export const RowsHead = () => (
  <div className="rows-head" aria-hidden="true">
    <span />
    <span>Tool</span>
    <span>What it does</span>
    <span>Price</span>
    <span>Members’ details</span>
  </div>
);

/** A tool in a line of a list that is scanned: hence no component inside but the box. */
export function ToolRow({ href, slug, name, summary, shortPrice, members, status }: ToolRowProps) {
  return (
    <article className="row">
      <PickBox slug={slug} name={name} />
      <h3>
        <a href={href}>{name}</a>
        {status && <span className="badge">{status}</span>}
      </h3>
      <p>{summary}</p>
      <p className="row-price">{shortPrice}</p>
      <p className="row-members">
        <span>Members’ details: </span>
        <b className="row-verdict" data-kind={members.verdict}>
          {members.word}
        </b>
      </p>
    </article>
  );
}
