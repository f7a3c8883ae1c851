import type { SearchQuestion } from './search-questions.ts';

/** Questions of an office in late 2026, each in two wordings: the second is in no page’s own list of questions. */
export const churchOffice: readonly SearchQuestion[] = [
  // AI in programs that the office has
  { asked: 'is gmail reading our church email with ai', targets: ['answer:does-gemini-read-our-email-in-gmail'] },
  { asked: 'how do i turn off gemini in my gmail inbox', targets: ['answer:does-gemini-read-our-email-in-gmail'] },
  { asked: 'copilot in outlook is reading our email', targets: ['answer:is-copilot-in-outlook-reading-our-email'] },
  { asked: 'get rid of copilot in microsoft word', targets: ['answer:what-does-copilot-in-word-and-excel-read'] },
  { asked: 'does adobe acrobat ai read our pdfs', targets: ['answer:can-we-use-the-ai-assistant-in-acrobat'] },
  {
    asked: 'my iphone summarizes private messages on the screen',
    targets: ['answer:what-does-apple-intelligence-read-on-our-phones'],
  },

  // Bulletins after Publisher
  {
    asked: 'microsoft publisher is ending what do we use for the bulletin',
    targets: ['answer:what-do-we-use-for-the-bulletin-after-publisher'],
  },
  { asked: 'cannot open my pub files anymore', targets: ['answer:how-do-we-open-our-old-publisher-files'] },

  // Our own voice
  { asked: 'how do i make ai sound like our church', targets: ['answer:how-do-we-make-ai-sound-like-our-church'] },
  { asked: 'everything chatgpt writes sounds the same not like us', targets: ['answer:how-do-we-make-ai-sound-like-our-church'] },
  { asked: 'chatgpt says our custom gpt is retiring', targets: ['answer:what-happens-to-our-custom-gpt-or-gem'] },

  // Agents and AI browsers
  { asked: 'can an ai agent answer our email', targets: ['answer:may-an-ai-agent-open-the-churchs-inbox'] },
  { asked: 'is it safe to use an ai browser in the church office', targets: ['answer:may-an-ai-agent-open-the-churchs-inbox'] },

  // Minutes of ordinary committees
  {
    asked: 'notes by zoom google meet and teams for committees',
    targets: ['answer:can-zoom-meet-or-teams-write-our-minutes'],
  },
  {
    asked: 'let ai take minutes at the property committee',
    targets: ['answer:can-zoom-meet-or-teams-write-our-minutes', 'workflow:staff-meeting-notes-and-actions'],
  },
  { asked: 'teams copilot listens in our meeting', targets: ['answer:what-does-copilot-do-in-a-teams-meeting'] },
  { asked: 'gemini is taking notes in google meet', targets: ['answer:can-gemini-take-notes-in-google-meet'] },

  // Beliefs, fears and complaints
  { asked: 'text with jesus app', targets: ['answer:what-do-we-tell-people-about-jesus-chatbots'] },
  { asked: 'a member talks to jesus in an app', targets: ['answer:what-do-we-tell-people-about-jesus-chatbots'] },
  { asked: 'church posted ai picture and people are upset', targets: ['answer:members-are-upset-about-our-ai-pictures'] },
  { asked: 'someone complained about the ai art on our slides', targets: ['answer:members-are-upset-about-our-ai-pictures'] },
  { asked: 'is ai the mark of the beast', targets: ['answer:is-ai-the-mark-of-the-beast'] },
  { asked: 'antichrist artificial intelligence bible prophecy', targets: ['answer:is-ai-the-mark-of-the-beast'] },
  { asked: 'feeling guilty about ai and water', targets: ['answer:how-much-energy-and-water-does-ai-use'] },
  { asked: 'how much electricity does a chatgpt question need', targets: ['answer:how-much-energy-and-water-does-ai-use'] },
  { asked: 'will ai replace our secretary', targets: ['answer:will-ai-replace-our-church-secretary'] },
  { asked: 'am i going to lose my church office job to ai', targets: ['answer:will-ai-replace-our-church-secretary'] },

  // Sermons
  { asked: 'was this sermon written by ai', targets: ['answer:can-you-tell-that-a-sermon-was-written-by-ai'] },
  { asked: 'do ai detectors work on sermons', targets: ['answer:can-you-tell-that-a-sermon-was-written-by-ai'] },

  // The office's year, and its people
  { asked: 'year end giving statement wording', targets: ['answer:can-ai-help-with-year-end-giving-statements'] },
  {
    asked: 'what does the irs want on a contribution statement',
    targets: ['answer:can-ai-help-with-year-end-giving-statements'],
  },
  { asked: 'letter to inactive members', targets: ['answer:can-ai-help-with-letters-to-inactive-members'] },
  { asked: 'taking people off the membership roll', targets: ['answer:can-ai-help-with-letters-to-inactive-members'] },
  { asked: 'flood emergency message to congregation', targets: ['answer:how-do-we-announce-that-church-is-closed'] },
  { asked: 'we have to cancel sunday because of ice', targets: ['answer:how-do-we-announce-that-church-is-closed'] },
  { asked: 'family used ai for the obituary', targets: ['answer:a-family-brings-an-obituary-from-chatgpt'] },
  { asked: 'the obituary from the family sounds like chatgpt', targets: ['answer:a-family-brings-an-obituary-from-chatgpt'] },
  { asked: 'object lesson for kids bible', targets: ['answer:can-ai-write-a-childrens-sermon'] },
  { asked: 'idea for the children’s moment this sunday', targets: ['answer:can-ai-write-a-childrens-sermon'] },
  { asked: 'read old handwriting church register', targets: ['answer:can-ai-read-our-old-church-registers'] },
  { asked: 'transcribe 1890 baptism book', targets: ['answer:can-ai-read-our-old-church-registers'] },
  { asked: 'face recognition church attendance', targets: ['answer:may-we-use-face-recognition-at-church'] },
  { asked: 'security camera that knows faces at church', targets: ['answer:may-we-use-face-recognition-at-church'] },
  {
    asked: 'church secretary left with the chatgpt account',
    targets: ['answer:who-owns-our-ai-accounts-when-someone-leaves'],
  },
  { asked: 'employee is leaving what about her ai chats', targets: ['answer:who-owns-our-ai-accounts-when-someone-leaves'] },
  { asked: 'ai review church bylaws', targets: ['answer:may-ai-review-our-bylaws'] },
  { asked: 'can chatgpt check our constitution and bylaws for mistakes', targets: ['answer:may-ai-review-our-bylaws'] },

  // Public questions of churches, as a visitor of November 27, 2026 typed them
  {
    asked: 'may a volunteer write up a safeguarding concern with ai',
    targets: ['answer:may-a-volunteer-write-up-a-child-protection-concern-with-ai'],
  },
  {
    asked: 'record our zoom bible study and let zooms ai sum it up',
    targets: ['answer:how-do-we-turn-off-ai-companion-in-zoom', 'tool:zoom-ai-companion'],
  },
  {
    asked: 'free captions for our deaf members during the livestream',
    targets: ['workflow:livestream-captions-and-chapter-marks'],
  },
  { asked: 'may we post vbs photos', targets: ['answer:can-we-film-children-at-church', 'page:/may-i-enter'] },
  { asked: 'seminary student may i use ai for my paper', targets: ['answer:may-a-seminary-student-use-ai-for-a-paper'] },
  { asked: 'our rural church has no wifi', targets: ['answer:which-work-needs-only-a-phone'] },
  {
    asked: 'year-end letters to donors',
    targets: ['workflow:thank-you-and-stewardship-letters', 'answer:can-ai-help-with-year-end-giving-statements'],
  },
  { asked: 'our pastor uses chatgpt for his sermons', targets: ['answer:our-pastor-uses-chatgpt-for-sermons'] },
  {
    asked: 'a text from the pastor asks for gift cards',
    targets: ['answer:how-do-we-guard-against-fake-messages-from-the-pastor', 'situation:the-pastors-voice-or-face-was-faked'],
  },
  { asked: 'a chatbot on our website', targets: ['answer:may-our-chatbot-answer-pastoral-questions'] },
  {
    asked: 'live translation on our screen without phones',
    targets: ['answer:which-live-translation-fits-a-small-group', 'answer:may-we-translate-the-service-live-with-ai'],
  },
  { asked: 'is there an ai that is biblically sound', targets: ['answer:which-ai-is-best-on-christian-teaching'] },
];
