import type { DutyView, RelatedPage } from '../situations/situation-views.ts';
import type { Answer } from './answer-schema.ts';

/** An answer in the list of /answers. */
export type AnswerCardView = Pick<Answer, 'slug' | 'question' | 'topic' | 'jurisdiction' | 'lead' | 'written'> & {
  /** How many ask this too. */
  votes: number;
};

/** An answer as its page shows it: its texts as safe HTML, what it names written out. */
export type AnswerPageView = AnswerCardView &
  Pick<Answer, 'grounds' | 'notFound' | 'legal'> & {
    answer: string;
    detail?: string;
    duties: DutyView[];
    related: RelatedPage[];
  };
