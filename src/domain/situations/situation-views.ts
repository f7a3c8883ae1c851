import type { Fact } from '../trust/fact-schema.ts';
import type { Duty, Situation } from './situation-schema.ts';

/** A duty or a date of law, or a number to call, as a page prints it: with who says so, and when it was read. */
export type DutyView = Pick<
  Duty,
  'id' | 'country' | 'number' | 'service' | 'hours' | 'says' | 'publisher' | 'dated' | 'source' | 'read' | 'caution'
>;

/** An own page to go on to, by its title. */
export interface RelatedPage {
  href: string;
  title: string;
}

/** How long a tool keeps what was entered, by its maker's document. */
export type StayView = Pick<Fact, 'says' | 'plan' | 'document' | 'dated' | 'source' | 'read'> & { tool: string; name: string };

/** A situation in the list of /when-something-goes-wrong. */
export type SituationCardView = Pick<Situation, 'slug' | 'title' | 'lead' | 'callFirst'>;

/** The situations, safeguarding first, and the numbers that stand before them. */
export interface SituationListView {
  numbers: DutyView[];
  situations: SituationCardView[];
}

/** A situation as its page shows it. */
export type SituationPageView = SituationCardView &
  Pick<Situation, 'hour' | 'day' | 'week' | 'notToDo' | 'letters' | 'written'> & {
    numbers: DutyView[];
    stays: StayView[];
    duties: DutyView[];
    related: RelatedPage[];
  };
