/** Sheets that hang on a wall, by their slugs: they come on Letter, and on A4 besides. */
export const alsoOnA4: readonly string[] = ['what-our-programs-read', 'what-volunteers-may-paste'];

/** The name of such a sheet on A4, as its files have it. */
export const onA4 = (slug: string): string => `${slug}-a4`;
