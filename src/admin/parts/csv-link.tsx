import { ButtonLink } from '#ui/button.tsx';

interface CsvLinkProps {
  table: 'submissions' | 'contacts' | 'questions' | 'tools' | 'workflows' | 'answers' | 'audit';
}

/** The whole table as a file for a spreadsheet. */
export function CsvLink({ table }: CsvLinkProps) {
  return (
    <ButtonLink href={`/api/staff/${table}.csv`} download="" variant="quiet" small icon="download">
      Download as CSV
    </ButtonLink>
  );
}
