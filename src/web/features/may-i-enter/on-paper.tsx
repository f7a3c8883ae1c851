import { addresses } from '#domain/addresses.ts';

/** Print versions of the rules: the poster for the office wall, and every other sheet. */
export const OnPaper = () => (
  <section>
    <h2 className="h3">On paper</h2>
    <ul className="text-links">
      <li>
        <a href={addresses.document('what-volunteers-may-paste', 'pdf')}>Poster: what volunteers may paste (PDF)</a>
      </li>
      <li>
        <a href={addresses.forms}>All forms, policies and sheets</a>
      </li>
    </ul>
  </section>
);
