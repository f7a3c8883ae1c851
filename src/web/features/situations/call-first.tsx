import type { SituationListView } from '#domain/situations/situation-views.ts';
import { Accordion } from '#ui/accordion.tsx';
import { callFirst, Dial } from './dial.tsx';
import { byPlace, countriesOf, NumbersAbroad } from './numbers.tsx';

/** Numbers to call before anything else: the largest element of the page, with other countries one press away. */
export function CallFirst({ call, numbers }: Pick<SituationListView, 'call' | 'numbers'>) {
  const { abroad } = byPlace(numbers);
  return (
    <section className="call-first" aria-labelledby="call-first">
      <h2 id="call-first">{callFirst}</h2>
      <Dial call={call} />
      <Accordion
        items={[
          {
            title: 'Outside the United States',
            facts: <span className="meta">{countriesOf(abroad)}</span>,
            content: <NumbersAbroad numbers={abroad} />,
          },
        ]}
      />
    </section>
  );
}
