import type { FieldIssue } from '#domain/check.ts';
import { suggestionCategories, suggestionDifficulties, suggestionPricings } from '#domain/submissions/suggestion-fields.ts';
import type { SuggestionValues } from '#domain/submissions/suggestion-form.ts';
import { Checkbox, RadioGroup } from '#ui/choice.tsx';
import { FieldError, SelectField, TextArea, TextField, wiringOf } from '#ui/field.tsx';
import { errorOf } from '#web/features/visitor-form/form-errors.tsx';
import { GrowingList } from './growing-list.tsx';

interface SuggestionFieldsProps {
  values: SuggestionValues;
  issues: readonly FieldIssue[];
  focus?: string;
  onListChange: () => void;
}

/**
 * Fields of the suggestion, with the labels that the college fixed (docs/product.md). The style sheet shows those of a tool or of
 * a workflow (suggestion.css), so that the type can be changed before hydration, or without scripts. A browser of before 2023,
 * which cannot, shows the fields of both.
 */
export function SuggestionFields({ values, issues, focus, onListChange }: SuggestionFieldsProps) {
  const field = (name: Exclude<keyof SuggestionValues, 'worksForTool' | 'features' | 'steps' | 'bestPractices' | 'type'>) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: errorOf(issues, name),
  });
  const lists = { issues, focus, onChange: onListChange };
  return (
    <>
      <RadioGroup
        id="type"
        label="What would you like to share?"
        name="type"
        defaultValue={values.type}
        error={errorOf(issues, 'type')}
        options={[
          { value: 'workflow', label: 'Workflow' },
          { value: 'tool', label: 'Tool' },
        ]}
      />
      <NameField value={values.title} error={errorOf(issues, 'title')} />
      <SelectField
        {...field('category')}
        label="Category"
        required
        options={choices('Choose a category', suggestionCategories)}
      />
      <TextArea
        {...field('description')}
        label="Description"
        hint="What it does for a church, in two or three sentences. Leave out names of members. At most three links."
        required
      />

      <div className="stack" data-gap="6" data-of="tool">
        <TextField {...field('website')} label="Website URL" type="url" inputMode="url" hint="Optional." />
        <SelectField
          {...field('pricing')}
          label="Pricing"
          hint="Optional."
          options={choices('Choose the pricing', suggestionPricings)}
        />
        <GrowingList
          {...lists}
          list="features"
          label="Key Features"
          itemName="Feature"
          addLabel="Add Feature"
          values={values.features}
        />
      </div>

      <div className="stack" data-gap="6" data-of="workflow">
        <SelectField
          {...field('difficulty')}
          label="Difficulty Level"
          hint="Optional."
          options={choices('Choose the difficulty level', suggestionDifficulties)}
        />
        <TextField {...field('timeEstimate')} label="Time Estimate" hint="Optional. For a first attempt, such as 2 hours." />
        <GrowingList {...lists} list="steps" label="Steps" itemName="Step" addLabel="Add Step" values={values.steps} />
        <GrowingList
          {...lists}
          list="bestPractices"
          label="Best Practices"
          itemName="Best Practice"
          addLabel="Add Best Practice"
          values={values.bestPractices}
        />
      </div>

      <TextField {...field('submitterName')} label="Your Name" autoComplete="name" required />
      <TextField
        {...field('submitterEmail')}
        label="Your Email"
        type="email"
        autoComplete="email"
        hint="Only to ask you about this suggestion. We never show it."
        required
      />
      <TextField {...field('ministryName')} label="Ministry/Church Name" autoComplete="organization" required />
      <Checkbox
        id="worksForTool"
        name="worksForTool"
        value="yes"
        defaultChecked={values.worksForTool}
        label="I work for or earn from this tool"
        hint="Or from a tool that your workflow uses. It doesn’t rule out your suggestion."
      />
    </>
  );
}

// Separate from TextField, because its label depends on the type.
function NameField({ value, error }: { value: string; error?: string }) {
  const wiring = wiringOf('title', undefined, error);
  return (
    <div className="field" data-error={error ? '' : undefined}>
      <label htmlFor="title">
        <span data-of="workflow">Workflow Name</span>
        <span data-of="tool">Tool Name</span>
      </label>
      <input type="text" {...wiring} name="title" defaultValue={value} className="input" autoComplete="off" required />
      {error && <FieldError id="title-error">{error}</FieldError>}
    </div>
  );
}

const choices = (none: string, values: readonly string[]) => [
  { value: '', label: none },
  ...values.map((value) => ({ value, label: value })),
];
