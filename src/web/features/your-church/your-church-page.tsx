import { addresses } from '#domain/addresses.ts';
import { posture } from '#domain/church/policy-search.ts';
import { ButtonLink } from '#ui/button.tsx';
import '#ui/styles/church-steps.css';
import '#ui/styles/your-church.css';
import { DeviceLine } from './device-line.tsx';
import { OnDeviceCard } from './on-device.tsx';

const postures = [
  { choice: 'a', name: 'As strict as we can', says: 'Few uses, no details of anyone, and a committee that approves.' },
  { choice: 'b', name: 'Named uses', says: 'Our default, made for a church of about 80 people with a part-time office.' },
  { choice: 'c', name: 'Open, and we say so', says: 'Ordinary work is open; what protects people stays the same.' },
] as const;

/** The five jobs, in the order in which they lead to one another. */
const steps = [
  {
    name: 'Decide',
    says: 'Answer 14 questions. You get a one-page policy that your elders can read aloud.',
    minutes: '12 minutes',
    href: addresses.churchPolicy({ question: 1 }),
    act: 'Start with question 1',
  },
  {
    name: 'List your tools',
    says: 'Name the AI your church uses. Each tool’s verdict comes from what its company says for your plan.',
    minutes: '10 minutes',
    href: addresses.churchTools,
    act: 'List your tools',
  },
  {
    name: 'Be told',
    says: 'See when a company changes its terms, for whom, and what to do.',
    minutes: '2 minutes',
    href: addresses.termsChanges(),
    act: 'See what changed',
  },
  {
    name: 'Teach',
    says: 'Short texts and real situations for staff and volunteers, chosen by your policy, with a sheet to sign.',
    minutes: 'Four units, 12 minutes or less each',
    href: addresses.churchPaper('training'),
    act: 'Start unit 1',
  },
  {
    name: 'Tell the congregation',
    says: 'A page called “How we use AI,” ready for your site or bulletin.',
    minutes: '5 minutes',
    href: addresses.churchPaper('page'),
    act: 'Read the page',
  },
];

/**
 * Where a church decides how it uses AI, and keeps to it.
 * @param version of our sentences, which the addresses of whole policies carry
 */
export function YourChurchPage({ version }: { version: number }) {
  return (
    <div className="wrap page-end">
      <header className="page-head">
        <h1>Your church</h1>
        <p className="lead">Five short jobs, in any order, without an account. Do one a week and you’re done in five.</p>
      </header>
      <div className="answer-width space-y-8">
        <ol className="loop">
          {steps.map(({ name, says, minutes, href, act }, at) => (
            <li key={name}>
              <span className="numeral" aria-hidden="true">
                {at + 1}
              </span>
              <h2>{name}</h2>
              <p>{says}</p>
              <p className="minutes">{minutes}</p>
              <p className="way">
                <ButtonLink variant={at === 0 ? 'primary' : 'quiet'} href={href}>
                  {act}
                </ButtonLink>
              </p>
            </li>
          ))}
        </ol>
        <section className="space-y-4">
          <h2>Not sure where to begin?</h2>
          <p>
            Twelve questions show <a href={addresses.churchPaper('readiness')}>how ready your church is</a>, and give you a plan
            of ninety days. For a tool that you can’t judge yet, there’s{' '}
            <a href={addresses.churchPaper('ask')}>a letter to its company</a>.
          </p>
        </section>
        <section className="space-y-4">
          <h2>Begin from a finished policy</h2>
          <p>
            Choose the one that’s nearest to you, then change any answer. Your choices are in the page’s address as letters, and
            our server reads them to write the policy. Keep that address to come back to them.
          </p>
          <ul className="said">
            {postures.map(({ choice, name, says }) => (
              <li key={choice}>
                <a className="go" href={addresses.churchPolicy(posture(choice, version))}>
                  {name}
                </a>
                <p className="meta">{says}</p>
              </li>
            ))}
          </ul>
        </section>
        <DeviceLine />
        <OnDeviceCard />
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
