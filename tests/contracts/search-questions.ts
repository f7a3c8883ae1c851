/**
 * One hundred and twenty questions as people type them, to judge the search by.
 *
 * Made on 22 November 2026, before the search was changed, from the tasks and worries
 * of pastors, secretaries, volunteers, youth leaders, treasurers, musicians and small churches
 * abroad, and from the wording of public threads about them. Its author saw the names of the
 * content files and nothing else: no entry, no search code, no result of the search. So spelling,
 * grammar and half sentences are as typed; leave them.
 *
 * The questions come in sixty pairs of a kind, the first of each for tuning and the second held
 * back. Tune on the first half as often as you like. Run the held half once, at the end, and report
 * its result; a held question that was looked at while tuning is no longer one. A target is
 * corrected only when it names something that does not exist, never to make a number better.
 */
export interface SearchQuestion {
  /** Query as typed by the visitor. */
  readonly asked: string;
  /**
   * One to four right answers, in no order: `tool:`, `workflow:`, `answer:` or `situation:` and a
   * slug, `hub:` and the slug of its address, `page:` and an address. One among the first three
   * results is enough.
   */
  readonly targets: readonly string[];
}

/** The half to tune the search on. */
export const tuning: readonly SearchQuestion[] = [
  {
    asked: 'is it ok to paste our prayer requests into chatgpt',
    targets: ['answer:may-the-prayer-list-go-into-a-chat-assistant', 'page:/may-i-enter'],
  },
  {
    asked: 'upload picture of sunday school kids canva safe?',
    targets: ['answer:may-photos-of-people-go-into-a-picture-tool', 'page:/may-i-enter'],
  },
  {
    asked: 'treasurer wants to put donor spreadsheet in chat gpt',
    targets: ['answer:may-giving-records-go-into-ai', 'page:/may-i-enter'],
  },
  { asked: 'does chatgpt keep what i type', targets: ['answer:how-do-i-switch-training-off', 'tool:chatgpt'] },
  { asked: 'which ai does not train on what you type in', targets: ['answer:how-do-i-switch-training-off', 'page:/may-i-enter'] },
  {
    asked: 'secretary pasted counseling email into chatgpt by accident help',
    targets: ['situation:something-private-was-pasted'],
  },
  {
    asked: 'scam text pretending to be our pastor asking gift cards',
    targets: ['situation:the-pastors-voice-or-face-was-faked', 'answer:how-do-we-guard-against-fake-messages-from-the-pastor'],
  },
  {
    asked: 'someone wrote to our website chat that they want to die',
    targets: ['situation:somebody-writes-of-suicide-or-abuse', 'answer:what-if-somebody-asks-our-ai-phone-for-help'],
  },
  {
    asked: 'made up cs lewis quote in our newsletter',
    targets: ['situation:a-false-quotation-was-published', 'answer:how-do-we-check-what-ai-wrote'],
  },
  { asked: 'gdpr church membership database ai', targets: ['answer:gdpr-may-a-church-use-ai-with-member-data'] },
  { asked: 'nigeria data law church members info ai', targets: ['answer:nigeria-data-protection-and-churches'] },
  { asked: 'lgpd igreja', targets: ['answer:brazil-lgpd-and-churches'] },
  {
    asked: 'do elders have to agree before fireflies records',
    targets: [
      'answer:does-a-notetaker-need-everyones-consent',
      'answer:may-ai-take-notes-in-elders-meetings',
      'answer:is-a-visible-bot-enough-consent',
    ],
  },
  { asked: 'chatgpt vs claude for sermons', targets: ['tool:chatgpt', 'tool:claude', 'page:/compare'] },
  { asked: 'planning center vs breeze small church', targets: ['tool:planning-center', 'tool:breeze', 'page:/compare'] },
  { asked: 'wordly vs spf.io', targets: ['tool:wordly', 'tool:spf-io', 'page:/compare'] },
  {
    asked: 'alternative to midjourney free',
    targets: ['tool:stable-diffusion', 'tool:flux', 'tool:ideogram', 'tool:adobe-firefly'],
  },
  { asked: 'something like logos but free', targets: ['tool:and-bible', 'hub:bible-study-hub'] },
  { asked: 'transcribe sermons offline on my own computer', targets: ['tool:whisper', 'workflow:sermon-archive-transcription'] },
  { asked: 'chat ai without an account', targets: ['tool:chatgpt', 'tool:microsoft-copilot', 'tool:perplexity', 'tool:gemini'] },
  {
    asked: 'free church mangement software',
    targets: ['tool:churchtrac', 'tool:rock-rms', 'tool:planning-center', 'tool:one-church'],
  },
  { asked: 'how much would ai cost us, 60 members', targets: ['answer:what-does-ai-cost-a-small-church'] },
  { asked: 'canva free for churches how to apply', targets: ['answer:canva-for-nonprofits-and-churches', 'tool:canva'] },
  {
    asked: 'live spanish translation of our mass',
    targets: ['workflow:live-sermon-translation-launch', 'tool:wordly', 'tool:spf-io', 'tool:breeze-translate'],
  },
  {
    asked: 'subtitles in portugese for our youtube sermons',
    targets: ['workflow:multilingual-sermon-subtitles', 'tool:heygen', 'tool:descript'],
  },
  { asked: 'is ai any good at swahili', targets: ['answer:is-ai-good-enough-for-small-languages'] },
  { asked: 'livestream keeps buffering, bad internet at church', targets: ['tool:resi'] },
  {
    asked: 'turn sundays sermon into small group questions',
    targets: ['workflow:sermon-transcript-to-small-group-discussion-guide', 'tool:pulpit-ai', 'tool:sermon-spark'],
  },
  {
    asked: 'clips from sermon for instagram automatic',
    targets: ['workflow:weekly-sermon-clips-for-social', 'tool:opus-clip', 'tool:sermon-shots'],
  },
  {
    asked: 'remove echo and hiss from sermon recording',
    targets: ['tool:adobe-podcast', 'workflow:sermon-podcast-clean-up-and-show-notes', 'tool:descript'],
  },
  {
    asked: 'isolate bass part from a worship song to practise',
    targets: ['tool:moises', 'workflow:rehearsal-mixes-for-volunteer-musicians'],
  },
  {
    asked: 'write our own worship song with ai legal?',
    targets: [
      'answer:may-we-sing-an-ai-song-in-worship',
      'answer:does-ccli-cover-ai-songs',
      'workflow:original-song-idea-demo',
      'tool:suno',
    ],
  },
  { asked: 'song picks for a service on forgiveness', targets: ['workflow:worship-set-planning-by-theme'] },
  {
    asked: 'moving background loop for the bible reading',
    targets: ['workflow:scripture-scene-background-loop', 'tool:runway', 'tool:luma-dream-machine', 'tool:pika'],
  },
  {
    asked: 'easter flyer maker',
    targets: [
      'workflow:easter-or-christmas-invite-campaign',
      'workflow:event-poster-and-postcard-campaign',
      'tool:canva',
      'tool:adobe-express',
    ],
  },
  { asked: 'picture of jesus made by ai ok for orthodox?', targets: ['answer:may-we-use-an-ai-picture-of-jesus'] },
  { asked: 'sermon series graphics ideas', targets: ['workflow:sermon-series-artwork', 'tool:canva', 'tool:midjourney'] },
  {
    asked: 'read the bulletin aloud for blind member',
    targets: ['workflow:audio-bulletin-for-people-with-low-vision', 'tool:elevenlabs', 'tool:murf'],
  },
  { asked: 'clone pastors voice for announcements', targets: ['answer:may-we-clone-the-pastors-voice', 'tool:elevenlabs'] },
  { asked: 'weekly newsletter takes me all friday', targets: ['workflow:weekly-email-newsletter', 'tool:mailchimp'] },
  {
    asked: 'schedule a months facebook posts',
    targets: ['workflow:month-of-social-posts-from-one-series', 'tool:buffer', 'tool:hootsuite'],
  },
  {
    asked: 'follow up with visitors automaticaly',
    targets: ['workflow:first-time-guest-follow-up-with-approval', 'tool:text-in-church'],
  },
  { asked: 'volunteer roster always the same tired people', targets: ['workflow:volunteer-schedule-balancing'] },
  { asked: 'explain the budget to members in plain words', targets: ['workflow:budget-narrative-for-members'] },
  { asked: 'church fund accounting software', targets: ['tool:aplos', 'tool:quickbooks'] },
  {
    asked: 'make charts from our attendance numbers',
    targets: ['tool:julius-ai', 'tool:looker-studio', 'tool:power-bi', 'tool:tableau'],
  },
  { asked: '120 page board packet need summary', targets: ['workflow:board-packet-reading-helper', 'tool:notebooklm'] },
  {
    asked: 'minutes for staff meeting ai',
    targets: ['workflow:staff-meeting-notes-and-actions', 'tool:fireflies', 'tool:zoom-ai-companion', 'tool:otter'],
  },
  {
    asked: 'historical background of ephesians 2 for sermon',
    targets: ['workflow:passage-background-brief-for-sermon-prep', 'tool:logos'],
  },
  { asked: 'plan preaching for the year what books we never preach', targets: ['workflow:preaching-calendar-gap-review'] },
  { asked: 'catholic ai that answers from the catechism', targets: ['tool:magisterium-ai', 'tool:verbum'] },
  {
    asked: 'check if a statistic i want to quote is true',
    targets: ['workflow:evidence-check-on-a-claim', 'tool:perplexity', 'tool:consensus'],
  },
  {
    asked: 'sunday school lesson noah craft and game',
    targets: ['workflow:childrens-lesson-pack-from-one-bible-story', 'answer:may-we-use-ai-for-sunday-school-material'],
  },
  {
    asked: '14 year olds using chatgpt in youth group age limit',
    targets: ['answer:may-our-youth-group-use-chat-assistants', 'tool:chatgpt'],
  },
  { asked: 'template ai policy for church', targets: ['workflow:write-your-church-ai-policy', 'answer:do-we-need-an-ai-policy'] },
  { asked: 'is it a sin to use ai', targets: ['answer:is-it-wrong-to-use-ai-in-church'] },
  {
    asked: 'never used ai where do i start, pastor 68',
    targets: ['answer:where-should-our-church-begin', 'tool:ai-for-church-leaders', 'tool:google-ai-essentials'],
  },
  { asked: 'only have an old android phone what can we do', targets: ['answer:which-work-needs-only-a-phone'] },
  { asked: 'is deepseek safe for church', targets: ['tool:deepseek', 'page:/may-i-enter'] },
  { asked: 'sora shut down what instead', targets: ['tool:sora', 'tool:veo', 'tool:kling', 'tool:runway'] },
];

