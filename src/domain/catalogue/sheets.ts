/** Slugs of the sheets for a wall, which come on A4 as well as on Letter. */
export const alsoOnA4: readonly string[] = ['what-our-programs-read', 'what-volunteers-may-paste'];

/** File name of a sheet's A4 version, without its ending. */
export const onA4 = (slug: string): string => `${slug}-a4`;
