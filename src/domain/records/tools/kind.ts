import { addresses } from '#domain/addresses.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSchema } from '#domain/catalogue/tool-schema.ts';
import type { PagedKind } from './record-kind.ts';

export const tools: PagedKind<Tool> = {
  name: 'tools',
  noun: 'tool',
  field: 'tool',
  address: '/tools/{slug}',
  schema: toolSchema,
  identity: 'slug',
  listed: ({ name, category, status, verifiedAt }) => ({ title: name, categories: [category], status, checked: verifiedAt }),
  page: addresses.tool,
  authored: (content) => content.tools.map((record) => ({ name: record.slug, record })),
};
