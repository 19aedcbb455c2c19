import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContactMessageInput } from '#api/contact.ts';
import { mailSender } from '#server/contact/mail.ts';
import { mailCertificate } from '#test/fixtures/mail-certificate.ts';
import { mailServer, stopMailServers } from '#test/server/mail-server.ts';

const message: ContactMessageInput = {
  message: 'Graag een gesprek over onze regeling.\nTot ziens, Zoë',
  name: 'Zoë de Vries',
  organization: 'Bakkerij Ümit',
  phoneNumber: '010 123 45 67',
  email: 'zoe@voorbeeld.example',
};
const addresses = { from: 'tool@kantoor.example', to: 'contact@kantoor.example' };
/** Not this machine's own name, so that it counts as elsewhere. */
const elsewhere = '127.0.0.2';
const send = (url: string, more: { ca?: string; waiting?: object; input?: ContactMessageInput } = {}) =>
  mailSender({ smtpUrl: url, ...addresses, ...(more.ca === undefined ? {} : { ca: more.ca }) }, more.waiting)(
    'id-1',
    more.input ?? message,
  );

afterEach(stopMailServers);

/** Header lines, folded ones joined. */
const headersOf = (raw: string): string[] =>
  (raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');

describe('a contact message by mail', () => {
  it('arrives at the contact address with all that was filled in, and an answer goes to the sender', async () => {
    const server = await mailServer();
    await send(`smtp://localhost:${server.port}`);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: addresses.from, to: [addresses.to] });
    const headers = headersOf(mail?.raw ?? '');
    expect(headers).toContain('Subject: Contactbericht via Evenwicht');
    expect(headers).toContain('Message-ID: <id-1@evenwicht.invalid>');
    expect(headers.find((line) => line.startsWith('Reply-To:'))).toMatch(/<zoe@voorbeeld\.example>$/);
    const [, encoded = ''] = /\r\n\r\n([\s\S]*)$/.exec(mail?.raw ?? '') ?? [];
    const isBase64 = headers.some((line) => /transfer-encoding: base64/i.test(line));
    const quoted = encoded
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    const body = Buffer.from(isBase64 ? encoded : quoted, isBase64 ? 'base64' : 'latin1').toString();
    for (const value of Object.values(message)) expect(body.replaceAll('\r', '')).toContain(value);
  });

  it.each(['smtps', 'smtp'])('goes encrypted to another machine over %s', async (protocol) => {
    const server = await mailServer({ secure: protocol === 'smtps' });
    await send(`${protocol}://${elsewhere}:${server.port}`, { ca: mailCertificate });
    expect(server.received).toMatchObject([{ isEncrypted: true }]);
  });

  it.each(['smtps', 'smtp'])('does not go to a machine that only says who it is, over %s', async (protocol) => {
    const server = await mailServer({ secure: protocol === 'smtps' });
    await expect(send(`${protocol}://${elsewhere}:${server.port}`)).rejects.toThrow(/certificate/);
    expect(server.received).toEqual([]);
  });

  it('does not go to another machine in the open', async () => {
    const server = await mailServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
    await expect(send(`smtp://${elsewhere}:${server.port}`)).rejects.toThrow();
    expect(server.received).toEqual([]);
  });

  it('signs in with the name and password of the address', async () => {
    const used: unknown[] = [];
    const server = await mailServer({
      secure: true,
      authOptional: false,
      onAuth: ({ username, password }, _, done) => {
        used.push([username, password]);
        done(null, { user: username });
      },
    });
    await send(`smtps://tool%40kantoor:p%2Fw%3A1@${elsewhere}:${server.port}`, { ca: mailCertificate });
    expect(used).toEqual([['tool@kantoor', 'p/w:1']]);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['name', 'Jan\r\nBcc: iedereen@elders.example'],
    ['name', 'Jan\nBcc: iedereen@elders.example\n\nAnders'],
    ['name', 'Jan" <iedereen@elders.example>, "x'],
    ['email', 'jan@a.example\r\nBcc: iedereen@elders.example'],
    ['email', 'jan@a.example, iedereen@elders.example'],
    ['message', 'Hallo\r\n.\r\nMAIL FROM:<iedereen@elders.example>\r\n'],
    ['organization', 'X\r\n\r\nSubject: anders'],
  ])('has no header and no recipient of the sender, whatever the %s: %j', async (field, value) => {
    const server = await mailServer();
    await send(`smtp://localhost:${server.port}`, { input: { ...message, [field]: value } });
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.to).toEqual([addresses.to]);
    const names = headersOf(mail?.raw ?? '').map((line) => line.split(':')[0]?.toLowerCase());
    expect(names.filter((name) => ['bcc', 'cc'].includes(name ?? ''))).toEqual([]);
    expect(names.filter((name) => name === 'subject')).toEqual(['subject']);
    expect(names.filter((name) => name === 'to')).toEqual(['to']);
  });

  it('that the server refuses is not taken for sent', async () => {
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 550 })),
    });
    await expect(send(`smtp://localhost:${server.port}`)).rejects.toThrow();
  });

  it('finds nobody listening, or somebody who says nothing, and gives up', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    await expect(send(`smtp://127.0.0.1:${port}`, { waiting: { greetingTimeout: 200 } })).rejects.toThrow(
      /[Gg]reeting/,
    );
    await new Promise<void>((resolve) => silent.close(() => resolve()));
    await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('is given up when the server stops answering halfway', async () => {
    const server = await mailServer({ onData: () => {} });
    await expect(send(`smtp://localhost:${server.port}`, { waiting: { socketTimeout: 300 } })).rejects.toThrow();
  });
});
