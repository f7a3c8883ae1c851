import type { LeaderboardRow } from './leaderboard.tsx';
import type { WorkflowDetailsProps } from './workflow-body.tsx';
import type { WorkflowCardProps } from './workflow-card.tsx';

/** More sample words for the gallery. */

export const workflowCards: WorkflowCardProps[] = [
  {
    href: '#w1',
    title: 'Sermon transcript to small-group discussion guide',
    categories: [{ name: 'Bible Study', glass: ['cobalt', 'ruby'] }, { name: 'Content Creation' }],
    moreCategories: 1,
    difficulty: 'Beginner Friendly',
    difficultyTone: 'green',
    description: 'Turns Sunday’s sermon into questions that a group can talk about on Wednesday, in your own words.',
    time: '20–30 min',
    cost: 'Free',
    steps: [
      'Export Sunday audio or video',
      'Transcribe with a free transcription page or Whisper',
      'Skim transcript and fix names and verse references',
    ],
    moreSteps: 6,
    outputQuality: 'Ready after 10 minutes of editing; question quality high, verse wording unreliable',
  },
  {
    href: '#w2',
    title: 'Sermon series artwork',
    categories: [
      { name: 'Image Generator', glass: ['ruby', 'cobalt'] },
      { name: 'Marketing', glass: ['ruby', 'emerald'] },
    ],
    difficulty: 'Intermediate',
    difficultyTone: 'blue',
    time: '2–3 hours',
    cost: '$10–20/month',
    steps: ['Write title, passage, emotion and three style words', 'Make 10–20 image options', 'Reject odd hands'],
    moreSteps: 1,
  },
  {
    href: '#w3',
    title: 'Giving trends without names',
    categories: [{ name: 'Finance & Giving', glass: ['emerald', 'ruby'] }],
    difficulty: 'Advanced',
    difficultyTone: 'red',
    steps: ['Export totals only'],
  },
];

export const workflow: WorkflowDetailsProps = {
  title: 'Sermon transcript to small-group discussion guide',
  categories: [
    { name: 'Bible Study', glass: ['cobalt', 'ruby'] },
    { name: 'Content Creation' },
    { name: 'LLMs', glass: ['cobalt', 'violet'] },
  ],
  difficulty: 'Beginner Friendly',
  difficultyTone: 'green',
  time: '20–30 minutes',
  cost: 'Free',
  costIcon: 'free',
  steps: [
    'Export Sunday audio or video',
    'Transcribe with a free transcription page',
    'Skim transcript and fix names and verse references',
    'Paste transcript with a saved prompt: opener, 5 text-based questions, 2 application, 1 quiet-person question',
    'Ask that only ideas in the transcript be used',
    'Look up every verse and paste wording from your church’s Bible version',
    'Trim to one printed page',
    'Send to one group leader for a test read',
    'Store the prompt for next week',
    'Rest',
  ],
  neverEnter: 'Names or stories of members told in the sermon, prayer requests, counseling detail.',
  bestPractices: [
    'Reuse one tested prompt weekly',
    'Quote Scripture from a Bible, not the model',
    'Keep the pastor’s main point first',
  ],
  outputQuality: 'Ready after ten minutes of editing. Question quality high; verse wording unreliable.',
};

const row = (rank: number, model: string, score: number, organization: string, status?: string): LeaderboardRow => ({
  rank,
  model,
  score,
  organization,
  status,
  href: `#${rank}`,
});

export const leaderboardRows: LeaderboardRow[] = [
  row(1, 'GPT-Image-1', 1147, 'OpenAI'),
  row(2, 'Imagen 4 Ultra', 1117, 'Google'),
  row(8, 'Luma Photon', 1036, 'Luma AI', 'Legacy model'),
  row(14, 'DALL·E 3', 978, 'OpenAI', 'Retired May 2026'),
  row(17, 'Stable Diffusion 3.5 Large', 942, 'Stability AI'),
];
