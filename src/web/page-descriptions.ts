/**
 * What search engines and link previews are told of each page that stands at one address. Only the server writes it into a
 * page: it is no part of the browser's script (page-head.ts), to which no call in here would be known as needless.
 */
export const pageDescriptions: Record<string, string | undefined> = {
  '/terms-changes':
    'What makers of AI tools changed in their documents since November 2025, in plain words: for whom, and what to do.',
  '/contact': 'Write to the people behind the hub: ask about an entry, report a mistake, or tell us what your church needs.',
  '/your-church':
    'Decide how your church uses AI: a one-page policy from fourteen answers, each clause with its sources, without an account.',
  '/your-church/policy':
    'Fourteen questions, three answers each, and a one-page AI policy for your church: every clause says where it comes from.',
  '/submission': 'Suggest an AI tool or a step-by-step ministry workflow. A person at the college reads every suggestion.',
  '/prompts': 'Texts to copy into an AI tool, each from a workflow, with blanks to fill in and the check that a person makes.',
  '/policy-examples':
    'An AI Acceptable Use Policy to adapt, a Ministry Stance, and public statements of church bodies from many traditions on artificial intelligence.',
  '/workflows': 'Step-by-step creative workflows for churches: visual content, marketing, print materials and distribution.',
  '/llm-comparison':
    'Four language models compared for church work as of July 2025: prices, strengths, rankings on ease, bias and privacy, and what has changed since.',
  '/search': 'Search tools, workflows, answers, prompts, forms, guides and policies on AI in the church.',
  '/when-something-goes-wrong':
    'Whom to call, and what to do in the first hour, day and week when AI has done harm in a church or a cry for help came in.',
  '/resources': 'Fifteen categories of AI for ministry, each with a guide, a comparison, tools and step-by-step workflows.',
  '/all-tools':
    'Search AI tools for church work by name, category and price, each with its sources, its limits and what must never be typed into it.',
  '/all-workflows':
    'Step-by-step ministry workflows with AI: time, cost, the tools they use, what never to enter and who signs off.',
  '/ask': 'Ask what no answer on this hub answers yet. People at the college read it and answer in public, without your name.',
  '/compare':
    'Pick two to four AI tools and see side by side what may be entered, what their makers say, what they cost and whom they fit.',
  '/may-i-enter':
    'Whether the prayer list, the minutes or a child’s photo may go into an AI tool: fine, only if, or never, with the maker’s own words and what to do instead.',
  '/answers':
    'Short, dated answers to what churches ask about AI, from consent and copyright to data protection, each with its sources or marked as our advice.',
  '/research':
    'What surveys by Exponential, Barna, Pushpay, Pew and others found about AI in churches, each figure with its sample, date and source.',
  '/llm-guide':
    'What a large language model is, how it is trained, what it cannot know, and questions for Christians, in plain words.',
  '/image-guide': 'How AI image models learn and draw, what they cannot know, and how Christian traditions think about images.',
  '/video-guide': 'How AI video models work, where they fail, and what a church should ask before it shows a generated clip.',
  '/about/how-we-check':
    'Where the facts of this hub come from, what its labels mean, how its texts were written, and how to correct them.',
  '/about/when-not-to-use-ai':
    'Work that belongs to people: visiting the grieving, counseling, prayer, discipline and the conviction of a sermon.',
  '/about/privacy':
    'What this hub keeps of what you send, what it counts, how long it is kept, and what stays in your own browser.',
  '/about/accessibility':
    'What people with a screen reader, a keyboard or a small screen can count on here, and what is known to be wrong.',
};
