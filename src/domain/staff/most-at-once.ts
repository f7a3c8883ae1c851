/** Most entries that are changed in one go; apart from the schemas, so that the list does not load the validator. */
export const mostEntriesAtOnce = 200;
