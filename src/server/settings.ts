import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import type { Weekday } from '#domain/staff/weekday.ts';
import { weekdays } from '#domain/staff/weekday.ts';
import { wholeNumber } from '#domain/text/text-schema.ts';
import { StartupError } from './errors.ts';
import { TrustedProxies } from './requests/client-address.ts';
import { isSecretEnough, secretNeeds } from './secrets/secret.ts';

const port = wholeNumber(0, 65_535);

/** Schema of a round with an interval in days, or off. @param onDays interval for 'on' @param unset default */
const roundOf = <Days extends number | undefined>(onDays: Days, unset: 'on' | 'off') =>
  z
    .string()
    .regex(/^(off|on|[1-9]|[1-8]\d|90)$/, "must be 'off', 'on', or a number of days from 1 to 90")
    .default(unset)
    .transform((value) => (value === 'off' ? undefined : { everyDays: value === 'on' ? onDays : Number(value) }));

// Variables, which README, “Settings”, describes in one sentence each.
const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host/name' }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine(
      isOrigin,
      'must be a name and perhaps a port, such as https://hub.example.org: the hub has a site of its own, without a path',
    )
    .refine(isReachable, 'must be the address that visitors type, not one to listen on')
    .optional(),
  SITE_PROVIDER: z.string().trim().min(1).max(120).default('The Bible College'),
  RATE_LIMIT_SUBMISSIONS: wholeNumber(1, 1_000_000).default(10),
  TRUST_PROXY: z.string().default('none').transform(proxiesOf),
  AUTH_SECRET: z.string().refine(isSecretEnough, `must have ${secretNeeds}: openssl rand -hex 32 makes one`).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@host' }).optional(),
  STAFF_EMAIL: z.string().trim().transform(mailAddressesOf).optional(),
  MAIL_FROM: z.string().trim().transform(mailAddressesOf).optional(),
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  HUB_PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  OFFLINE_COPIES: z.enum(['on', 'off']).default('on'),
  LINK_CHECKS: roundOf(undefined, 'off'),
  // Enabled by default: facts that are not seen again permit nothing after a year.
  DOCUMENT_READS: roundOf(7, 'on'),
  HTTPS_PROXY: z.string().optional(),
  WEEKLY_MAIL: z.enum(['off', ...weekdays], `must be 'off' or a day such as monday`).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Recipients of mails to staff, and the mail server. */
export interface MailSettings {
  smtpUrl: string;
  to: string[];
  from: string;
}

/** Settings that an operator makes by environment variables. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Canonical origin without a slash at the end. */
  publicUrl: string;
  provider: string;
  /** Maximum number of POSTs of one client in 10 minutes, for each form. */
  rateLimitSubmissions: number;
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: TrustedProxies;
  /** Secret that signs form tokens and sessions; made by the server when not set. */
  authSecret: string | undefined;
  /** True if admins may do nothing at the desk before they have set up a second factor. */
  adminsNeedSecondFactor: boolean;
  /** Mail to staff about what visitors send; none when not set. */
  mail: MailSettings | undefined;
  /** Day of the weekly mail on what waits; never when not set. */
  weeklyMail: Weekday | undefined;
  /** Address at which the metrics are served; nowhere when not set. */
  metrics: { host: string; port: number } | undefined;
  /** False only to measure rendering (npm run bench). */
  cachePages: boolean;
  /** False to remove the copies for offline reading from visitors' browsers (docs/decisions/0013). */
  offlineCopies: boolean;
  /** Checks of the catalogue's links, with the interval in days without the desk's button; off when not set. */
  linkChecks: { everyDays: number | undefined } | undefined;
  /** Readings of the documents that the hub quotes, with the interval in days; off when not set. */
  documentReads: { everyDays: number } | undefined;
  /** Proxy for requests to other sites; none by default. */
  outboundProxy: string | undefined;
  logLevel: string;
}

