import { addresses } from '#domain/addresses.ts';
import type { Job } from '#domain/landing/landing-schema.ts';
import type { CatalogueForDocuments } from '#domain/reads/reads.ts';
import { Icon } from '#ui/icon.tsx';
import jobsFile from '../../../content/jobs.yaml';

const jobs = jobsFile.jobs as Job[];

/** Jobs of a church's week, each with workflow, prompt, tool and what must not go in; leaves out what staff took down. */
function Jobs({ toolName, isThere }: CatalogueForDocuments) {
  const availableJobs = jobs.filter(
    ({ workflow, prompt }) => isThere(addresses.workflow(workflow)) && isThere(addresses.prompt(prompt)),
  );
  return (
    <ul className="jobs">
      {availableJobs.map(({ need, workflow, prompt, tool, time, cost, never }) => (
        <li className="job" key={workflow}>
          <h3 className="h4">
            <a href={addresses.workflow(workflow)}>{need}</a>
          </h3>
          <p>{`${time}, ${cost}`}</p>
          <p className="job-never with-icon">
            <Icon name="ban" />
            <span className="visually-hidden">Never paste: </span>
            {never}
          </p>
          <p className="job-ways cluster" data-gap="0 6">
            <a href={addresses.prompt(prompt)} aria-label={`The prompt: ${need}`}>
              The prompt
            </a>
            {isThere(addresses.tool(tool)) && (
              <a href={addresses.tool(tool)} aria-label={`${toolName(tool)}: ${need}`}>
                {toolName(tool)}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const jobsDocument = {
  jobs: (_: URLSearchParams, catalogue: CatalogueForDocuments) => <Jobs {...catalogue} />,
};
