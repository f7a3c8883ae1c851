declare module '*/content/site.yaml' {
  const site: {
    name: string;
    footerName: string;
    /** This and the next two: on the server only (vite.config.ts). */
    description: string;
    disclaimer: string;
    scriptureCredit: string;
    copyrightFrom: number;
    tags: { icon: string; text: string }[];
    heading: string;
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
