import { ButtonLink } from '#ui/button.tsx';

interface CsvLinkProps {
  table: 'submissions' | 'contacts' | 'questions' | 'mail-list' | 'tools' | 'workflows' | 'answers' | 'audit';
  label?: string;
}

/** The whole table as a file for a spreadsheet. */
export function CsvLink({ table, label = 'Download as CSV' }: CsvLinkProps) {
  return (
    <ButtonLink href={`/api/staff/${table}.csv`} download="" variant="quiet" small icon="download">
      {label}
    </ButtonLink>
  );
}
