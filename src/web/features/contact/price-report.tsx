import { addresses } from '#domain/addresses.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { errorOf, FormErrors } from '#web/features/visitor-form/form-errors.tsx';
import { FormExtraFields } from '#web/features/visitor-form/form-extras.tsx';
import type { LoadedForm } from '#web/features/visitor-form/loaded-form.ts';
import type { AnsweredContact } from '#web/request-context.ts';

interface PriceReportProps {
  loaded: LoadedForm<AnsweredContact>;
  subject: string;
  /** Path of the tool's page. */
  path: string;
}

/** Report of the right price, in one field and without a name. */
export function PriceReport({ loaded: { token = '', answered }, subject, path }: PriceReportProps) {
  const issues = answered?.issues ?? [];
  const formId = 'price-report';
  return (
    <div className="wrap page-end">
      <BackLink href={path}>Back to the tool</BackLink>
      <header className="page-head">
        <h1>Wrong price</h1>
        <p className="lead">
          Prices change faster than we can read them. Tell us what you saw, and we’ll look it up and correct the page.
        </p>
      </header>
      <FormErrors issues={issues} formId={formId} tries={0} />
      <form id={formId} tabIndex={-1} className="form mt-6" method="post" action={addresses.contact} noValidate>
        <FormExtraFields token={token} />
        <input type="hidden" name="subject" value={subject} />
        <TextArea
          id="message"
          name="message"
          label="What is the price?"
          rows={3}
          defaultValue={answered?.values.message}
          error={errorOf(issues, 'message')}
          hint="Tell us the plan, the amount, and the page where it says so, if you have it. We don’t ask who you are, so we can’t answer you."
          required
        />
        <div className="button-row">
          <Button type="submit">Send</Button>
        </div>
      </form>
    </div>
  );
}
