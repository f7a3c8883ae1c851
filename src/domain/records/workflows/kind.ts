import { addresses } from '#domain/addresses.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import type { PagedKind } from './record-kind.ts';

export const workflows: PagedKind<Workflow> = {
  name: 'workflows',
  noun: 'workflow',
  field: 'workflow',
  address: '/workflows/{slug}',
  schema: workflowSchema,
  identity: 'slug',
  listed: ({ title, categories, status, verifiedAt }) => ({ title, categories, status, checked: verifiedAt }),
  page: addresses.workflow,
  authored: (content) => content.workflows.map((record) => ({ name: record.slug, record })),
};
