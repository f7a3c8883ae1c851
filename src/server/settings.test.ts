import { expect, test } from 'vitest';
import { StartupError } from './errors.ts';
import { readSettings } from './settings.ts';

const linesOf = (environment: NodeJS.ProcessEnv) => {
  try {
    readSettings(environment, '/srv/hub');
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message.split('\n');
  }
  return [];
};

test('without a word everything has its default', () => {
  expect(readSettings({}, '/srv/hub')).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/hub/data',
    databaseUrl: undefined,
    publicUrl: 'http://127.0.0.1:3000',
    provider: 'The Bible College',
    rateLimitSubmissions: 10,
    authSecret: undefined,
    adminsNeedSecondFactor: false,
    mail: undefined,
    cachePages: true,
    offlineCopies: true,
    linkChecks: undefined,
    documentReads: { everyDays: 7 },
    outboundProxy: undefined,
    weeklyMail: undefined,
    logLevel: 'info',
  });
});

test('every setting is taken up', () => {
  const environment = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/hub',
    DATABASE_URL: 'postgres://hub@db/hub',
    PUBLIC_URL: 'https://hub.example/',
    SITE_PROVIDER: ' St. Ann ',
    RATE_LIMIT_SUBMISSIONS: '25',
    AUTH_SECRET: '0123456789abcdef'.repeat(2),
    ADMIN_SECOND_FACTOR: 'required',
    HUB_PAGE_CACHE: 'off',
    OFFLINE_COPIES: 'off',
    LOG_LEVEL: 'warn',
  };
  expect(readSettings(environment, '/srv/hub')).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/var/hub',
    databaseUrl: 'postgres://hub@db/hub',
    publicUrl: 'https://hub.example',
    provider: 'St. Ann',
    rateLimitSubmissions: 25,
    authSecret: '0123456789abcdef'.repeat(2),
    cachePages: false,
    adminsNeedSecondFactor: true,
    offlineCopies: false,
    logLevel: 'warn',
  });
});

test('an empty variable counts as not set', () => {
  const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'SITE_PROVIDER', 'LOG_LEVEL'];
  expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])), '/srv/hub')).toEqual(readSettings({}, '/srv/hub'));
});

test('variables of other programs are no concern of ours', () => {
  expect(readSettings({ PATH: '/bin', NODE_ENV: 'test' }, '/srv/hub').port).toBe(3000);
});

test('the canonical address follows host and port unless it is set', () => {
  expect(readSettings({ HOST: 'localhost', PORT: '80' }, '/').publicUrl).toBe('http://localhost:80');
  expect(readSettings({ HOST: '::1' }, '/').publicUrl).toBe('http://[::1]:3000');
  expect(readSettings({ PUBLIC_URL: 'https://hub.example:8443/' }, '/').publicUrl).toBe('https://hub.example:8443');
});

test('a data folder is relative to the product', () => {
  expect(readSettings({ DATA_DIR: 'var/../store' }, '/srv/hub').dataDir).toBe('/srv/hub/store');
});

test.each([
  ['PORT', 'abc', 'must be a number'],
  ['PORT', '-1', 'must be at least 0'],
  ['PORT', '65536', 'must be at most 65535'],
  ['PORT', '80.5', 'must be a whole number'],
  ['DATABASE_URL', 'mysql://db/hub', 'must be an address such as postgres://user@host/name'],
  ['DATABASE_URL', 'hub', 'must be an address such as postgres://user@host/name'],
  ['PUBLIC_URL', 'hub.example', 'must be an http or https address'],
  ['PUBLIC_URL', 'ftp://hub.example', 'must be an http or https address'],
  ...['/hub', '/?a=b', '/#top', '//'].map((more) => [
    'PUBLIC_URL',
    `https://hub.example${more}`,
    expect.stringContaining('without a path'),
  ]),
  ['PUBLIC_URL', 'https://ruth:secret@hub.example', expect.stringContaining('without a path')],
  ['PUBLIC_URL', 'http://0.0.0.0:3000', 'must be the address that visitors type, not one to listen on'],
  ['PUBLIC_URL', 'http://[::]', 'must be the address that visitors type, not one to listen on'],
  ['SITE_PROVIDER', ' ', expect.any(String)],
  ['SITE_PROVIDER', 'x'.repeat(121), expect.any(String)],
  ['RATE_LIMIT_SUBMISSIONS', '0', 'must be at least 1'],
  ['RATE_LIMIT_SUBMISSIONS', 'many', 'must be a number'],
  ['TRUST_PROXY', 'everyone', expect.stringContaining('everyone')],
  ['TRUST_PROXY', '10.0.0.0/33', expect.any(String)],
  ...[
    '0123456789abcdef'.repeat(2).slice(1),
    ' '.repeat(40),
    'a'.repeat(40),
    '012345678'.repeat(4),
    `  ${'0123456789'.repeat(3)}  `,
  ].map((secret) => [
    'AUTH_SECRET',
    secret,
    'must have at least 32 characters, and 10 different ones among them: openssl rand -hex 32 makes one',
  ]),
  ['HUB_PAGE_CACHE', 'maybe', expect.any(String)],
  ['OFFLINE_COPIES', 'maybe', expect.any(String)],
  ['ADMIN_SECOND_FACTOR', 'on', expect.any(String)],
  ['LINK_CHECKS', 'often', "must be 'off', 'on', or a number of days from 1 to 90"],
  ['LINK_CHECKS', '0', "must be 'off', 'on', or a number of days from 1 to 90"],
  ['DOCUMENT_READS', 'daily', "must be 'off', 'on', or a number of days from 1 to 90"],
  ['WEEKLY_MAIL', 'someday', "must be 'off' or a day such as monday"],
  ['LOG_LEVEL', 'loud', expect.stringContaining('warn')],
])('%s=%s is refused by name', (name, value, sentence) => {
  const [heading, line = '', ...more] = linesOf({ [name]: value });
  expect(heading).toBe('These settings are wrong:');
  expect(line.startsWith(`  ${name}: `)).toBe(true);
  expect(line.slice(`  ${name}: `.length)).toEqual(sentence);
  expect(more).toEqual([]);
});

