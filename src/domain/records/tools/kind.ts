import { addresses } from '../../addresses.ts';
import { toolIssues } from '../../catalogue/record-rules.ts';
import type { Tool } from '../../catalogue/tool-schema.ts';
import { toolSchema } from '../../catalogue/tool-schema.ts';
import type { PagedKind } from '../record-kind.ts';
import { toolForm } from './desk.ts';

export const tools: PagedKind<Tool> = {
  noun: 'tool',
  schema: toolSchema,
  file: 'tool page',
  rules: toolIssues,
  listed: ({ name, category, status, verifiedAt }) => ({ title: name, categories: [category], status, checked: verifiedAt }),
  page: addresses.tool,
  desk: toolForm,
};
