/** The most characters of each field of a question. The OpenAPI description tells them. */
export const questionLimits = { question: 200, email: 254 } as const;
