import { createTransport } from 'nodemailer';
import type { ContactMessageInput } from '#api/contact.ts';

export interface MailSettings {
  /** smtps:// = encrypted from the start; smtp:// = becomes encrypted (STARTTLS), except on this machine. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
  /** Certificates to trust besides the usual ones. */
  readonly ca?: string;
}

/** Sends a message as mail; rejects when the server did not take it. */
export type SendMail = (id: string, message: ContactMessageInput) => Promise<void>;

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Longest that one attempt waits, in milliseconds: for the connection, the greeting, and each answer. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

export function mailSender(settings: MailSettings, waiting: Partial<typeof patience> = {}): SendMail {
  const url = new URL(settings.smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const isHere = !isSecure && thisMachine.has(url.hostname);
  const transport = createTransport({
    ...patience,
    ...waiting,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isHere,
    // A mail server on this machine often has a certificate of its own making, and nobody listens in between.
    ignoreTLS: isHere,
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    tls: settings.ca === undefined ? {} : { ca: settings.ca },
    // Nothing in a mail is ever fetched from disk or network.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (id, message) => {
    await transport.sendMail({
      from: settings.from,
      to: settings.to,
      replyTo: { name: message.name, address: message.email },
      subject: 'Contactbericht via Evenwicht',
      // The same each time, so that a mail that was sent twice can be recognised.
      messageId: `<${id}@evenwicht.invalid>`,
      text: mailText(message),
    });
  };
}

function mailText({ message, name, organization, phoneNumber, email }: ContactMessageInput): string {
  const lines = [`Naam: ${name}`, `Organisatie: ${organization}`, `Telefoon: ${phoneNumber}`, `E-mail: ${email}`];
  return `${lines.join('\n')}\n\n${message}\n`;
}
