import { useState } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { Checkbox, RadioGroup } from './choice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SelectField, TextArea, TextField } from './field.tsx';
import { workflow } from './gallery-samples-workflow.ts';
import { ListField } from './list-field.tsx';
import type { ToastMessage } from './toast.tsx';
import { Toaster } from './toast.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';
import { WorkflowDialog } from './workflow-dialog.tsx';

/** The suggestion form in error. */
export function GalleryForm() {
  const [steps, setSteps] = useState(['Collect the welcome cards', 'Draft a note without names']);
  return (
    <section className="wrap section">
      <form className="form">
        <ErrorSummary
          errors={[
            { fieldId: 'description', message: 'Enter a description' },
            { fieldId: 'email', message: 'Enter an email address like name@church.org' },
          ]}
        />
        <RadioGroup
          label="What would you like to share?"
          name="type"
          defaultValue="workflow"
          options={[
            { value: 'workflow', label: 'Workflow' },
            { value: 'tool', label: 'Tool' },
          ]}
        />
        <TextField label="Workflow Name" name="title" defaultValue="Visitor follow-up in one evening" />
        <SelectField label="Category" name="formCategory" options={[{ value: 'c', label: 'Communication' }]} />
        <TextArea
          id="description"
          label="Description"
          name="description"
          hint="Two or three sentences. Leave out names of members."
          error="Enter a description"
        />
        <ListField label="Steps" name="steps" itemName="Step" values={steps} onChange={setSteps} />
        <TextField
          id="email"
          label="Your Email"
          name="email"
          type="email"
          defaultValue="ruth@stmarks"
          error="Enter an email address like name@church.org"
        />
        <Checkbox label="Tell me when it is published" name="tell" defaultChecked />
        <div className="button-row">
          <Button type="submit" sendingLabel="Submitting...">
            Submit for Review
          </Button>
          <Button variant="quiet">Cancel</Button>
        </div>
      </form>
    </section>
  );
}

/** What opens over the page. */
export function GalleryOverlays() {
  const [open, setOpen] = useState<'workflow' | 'alert'>();
  const [message, setMessage] = useState<ToastMessage>();
  const close = () => setOpen(undefined);
  return (
    <section className="wrap section">
      <div className="button-row">
        <Button variant="quiet" onClick={() => setOpen('workflow')}>
          Open the workflow dialog
        </Button>
        <Button variant="quiet" onClick={() => setOpen('alert')}>
          Open the alert dialog
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            setMessage({
              key: Date.now(),
              kind: 'success',
              title: 'Success!',
              text: 'Your submission has been received and is under review.',
            })
          }
        >
          Show a success
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            setMessage({ key: Date.now(), kind: 'error', title: 'Error', text: 'Failed to submit. Please try again.' })
          }
        >
          Show an error
        </Button>
        <TooltipProvider>
          <Tooltip text="Opens after 700 ms">
            <Button variant="quiet">With a tooltip</Button>
          </Tooltip>
        </TooltipProvider>
      </div>
      {open === 'workflow' && <WorkflowDialog {...workflow} onClose={close} />}
      {open === 'alert' && (
        <AlertDialog title="Thank you for your interest" text="We will let you know when Analytics opens." onClose={close}>
          <TextField label="Your Email" type="email" name="interest" />
          <div className="button-row">
            <Button onClick={close}>Tell me</Button>
            <Button variant="quiet" data-first-focus="" onClick={close}>
              Close
            </Button>
          </div>
        </AlertDialog>
      )}
      <Toaster message={message} onClose={() => setMessage(undefined)} />
    </section>
  );
}
