/** A tag that a writing may use in addition to Markdown (CONTRIBUTING, 'Guides'). */
export interface WritingTag {
  name: string;
  /** Required attributes: 'title'. */
  attributes: readonly string[];
  /** Optional attributes without a value. */
  flags?: readonly string[];
  /** Tag that must contain it; absent if it may be anywhere. */
  within?: string;
  /** True if it is inline, and empty. The others are on separate lines. */
  isInSentence?: true;
  /** Purpose, for the desk's help. */
  use: string;
  example: string;
}

/** Tags that a writing may use, in the order in which the desk explains them; no others exist. */
export const writingTags: readonly WritingTag[] = [
  {
    name: 'Never',
    attributes: ['title'],
    use: 'What must never be typed in.',
    example: '<Never title="Never type in">\n\n- Prayer requests\n\n</Never>',
  },
  {
    name: 'Caution',
    attributes: ['title'],
    use: 'A warning.',
    example: '<Caution title="Before you begin">\n\nAsk whoever is named.\n\n</Caution>',
  },
  {
    name: 'Figure',
    attributes: ['id'],
    isInSentence: true,
    use: 'A figure of a study, with its source. Every percentage needs one; its id stands with the studies on Research.',
    example: '<Figure id="barna24-counsel" /> were comfortable with it.',
  },
  {
    name: 'Scripture',
    attributes: ['reference', 'translation'],
    use: 'A verse, with where it stands and in which translation.',
    example: '<Scripture reference="James 1:5" translation="World English Bible">But if any of you lacks wisdom …</Scripture>',
  },
  {
    name: 'Example',
    attributes: ['title'],
    use: 'A worked example, in three parts.',
    example:
      '<Example title="The community meal">\n\n<Prompt>\n\nWrite a notice.\n\n</Prompt>\n\n<Output>\n\nCome and eat.\n\n</Output>\n\n<Correction>\n\nShe added the door.\n\n</Correction>\n\n</Example>',
  },
  {
    name: 'Prompt',
    attributes: [],
    within: 'Example',
    use: 'In an example: what the person typed.',
    example: '<Prompt>\n\nWrite a notice.\n\n</Prompt>',
  },
  {
    name: 'Output',
    attributes: [],
    within: 'Example',
    use: 'In an example: what the machine answered.',
    example: '<Output>\n\nCome and eat.\n\n</Output>',
  },
  {
    name: 'Correction',
    attributes: [],
    within: 'Example',
    use: 'In an example: what the person corrected.',
    example: '<Correction>\n\nShe added the door.\n\n</Correction>',
  },
  {
    name: 'Accordion',
    attributes: [],
    flags: ['several'],
    use: 'Parts that unfold, one at a time; with the word several after Accordion, as many as one likes.',
    example:
      '<Accordion>\n\n<AccordionItem title="Clean lists">\n\nTake out what stands twice.\n\n</AccordionItem>\n\n</Accordion>',
  },
  {
    name: 'AccordionItem',
    attributes: ['title'],
    within: 'Accordion',
    use: 'One part that unfolds.',
    example: '<AccordionItem title="Clean lists">\n\nTake out what stands twice.\n\n</AccordionItem>',
  },
  {
    name: 'Questions',
    attributes: ['title'],
    use: 'Questions to think about.',
    example: '<Questions title="Questions for Christians">\n\n- Who has read it?\n\n</Questions>',
  },
  {
    name: 'ProcessSplit',
    attributes: [],
    use: 'How work is split between people and a machine, as a list.',
    example: '<ProcessSplit>\n\n- **70%** by people\n- **30%** by machine\n\n</ProcessSplit>',
  },
];

/** Parts of Markdown that a writing may use, for the desk's help. */
export const markdownParts: readonly { use: string; example: string }[] = [
  {
    use: 'A heading, and one of a smaller part. An empty line stands between all paragraphs.',
    example: '## Where it serves\n\n### For a small church',
  },
  { use: 'A list, or one with numbers.', example: '- One\n- Two\n\n1. First\n2. Second' },
  { use: 'A link, to a page of this site or to another.', example: '[When not to use AI](/about/when-not-to-use-ai)' },
  { use: 'Bold, italic, and a quotation.', example: '**bold**, *italic*\n\n> A sentence for your policy.' },
];
