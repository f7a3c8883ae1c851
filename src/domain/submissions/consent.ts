/** The label of the checkbox of the contact form. It is stored with each consent, so that a later wording does not change it. */
export const newsletterConsent = 'Send me news of the hub by email';

/** The purpose of an address that is left with 'I'm Interested'. */
export const interestConsent = (category: string) => `Please tell me when ${category} opens.`;
