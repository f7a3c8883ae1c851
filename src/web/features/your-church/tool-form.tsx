import type { FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { today } from '#browser/today.ts';
import { addresses } from '#domain/addresses.ts';
import type { ToolInUse, ToolStatus } from '#domain/church/church-file.ts';
import { namesSomeone, toolStatuses } from '#domain/church/church-file.ts';
import { heldPlan, rulingOnKind, rulingsOn } from '#domain/church/register.ts';
import { unknownVerdict, verdictInWords } from '#domain/church/register-table.ts';
import type { ToolVerdictsView } from '#domain/church/register-views.ts';
import { findToolByName } from '#domain/church/tool-called.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import type { Kind } from '#domain/trust/kinds.ts';
import { kinds } from '#domain/trust/kinds.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError, SelectField, TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { VerdictWord } from '#ui/verdict.tsx';

interface ToolFormProps {
  known: readonly ToolVerdictsView[];
  /** Initial values: the tool to change, or the one in a link. */
  begun: Partial<ToolInUse>;
  /** The tool that was added just before. */
  justAdded: string;
  /** Person responsible for the previous tool: often the same. */
  lastRole: string | undefined;
  /** Stores the tool. @param isLast true to show the list next, false for another tool @returns an error if it isn't accepted */
  onSave: (entry: ToolInUse, isLast: boolean) => string | undefined;
}

const statusOptions = toolStatuses.map((value) => ({ value, label: capitalized(value) }));
const noAddress = 'Write a role, such as “office administrator,” and no email address.';

/**
 * Form for a tool in three steps: pick it, tick what goes in, add it; a fourth sets the plan, and until then the strictest
 * verdicts apply. Each kind shows its verdict before it is ticked.
 */
export function ToolForm({ known, begun, justAdded, lastRole, onSave }: ToolFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = begun.status === undefined;
  const isEmpty = isNew && !begun.tool;
  // The form replaces a list that may have been scrolled; only the address has changed.
  useEffect(() => {
    if (isEmpty) form.current?.querySelector('input')?.focus();
    else heading.current?.focus();
  }, [isEmpty]);
  const [name, setName] = useState(() => known.find(({ slug }) => slug === begun.tool)?.name ?? begun.name ?? '');
  /** Chosen plan with its tool: for another tool, the same words mean something else. */
  const [selectedPlan, setSelectedPlan] = useState({ tool: begun.tool, plan: begun.plan });
  const [entered, setEntered] = useState<readonly Kind[]>(begun.kinds ?? []);
  const [wrong, setWrong] = useState<Partial<Record<'tool' | 'kinds' | 'purpose' | 'role', string>>>({});

  const { tool, near } = findToolByName(name, known);
  const plans = tool?.plans.map(({ plan }) => plan) ?? [];
  const plan = tool && heldPlan(tool, selectedPlan.tool === tool.slug ? selectedPlan.plan : undefined)?.plan;
  const rulings = tool ? rulingsOn(tool, plan) : [];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const values = new FormData(event.currentTarget, submitter);
    const textOf = (field: string) => String(values.get(field) ?? '').trim() || undefined;
    const [purpose, role] = [textOf('purpose'), textOf('role')];
    const errors = {
      ...(name.trim() === '' && { tool: 'Name the tool.' }),
      ...(entered.length === 0 && { kinds: 'Check at least one thing that you enter.' }),
      ...(purpose && namesSomeone(purpose) && { purpose: 'Say what it’s for, without an email address.' }),
      ...(role && namesSomeone(role) && { role: noAddress }),
    };
    setWrong(errors);
    const [first] = Object.keys(errors);
    if (first) return form.current?.querySelector<HTMLElement>(`[data-field=${first}] input`)?.focus();
    const refusal = onSave(
      {
        // Fields that another version of this page wrote are preserved.
        ...begun,
        tool: tool?.slug,
        // The hub's tools are stored with their name, too: the list is also read offline, without the hub's names.
        name: tool?.name ?? name.trim(),
        plan: tool ? plan : textOf('ownPlan'),
        purpose,
        kinds: kinds.map(({ kind }) => kind).filter((kind) => entered.includes(kind)),
        role,
        status: (values.get('status') as ToolStatus | null) ?? 'in use',
        added: begun.added ?? today(),
        review: textOf('review'),
      },
      !values.has('another'),
    );
    if (refusal) setWrong({ tool: refusal });
  };
  return (
    <section className="not-printed" aria-labelledby={`${id}-head`}>
      <BackLink href={addresses.churchTools}>Your tools</BackLink>
      <h2 id={`${id}-head`} ref={heading} tabIndex={-1}>
        {isNew ? 'Add a tool' : `Change ${name}`}
      </h2>
      <p role="status">{justAdded && `${justAdded} is in your list. Name the next tool.`}</p>
      <form className="mt-6 form-width" ref={form} onSubmit={submit} noValidate>
        <ol className="add-steps stack" data-gap="6">
          <li data-field="tool">
            <TextField
              label="Which tool?"
              hint={`Type a few letters and choose. One that isn’t among our ${known.length} is fine too: type its name.`}
              error={wrong.tool}
              list={`${id}-names`}
              value={name}
              onChange={({ target }) => setName(target.value)}
              autoComplete="off"
              maxLength={80}
            />
            {near.length > 0 && (
              <p className="cluster mt-2" data-gap="2">
                Did you mean{' '}
                {near.map((one) => (
                  <Button small variant="quiet" key={one.slug} onClick={() => setName(one.name)}>
                    {one.name}
                  </Button>
                ))}
              </p>
            )}
            <datalist id={`${id}-names`}>
              {known.map((one) => (
                <option key={one.slug} value={one.name} />
              ))}
            </datalist>
          </li>
          <li>
            {tool ? (
              <fieldset aria-describedby={plans.length > 1 ? `${id}-plan` : undefined}>
                <legend>On which plan, or in which part?</legend>
                {plans.length > 1 && (
                  <p className="meta" id={`${id}-plan`}>
                    It decides what may go in. Until you choose one, the strictest verdicts hold.
                  </p>
                )}
                <div className="plans choices box">
                  {plans.map((one) => (
                    <label className="choice" key={one}>
                      <input
                        type="radio"
                        name="plan"
                        value={one}
                        checked={plan === one}
                        onChange={() => setSelectedPlan({ tool: tool.slug, plan: one })}
                      />
                      {capitalized(one)}
                    </label>
                  ))}
                </div>
              </fieldset>
            ) : (
              <TextField
                label="On which plan?"
                name="ownPlan"
                hint="It may stay empty."
                defaultValue={begun.plan}
                maxLength={120}
              />
            )}
          </li>
          <li data-field="kinds">
            <fieldset aria-describedby={wrong.kinds && `${id}-kinds`}>
              <legend>What do you enter?</legend>
              <div className="kind-ticks choices box">
                {kinds.map(({ kind, label }) => {
                  const ruling = rulingOnKind(rulings, kind);
                  return (
                    <label className="choice" key={kind}>
                      <input
                        type="checkbox"
                        name="kinds"
                        value={kind}
                        checked={entered.includes(kind)}
                        onChange={({ target }) =>
                          setEntered(target.checked ? [...entered, kind] : entered.filter((one) => one !== kind))
                        }
                      />
                      <span>
                        {label}
                        {ruling && <VerdictWord verdict={ruling.verdict} word={capitalized(verdictInWords(ruling))} />}
                        {!tool && name !== '' && <VerdictWord verdict="never" word={unknownVerdict} />}
                      </span>
                    </label>
                  );
                })}
              </div>
              {wrong.kinds && <FieldError id={`${id}-kinds`}>{wrong.kinds}</FieldError>}
            </fieldset>
          </li>
          <li className="space-y-4">
            <h3>What for, and who answers?</h3>
            <div data-field="purpose">
              <TextField
                label="What for, in a few words"
                name="purpose"
                hint="It may stay empty."
                error={wrong.purpose}
                defaultValue={begun.purpose}
                maxLength={120}
              />
            </div>
            <div data-field="role">
              <TextField
                label="Who answers for it"
                name="role"
                hint="A role, not a name: roles outlast people, and a shared list names no one."
                error={wrong.role}
                defaultValue={isNew ? lastRole : begun.role}
                maxLength={80}
              />
            </div>
            <details className="fold" open={!isNew}>
              <summary>
                Status and next review{isNew && ': in use, in a year'}
                <Icon name="chevron-down" />
              </summary>
              <div className="space-y-4">
                <SelectField label="Status" name="status" options={statusOptions} defaultValue={begun.status} />
                <TextField
                  label="Next review"
                  name="review"
                  type="date"
                  hint="Or sooner, if its terms change."
                  defaultValue={isNew ? inAYear(today()) : begun.review}
                />
              </div>
            </details>
          </li>
        </ol>
        <div className="register-acts cluster mt-6" data-gap="3">
          <Button type="submit">{isNew ? 'Add to your list' : 'Keep the change'}</Button>
          {isNew && (
            <Button type="submit" name="another" value="yes" variant="quiet">
              Add it, then another
            </Button>
          )}
          <a className="target" href={addresses.churchTools}>
            Cancel
          </a>
        </div>
      </form>
    </section>
  );
}

/** The same day a year later; the last day of February after the 29th. */
const inAYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;
