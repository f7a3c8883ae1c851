import { addresses } from '#domain/addresses.ts';
import type { TermsChangesView } from '#domain/catalogue/views.ts';
import { mostChosen } from '#domain/trust/chosen-tools.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { errorOf, FormErrors } from '#web/features/visitor-form/form-errors.tsx';
import { FormExtraFields } from '#web/features/visitor-form/form-extras.tsx';
import type { AnsweredTermsWatch } from '#web/request-context.ts';

interface TermsMailProps {
  tools: TermsChangesView['tools'];
  /** Slugs that the page shows, selected initially. */
  chosen: readonly string[];
  /** The submitted form, with its validation errors. */
  answered: AnsweredTermsWatch | undefined;
}

const formId = 'terms-mail';

/** A plain form for mail when the terms of chosen tools change. */
export function TermsMail({ tools, chosen, answered }: TermsMailProps) {
  const issues = answered?.issues ?? [];
  const selectedSlugs = answered ? answered.values.tool.split(',') : chosen;
  const wrongTools = errorOf(issues, 'tool');
  return (
    <details className="accordion" open={answered !== undefined}>
      <summary>
        <h2>Get an email when terms change</h2>
      </summary>
      <FormErrors issues={issues} formId={formId} tries={0} />
      <form id={formId} tabIndex={-1} className="form" method="post" action={addresses.termsChanges()} noValidate>
        <FormExtraFields token="" />
        <p>
          {`Choose up to ${mostChosen} tools. We write when their terms change, at most once a week. First we send an email that asks whether it’s really you.`}
        </p>
        <TextField
          id="email"
          name="email"
          label="Your Email"
          type="email"
          autoComplete="email"
          defaultValue={answered?.values.email}
          error={errorOf(issues, 'email')}
          hint="For these emails only. A link in each of them ends them and erases your address."
          required
        />
        <fieldset className="field" data-error={wrongTools ? '' : undefined} aria-describedby={wrongTools && 'tool-error'}>
          <legend className="field-label">Your tools</legend>
          {wrongTools && (
            <p className="field-error with-icon" id="tool-error">
              {wrongTools}
            </p>
          )}
          <ul className="choices-in-columns">
            {tools.map(({ slug, name }, place) => (
              <li key={slug}>
                <label className="choice">
                  <input
                    type="checkbox"
                    name="tool"
                    // Target of the error summary's link.
                    id={place === 0 ? 'tool' : undefined}
                    value={slug}
                    defaultChecked={selectedSlugs.includes(slug)}
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <div className="button-row">
          <Button type="submit">Sign me up</Button>
        </div>
      </form>
    </details>
  );
}

/** Message after a step: the address was submitted, its owner followed the mail's link, the owner confirmed. */
export function TermsMailStep({ confirm, mail }: { confirm?: string; mail?: 'sent' | 'on' }) {
  if (confirm)
    return (
      <form method="post" action={addresses.termsChanges({ confirm })} className="form-width mb-6">
        <Note title="One more step">
          <p>Do you want to hear from us when the terms of the tools in that email change? We write at most once a week.</p>
          <div className="button-row mt-4">
            <Button type="submit">Yes, email me</Button>
          </div>
        </Note>
      </form>
    );
  if (!mail) return null;
  return (
    <div className="form-width mb-6">
      {mail === 'sent' ? (
        <Note kind="fine" title="Check your email">
          <p>
            We sent you an email with a link. Nothing else comes until you open it and press the button there. We ask each address
            once a day: if you asked earlier today, use the link in that email.
          </p>
        </Note>
      ) : (
        <Note kind="fine" title="You’ll hear from us">
          <p>We write when the terms of your tools change. A link in each email ends them and erases your address.</p>
        </Note>
      )}
    </div>
  );
}
