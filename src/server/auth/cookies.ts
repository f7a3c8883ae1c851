/** The session's cookie: over https one that no other host can set, over http, as while trying the hub, a plain one. */
export const sessionCookieName = (publicUrl: string): string => named(publicUrl, 'hub-staff');

/** The cookie of somebody whose password was right and who has yet to type a code. */
export const codeCookieName = (publicUrl: string): string => named(publicUrl, 'hub-staff-code');

/** The cookie by which a browser is known again where somebody signed in before (known-devices.ts). */
export const deviceCookieName = (publicUrl: string): string => named(publicUrl, 'hub-staff-device');

const named = (publicUrl: string, name: string) => (publicUrl.startsWith('https:') ? `__Host-${name}` : name);

/** Of the cookies that an answer sets, those with these names. */
export const cookiesNamed = (headers: Headers, names: readonly string[]): string[] =>
  headers.getSetCookie().filter((cookie) => names.includes(cookie.slice(0, cookie.indexOf('='))));
