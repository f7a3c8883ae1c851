import { addresses } from '#domain/addresses.ts';
import { alsoOnA4, onA4 } from '#domain/catalogue/sheets.ts';
import type { FormView } from '#domain/catalogue/views.ts';
import { ListFrame } from '#web/features/catalogue/list-frame.tsx';

/** Policies, which have separate pages and belong to no workflow. */
const policies: readonly (FormView & { hasWord: boolean })[] = [
  {
    slug: 'acceptable-use-policy',
    title: 'AI Acceptable Use Policy',
    summary: 'A policy for staff and volunteers that your church can make its own.',
    hasWord: true,
  },
  {
    slug: 'ministry-stance',
    title: 'Ministry Stance',
    summary: 'A statement on AI in ministry, to read together and to sign.',
    hasWord: false,
  },
];

/** Every form, policy and sheet, each in a row with its files. */
export function FormsPage({ forms }: { forms: readonly FormView[] }) {
  return (
    <ListFrame title="Forms, policies and sheets" lead="Print them as they are, or change the Word file for your church.">
      <h2 className="mt-10">Forms and sheets</h2>
      <ul className="stacked measure mt-3">
        {forms.map((form) => (
          <FormRow key={form.slug} form={form} hasWord />
        ))}
      </ul>
      <h2 className="mt-10">Policies</h2>
      <ul className="stacked measure mt-3">
        {policies.map((policy) => (
          <FormRow key={policy.slug} form={policy} hasWord={policy.hasWord} />
        ))}
      </ul>
      <p className="mt-6">
        <a className="go" href={addresses.yourChurch}>
          Write your church’s policy from fourteen questions
        </a>
      </p>
    </ListFrame>
  );
}

const FormRow = ({ form: { slug, title, summary }, hasWord }: { form: FormView; hasWord: boolean }) => (
  <li>
    <h3>{title}</h3>
    <p>{summary}</p>
    <p className="text-links">
      {hasWord && (
        <a href={addresses.document(slug, 'docx')} download={`${slug}.docx`} aria-label={`Word: ${title}`}>
          Word
        </a>
      )}
      <a href={addresses.document(slug, 'pdf')} aria-label={`PDF: ${title}`}>
        PDF
      </a>
      {alsoOnA4.includes(slug) && (
        <>
          <a href={addresses.document(onA4(slug), 'docx')} download={`${onA4(slug)}.docx`} aria-label={`A4, Word: ${title}`}>
            Word on A4
          </a>
          <a href={addresses.document(onA4(slug), 'pdf')} aria-label={`A4, PDF: ${title}`}>
            PDF on A4
          </a>
        </>
      )}
    </p>
  </li>
);
