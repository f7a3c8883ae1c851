import type { ReactNode } from 'react';

import { addresses } from '#domain/addresses.ts';
import type { ChurchFile, ToolInUse } from '#domain/church/church-file.ts';
import { heldPolicy } from '#domain/church/held-policy.ts';
import { firstVersion } from '#domain/church/policy-mark.ts';
import type { PolicyFile } from '#domain/church/policy-schema.ts';
import { changesSince } from '#domain/church/policy-text.ts';
import { isMisfit, judgeTools } from '#domain/church/register.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { question, useRead } from '#web/use-read.ts';
import { changeChurch } from './church-on-device.ts';
import type { OwnPolicy } from './kept-policies.ts';
import { ownPolicies, withoutPolicy } from './kept-policies.ts';
import { policyFile } from './policy-file.ts';

/** State of a church's data on this device, in the order of the five jobs, each with its next step. */
export function KeptChurch({ church }: { church: ChurchFile }) {
  const [policy, ...older] = ownPolicies(church);
  return (
    <>
      <ol className="loop standing rows">
        {policy ? <KeptPolicyJob policy={policy} file={policyFile} /> : <UndecidedJob />}
        <ToolsJobs tools={church.tools} policy={policy} />
        <TrainedJob church={church} policy={policy} />
        <Job
          name="Tell the congregation"
          ways={[{ href: addresses.churchPaper('page', policy?.answers), act: policy ? 'Tell it' : 'Read the page' }]}
        >
          {policy
            ? 'A page called “How we use AI,” written from your policy.'
            : 'A page called “How we use AI.” Without a policy of yours it’s written from our defaults.'}
        </Job>
      </ol>
      {older.length > 0 && <OlderPolicies older={older} />}
    </>
  );
}

interface JobProps {
  name: string;
  children: ReactNode;
  /** The first job, which most visitors come for. */
  ways: readonly { href: string; act: string }[];
}

const Job = ({ name, children, ways }: JobProps) => (
  <li>
    <h2 className="h3">{name}</h2>
    <p>{children}</p>
    <p className="way">
      {ways.map(({ href, act }) => (
        <ButtonLink key={act} small variant="quiet" href={href}>
          {act}
        </ButtonLink>
      ))}
    </p>
  </li>
);

function KeptPolicyJob({ policy: { kept, answers, mark }, file }: { policy: OwnPolicy; file: PolicyFile }) {
  const changes = changesSince(file, answers.v ?? firstVersion);
  return (
    <Job
      name={`Your policy, kept ${formatCheckedDate(kept.day)}`}
      ways={[
        { href: addresses.churchPolicy(answers), act: 'Read' },
        { href: addresses.churchPolicy({ ...answers, question: 1 }), act: 'Change' },
        { href: addresses.churchPaper('training', answers), act: 'Teach' },
        { href: addresses.churchPaper('page', answers), act: 'Tell' },
      ]}
    >
      Version {mark}.{' '}
      {changes.length > 0 &&
        `Our sentences have changed since: ${changes.map(({ what, date }) => `${formatCheckedDate(date)}, ${what}`).join(' ')}`}
    </Job>
  );
}

const UndecidedJob = () => (
  <Job name="Decide" ways={[{ href: addresses.churchPolicy({ question: 1 }), act: 'Start with question 1' }]}>
    No policy is kept on this device yet. Answer 14 questions, and keep it.
  </Job>
);

/** The list and its changes: both are read from the catalogue, which never learns which tools are on the list. */
function ToolsJobs({ tools, policy }: { tools: readonly ToolInUse[]; policy: OwnPolicy | undefined }) {
  const policyToHold = policy && heldPolicy(policyFile, policy.answers);
  const { answer: toolVerdicts, failure } = useRead(tools.length > 0 ? question('toolVerdicts', {}) : undefined);
  const judgedTools = toolVerdicts && judgeTools(tools, toolVerdicts, policyToHold);
  const misfits = judgedTools?.filter(isMisfit).length ?? 0;
  const changedCount = judgedTools?.filter(({ change }) => change).length ?? 0;
  const count = tools.length === 1 ? '1 tool' : `${tools.length} tools`;
  return (
    <>
      <Job
        name={
          tools.length === 0
            ? 'List your tools'
            : misfits === 0
              ? count
              : `${count}, ${misfits} ${misfits === 1 ? 'doesn’t' : 'don’t'} fit`
        }
        ways={[{ href: addresses.churchTools, act: tools.length === 0 ? 'List your tools' : 'Open your list' }]}
      >
        {tools.length === 0 && 'No tool is in your list on this device yet.'}
        {tools.length > 0 &&
          (failure
            ? 'What may go in needs a connection, and comes when there is one.'
            : misfits > 0
              ? 'Something is entered that the tool’s terms or your policy keep out.'
              : judgedTools && `What you enter fits the tools’ terms${policyToHold ? ' and your policy.' : '.'}`)}
      </Job>
      <Job name="What changed since" ways={[{ href: addresses.termsChanges(), act: 'See what changed' }]}>
        {judgedTools && changedCount > 0
          ? `${changedCount === 1 ? 'One of your tools has' : `${changedCount} of your tools have`} changed terms since someone last looked.`
          : judgedTools
            ? 'We’ve seen no change in the terms of your tools since someone last looked.'
            : 'See when a company changes its terms, for whom, and what to do.'}
      </Job>
    </>
  );
}

function TrainedJob({ church: { training }, policy }: { church: ChurchFile; policy: OwnPolicy | undefined }) {
  const onOther = policy ? training.filter(({ mark }) => mark !== policy.mark).length : 0;
  const last = training
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return (
    <Job
      name={training.length === 0 ? 'Teach' : `Trained: ${training.length === 1 ? '1 person' : `${training.length} people`}`}
      ways={[{ href: addresses.churchPaper('training', policy?.answers), act: 'Teach' }]}
    >
      {last ? `The last on ${formatCheckedDate(last)}, on this device.` : 'No one has passed the training on this device yet.'}
      {onOther > 0 && ` ${onOther === 1 ? 'One' : onOther} under another version of your policy.`}
    </Job>
  );
}

const OlderPolicies = ({ older }: { older: readonly OwnPolicy[] }) => (
  <section>
    <h2>Kept before</h2>
    <ul className="said rows mt-3">
      {older.map(({ kept, answers, mark }) => (
        <li key={mark}>
          <a className="go" href={addresses.churchPolicy(answers)}>
            Version {mark}, kept {formatCheckedDate(kept.day)}
          </a>
          <p className="mt-3">
            <Button
              small
              variant="quiet"
              aria-label={`Remove version ${mark}`}
              onClick={() => changeChurch((church) => withoutPolicy(church, mark))}
            >
              Remove
            </Button>
          </p>
        </li>
      ))}
    </ul>
  </section>
);
