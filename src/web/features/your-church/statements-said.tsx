import { addresses } from '#domain/addresses.ts';
import type { QuestionView } from '#domain/church/church-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { nextButtonProps } from './hidden-answers.tsx';

/** Number of statements that are unfolded under a question. */
const mostUnfolded = 3;

const isDay = (date: string) => /^\d{4}-\d\d/.test(date);

interface StatementsSaidProps {
  question: QuestionView;
  /** Id of the question's form: the select of a tradition belongs to it, so that neither choice drops the other. */
  form: string;
}

/** Public statements of church bodies on a question, of all traditions or one. */
export function StatementsSaid({ question: { number, statements, traditions, tradition = '' }, form }: StatementsSaidProps) {
  return (
    <section id="said">
      <h2>What other churches say</h2>
      {traditions.length === 0 && <p className="mt-3">None of the public statements that we’ve gathered speaks on this.</p>}
      {traditions.length > 1 && (
        <div className="form-foot cluster" key={`${number} ${tradition}`}>
          <SelectField
            label="Tradition"
            name="tradition"
            form={form}
            defaultValue={tradition}
            options={[{ value: '', label: 'All traditions' }, ...traditions.map((value) => ({ value, label: value }))]}
          />
          <Button
            type="submit"
            variant="quiet"
            form={form}
            formAction={`${addresses.churchPolicy()}#said`}
            {...nextButtonProps(number)}
          >
            Show
          </Button>
        </div>
      )}
      <Statements statements={statements.slice(0, mostUnfolded)} />
      {statements.length > mostUnfolded && (
        // Another question or tradition is another list, and folded initially.
        <details className="fold" key={`${number} ${tradition}`}>
          <summary>
            {statements.length - mostUnfolded} more
            <Icon name="chevron-down" />
          </summary>
          <Statements statements={statements.slice(mostUnfolded)} />
        </details>
      )}
      <p className="mt-3">
        <a className="go" href={addresses.policyTab('statements')}>
          All public statements
        </a>
      </p>
    </section>
  );
}

const Statements = ({ statements }: Pick<QuestionView, 'statements'>) => (
  <ul className="said rows mt-3">
    {statements.map(({ id, says, isQuoted, body, name, date, url, note, tradition }) => (
      <li key={id}>
        <p className="in-short">{says}</p>
        <p className="meta">
          {isQuoted ? 'In their words.' : 'Our summary.'} {body} ({tradition}), <a href={url}>{name}</a>,{' '}
          {isDay(date) ? formatCheckedDate(date) : date}.{note && ` ${note}`}
        </p>
      </li>
    ))}
  </ul>
);
