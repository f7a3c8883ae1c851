/** The words beside the box of the contact form. They are kept with each yes, so that a later wording does not change it. */
export const newsletterConsent = 'Send me news of the hub by email';

/** What an address that is left with 'I'm Interested' is for. */
export const interestConsent = (category: string) => `Please tell me when ${category} opens.`;
