import type { PromptKind } from '../catalogue/choices.ts';

/** Tasks for which a church looks for a prompt, in the order of the list. */
export const promptTasks = [
  'Bulletin and email',
  'Meetings and office',
  'Volunteers and staff',
  'Money and grants',
  'Sermon, study and worship',
  'Children and youth',
  'Pictures and video',
  'Translation',
] as const;
export type PromptTask = (typeof promptTasks)[number];

/** Tasks by kind of prompt: its output decides where it is listed, in any workflow. */
const ofKind: Partial<Record<PromptKind, PromptTask>> = {
  picture: 'Pictures and video',
  video: 'Pictures and video',
  translation: 'Translation',
};

const workflowsOf: Partial<Record<PromptTask, readonly string[]>> = {
  'Bulletin and email': [
    'funeral-notice-and-order-of-service',
    'first-time-guest-follow-up-with-approval',
    'audio-bulletin-for-people-with-low-vision',
  ],
  'Meetings and office': ['board-packet-reading-helper', 'write-your-church-ai-policy', 'policy-handbook-question-helper'],
  'Volunteers and staff': [
    'onboarding-a-new-volunteer-or-staff-member',
    'job-description-for-a-church-position',
    'recruit-volunteers-with-a-clear-ask',
    'volunteer-schedule-balancing',
    'training-narration-for-volunteers',
  ],
  'Money and grants': ['neighbourhood-needs-report'],
  'Sermon, study and worship': [
    'weekly-sermon-clips-for-social',
    'five-day-devotional-from-sundays-message',
    'preaching-calendar-gap-review',
    'automated-sermon-publishing-chain',
  ],
  'Children and youth': ['childrens-lesson-pack-from-one-bible-story', 'plan-vacation-bible-school-week'],
};
const ofWorkflow = new Map(promptTasks.flatMap((task) => (workflowsOf[task] ?? []).map((slug) => [slug, task])));

/** Tasks by a workflow's first category; the rest is office work. */
const ofCategory: Readonly<Record<string, PromptTask>> = {
  Communication: 'Bulletin and email',
  Marketing: 'Bulletin and email',
  'Content Creation': 'Bulletin and email',
  'Image Generator': 'Bulletin and email',
  'Video Generator': 'Pictures and video',
  'Finance & Giving': 'Money and grants',
  'Bible Study': 'Sermon, study and worship',
  Worship: 'Sermon, study and worship',
  Research: 'Sermon, study and worship',
  Distribution: 'Sermon, study and worship',
  'Voice Models': 'Sermon, study and worship',
  LLMs: 'Sermon, study and worship',
  Translation: 'Translation',
};

/** Returns the task of a prompt: by its kind, or else by its workflow, or else by the workflow's first category. */
export function taskOf(kind: PromptKind, workflow: { slug: string; categories: readonly string[] }): PromptTask {
  return ofKind[kind] ?? ofWorkflow.get(workflow.slug) ?? ofCategory[workflow.categories[0] ?? ''] ?? 'Meetings and office';
}