test.each(['0', '1', '65535'])('PORT=%s is a port', (value) => {
  expect(readSettings({ PORT: value }, '/').port).toBe(Number(value));
});

test.each([
  ['off', undefined],
  ['on', { everyDays: undefined }],
  ['1', { everyDays: 1 }],
  ['90', { everyDays: 90 }],
])('LINK_CHECKS=%s is %j', (value, checks) => {
  expect(readSettings({ LINK_CHECKS: value }, '/').linkChecks).toEqual(checks);
});

test.each([
  ['off', undefined],
  ['on', { everyDays: 7 }],
  ['30', { everyDays: 30 }],
])('DOCUMENT_READS=%s is %j', (value, reads) => {
  expect(readSettings({ DOCUMENT_READS: value }, '/').documentReads).toEqual(reads);
});

test('a proxy must be an address where the hub asks other sites, and is no one’s concern where it does not', () => {
  expect(readSettings({ HTTPS_PROXY: 'http://proxy.example:3128', LINK_CHECKS: 'on' }, '/').outboundProxy).toBe(
    'http://proxy.example:3128',
  );
  expect(linesOf({ HTTPS_PROXY: 'proxy:3128' }).slice(1)).toEqual([
    '  HTTPS_PROXY: must be an address such as http://proxy.example:3128',
  ]);
  expect(readSettings({ HTTPS_PROXY: 'proxy:3128', DOCUMENT_READS: 'off' }, '/').linkChecks).toBeUndefined();
});

test('a weekly mail needs a mail server', () => {
  const mail = { SMTP_URL: 'smtps://mail.example', STAFF_EMAIL: 'office@college.example' };
  expect(readSettings({ ...mail, WEEKLY_MAIL: 'monday' }, '/').weeklyMail).toBe('monday');
  expect(linesOf({ WEEKLY_MAIL: 'monday' }).slice(1)).toEqual(['  SMTP_URL: must be set when WEEKLY_MAIL is']);
  expect(readSettings({ WEEKLY_MAIL: 'off' }, '/').weeklyMail).toBeUndefined();
});

test('all wrong variables are told at once', () => {
  const lines = linesOf({ PORT: 'abc', DATABASE_URL: 'x', PUBLIC_URL: 'y', LOG_LEVEL: 'z', SITE_PROVIDER: ' ' });
  const names = lines.slice(1).map((line) => line.trim().split(':')[0]);
  expect(names.sort()).toEqual(['DATABASE_URL', 'LOG_LEVEL', 'PORT', 'PUBLIC_URL', 'SITE_PROVIDER']);
});

test('mail goes to the staff, and comes from their first address unless another is given', () => {
  const environment = {
    SMTP_URL: 'smtps://hub:secret@mail.example',
    STAFF_EMAIL: 'office@college.example, dean@college.example',
  };
  const to = ['office@college.example', 'dean@college.example'];
  expect(readSettings(environment, '/srv/hub').mail).toEqual({ smtpUrl: environment.SMTP_URL, to, from: to[0] });
  expect(readSettings({ ...environment, MAIL_FROM: 'hub@college.example' }, '/srv/hub').mail?.from).toBe('hub@college.example');
  expect(readSettings({ STAFF_EMAIL: 'office@college.example' }, '/srv/hub').mail).toBeUndefined();
});

test('what is wrong about mail is told together with the rest', () => {
  expect(linesOf({ SMTP_URL: 'smtp://mail.example', PORT: 'x' })).toEqual([
    'These settings are wrong:',
    expect.stringContaining('PORT'),
    '  STAFF_EMAIL: must be set when SMTP_URL is',
  ]);
  expect(
    linesOf({ SMTP_URL: 'http://mail.example', STAFF_EMAIL: 'office@college.example, dean', MAIL_FROM: 'a\nBcc: b@c.example' }),
  ).toEqual([
    'These settings are wrong:',
    expect.stringContaining('SMTP_URL'),
    expect.stringContaining('STAFF_EMAIL'),
    expect.stringContaining('MAIL_FROM'),
  ]);
});