/**
 * Reads the settings; an empty variable counts as not set.
 * @throws {StartupError} with every wrong variable at once.
 */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(variables);
  const problems = result.error?.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`) ?? [];
  if (variables.SMTP_URL && !variables.STAFF_EMAIL) problems.push('  STAFF_EMAIL: must be set when SMTP_URL is');
  if (weekdays.some((day) => day === variables.WEEKLY_MAIL) && !variables.SMTP_URL)
    problems.push('  SMTP_URL: must be set when WEEKLY_MAIL is');
  // Validated only for a hub that asks sites: other programs of the machine read this variable, too.
  const asksSites = variables.DOCUMENT_READS !== 'off' || (variables.LINK_CHECKS ?? 'off') !== 'off';
  if (asksSites && variables.HTTPS_PROXY && !/^https?:$/.test(URL.parse(variables.HTTPS_PROXY)?.protocol ?? ''))
    problems.push('  HTTPS_PROXY: must be an address such as http://proxy.example:3128');
  if (!result.success || problems.length > 0) throw new StartupError(`These settings are wrong:\n${problems.join('\n')}`);
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, SITE_PROVIDER, LOG_LEVEL } = result.data;
  const { HUB_PAGE_CACHE, OFFLINE_COPIES, ADMIN_SECOND_FACTOR, LINK_CHECKS, WEEKLY_MAIL } = result.data;
  const { RATE_LIMIT_SUBMISSIONS, TRUST_PROXY, AUTH_SECRET, METRICS_PORT, METRICS_HOST } = result.data;
  const { DOCUMENT_READS, HTTPS_PROXY } = result.data;
  const { SMTP_URL, STAFF_EMAIL = [], MAIL_FROM } = result.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: isAbsolute(DATA_DIR) ? DATA_DIR : resolve(root, DATA_DIR),
    databaseUrl: DATABASE_URL,
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`,
    provider: SITE_PROVIDER,
    rateLimitSubmissions: RATE_LIMIT_SUBMISSIONS,
    trustedProxies: TRUST_PROXY,
    authSecret: AUTH_SECRET,
    adminsNeedSecondFactor: ADMIN_SECOND_FACTOR === 'required',
    mail: SMTP_URL === undefined ? undefined : { smtpUrl: SMTP_URL, to: STAFF_EMAIL, from: (MAIL_FROM ?? STAFF_EMAIL)[0] ?? '' },
    metrics: METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT },
    cachePages: HUB_PAGE_CACHE === 'on',
    offlineCopies: OFFLINE_COPIES === 'on',
    weeklyMail: WEEKLY_MAIL === 'off' ? undefined : WEEKLY_MAIL,
    linkChecks: LINK_CHECKS,
    documentReads: DOCUMENT_READS,
    outboundProxy: HTTPS_PROXY,
    logLevel: LOG_LEVEL,
  };
}

/** Checks that a web address has only scheme, host and port: a path, a query or a password would be dropped silently. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return !url || !/^https?:$/.test(url.protocol) || url.href === `${url.origin}/`;
}

function isReachable(address: string): boolean {
  return !['0.0.0.0', '[::]'].includes(URL.parse(address)?.hostname ?? '');
}

/** Parses one mail address, or several with commas between them. */
function mailAddressesOf(value: string, context: z.RefinementCtx): string[] {
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every((address) => z.email().safeParse(address).success)) return addresses;
  context.addIssue({ code: 'custom', message: 'must be an email address, or several with commas between them' });
  return z.NEVER;
}

/** Parses TRUST_PROXY: 'none', or addresses and networks with commas between them. */
function proxiesOf(value: string, context: z.RefinementCtx): TrustedProxies {
  const entries = value === 'none' ? [] : value.split(',').map((entry) => entry.trim());
  try {
    return new TrustedProxies(entries);
  } catch (error) {
    context.addIssue({
      code: 'custom',
      message: `must be 'none' or addresses such as 10.0.0.1, 10.0.0.0/8 or ::1, not '${(error as Error).message}'`,
    });
    return z.NEVER;
  }
}
