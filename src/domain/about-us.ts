/**
 * The parts of the college's text about itself at /about/who-we-are, in this order, each with its heading there and its label at
 * the desk.
 */
export const aboutUsLabels = {
  address: 'Mailing address',
  people: 'People',
  churchTies: 'Ties to churches',
  whoPays: 'Who pays for it',
};

/** Text of each part; empty until somebody fills it in: nothing about the college may be made up. */
export type AboutUs = Record<keyof typeof aboutUsLabels, string>;

const factNames = Object.keys(aboutUsLabels) as (keyof AboutUs)[];

/** Lists the parts that are filled in, with their headings. */
export const toldOfUs = (about: Partial<AboutUs>): { heading: string; says: string }[] =>
  factNames.flatMap((fact) => {
    const says = about[fact];
    return says ? [{ heading: aboutUsLabels[fact], says }] : [];
  });

/** Lists the missing parts, by their labels: 'Mailing address'. */
export const untoldOfUs = (about: Partial<AboutUs>): string[] =>
  factNames.filter((fact) => !about[fact]).map((fact) => aboutUsLabels[fact]);
