/** Headers of every answer (OWASP's list); pages add their own Content-Security-Policy. */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
};

/** Policy of data that is no page: opened in a browser, it is text that can do nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** Strict-Transport-Security: https alone for a year. Only a hub whose own address is https sends it (RFC 6797). */
export const strictTransport = 'max-age=31536000';
