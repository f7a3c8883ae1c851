import type { Category as AuthoredCategory } from '#domain/catalogue/category-schema.ts';
import categoriesFile from '../../content/categories.yaml';
import site from '../../content/site.yaml';

// Authored words that staff do not edit: they are part of the build, and need no request.

/** Names and permanent words of the site (content/site.yaml). */
export const siteContent = site;

/** A category as in content/categories.yaml; its best practices and its purpose come from the API. */
export type Category = Omit<AuthoredCategory, 'bestPractices' | 'description'>;

/** The fifteen categories in the order of /resources (content/categories.yaml); the content check has validated them. */
export const categories: Category[] = (categoriesFile.categories as Category[]).map((category) => ({
  ...category,
  comingSoon: category.comingSoon ?? false,
}));

/** The category that tools call by this name. */
export const toolCategory = (name: string): Category | undefined => categories.find((category) => category.name === name);

/** The category that workflows call by this name; some workflow categories have none. */
export const workflowCategory = (name: string): Category | undefined =>
  categories.find((category) => category.workflowName === name);
