/** From what age a company's terms let someone use its tool: 'Its terms start at 13, with a parent’s consent'. */
export const ageInWords = (years: number, withConsent: boolean | undefined): string =>
  `Its terms start at ${years}${withConsent ? ', with a parent’s consent' : ''}`;
