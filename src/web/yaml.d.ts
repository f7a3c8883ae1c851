declare module '*/content/site.yaml' {
  const site: {
    name: string;
    /** The title of the home page. */
    heading: string;
    footerName: string;
    description: string;
    disclaimer: string;
    scriptureCredit: string;
    address: string;
    people: string;
    churchTies: string;
    whoPays: string;
    copyrightFrom: number;
    tags: { icon: string; text: string }[];
  };
  export default site;
}

declare module '*/content/landing.yaml' {
  const words: Record<'intro' | 'heartHeading' | 'heart' | 'scriptureLine' | 'scripture' | 'scriptureReference', string> & {
    questions: { question: string; href: string }[];
  };
  export default words;
}

declare module '*.yaml' {
  const content: Record<string, unknown>;
  export default content;
}
