import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '#ui/icon.tsx';

type Heading = 'h2' | 'h3' | 'h4';

interface Pair {
  label: string;
  says: ReactNode;
}

/** Pairs between hairlines under a heading: preparations for a workflow, or remedies when it goes wrong. */
export function RuledPairs({ title, heading: Title, pairs }: { title: string; heading: Heading; pairs: readonly Pair[] }) {
  return (
    <>
      <Title>{title}</Title>
      <dl className="ruled pairs">
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
  /** Fault of the draft; absent if the draft is good. */
  fault?: string | undefined;
  made: string;
}

/** Note on an example: we wrote it, with a fault to look for or without. */
export const writtenByUs = (hasFault: boolean): string =>
  `Written by us as an example${hasFault ? ', with a fault to look for' : ' of a good draft'}. It isn’t the output of any tool.`;

/** Example in parts: the request, the draft, its fault if it has one, and a person's version of it. */
export function ExampleInParts({ heading: Title, example }: { heading: Heading; example: WorkExample }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>An example</Title>
      <p className="meta">{writtenByUs(example.fault !== undefined)}</p>
      <div className="example">
        <div className="example-part" data-part="prompt">
          <p className="example-label">What was asked</p>
          <p>{example.asked}</p>
        </div>
        <div className="example-part" data-part="output">
          <p className="example-label">What came back</p>
          <p>{example.cameBack}</p>
          {example.fault && (
            <p className="fault-note with-icon">
              <Icon name="circle-alert" />
              <span>{`Fault: ${example.fault}`}</span>
            </p>
          )}
        </div>
        <div className="example-part" data-part="correction">
          <p className="example-label">What a person made of it</p>
          <p>{example.made}</p>
        </div>
      </div>
    </section>
  );
}
