/**
 * The seven kinds of information that the hub rules on, in the order of their sensitivity, with everyday examples; `short` is for
 * lists of several. `personal` kinds are about people: for them silence of the maker means never.
 */
export const kinds = [
  {
    kind: 'publicText',
    label: 'Published texts',
    short: 'Published texts',
    examples: 'A sermon already preached, the printed bulletin, your public web pages, Scripture in a free translation',
    personal: false,
  },
  {
    kind: 'internalDrafts',
    label: 'Internal drafts',
    short: 'Drafts',
    examples: 'Minutes, budgets, plans, a sermon manuscript before Sunday, with no names in them',
    personal: false,
  },
  {
    kind: 'membersDetails',
    label: 'Members’ details',
    short: 'Members',
    examples: 'Names, addresses, phone numbers, attendance, the volunteer roster, a visitor’s card',
    personal: true,
  },
  {
    kind: 'childrensDetails',
    label: 'Children’s details',
    short: 'Children',
    examples: 'A child’s photo, the Sunday school list, allergies, a consent form',
    personal: true,
  },
  {
    kind: 'pastoralCareNotes',
    label: 'Pastoral-care notes and prayer requests',
    short: 'Care and prayer',
    examples: 'The prayer list, a hospital visit, what was said in counseling or confession',
    personal: true,
  },
  {
    kind: 'givingRecords',
    label: 'Giving records',
    short: 'Gifts',
    examples: 'A giving statement, pledges, bank details, who gives how much',
    personal: true,
  },
  {
    kind: 'recordings',
    label: 'Recordings and pictures of people',
    short: 'Recordings and pictures',
    examples: 'The recording of the service, a meeting, a photo of the choir, someone’s voice',
    personal: true,
  },
] as const;

export type Kind = (typeof kinds)[number]['kind'];
export const kindNames = kinds.map(({ kind }) => kind) as [Kind, ...Kind[]];

/** Checks whether a kind is about people. */
export const isPersonal = (kind: Kind | undefined): boolean => kinds.some((one) => one.kind === kind && one.personal);

/** Kinds about people. */
export const personalKinds: readonly Kind[] = kinds.filter(({ personal }) => personal).map(({ kind }) => kind);

/** Kinds about people that are lists and letters: a tool that works on pictures, film and sound reads none of them. */
export const writtenKinds: readonly Kind[] = ['membersDetails', 'pastoralCareNotes', 'givingRecords'];

/** Kinds that an AI may read only where it runs on the church's own computer and sends nothing out. */
export const neverForAi: readonly Kind[] = ['childrensDetails', 'pastoralCareNotes'];

/** The ways in which a church may use a kind of information in a tool. */
export const uses = [
  { use: 'records', label: 'Kept as our own records' },
  { use: 'ai', label: 'Read by its AI' },
] as const;

export type Use = (typeof uses)[number]['use'];
