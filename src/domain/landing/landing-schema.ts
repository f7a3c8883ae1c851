import { z } from 'zod';
import { slugSchema, text } from '../text/text-schema.ts';

/** Schema of content/landing.yaml: the words of the home page, and questions to start from with the page that answers each. */
export const landingFileSchema = z.strictObject({
  intro: text(300),
  questions: z
    .array(z.strictObject({ question: text(60), href: z.string().startsWith('/', 'must be an address of this site') }))
    .length(4),
  heartHeading: text(80),
  heart: text(400),
  scriptureLine: text(120),
  scripture: text(500),
  scriptureReference: text(80),
});

export type LandingQuestion = z.output<typeof landingFileSchema>['questions'][number];

/** A job of the week, with its workflow, prompt and tool, and a warning about what is never entered. */
const jobSchema = z.strictObject({
  /** Completes 'It is Thursday and I need …'. */
  need: text(48),
  workflow: slugSchema,
  prompt: slugSchema,
  tool: slugSchema,
  /** Start of the workflow's own estimate: '20–30 minutes'. */
  time: text(40),
  cost: text(40),
  /** Information that is never entered, in few words. */
  never: text(60),
});
export type Job = z.output<typeof jobSchema>;

/** Schema of content/jobs.yaml: at most eight different jobs, the number of places on the home page. */
export const jobsFileSchema = z.strictObject({
  jobs: z
    .array(jobSchema)
    .max(8)
    .refine((jobs) => new Set(jobs.map(({ workflow }) => workflow)).size === jobs.length, 'names a workflow twice'),
});
