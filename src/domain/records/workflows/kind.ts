import { addresses } from '../../addresses.ts';
import { workflowIssues } from '../../catalogue/record-rules.ts';
import type { Workflow } from '../../catalogue/workflow-schema.ts';
import { workflowSchema } from '../../catalogue/workflow-schema.ts';
import type { PagedKind } from '../record-kind.ts';
import { workflowForm } from './desk.ts';

export const workflows: PagedKind<Workflow> = {
  noun: 'workflow',
  schema: workflowSchema,
  file: 'yaml',
  rules: workflowIssues,
  listed: ({ title, categories, status, verifiedAt }) => ({ title, categories, status, checked: verifiedAt }),
  page: addresses.workflow,
  desk: workflowForm,
};
