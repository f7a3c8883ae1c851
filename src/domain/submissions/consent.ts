/** Label of the contact form's checkbox, stored with each consent, so that a later wording does not change it. */
export const newsletterConsent = 'Send me news of the hub by email';

/** Formats the purpose of an address that is left with 'I'm Interested'. */
export const interestConsent = (category: string) => `Please tell me when ${category} opens.`;
