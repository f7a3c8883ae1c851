/** Lines for the names and numbers of one's own church, to print and to fill in by hand: none of it is ever sent. */
export function WhoToCall({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  return (
    <section className="local-names mt-6">
      <Heading className="h4">Who to call at our church</Heading>
      <ul>
        {roles.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ul>
      <p className="meta screen-only mt-2">Print this page and fill in the lines by hand.</p>
    </section>
  );
}

const roles = [
  'Pastor',
  'Child-protection lead',
  'If one of them is accused',
  'State child abuse line',
  'Insurer and policy number',
  'Lawyer',
];
