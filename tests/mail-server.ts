import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that arrived. */
interface ReceivedMail {
  to: string[];
  text: string;
}

/** A real mail server on this machine. */
export interface TestMailServer extends AsyncDisposable {
  url: string;
  received: ReceivedMail[];
  /** Number of attempts to deliver a mail. */
  tries: () => number;
}

/** Starts a mail server. @param answer SMTP code for each attempt, by its number from 0; 250 accepts the mail. */
export async function openMailServer(answer: (attempt: number) => number = () => 250): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, callback) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        const responseCode = answer(tries);
        tries += 1;
        if (responseCode === 250) {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
          return callback();
        }
        callback(Object.assign(new Error('<office@college.example> is refused'), { responseCode }));
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => tries,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
