import { formatCheckedDate } from '#domain/trust/checked-date.ts';

/** When a document was dated, in prose: some dates are authored as 2024-03-24, some as it stands in the document. */
export const writtenDate = (dated: string): string => (/^\d{4}-\d{2}(-\d{2})?$/.test(dated) ? formatCheckedDate(dated) : dated);
