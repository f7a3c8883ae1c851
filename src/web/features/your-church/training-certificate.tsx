import type { TrainingResult } from '#domain/church/church-file.ts';
import { signedClauses } from '#domain/church/training.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Button } from '#ui/button.tsx';
import type { OwnTraining } from './own-training.ts';

interface TrainingCertificateProps {
  training: OwnTraining;
  /** Result of the person taking the training now, once it was passed under this version of the policy. */
  result: TrainingResult | undefined;
  /** Number of situations. */
  of: number;
  /** True if enough of the answers given under another version are right. */
  isRightBefore: boolean;
  /** Set on the last unit; the others only print it. */
  isShown: boolean;
}

/** Certificate to print and sign; before passing, only the sheet. Names are written by hand: nothing here asks for one. */
export function TrainingCertificate({ training, result, of, isRightBefore, isShown }: TrainingCertificateProps) {
  const { clauses, mark, date } = training;
  const version = `Version ${mark}, ${formatCheckedDate(date)}`;
  const right = Math.round((result?.score ?? 0) * of);
  return (
    <section className={isShown ? 'sheet-part' : 'sheet-part print-only'} id="sheet" aria-labelledby="sheet-title">
      <h2 id="sheet-title" className="not-printed">
        {result ? 'You’re done' : 'The sheet to sign'}
      </h2>
      <p className="not-printed" role="status">
        {result
          ? `${right} of ${of} right. Print the sheet, sign it, and give it to whoever owns the policy.`
          : isRightBefore
            ? 'Your policy has changed since you answered, and your answers are still right. Check one of them again, and your certificate names today’s version.'
            : 'Once you’ve passed, your certificate appears above the sheet. You can print the sheet alone, too.'}
      </p>
      <div className="form-foot cluster not-printed" data-with-script="">
        <Button icon="printer" onClick={() => print()}>
          Print and sign
        </Button>
      </div>
      {result && (
        <div className="certificate box mt-6" data-mark={mark}>
          <div>
            <p className="meta">Training on how we use AI</p>
            <h3>Passed on {formatCheckedDate(result.date)}</h3>
            <dl>
              <div>
                <dt className="meta">Policy</dt>
                <dd>{version}</dd>
              </div>
              <div>
                <dt className="meta">Right</dt>
                <dd>
                  {right} of {of}
                </dd>
              </div>
              <div>
                <dt className="meta">Repeat by</dt>
                <dd>{formatCheckedDate(`${Number(result.date.slice(0, 4)) + 1}${result.date.slice(4, 7)}`)}</dd>
              </div>
            </dl>
            <div className="sign">
              <p>Name</p>
            </div>
          </div>
        </div>
      )}
      <div className="to-sign mt-6" data-mark={mark}>
        <h3>I’ve read it, and I’ll keep to it</h3>
        <p className="meta">How we use AI. {version}</p>
        <ul className="said rows mt-3">
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
