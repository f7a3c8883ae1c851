/** The most characters of each field of a contact (docs/product.md). The OpenAPI description tells them. */
export const contactLimits = { name: 100, email: 254, organization: 160, subject: 160, message: 4_000 } as const;
