import type { ReactNode } from 'react';
import { useState } from 'react';
import { Accordion } from './accordion.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { BackLink } from './back-link.tsx';
import { DifficultyBadge, ImpactBadge, PricingBadge, StatusBadge } from './badge.tsx';
import { Button, ButtonLink } from './button.tsx';
import { CategoryChip } from './chip.tsx';
import { Checkbox, RadioGroup } from './choice.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SelectField, TextArea, TextField } from './field.tsx';
import { Icon } from './icon.tsx';
import { iconNames } from './icon-names.ts';
import { Loading } from './loading.tsx';
import { Note } from './note.tsx';
import { Pagination } from './pagination.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { TickList } from './tick-list.tsx';
import type { ToastMessage } from './toast.tsx';
import { Toaster } from './toast.tsx';

const families = ['cobalt', 'ruby', 'amber', 'emerald', 'violet'] as const;

/** The primitives in their states, with sample words; for the development-only page, which has the site's own bar and footer. */
export function Gallery() {
  return (
    <>
      <h1 className="wrap">Primitives</h1>
      <Part title="Text">
        <p className="display">Display: Claude, 1,234</p>
        <h2>Second heading, July 2025</h2>
        <h3>Third heading</h3>
        <h4>Fourth heading</h4>
        <p className="lead">Lead: AI tools that churches use or ask about. Each page says what it costs.</p>
        <p className="measure">
          Body text with a <a href="#link">link in it</a>, a <b>bold word</b> and figures: $19.99, 1,036 and 50–70 %.
        </p>
        <TickList kind="plus" items={['Drafts letters', 'Reads long files']} />
        <div className="button-row">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Part>
      <Part title="Buttons and labels">
        <BackLink href="#back">Back to Text based AI Hub</BackLink>
        <div className="button-row">
          <ButtonLink href="#explore" iconAfter="arrow-right">
            Explore AI Resources
          </ButtonLink>
          <Button variant="quiet">View Research</Button>
          <Button sending sendingLabel="Submitting...">
            Submit for Review
          </Button>
          <Button small variant="quiet" icon="plus">
            Add Step
          </Button>
          <Button disabled>Disabled</Button>
        </div>
        <div className="button-row">
          <PricingBadge>Freemium</PricingBadge>
          <DifficultyBadge tone="green">Beginner Friendly</DifficultyBadge>
          <DifficultyBadge tone="red">Advanced</DifficultyBadge>
          <ImpactBadge tone="blue">Medium</ImpactBadge>
          <ImpactBadge tone="grey">Low</ImpactBadge>
          <StatusBadge>Retired May 2026</StatusBadge>
          {families.map((family) => (
            <CategoryChip key={family} name={`Glass: ${family}`} glass={[family, 'cobalt']} />
          ))}
        </div>
      </Part>
      <Part title="Form">
        <SampleForm />
      </Part>
      <Part title="Notes and states">
        <Note kind="caution" title="Where a person decides" heading="h3">
          <p>Read it aloud before it is sent.</p>
        </Note>
        <Note kind="never" title="Never paste" heading="h3">
          <p>Prayer requests with names.</p>
        </Note>
        <Note kind="fine" title="No AI needed" heading="h3">
          <p>A list on paper does it.</p>
        </Note>
        <EmptyState title="No tools found for your search criteria." hint="Try a shorter word." heading="h3">
          <ButtonLink href="#all" variant="quiet">
            Clear Filters
          </ButtonLink>
        </EmptyState>
        <Loading>Loading tools...</Loading>
        <ErrorState title="Error loading tools" hint="503: the catalogue is away." onRetry={() => {}} />
      </Part>
      <Part title="Lists and tables">
        <Tabs
          label="Parts"
          selected="guide"
          tabs={[
            { id: 'guide', label: 'Guide', href: '#guide' },
            { id: 'tools', label: 'Tools', count: 12, href: '#tools' },
          ]}
        >
          <p>What the open tab shows.</p>
        </Tabs>
        <Table
          caption="Tools side by side"
          columns={[
            { header: 'Tool', rowHeader: true, cell: ({ name }) => name },
            { header: 'Uses', numeric: true, cell: ({ uses }) => uses },
          ]}
          rows={[
            { name: 'Claude', uses: 14 },
            { name: 'Whisper', uses: 3 },
          ]}
          rowKey={({ name }) => name}
        />
        <Accordion
          items={[
            { title: 'Visitor follow-up in one evening', content: <p>Collect the welcome cards.</p>, open: true },
            { title: 'Weekly email newsletter', content: <p>Collect the news.</p> },
          ]}
        />
        <Pagination page={2} pageCount={4} label="Pages of tools" hrefOf={(page) => `#page-${page}`} />
      </Part>
      <Part title="Over the page">
        <Overlays />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap section space-y-6">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A form with errors. */
function SampleForm() {
  return (
    <form className="form">
      <ErrorSummary errors={[{ fieldId: 'description', message: 'Enter a description' }]} />
      <RadioGroup
        label="What would you like to share?"
        name="type"
        defaultValue="tool"
        options={['Workflow', 'Tool'].map((label) => ({ value: label.toLowerCase(), label }))}
      />
      <TextField label="Tool Name" name="title" defaultValue="Whisper" />
      <SelectField label="Category" name="formCategory" options={[{ value: 'c', label: 'Communication' }]} />
      <TextArea id="description" label="Description" name="description" hint="Leave out names." error="Enter a description" />
      <Checkbox label="Tell me when it is published" name="tell" defaultChecked />
    </form>
  );
}

const messages: ToastMessage[] = [
  { key: 'sent', kind: 'success', title: 'Success!', text: 'Your submission has been received and is under review.' },
  { key: 'lost', kind: 'error', title: 'Error', text: 'Failed to submit. Please try again.' },
];

function Overlays() {
  const [isAsking, setIsAsking] = useState(false);
  const [message, setMessage] = useState<ToastMessage>();
  const close = () => setIsAsking(false);
  return (
    <div className="button-row">
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Open the alert dialog
      </Button>
      {messages.map((one) => (
        <Button key={one.key} variant="quiet" onClick={() => setMessage(one)}>
          {`Show: ${one.title}`}
        </Button>
      ))}
      {isAsking && (
        <AlertDialog title="Thank you for your interest" text="We will let you know when Analytics opens." onClose={close}>
          <div className="button-row">
            <Button data-first-focus="" onClick={close}>
              Close
            </Button>
          </div>
        </AlertDialog>
      )}
      <Toaster message={message} onClose={() => setMessage(undefined)} />
    </div>
  );
}
