import { addresses } from '#domain/addresses.ts';
import type { Job } from '#domain/landing/landing-schema.ts';
import { Icon } from '#ui/icon.tsx';
import jobsFile from '../../../content/jobs.yaml';
import type { ToolName } from './comparisons.tsx';

const jobs = jobsFile.jobs as Job[];

/** What a church needs this week, each with workflow, prompt, tool and what must not go in. Look, second part, screen 06. */
function Jobs({ toolName }: { toolName: ToolName }) {
  return (
    <ul className="jobs">
      {jobs.map(({ need, workflow, prompt, tool, time, cost, never }) => (
        <li className="job" key={workflow}>
          <h3>
            <a href={addresses.workflow(workflow)}>{need}</a>
          </h3>
          <p>{`${time}, ${cost}`}</p>
          <p className="job-never">
            <Icon name="ban" />
            {never}
          </p>
          <p className="job-ways">
            <a href={addresses.prompt(prompt)} aria-label={`The prompt for ${need}`}>
              The prompt
            </a>
            <a href={addresses.tool(tool)}>{toolName(tool)}</a>
          </p>
        </li>
      ))}
    </ul>
  );
}

export const jobsDocument = {
  jobs: (_: URLSearchParams, toolName: ToolName) => <Jobs toolName={toolName} />,
};
