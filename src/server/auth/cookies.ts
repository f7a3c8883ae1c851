/** Name of the session's cookie: over https one that no other host can set, over http, as in a trial of the hub, a plain one. */
export const sessionCookieName = (publicUrl: string): string => withPrefix(publicUrl, 'hub-staff');

/** Name of the cookie of somebody whose password was right and who has yet to type a code. */
export const codeCookieName = (publicUrl: string): string => withPrefix(publicUrl, 'hub-staff-code');

/** Name of the cookie that recognizes a browser in which somebody signed in before (known-devices.ts). */
export const deviceCookieName = (publicUrl: string): string => withPrefix(publicUrl, 'hub-staff-device');

const withPrefix = (publicUrl: string, name: string) => (publicUrl.startsWith('https:') ? `__Host-${name}` : name);

/** Filters the cookies that an answer sets by these names. */
export const cookiesNamed = (headers: Headers, names: readonly string[]): string[] =>
  headers.getSetCookie().filter((cookie) => names.includes(cookie.slice(0, cookie.indexOf('='))));
