import { addresses } from '#domain/addresses.ts';
import type { SituationListView } from '#domain/situations/situation-views.ts';
import '#ui/styles/situation.css';
import { ListFrame } from '#web/features/catalogue/list-frame.tsx';
import { CallFirst } from './call-first.tsx';

/** List of what may go wrong, danger to life first, after the numbers to call. */
export function SituationsPage({ list: { call, numbers, situations } }: { list: SituationListView }) {
  return (
    <ListFrame
      title="When something goes wrong"
      lead="What to do in the first hour, the first day and the first week. Each prints on one page for the office wall."
    >
      {call.length > 0 && <CallFirst call={call} numbers={numbers} />}
      <ol className="situations rows mt-10">
        {situations.map(({ slug, title, lead }) => (
          <li key={slug}>
            <div>
              <h2 className="h3">
                <a href={addresses.situation(slug)}>{title}</a>
              </h2>
              <p>{lead}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="meta mt-6">This isn’t legal advice. Pages you’ve opened here also work offline.</p>
    </ListFrame>
  );
}
