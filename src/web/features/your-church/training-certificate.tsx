import type { PolicyClause } from '#domain/church/policy-text.ts';
import { signedClauses } from '#domain/church/training.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Button } from '#ui/button.tsx';

interface TrainingCertificateProps {
  clauses: readonly PolicyClause[];
  policy: { version: number; date: string };
  right: number;
  of: number;
  /** The day, once it is passed. */
  today: string | undefined;
}

/** What someone prints and signs; before it is passed, the sheet alone. Names are written by hand: nothing here asks for one. */
export function TrainingCertificate({ clauses, policy, right, of, today }: TrainingCertificateProps) {
  const version = `Version ${policy.version}, ${formatCheckedDate(policy.date)}`;
  return (
    <section className="sheet-part" id="sheet" aria-labelledby="sheet-title">
      <h2 id="sheet-title" className="not-printed">
        {today ? 'You’re done' : 'The sheet to sign'}
      </h2>
      <p className="not-printed" role="status">
        {today
          ? `${right} of ${of} right. Print the sheet, sign it, and give it to whoever owns the policy.`
          : 'Once you’ve passed, your certificate appears above the sheet. You can print the sheet alone, too.'}
      </p>
      <div className="form-foot not-printed" data-with-script="">
        <Button icon="printer" onClick={() => print()}>
          Print and sign
        </Button>
      </div>
      {today && (
        <div className="certificate mt-6">
          <div>
            <p className="meta">Training on how we use AI</p>
            <h3>Passed on {formatCheckedDate(today)}</h3>
            <dl>
              <div>
                <dt>Policy</dt>
                <dd>{version}</dd>
              </div>
              <div>
                <dt>Right</dt>
                <dd>
                  {right} of {of}
                </dd>
              </div>
              <div>
                <dt>Repeat by</dt>
                <dd>{formatCheckedDate(`${Number(today.slice(0, 4)) + 1}${today.slice(4, 7)}`)}</dd>
              </div>
            </dl>
            <div className="sign">
              <p>Name</p>
            </div>
          </div>
        </div>
      )}
      <div className="to-sign mt-6">
        <h3>I’ve read it, and I’ll keep to it</h3>
        <p className="meta">How we use AI. {version}</p>
        <ul className="said mt-3">
          {signedClauses(clauses).map(({ head, text }) => (
            <li key={head}>{text}</li>
          ))}
          <li>I may also say no. I can serve here without any of these tools.</li>
        </ul>
        <div className="sign">
          <p>Signature</p>
          <p>Date</p>
          <p>For the church</p>
          <p>Date</p>
        </div>
      </div>
    </section>
  );
}
