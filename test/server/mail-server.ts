import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { mailCertificate, mailKey } from '#test/fixtures/mail-certificate.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  /** Headers and text as they came. */
  readonly raw: string;
}

export interface MailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
}

const running: MailServer[] = [];

/** For after each test. */
export async function stopMailServers(): Promise<void> {
  for (const server of running.splice(0)) await server.stop();
}

/** A real mail server on this machine, which keeps what it gets. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    key: mailKey,
    cert: mailCertificate,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onData: (stream, session, done) => {
      let raw = '';
      stream.on('data', (part) => (raw += String(part)));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        received.push({ from, to: rcptTo.map(({ address }) => address), isEncrypted: session.secure, raw });
        done();
      });
    },
    ...options,
  });
  // A client that breaks off is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '0.0.0.0', () => resolve()));
  const started = {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  running.push(started);
  return started;
}
