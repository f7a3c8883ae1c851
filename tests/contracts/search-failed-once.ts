import type { SearchQuestion } from './search-questions.ts';

const consent = ['form:consent-for-photos-video-and-ai'];
const howWeCheck = ['page:/about/how-we-check'];
const telling = ['answer:what-could-our-ai-page-say'];
const youthGroup = ['answer:may-our-youth-group-use-chat-assistants'];
const transcript = ['answer:how-do-we-get-a-sermon-transcript-without-a-command-window'];
const courses = [
  'hub:training-hub',
  'tool:ai-and-faith',
  'tool:imb-ai-training',
  'tool:google-ai-essentials',
  'tool:anthropic-ai-fluency',
];

/**
 * Queries that reviewers typed in November 2026 and that found nothing, or something insulting, at the time. Each finds the right
 * page among the first three now, and none may regress. If the hub has no text about it, the target is the nearest page.
 */
export const failedOnce: readonly SearchQuestion[] = [
  { asked: 'data breach church what to do', targets: ['situation:something-private-was-pasted'] },
  { asked: 'consent form', targets: consent },
  { asked: 'image consent form', targets: consent },
  { asked: 'photo release form', targets: consent },
  { asked: 'forms', targets: [...consent, 'form:sheet-to-sign', 'form:volunteer-roster'] },
  { asked: 'sheet to sign', targets: ['form:sheet-to-sign'] },
  { asked: 'funeral eulogy ai', targets: ['answer:can-ai-write-a-eulogy'] },
  { asked: 'funeral notice', targets: ['workflow:funeral-notice-and-order-of-service'] },
  { asked: 'ai for black church', targets: ['page:/policy-examples'] },
  { asked: 'vbs planning', targets: ['workflow:plan-vacation-bible-school-week'] },
  { asked: 'volunteer recruitment', targets: ['workflow:recruit-volunteers-with-a-clear-ask'] },
  { asked: 'thank-you letter to donors', targets: ['workflow:thank-you-and-stewardship-letters'] },
  { asked: 'how to talk to my congregation about ai', targets: telling },
  { asked: 'how do i tell the congregation that we use ai', targets: telling },
  { asked: 'grant writing', targets: ['workflow:grant-application-for-a-church-project'] },
  { asked: 'job description', targets: ['workflow:job-description-for-a-church-position'] },
  { asked: 'seo for church website', targets: ['workflow:plan-your-visit-page-for-newcomers'] },
  { asked: 'google business', targets: ['workflow:plan-your-visit-page-for-newcomers'] },
  { asked: 'website text', targets: ['workflow:plan-your-visit-page-for-newcomers'] },
  { asked: 'press release', targets: ['workflow:press-release-for-a-church-event'] },
  { asked: 'sermon illustrations', targets: ['answer:can-ai-find-sermon-illustrations'] },
  { asked: 'easter sermon ideas', targets: ['workflow:prepare-a-sermon-with-ai-honestly'] },
  { asked: 'confirmation class', targets: ['answer:can-ai-help-with-confirmation-class'] },
  { asked: 'wedding homily', targets: ['answer:can-ai-write-a-wedding-homily'] },
  { asked: 'premarital counseling ai', targets: ['answer:can-ai-help-with-premarital-counseling'] },
  { asked: 'hospital visit prayer', targets: ['answer:can-ai-write-a-prayer-for-a-hospital-visit'] },
  { asked: 'mission trip letter', targets: ['tool:givebutter', 'workflow:grant-application-for-a-church-project'] },
  { asked: 'ai and jobs', targets: ['answer:will-ai-replace-our-church-secretary', 'page:/policy-examples'] },
  { asked: 'ai and image of god study', targets: ['tool:erlc-ai', 'page:/policy-examples'] },
  { asked: 'teaching series on ai', targets: courses },
  { asked: 'small group curriculum on ai', targets: [...courses, 'tool:missional-ai'] },
  { asked: 'insurance', targets: ['answer:does-church-insurance-cover-ai'] },
  { asked: 'suggest a tool', targets: ['page:/submission'] },
  { asked: 'report a wrong price', targets: ['page:/contact'] },
  { asked: 'wrong price', targets: ['page:/contact'] },
  { asked: 'ai and image of god study', targets: ['form:study-ai-and-being-human'] },
  { asked: 'sunday school lessons about ai', targets: ['form:study-ai-and-being-human'] },
  { asked: 'teaching series on ai', targets: ['form:study-ai-and-being-human', ...courses] },
  { asked: 'price is wrong', targets: ['page:/contact'] },
  { asked: 'is this site trustworthy', targets: howWeCheck },
  { asked: 'who made this website', targets: howWeCheck },
  { asked: 'about us', targets: howWeCheck },
  { asked: 'what changed in canva terms this year', targets: ['page:/terms-changes?tool=canva'] },
  { asked: 'print what volunteers may enter', targets: ['page:/may-i-enter'] },
  { asked: 'ai policy', targets: ['page:/policy-examples'] },
  {
    asked: '¿puedo poner la lista de oración en chatgpt?',
    targets: ['page:/may-i-enter', 'answer:may-the-prayer-list-go-into-a-chat-assistant'],
  },
  { asked: 'oración', targets: ['answer:may-ai-write-our-prayers', 'answer:may-the-prayer-list-go-into-a-chat-assistant'] },
  { asked: '한국어', targets: ['workflow:live-sermon-translation-launch', 'workflow:translate-a-bulletin-or-letter'] },
  { asked: 'which ai may our teenagers use?', targets: youthGroup },
  { asked: 'which ai is safe for teens', targets: youthGroup },
  { asked: 'how old must you be for chatgpt', targets: youthGroup },
  { asked: 'chatgpt for a 15 year old', targets: youthGroup },
  { asked: 'which tools give churches a discount?', targets: ['answer:which-companies-give-churches-a-discount'] },
  { asked: 'free transcription', targets: transcript },
  { asked: 'transcribe sermon free', targets: transcript },
  { asked: 'what happens to our sermon recording', targets: transcript },
  { asked: 'live translation for korean visitors', targets: ['answer:which-live-translation-fits-a-small-group'] },
];
