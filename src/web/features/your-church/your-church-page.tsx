import { Suspense, useEffect } from 'react';
import { addresses } from '#domain/addresses.ts';
import { posture } from '#domain/church/policy-search.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import '#ui/styles/church-steps.css';
import '#ui/styles/your-church.css';
import { lazyPart } from '#web/lazy-part.tsx';
import { ChurchNamesForm } from './church-names.tsx';
import type { OnDevice } from './church-on-device.ts';
import { useChurch } from './church-on-device.ts';
import { DeviceLine } from './device-line.tsx';
import { OnDeviceCard } from './on-device.tsx';
import { postures } from './postures.ts';

/** The five jobs, in order: each links to the next. */
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
    name: 'Get alerts',
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

const KeptChurch = lazyPart(() => import('./kept-church.tsx').then(({ KeptChurch: part }) => part), {
  fallback: () => <Steps />,
});

/** Checks whether a church has stored anything here. */
const isSomethingKept = ({ church: { policies, tools, training, taking, name, contact } }: OnDevice) =>
  [policies, tools, training].some((list) => list.length > 0) || [taking, name, contact].some((part) => part !== undefined);

/**
 * Page on which a church decides how it uses AI, and keeps to it: the five jobs, or the state of each.
 * @param version of our sentences, which the addresses of whole policies contain
 */
export function YourChurchPage({ version }: { version: number }) {
  const device = useChurch();
  const isKept = device !== undefined && isSomethingKept(device);
  useStateOfMain(isKept ? 'kept' : 'new');
  return (
    <div className="wrap page-end">
      <header className="page-head">
        <h1>Your church</h1>
        <p className="lead">
          {isKept
            ? 'What your church has decided, listed and taught, as this device has it.'
            : 'Five short jobs, in any order, without an account. Do one a week and you’re done in five.'}
        </p>
      </header>
      <div className="answer-width space-y-8">
        <DeviceLine />
        {isKept ? (
          <Suspense fallback={<Steps />}>
            <KeptChurch church={device.church} />
          </Suspense>
        ) : (
          <Steps />
        )}
        {isKept && <ChurchNamesForm />}
        <section className="space-y-4">
          <h2>Not sure where to begin?</h2>
          <p>
            Twelve questions show <a href={addresses.churchPaper('readiness')}>how ready your church is</a>, and give you a plan
            of ninety days. For a tool that you can’t judge yet, there’s{' '}
            <a href={addresses.churchPaper('ask')}>a letter to its company</a>.
          </p>
        </section>
        <section className="space-y-4" id="finished">
          <h2>{isKept ? 'Begin again from a finished policy' : 'Begin from a finished policy'}</h2>
          <p>
            By the next meeting? Choose the one that’s nearest to you, then change any answer. Your choices are in the page’s
            address as letters, and our server reads them to write the policy. Keep that address to come back to them.
          </p>
          <ul className="said rows">
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
        <section className="space-y-4">
          <h2>A version on paper</h2>
          <p>Each printed policy bears a version, such as 2-b7k2m0. It holds the answers, so it leads back to the same policy.</p>
          {/* A plain form, so that it works without scripts. */}
          <form className="form-foot cluster" action={addresses.churchPolicy()}>
            <TextField label="Version" name="mark" autoComplete="off" maxLength={40} required />
            <Button type="submit" variant="quiet">
              Show that policy
            </Button>
          </form>
        </section>
        <OnDeviceCard />
        <section className="space-y-4">
          <h2>Before you rely on it</h2>
          <p>
            The policy is a model text, not legal advice. Schools, clinics and churches outside the United States need someone who
            knows their law to read it first. Our <a href={addresses.answers()}>answers</a> name the law of several countries.
          </p>
        </section>
      </div>
    </div>
  );
}

/** The five jobs, for visitors who have begun none. */
const Steps = () => (
  <ol className="loop rows">
    {steps.map(({ name, says, minutes, href, act }, at) => (
      <li key={name}>
        <span className="numeral" aria-hidden="true">
          {at + 1}
        </span>
        <h2 className="h3">{name}</h2>
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
);

/** Marks the page's main with the state of the store, for other scripts and styles. */
function useStateOfMain(state: 'kept' | 'new'): void {
  useEffect(() => {
    const main = document.getElementById('main');
    main?.setAttribute('data-state', state);
    return () => main?.removeAttribute('data-state');
  }, [state]);
}
