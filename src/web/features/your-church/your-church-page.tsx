import { addresses } from '#domain/addresses.ts';
import { posture } from '#domain/church/policy-search.ts';
import { ButtonLink } from '#ui/button.tsx';
import '#ui/styles/your-church.css';
import { policyFile } from './policy-file.ts';

const postures = [
  { choice: 'a', name: 'As strict as we can', says: 'Few uses, no details of anyone, and a committee that approves.' },
  { choice: 'b', name: 'Named uses', says: 'Our default, made for a church of about 80 people with a part-time office.' },
  { choice: 'c', name: 'Open, and we say so', says: 'Ordinary work is open; what protects people stays the same.' },
] as const;

/** Where a church decides how it uses AI. */
export function YourChurchPage() {
  return (
    <div className="wrap page-end">
      <header className="page-head">
        <h1>Your church</h1>
        <p className="lead">
          Decide how your church uses AI, and go home with one page that your elders can adopt. It takes about ten minutes and no
          account.
        </p>
      </header>
      <div className="answer-width space-y-8">
        <section className="space-y-4">
          <h2>Fourteen questions, one page</h2>
          <p>
            Each question has three answers, and you see the sentence that each one writes. Every clause says where it comes from.
            Your choices ride in the page’s address and nowhere else, so keep that address to come back to them.
          </p>
          <ButtonLink href={addresses.churchPolicy({ question: 1 })} iconAfter="arrow-right">
            Start with question 1
          </ButtonLink>
        </section>
        <section className="space-y-4">
          <h2>Or begin from a finished text</h2>
          <p>Choose the one that’s nearest to you, then change any answer.</p>
          <ul className="said">
            {postures.map(({ choice, name, says }) => (
              <li key={choice}>
                <a className="go" href={addresses.churchPolicy(posture(choice, policyFile.version))}>
                  {name}
                </a>
                <p className="meta">{says}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="space-y-4">
          <h2>Who this isn’t for</h2>
          <p>
            It’s a model text and not legal advice. Schools, clinics and churches outside the United States need someone who knows
            their law to read it first. Our <a href={addresses.answers()}>answers</a> name the law of several countries.
          </p>
        </section>
      </div>
    </div>
  );
}
