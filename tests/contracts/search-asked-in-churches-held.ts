import type { SearchQuestion } from './search-questions.ts';

/**
 * Questions as churches type them, in an office, on a phone, late on a Saturday. This half was written on November 25, 2026 with
 * the pages that answer each, before anything was tuned for the other half, and was not run until the search was finished.
 */
export const heldInChurches: readonly SearchQuestion[] = [
  // Preaching and teaching
  { asked: 'its saturday and i have no sermon', targets: ['answer:what-can-ai-do-on-saturday-night-before-a-sermon'] },
  {
    asked: 'how do i use chatgpt to outline a sermon without cheating',
    targets: ['workflow:prepare-a-sermon-with-ai-honestly', 'answer:can-ai-write-our-sermon-outline'],
  },
  { asked: 'stories and illustrations for a message on hope', targets: ['answer:can-ai-find-sermon-illustrations'] },
  {
    asked: 'can i trust ai with the greek words in romans',
    targets: ['answer:can-we-use-ai-for-exegesis', 'workflow:passage-background-brief-for-sermon-prep'],
  },
  { asked: 'my sermons are too long help me cut', targets: ['prompt:what-can-go-from-a-long-sermon'] },
  {
    asked: 'what will people in the pews object to in this sermon',
    targets: ['prompt:what-a-listener-might-object', 'prompt:three-listeners', 'workflow:sermon-draft-stress-test'],
  },
  { asked: 'wedding sermon help', targets: ['answer:can-ai-write-a-wedding-homily'] },
  {
    asked: 'obituary for the church newsletter',
    targets: ['workflow:funeral-notice-and-order-of-service', 'prompt:an-empty-funeral-notice', 'answer:can-ai-write-a-eulogy'],
  },
  {
    asked: 'order of service for a memorial service',
    targets: ['workflow:funeral-notice-and-order-of-service', 'prompt:an-order-of-service-checked-for-gaps'],
  },
  { asked: 'sympathy note to a widow', targets: ['answer:can-ai-write-a-condolence-letter'] },
  { asked: 'what to pray with someone in the icu', targets: ['answer:can-ai-write-a-prayer-for-a-hospital-visit'] },
  { asked: 'prepare couples for marriage using ai', targets: ['answer:can-ai-help-with-premarital-counseling'] },
  { asked: 'confirmation students letter to the bishop', targets: ['answer:can-ai-help-with-confirmation-class'] },
  {
    asked: 'coloring page of daniel and the lions',
    targets: ['prompt:coloring-page-line-drawing', 'workflow:childrens-lesson-pack-from-one-bible-story'],
  },
  {
    asked: 'bible lesson for 2nd graders on david',
    targets: ['workflow:childrens-lesson-pack-from-one-bible-story', 'prompt:lesson-from-one-bible-story'],
  },
  {
    asked: 'schedule for our vbs in june',
    targets: ['workflow:plan-vacation-bible-school-week', 'prompt:five-days-of-vacation-bible-school'],
  },
  { asked: 'vbs supply list', targets: ['prompt:supplies-and-roles-for-the-week', 'workflow:plan-vacation-bible-school-week'] },
  {
    asked: 'questions for home groups from pastors message',
    targets: ['workflow:sermon-transcript-to-small-group-discussion-guide', 'prompt:discussion-questions-from-a-sermon'],
  },

  // The office
  {
    asked: 'we need more nursery workers how to ask',
    targets: [
      'workflow:recruit-volunteers-with-a-clear-ask',
      'prompt:one-ask-in-three-ways',
      'prompt:a-volunteer-role-in-half-a-page',
    ],
  },
  {
    asked: 'job posting for youth pastor',
    targets: ['workflow:job-description-for-a-church-position', 'prompt:a-posting-that-people-can-answer'],
  },
  {
    asked: 'new secretary starts monday what does she need to know',
    targets: ['workflow:onboarding-a-new-volunteer-or-staff-member', 'prompt:a-first-day-sheet'],
  },
  { asked: 'grants for church food pantry', targets: ['workflow:grant-application-for-a-church-project'] },
  {
    asked: 'announce our chili supper in the local paper',
    targets: ['workflow:press-release-for-a-church-event', 'prompt:a-press-release-on-one-page'],
  },
  {
    asked: 'council meetings drag on till 10pm',
    targets: ['workflow:church-meeting-agenda-that-ends-on-time', 'prompt:an-agenda-with-minutes-and-decisions'],
  },
  {
    asked: 'pledge drive letter',
    targets: ['workflow:thank-you-and-stewardship-letters', 'prompt:a-letter-that-opens-the-stewardship-season'],
  },
  {
    asked: 'thank donors at year end',
    targets: ['workflow:thank-you-and-stewardship-letters', 'prompt:thank-you-letters-with-empty-places'],
  },
  {
    asked: 'what to expect page for first time visitors website',
    targets: [
      'workflow:plan-your-visit-page-for-newcomers',
      'prompt:a-plan-your-visit-page-from-facts',
      'prompt:short-answers-for-first-time-visitors',
    ],
  },
  {
    asked: 'church slides look boring',
    targets: [
      'workflow:announcement-slide-set',
      'tool:propresenter',
      'tool:proclaim',
      'tool:canva',
      'prompt:plain-slide-background',
    ],
  },
  {
    asked: 'flyer for fall festival',
    targets: ['workflow:event-poster-and-postcard-campaign', 'tool:canva', 'tool:adobe-express', 'prompt:poster-background'],
  },
  {
    asked: 'instagram posts for the whole month',
    targets: ['workflow:month-of-social-posts-from-one-series', 'prompt:twelve-posts-from-one-series', 'tool:buffer'],
  },
  {
    asked: 'nursery schedule nobody shows up',
    targets: ['workflow:volunteer-schedule-balancing', 'prompt:schedule-from-codes-and-rules', 'form:volunteer-roster'],
  },
  {
    asked: 'duplicate families in our database',
    targets: ['workflow:church-data-clean-up-plan', 'prompt:formula-for-doubles-on-made-up-rows'],
  },
  {
    asked: 'turn 80 page finance packet into questions',
    targets: ['workflow:board-packet-reading-helper', 'prompt:questions-a-careful-trustee-would-ask'],
  },
  {
    asked: 'how do i explain the deficit to the congregation',
    targets: [
      'workflow:budget-narrative-for-members',
      'prompt:budget-in-plain-words',
      'prompt:questions-members-may-ask-about-a-budget',
    ],
  },
  { asked: 'text reminders to parents legal', targets: ['answer:can-we-text-our-members'] },
  { asked: 'can ai screen applicants for our church job', targets: ['answer:can-ai-help-us-hire-or-manage-staff'] },

  // Sound, pictures, languages
  {
    asked: 'easiest way to get transcript off youtube',
    targets: ['answer:how-do-we-get-a-sermon-transcript-without-a-command-window'],
  },
  {
    asked: 'live captions for hard of hearing members',
    targets: ['workflow:livestream-captions-and-chapter-marks', 'tool:spf-io', 'tool:breeze-translate', 'tool:wordly'],
  },
  {
    asked: 'sermon audio sounds like a cave',
    targets: ['tool:adobe-podcast', 'workflow:sermon-podcast-clean-up-and-show-notes', 'tool:descript'],
  },
  {
    asked: 'spanish speaking families want to follow along',
    targets: [
      'workflow:live-sermon-translation-launch',
      'answer:may-we-translate-the-service-live-with-ai',
      'answer:which-live-translation-fits-a-small-group',
      'hub:translation-hub',
      'tool:wordly',
      'tool:breeze-translate',
    ],
  },
  {
    asked: 'translate church letter to vietnamese',
    targets: ['workflow:translate-a-bulletin-or-letter', 'tool:deepl', 'tool:google-translate'],
  },
  { asked: 'can i print niv verses in the bulletin', targets: ['answer:how-much-of-a-bible-translation-can-we-quote'] },
  {
    asked: 'lower the key of a hymn',
    targets: ['prompt:chords-in-another-key', 'workflow:rehearsal-mixes-for-volunteer-musicians', 'tool:moises'],
  },
  {
    asked: 'background picture for sermon title slide',
    targets: [
      'workflow:sermon-series-artwork',
      'prompt:series-picture-with-empty-space',
      'prompt:plain-slide-background',
      'tool:ideogram',
    ],
  },
  {
    asked: 'audio version of bulletin for shut ins',
    targets: ['workflow:audio-bulletin-for-people-with-low-vision', 'prompt:bulletin-as-it-is-spoken'],
  },

  // Permitted input, and incidents
  {
    asked: 'can i put members addresses in chatgpt to make labels',
    targets: ['page:/may-i-enter', 'answer:may-the-member-list-go-into-a-spreadsheet-assistant'],
  },
  { asked: 'secretary used chatgpt on counseling notes what now', targets: ['situation:something-private-was-pasted'] },
  {
    asked: 'got a text from pastor asking for gift cards',
    targets: ['answer:how-do-we-guard-against-fake-messages-from-the-pastor', 'situation:the-pastors-voice-or-face-was-faked'],
  },
  { asked: 'somebody put a photo of our kids into an ai app', targets: ['situation:a-childs-photo-went-into-a-tool'] },
  {
    asked: 'teen texted our chatbot that he wants to die',
    targets: ['situation:somebody-writes-of-suicide-or-abuse', 'answer:what-if-somebody-asks-our-ai-phone-for-help'],
  },
  { asked: 'printed a fake cs lewis quote in the bulletin', targets: ['situation:a-false-quotation-was-published'] },
  { asked: 'is it legal to record a meeting in pennsylvania', targets: ['answer:which-states-need-everyones-consent-to-record'] },
  {
    asked: 'do i need permission to post kids pictures',
    targets: ['answer:can-we-film-children-at-church', 'form:consent-for-photos-video-and-ai'],
  },
  { asked: 'does our liability insurance cover ai', targets: ['answer:does-church-insurance-cover-ai'] },
  {
    asked: 'do pastors have to report abuse',
    targets: ['answer:must-clergy-report-what-they-hear-in-confidence', 'answer:do-we-have-to-report-abuse-told-to-a-bot'],
  },
  {
    asked: 'is it safe to use copilot with our membership spreadsheet',
    targets: ['page:/may-i-enter', 'answer:may-the-member-list-go-into-a-spreadsheet-assistant'],
  },
  { asked: 'turn off training in chatgpt', targets: ['answer:how-do-i-switch-training-off', 'tool:chatgpt'] },
  {
    asked: 'ai that runs offline on church computer',
    targets: ['answer:what-ai-can-we-run-on-our-own-computer', 'tool:whisper'],
  },

  // Rules, money, telling people
  {
    asked: 'sample ai policy for small church',
    targets: ['page:/policy-examples', 'workflow:write-your-church-ai-policy', 'answer:do-we-need-an-ai-policy'],
  },
  { asked: 'tell our people how the church uses ai', targets: ['answer:what-could-our-ai-page-say'] },
  { asked: 'should pastor admit he used ai', targets: ['answer:must-we-say-that-a-sermon-used-ai'] },
  {
    asked: 'presenting ai to the session',
    targets: ['answer:what-do-we-put-on-one-page-for-the-elders', 'prompt:questions-an-elder-should-ask'],
  },
  { asked: 'where do we begin we are a church of 80', targets: ['answer:where-should-our-church-begin'] },
  { asked: 'canva nonprofit for church', targets: ['answer:canva-for-nonprofits-and-churches'] },
  {
    asked: 'who gives discounts to churches',
    targets: [
      'answer:which-makers-shut-churches-out',
      'answer:do-chatgpt-and-claude-have-church-discounts',
      'answer:google-for-nonprofits-and-churches',
    ],
  },
  { asked: 'what do southern baptists say about ai', targets: ['tool:erlc-ai', 'page:/policy-examples'] },
  { asked: 'percentage of pastors using ai', targets: ['page:/research'] },
  {
    asked: 'training for our staff on ai ethics',
    targets: [
      'hub:training-hub',
      'tool:imb-ai-training',
      'tool:anthropic-ai-fluency',
      'tool:ai-for-church-leaders',
      'form:quiz-on-using-ai',
      'tool:ai-and-faith',
    ],
  },

  // The hub itself, its forms and its prompts
  { asked: 'photo permission form', targets: ['form:consent-for-photos-video-and-ai'] },
  { asked: 'volunteers sign agreement about ai', targets: ['form:sheet-to-sign'] },
  { asked: 'blank roster to print', targets: ['form:volunteer-roster'] },
  { asked: 'i found a mistake on your website', targets: ['page:/contact'] },
  { asked: 'add my app to your list', targets: ['page:/submission'] },
  { asked: 'who is behind this website', targets: ['page:/about/how-we-check', 'page:/contact'] },
  { asked: 'do you take money from the ai companies', targets: ['page:/about/how-we-check'] },
];
