import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '#ui/icon.tsx';

type Heading = 'h2' | 'h3' | 'h4';

interface Pair {
  label: string;
  says: ReactNode;
}

/** Pairs between hairlines under a heading: what to have before a workflow begins, or what to do when it goes wrong. */
export function RuledPairs({ title, heading: Title, pairs }: { title: string; heading: Heading; pairs: readonly Pair[] }) {
  return (
    <>
      <Title>{title}</Title>
      <dl className="ruled">
        {pairs.map(({ label, says }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export interface WorkExample {
  asked: string;
  cameBack: string;
  fault: string;
  made: string;
}

/** What every example says of itself that was made up. */
export const showsCommonFault = 'We wrote this to show a common fault. It isn’t the output of any one tool.';

/** What was asked, what came back with its fault, and what a person made of it. */
export function ExampleInParts({ heading: Title, example }: { heading: Heading; example: WorkExample }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>An example</Title>
      <p className="meta">{showsCommonFault}</p>
      <div className="example">
        <div className="example-part" data-part="prompt">
          <p className="example-label">What was asked</p>
          <p>{example.asked}</p>
        </div>
        <div className="example-part" data-part="output">
          <p className="example-label">What came back</p>
          <p>{example.cameBack}</p>
          <p className="fault-note">
            <Icon name="circle-alert" />
            <span>{`Fault: ${example.fault}`}</span>
          </p>
        </div>
        <div className="example-part" data-part="correction">
          <p className="example-label">What a person made of it</p>
          <p>{example.made}</p>
        </div>
      </div>
    </section>
  );
}