/** The half that is run once, when the search is finished. */
export const heldOutQuestions: readonly SearchQuestion[] = [
  {
    asked: 'can i put member phone numbers in claude',
    targets: ['page:/may-i-enter', 'answer:may-the-member-list-go-into-a-spreadsheet-assistant'],
  },
  {
    asked: 'putting youth camp photos into ai to edit them, allowed?',
    targets: ['answer:may-photos-of-people-go-into-a-picture-tool', 'page:/may-i-enter'],
  },
  {
    asked: 'can excel copilot see our membership roll',
    targets: ['answer:may-the-member-list-go-into-a-spreadsheet-assistant', 'page:/may-i-enter', 'tool:microsoft-copilot'],
  },
  { asked: 'stop gemini using my chats for training', targets: ['answer:how-do-i-switch-training-off', 'tool:gemini'] },
  {
    asked: 'most private ai for confidential pastoral notes',
    targets: ['page:/may-i-enter', 'answer:is-it-enough-to-take-the-names-out', 'answer:when-is-no-ai-needed'],
  },
  {
    asked: 'zoom ai recorded our session meeting and emailed it to everybody',
    targets: ['situation:a-bot-recorded-a-confidential-meeting'],
  },
  {
    asked: 'fake video of our priest on facebook what to do',
    targets: ['situation:the-pastors-voice-or-face-was-faked', 'answer:how-do-we-guard-against-fake-messages-from-the-pastor'],
  },
  {
    asked: 'teen told chatbot she is being hurt at home do we have to report',
    targets: ['answer:do-we-have-to-report-abuse-told-to-a-bot', 'situation:somebody-writes-of-suicide-or-abuse'],
  },
  {
    asked: 'chatgpt gave me a bible verse that dosent exist',
    targets: ['answer:does-ai-quote-scripture-correctly', 'situation:a-false-quotation-was-published'],
  },
  { asked: 'uk church data protection rules for chatgpt', targets: ['answer:uk-data-protection-and-ai-for-churches'] },
  { asked: 'popia church whatsapp group ai', targets: ['answer:south-africa-popia-and-churches'] },
  { asked: 'dpdp act small church in kerala', targets: ['answer:india-dpdp-and-churches'] },
  {
    asked: 'otter ai joined our vestry meeting without asking',
    targets: [
      'answer:is-a-visible-bot-enough-consent',
      'answer:does-a-notetaker-need-everyones-consent',
      'answer:may-ai-take-notes-in-elders-meetings',
      'situation:a-bot-recorded-a-confidential-meeting',
    ],
  },
  { asked: 'gemini or copilot for church office', targets: ['tool:gemini', 'tool:microsoft-copilot', 'page:/compare'] },
  { asked: 'tithely vs pushpay', targets: ['tool:tithely', 'tool:pushpay', 'page:/compare'] },
  { asked: 'opus clip vs sermon shots', targets: ['tool:opus-clip', 'tool:sermon-shots', 'page:/compare'] },
  {
    asked: 'alternative to mailchimp cheap',
    targets: ['tool:hubspot', 'tool:text-in-church', 'tool:clearstream', 'workflow:weekly-email-newsletter'],
  },
  { asked: 'otter alternative that works offline', targets: ['tool:whisper'] },
  { asked: 'bible study app no internet village', targets: ['tool:and-bible'] },
  {
    asked: 'translate church letter no login',
    targets: ['tool:google-translate', 'tool:deepl', 'workflow:translate-a-bulletin-or-letter'],
  },
  { asked: 'cheapest way to send texts to whole congregation', targets: ['tool:clearstream', 'tool:text-in-church'] },
  { asked: 'church discount on chatgpt?', targets: ['answer:do-chatgpt-and-claude-have-church-discounts', 'tool:chatgpt'] },
  { asked: 'does google workspace come free for religious org', targets: ['answer:google-for-nonprofits-and-churches'] },
  {
    asked: 'mandarin interpreter app for sunday service cheap',
    targets: ['tool:breeze-translate', 'tool:oneaccord', 'tool:spf-io', 'tool:wordly'],
  },
  {
    asked: 'put farsi captions on livestream',
    targets: [
      'workflow:livestream-captions-and-chapter-marks',
      'workflow:multilingual-sermon-subtitles',
      'tool:spf-io',
      'tool:wordly',
    ],
  },
  {
    asked: 'ai bible translation minority language drafting',
    targets: ['workflow:bible-translation-draft-support', 'tool:scripture-forge', 'tool:paratext', 'tool:bt-servant'],
  },
  {
    asked: 'online church with chat for people at home',
    targets: ['tool:church-online-platform', 'tool:subsplash', 'tool:resi'],
  },
  {
    asked: '5 day devotional out of my message',
    targets: ['workflow:five-day-devotional-from-sundays-message', 'tool:pulpit-ai'],
  },
  { asked: 'cut out the ums and silences from our video', targets: ['tool:gling', 'tool:descript'] },
  {
    asked: 'make a podcast of our homilies with show notes',
    targets: ['workflow:sermon-podcast-clean-up-and-show-notes', 'workflow:automated-sermon-publishing-chain', 'tool:riverside'],
  },
  {
    asked: 'backing tracks small band no drummer',
    targets: ['tool:loop-community', 'workflow:rehearsal-mixes-for-volunteer-musicians', 'tool:moises'],
  },
  {
    asked: 'suno songs ccli license',
    targets: ['answer:does-ccli-cover-ai-songs', 'answer:may-we-sing-an-ai-song-in-worship', 'tool:suno'],
  },
  { asked: 'lyrics and bible verses on the screen software', targets: ['tool:propresenter', 'tool:proclaim'] },
  { asked: 'short promo video for youth camp', targets: ['workflow:youth-retreat-promo-clip'] },
  { asked: 'logo for our new kids ministry', targets: ['workflow:ministry-logo-concepts', 'tool:recraft', 'tool:ideogram'] },
  {
    asked: 'who owns the image midjourney made for us, copyright',
    targets: ['answer:who-owns-a-picture-made-with-ai', 'tool:midjourney'],
  },
  {
    asked: 'image generator that spells the words right on a poster',
    targets: ['tool:ideogram', 'tool:recraft', 'workflow:event-poster-and-postcard-campaign'],
  },
  {
    asked: 'ai voice over for volunteer training video',
    targets: ['workflow:training-narration-for-volunteers', 'tool:wellsaid', 'tool:murf', 'tool:elevenlabs'],
  },
  {
    asked: 'talking avatar of pastor in other languages',
    targets: ['tool:heygen', 'tool:synthesia', 'answer:may-we-clone-the-pastors-voice'],
  },
  {
    asked: 'make bulletin announcments shorter and clearer',
    targets: ['workflow:bulletin-and-printed-handout-refresh', 'workflow:announcement-slide-set'],
  },
  { asked: 'post to instagram and facebook at same time free', targets: ['tool:buffer', 'tool:hootsuite', 'tool:adobe-express'] },
  { asked: 'connect our form to planning center without coding', targets: ['tool:zapier', 'tool:make', 'tool:n8n'] },
  { asked: 'clean up duplicate adresses in church database', targets: ['workflow:church-data-clean-up-plan'] },
  { asked: 'giving is down, show trend to the board', targets: ['workflow:giving-trend-summary-without-names'] },
  { asked: 'online giving app lowest fees', targets: ['tool:tithely', 'tool:givebutter', 'tool:pushpay', 'tool:overflow'] },
  { asked: 'summarise survey answers from congregation', targets: ['workflow:congregation-survey-analysis', 'tool:julius-ai'] },
  {
    asked: 'ask questions about our bylaws and handbook',
    targets: ['workflow:policy-handbook-question-helper', 'tool:notebooklm'],
  },
  {
    asked: 'presbytery minutes may a bot write them',
    targets: ['answer:may-ai-take-notes-in-elders-meetings', 'answer:does-a-notetaker-need-everyones-consent'],
  },
  {
    asked: 'have somebody critcise my sermon before sunday',
    targets: ['workflow:sermon-draft-stress-test', 'tool:sermon-analyst'],
  },
  { asked: 'bible in a year plan w questions each week', targets: ['workflow:bible-reading-plan-with-weekly-prompts'] },
  {
    asked: 'christian chatbot safe for kids',
    targets: [
      'tool:sunflower-ai',
      'tool:faithgpt',
      'answer:what-can-parents-switch-on',
      'answer:may-our-youth-group-use-chat-assistants',
    ],
  },
  {
    asked: 'find studies about loneliness in old people',
    targets: ['tool:consensus', 'tool:elicit', 'workflow:evidence-check-on-a-claim'],
  },
  {
    asked: 'kids leader makes lessons with ai is that ok',
    targets: ['answer:may-we-use-ai-for-sunday-school-material', 'workflow:childrens-lesson-pack-from-one-bible-story'],
  },
  {
    asked: 'our teens have ai girlfriends how to talk about it',
    targets: ['answer:how-do-we-talk-with-teens-about-ai-companions'],
  },
  {
    asked: 'what to tell the church council about ai one page',
    targets: ['answer:what-do-we-put-on-one-page-for-the-elders', 'answer:what-could-our-ai-page-say'],
  },
  { asked: 'pastor used ai for sermon should he say so', targets: ['answer:must-we-say-that-a-sermon-used-ai'] },
  {
    asked: 'free ai course for ministry staff',
    targets: ['tool:ai-for-church-leaders', 'tool:anthropic-ai-fluency', 'tool:imb-ai-training', 'tool:openai-academy'],
  },
  { asked: 'when should a church just not use ai', targets: ['answer:when-is-no-ai-needed', 'page:/about/when-not-to-use-ai'] },
  { asked: 'grok for bible questions trustworthy?', targets: ['tool:grok', 'answer:which-ai-is-best-on-christian-teaching'] },
  { asked: 'dall e replacement', targets: ['tool:dall-e-3', 'tool:chatgpt', 'tool:midjourney', 'tool:adobe-firefly'] },
];
