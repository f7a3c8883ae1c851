import type { SearchQuestion } from './search-questions.ts';

/** Questions as churches type them, to tune on: written on November 25, 2026 like the half that was held back, and after it. */
export const askedInChurches: readonly SearchQuestion[] = [
  // Preaching and teaching
  {
    asked: 'help me write sunday sermon',
    targets: ['workflow:prepare-a-sermon-with-ai-honestly', 'answer:can-ai-write-our-sermon-outline', 'tool:sermon-spark'],
  },
  {
    asked: 'is it cheating to use ai for my sermon',
    targets: [
      'workflow:prepare-a-sermon-with-ai-honestly',
      'answer:must-we-say-that-a-sermon-used-ai',
      'answer:can-ai-write-our-sermon-outline',
    ],
  },
  {
    asked: 'did somebody else already preach this point',
    targets: ['prompt:where-have-i-seen-this', 'workflow:prepare-a-sermon-with-ai-honestly'],
  },
  { asked: 'eulogy for my grandmother', targets: ['answer:can-ai-write-a-eulogy'] },
  {
    asked: 'funeral program template',
    targets: ['workflow:funeral-notice-and-order-of-service', 'prompt:an-order-of-service-checked-for-gaps'],
  },
  { asked: 'condolence card for a church member', targets: ['answer:can-ai-write-a-condolence-letter'] },
  { asked: 'homily for a wedding next week', targets: ['answer:can-ai-write-a-wedding-homily'] },
  { asked: 'hospital prayer', targets: ['answer:can-ai-write-a-prayer-for-a-hospital-visit'] },
  { asked: 'marriage prep questions', targets: ['answer:can-ai-help-with-premarital-counseling'] },
  { asked: 'confirmation class ideas', targets: ['answer:can-ai-help-with-confirmation-class'] },
  {
    asked: 'craft for sunday school about jonah',
    targets: [
      'workflow:childrens-lesson-pack-from-one-bible-story',
      'prompt:lesson-from-one-bible-story',
      'answer:may-we-use-ai-for-sunday-school-material',
    ],
  },
  {
    asked: 'vacation bible school planning',
    targets: ['workflow:plan-vacation-bible-school-week', 'prompt:five-days-of-vacation-bible-school'],
  },
  {
    asked: 'letter to parents about vbs',
    targets: ['prompt:a-letter-home-before-the-week', 'workflow:plan-vacation-bible-school-week'],
  },
  {
    asked: 'advent reading plan',
    targets: [
      'workflow:bible-reading-plan-with-weekly-prompts',
      'prompt:reading-plan-table',
      'workflow:five-day-devotional-from-sundays-message',
    ],
  },
  {
    asked: 'what have i not preached on lately',
    targets: ['workflow:preaching-calendar-gap-review', 'prompt:themes-heard-and-not-heard', 'tool:sermon-analyst'],
  },
  {
    asked: 'summary of a book for elders retreat',
    targets: [
      'workflow:book-and-article-digest-for-staff',
      'prompt:one-page-from-my-notes',
      'prompt:argument-evidence-objections',
    ],
  },
  {
    asked: 'bible study curriculum about ai',
    targets: ['hub:training-hub', 'tool:ai-and-faith', 'tool:erlc-ai', 'answer:can-ai-help-with-confirmation-class'],
  },

  // The office
  { asked: 'recruiting volunteers', targets: ['workflow:recruit-volunteers-with-a-clear-ask'] },
  {
    asked: 'signup card for greeters',
    targets: ['prompt:sign-up-card-that-asks-little', 'workflow:recruit-volunteers-with-a-clear-ask'],
  },
  {
    asked: 'write job ad for church secretary',
    targets: [
      'workflow:job-description-for-a-church-position',
      'prompt:a-posting-that-people-can-answer',
      'prompt:a-job-description-from-one-ordinary-week',
    ],
  },
  {
    asked: 'volunteer orientation checklist',
    targets: ['workflow:onboarding-a-new-volunteer-or-staff-member', 'prompt:first-four-weeks-in-a-new-role'],
  },
  {
    asked: 'grant proposal for new roof',
    targets: ['workflow:grant-application-for-a-church-project', 'prompt:one-grant-answer-from-facts'],
  },
  { asked: 'press release', targets: ['workflow:press-release-for-a-church-event', 'prompt:a-press-release-on-one-page'] },
  {
    asked: 'agenda for deacons meeting',
    targets: ['workflow:church-meeting-agenda-that-ends-on-time', 'prompt:an-agenda-with-minutes-and-decisions'],
  },
  {
    asked: 'donor thank you letter',
    targets: ['workflow:thank-you-and-stewardship-letters', 'prompt:thank-you-letters-with-empty-places'],
  },
  {
    asked: 'stewardship campaign letter',
    targets: ['workflow:thank-you-and-stewardship-letters', 'prompt:a-letter-that-opens-the-stewardship-season'],
  },
  {
    asked: 'plan a visit page wording',
    targets: ['workflow:plan-your-visit-page-for-newcomers', 'prompt:a-plan-your-visit-page-from-facts'],
  },
  { asked: 'how to get found on google', targets: ['workflow:plan-your-visit-page-for-newcomers'] },
  {
    asked: 'shorten bulletin announcements',
    targets: [
      'prompt:announcements-under-sixty-words',
      'prompt:announcements-cut-for-slides',
      'workflow:bulletin-and-printed-handout-refresh',
    ],
  },
  {
    asked: 'welcome email for new visitors',
    targets: ['workflow:first-time-guest-follow-up-with-approval', 'prompt:welcome-letter-for-each-interest'],
  },
  {
    asked: 'easter invite cards',
    targets: [
      'workflow:easter-or-christmas-invite-campaign',
      'prompt:invitation-in-three-lengths',
      'prompt:one-family-of-holiday-pictures',
    ],
  },
  {
    asked: 'newsletter in half the time',
    targets: ['workflow:weekly-email-newsletter', 'prompt:five-items-to-one-email', 'tool:mailchimp'],
  },
  {
    asked: 'graph of attendance for annual report',
    targets: ['tool:julius-ai', 'tool:looker-studio', 'tool:power-bi', 'tool:tableau', 'hub:analytics-hub'],
  },
  {
    asked: 'analyze comments from our church survey',
    targets: ['workflow:congregation-survey-analysis', 'prompt:themes-from-numbered-comments'],
  },
  {
    asked: 'what are the needs in our town',
    targets: ['workflow:neighbourhood-needs-report', 'prompt:public-figures-with-links'],
  },
  {
    asked: 'can we text people who filled out a visitor card',
    targets: ['answer:can-we-text-our-members', 'tool:text-in-church', 'workflow:first-time-guest-follow-up-with-approval'],
  },
  { asked: 'using ai to write performance reviews', targets: ['answer:can-ai-help-us-hire-or-manage-staff'] },

  // Sound, pictures, languages
  {
    asked: 'transcribe sermon without installing anything',
    targets: ['answer:how-do-we-get-a-sermon-transcript-without-a-command-window'],
  },
  {
    asked: 'captions for church youtube videos',
    targets: ['workflow:livestream-captions-and-chapter-marks', 'workflow:multilingual-sermon-subtitles'],
  },
  {
    asked: 'cut sermon into shorts',
    targets: [
      'workflow:weekly-sermon-clips-for-social',
      'tool:opus-clip',
      'tool:sermon-shots',
      'prompt:passages-that-can-stand-alone',
    ],
  },
  {
    asked: 'transpose a song to G',
    targets: ['prompt:chords-in-another-key', 'workflow:rehearsal-mixes-for-volunteer-musicians', 'tool:moises'],
  },
  {
    asked: 'korean translation for 15 people',
    targets: ['answer:which-live-translation-fits-a-small-group', 'workflow:live-sermon-translation-launch'],
  },
  { asked: 'how many verses of esv can we print', targets: ['answer:how-much-of-a-bible-translation-can-we-quote'] },
  { asked: 'who owns ai pictures', targets: ['answer:who-owns-a-picture-made-with-ai'] },
  {
    asked: 'graphics for sermon series on ruth',
    targets: ['workflow:sermon-series-artwork', 'prompt:series-picture-with-empty-space', 'tool:canva'],
  },
  {
    asked: 'safety training video for nursery volunteers',
    targets: ['workflow:training-narration-for-volunteers', 'tool:synthesia', 'prompt:lesson-script-from-a-handbook-section'],
  },

  // Permitted input, and incidents
  { asked: 'we had a data breach', targets: ['situation:something-private-was-pasted'] },
  { asked: 'i accidentally uploaded the donor list', targets: ['situation:something-private-was-pasted'] },
  {
    asked: 'deepfake of our pastor asking for money',
    targets: ['situation:the-pastors-voice-or-face-was-faked', 'answer:how-do-we-guard-against-fake-messages-from-the-pastor'],
  },
  {
    asked: 'someone messaged our church page about suicide',
    targets: ['situation:somebody-writes-of-suicide-or-abuse', 'answer:what-if-somebody-asks-our-ai-phone-for-help'],
  },
  {
    asked: 'zoom notetaker in counseling session',
    targets: [
      'situation:a-bot-recorded-a-confidential-meeting',
      'answer:may-ai-take-notes-in-elders-meetings',
      'page:/may-i-enter',
    ],
  },
  {
    asked: 'bible quote ai made up',
    targets: ['answer:does-ai-quote-scripture-correctly', 'situation:a-false-quotation-was-published'],
  },
  { asked: 'two party consent states', targets: ['answer:which-states-need-everyones-consent-to-record'] },
  {
    asked: 'filming kids during the christmas program',
    targets: ['answer:can-we-film-children-at-church', 'form:consent-for-photos-video-and-ai'],
  },
  { asked: 'insurance', targets: ['answer:does-church-insurance-cover-ai'] },
  {
    asked: 'mandatory reporter clergy',
    targets: ['answer:must-clergy-report-what-they-hear-in-confidence', 'answer:do-we-have-to-report-abuse-told-to-a-bot'],
  },
  {
    asked: 'can treasurer upload giving spreadsheet to chatgpt',
    targets: ['page:/may-i-enter', 'answer:may-giving-records-go-into-ai'],
  },
  {
    asked: 'what should never go into ai',
    targets: ['page:/may-i-enter', 'page:/about/when-not-to-use-ai', 'answer:is-it-enough-to-take-the-names-out'],
  },
  { asked: 'run chatgpt without internet', targets: ['answer:what-ai-can-we-run-on-our-own-computer'] },

  // Rules, money, telling people
  {
    asked: 'church ai policy example',
    targets: ['page:/policy-examples', 'workflow:write-your-church-ai-policy', 'answer:do-we-need-an-ai-policy'],
  },
  { asked: 'how do we tell members about ai', targets: ['answer:what-could-our-ai-page-say'] },
  { asked: 'we know nothing about ai where to start', targets: ['answer:where-should-our-church-begin'] },
  { asked: 'nonprofit discount chatgpt', targets: ['answer:do-chatgpt-and-claude-have-church-discounts'] },
  { asked: 'google workspace free for churches', targets: ['answer:google-for-nonprofits-and-churches'] },
  { asked: 'what does the pope say about ai', targets: ['page:/policy-examples'] },
  { asked: 'how many churches use ai statistics', targets: ['page:/research'] },
  { asked: 'will ai take our jobs', targets: ['page:/policy-examples', 'page:/research', 'page:/about/when-not-to-use-ai'] },

  // The hub itself, its forms and its prompts
  { asked: 'media release form', targets: ['form:consent-for-photos-video-and-ai'] },
  { asked: 'agreement for volunteers using ai', targets: ['form:sheet-to-sign'] },
  { asked: 'printable volunteer schedule', targets: ['form:volunteer-roster', 'workflow:volunteer-schedule-balancing'] },
  { asked: 'quiz for staff about ai', targets: ['form:quiz-on-using-ai', 'prompt:three-quiz-questions-on-what-to-do'] },
  { asked: 'contact you', targets: ['page:/contact'] },
  { asked: 'price on this page is wrong', targets: ['page:/contact'] },
  { asked: 'submit a tool', targets: ['page:/submission'] },
  { asked: 'who runs this site', targets: ['page:/about/how-we-check', 'page:/contact'] },
];
