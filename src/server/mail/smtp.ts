import type { MailSettings } from '../settings.ts';
import type { DeliverMail } from './send-due-mail.ts';

// Hosts of this machine, whose relay often has a self-signed certificate.
const ownMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const patienceMs = 20_000;

/** Opens the mail server of SMTP_URL. A password is never sent without TLS, and TLS is used wherever the server supports it. */
export async function openSmtp({ smtpUrl, from, to: staff }: MailSettings, publicUrl: string): Promise<{ deliver: DeliverMail }> {
  // Loaded on demand: most hubs send no mail.
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && username !== '',
    ignoreTLS: username === '' && ownMachine.test(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(publicUrl).hostname;
  return {
    deliver: ({ id, subject, text, to = staff, leaveLink }) =>
      transport.sendMail({
        from,
        to,
        subject,
        text,
        messageId: `<${id}@${host}>`,
        // Prevents automatic replies such as holiday notices (RFC 3834).
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(leaveLink && { 'List-Unsubscribe': `<${leaveLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      }),
  };
}
