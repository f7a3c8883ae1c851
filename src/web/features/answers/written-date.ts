import { formatCheckedDate } from '#domain/trust/checked-date.ts';

/** Formats the date of a document for prose: some are authored as 2024-03-24, some as printed in the document. */
export const writtenDate = (date: string): string => (/^\d{4}-\d{2}(-\d{2})?$/.test(date) ? formatCheckedDate(date) : date);
