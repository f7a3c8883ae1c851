/** Maximum characters of each field of a question, also in the OpenAPI description. */
export const questionLimits = { question: 200, email: 254 } as const;
