/**
 * What search engines and link previews are told of each page that stands at one address. Only the server writes it into a
 * page: it is no part of the browser's script (page-head.ts), to which no call in here would be known as needless.
 */
export const pageDescriptions: Record<string, string | undefined> = {
  '/forms':
    'Forms, policies and sheets for a church that uses AI, each in Word and PDF: consent, a policy, a poster, a quiz and more.',
  '/terms-changes': 'Recent changes to AI companies’ terms, since November 2025, in plain words: who’s affected and what to do.',
  '/leave-the-list': 'Stop the mail from the hub.',
  '/contact': 'Write to the people behind the hub: ask about an entry, report a mistake, or tell us what your church needs.',
  '/your-church':
    'Decide how your church uses AI: a one-page policy from fourteen answers, each clause with its sources, without an account.',
  '/your-church/page':
    'A page on how your church uses AI, in plain words for the congregation, written from the answers of your policy.',
  '/your-church/policy':
    'Fourteen questions, three answers each, and a one-page AI policy for your church: every clause says where it comes from.',
  '/your-church/tools':
    'List the AI tools your church uses, on your own device: what may go in, what changed in the terms, and what doesn’t fit your policy.',
  '/your-church/training':
    'Four short units and 24 situations for staff and volunteers, chosen by your church’s own AI policy, with a sheet to sign.',
  '/your-church/ask':
    'Twelve questions that a church can ask the company behind any AI tool, what we already know, and what to do with the answer.',
  '/your-church/readiness':
    'Twelve questions on how ready your church is for AI, and a plan of ninety days with a page for each step and its date.',
  '/submission': 'Suggest an AI tool or a step-by-step ministry workflow. A person at the college reads every suggestion.',
  '/prompts': 'Texts to copy into an AI tool, each from a workflow, with blanks to fill in and the check that a person makes.',
  '/policy-examples':
    'An AI Acceptable Use Policy to adapt, a Ministry Stance, and public statements of church bodies from many traditions on artificial intelligence.',
  '/workflows': 'Step-by-step creative workflows for churches: visual content, marketing, print materials and distribution.',
  '/llm-comparison':
    'Four language models for church work: what they train on, cost and allow today, and how they were ranked on ease, bias and privacy in July 2025.',
  '/search': 'Search tools, workflows, answers, prompts, forms, guides and policies on AI in the church.',
  '/when-something-goes-wrong':
    'Who to call, and what to do in the first hour, day and week when AI has done harm in a church or someone cried out for help.',
  '/resources': 'Fifteen categories of AI for ministry, each with a guide, a comparison, tools and step-by-step workflows.',
  '/all-tools':
    'Search AI tools for church work by name, category and price, each with its sources, its limits and what must never be typed into it.',
  '/all-workflows':
    'Step-by-step ministry workflows with AI: time, cost, the tools they use, what never to enter and who signs off.',
  '/ask': 'Can’t find your answer? Ask us. People at the college read it and answer in public, without your name.',
  '/compare':
    'Pick two to four AI tools and see side by side what may be entered, what their companies say, what they cost and who they fit.',
  '/may-i-enter':
    'Whether the prayer list, the minutes or a child’s photo may go into an AI tool: fine, only if, or never, with the company’s own words and what to do instead.',
  '/answers':
    'Short, dated answers to what churches ask about AI, from consent and copyright to data protection, each with its sources or marked as our advice.',
  '/research':
    'What surveys by Exponential, Barna, Pushpay, Pew and others found about AI in churches, each figure with its sample, date and source.',
  '/llm-guide':
    'What a large language model is, how it’s trained, what it can’t know, and questions for Christians, in plain words.',
  '/image-guide': 'How AI image models learn and draw, what they can’t know, and how Christian traditions think about images.',
  '/video-guide': 'How AI video models work, where they fail, and what a church should ask before it shows a generated clip.',
  '/about/who-we-are':
    'Who gathers this hub for churches, what it’s for, what you can hold us to, and how to reach the people behind it.',
  '/about/how-we-check':
    'Where the facts of this hub come from, what its labels mean, how its texts were written, and how to correct them.',
  '/about/when-not-to-use-ai':
    'Work that belongs to people: visiting the grieving, counseling, prayer, discipline and the conviction of a sermon.',
  '/about/privacy':
    'What this hub keeps of what you send, what it counts, how long it’s kept, and what stays in your own browser.',
  '/about/accessibility':
    'What people with a screen reader, a keyboard or a small screen can count on here, and what we know to be wrong.',
};
