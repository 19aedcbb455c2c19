import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { configOf, isHttps, isOpenWithoutHttps, publicAddress, secretVariables } from '#server/assembly/config.ts';

const proxyFault = 'PROXY_ADDRESSES: moet een lijst van IP-adressen of netwerken';

describe('the configuration', () => {
  it('has a value for everything', () => {
    expect(configOf({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDirectory: resolve('data'),
      databaseUrl: null,
      publicUrl: null,
      trustedProxies: [],
      buildDirectory: resolve('dist'),
      role: 'all',
      signingKeys: null,
      masterKeys: null,
      encryption: 'on',
    });
  });

  it('takes an empty value for none', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '', SIGNING_KEY: '' })).toEqual(configOf({}));
  });

  it.each([
    ['PORT', 'veel', 'PORT: moet een getal zijn'],
    ['PORT', '80.5', 'PORT: moet een heel getal zijn'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL: moet beginnen met postgres://'],
    ['DATABASE_LIMIT_MB', '0', 'DATABASE_LIMIT_MB: moet minstens 1 zijn'],
    ['DATABASE_LIMIT_MB', '1.5', 'DATABASE_LIMIT_MB: moet een heel getal zijn'],
    ['PUBLIC_URL', 'evenwicht.nl', 'PUBLIC_URL: moet een adres zijn dat begint met https:// of http://'],
    ['PUBLIC_URL', 'ftp://evenwicht.nl', 'PUBLIC_URL: moet een adres zijn dat begint met https:// of http://'],
    ['PROXY_ADDRESSES', 'proxy', proxyFault],
    ['PROXY_ADDRESSES', '10.0.0.1,', proxyFault],
    ['PROXY_ADDRESSES', '0.0.0.0/0', proxyFault],
    ['PROXY_ADDRESSES', '10.0.0.0/33', proxyFault],
    ['PROXY_ADDRESSES', '10.0.0.0/8/8', proxyFault],
    ['BUILD_DIR', 'nergens', 'BUILD_DIR: is geen map die npm run build -- --out heeft gemaakt'],
    ['CALCULATIONS', '0', 'CALCULATIONS: moet minstens 1 zijn'],
    ['READY_PROCESSES', '17', 'READY_PROCESSES: mag hoogstens 16 zijn'],
    ['ROLE', 'both', 'ROLE: moet all, web of worker zijn'],
    ['SMTP_URL', 'https://mail', 'SMTP_URL: moet een adres zijn dat begint met smtps:// of smtp://'],
    ['MAIL_FROM', 'x\r\nBcc: y@z.nl', 'MAIL_FROM: moet een e-mailadres zijn'],
    ['METRICS_TOKEN', 'kort', 'METRICS_TOKEN: moet minstens 32 tekens lang zijn'],
    ['METRICS_TOKEN', 'é'.repeat(40), 'METRICS_TOKEN: mag alleen letters'],
    ['SIGNING_KEY', 'short', 'SIGNING_KEY: moet minstens 32 bytes lang zijn'],
    ['SIGNING_KEY', `${'a'.repeat(32)},short`, 'SIGNING_KEY: moet minstens 32 bytes lang zijn'],
  ])('refuses %s=%s and says why, without repeating it', (name, value, text) => {
    expect(() => configOf({ [name]: value })).toThrow(`De configuratie klopt niet:\n  ${text}`);
  });

  it('names everything that is wrong at once', () => {
    expect(() => configOf({ PORT: 'x', ROLE: 'y' })).toThrow(/PORT.*\n.*ROLE/);
  });

  it('keeps a process ready for each calculation at a time, and none where nothing is calculated', () => {
    expect(configOf({ CALCULATIONS: '3' })).toMatchObject({ calculations: 3, readyProcesses: 3 });
    expect(configOf({ CALCULATIONS: '3', READY_PROCESSES: '0' }).readyProcesses).toBe(0);
    const web = { ROLE: 'web', DATABASE_URL: 'postgres://x/y', SIGNING_KEY: 'a'.repeat(32) };
    expect(configOf(web).readyProcesses).toBe(0);
  });

  it('does not share the embedded database between processes', () => {
    expect(() => configOf({ ROLE: 'worker' })).toThrow('alleen samen met DATABASE_URL');
    expect(configOf({ ROLE: 'worker', DATABASE_URL: 'postgres://x/y', SIGNING_KEY: 'a'.repeat(32) }).role).toBe(
      'worker',
    );
  });

  it('bounds the size of a database server only: the embedded one has the disk itself', () => {
    expect(() => configOf({ DATABASE_LIMIT_MB: '500' })).toThrow('DATABASE_LIMIT_MB hoort bij DATABASE_URL');
    expect(configOf({ DATABASE_LIMIT_MB: '500', DATABASE_URL: 'postgres://x/y' }).databaseLimit).toBe(500);
    expect(configOf({}).databaseLimit).toBeNull();
  });

  it.each(['web', 'worker'])('has one key for all processes: none starts as %s without', (role) => {
    expect(() => configOf({ ROLE: role, DATABASE_URL: 'postgres://x/y' })).toThrow('hebben SIGNING_KEY nodig');
    expect(configOf({ ROLE: 'all', DATABASE_URL: 'postgres://x/y' }).signingKeys).toBeNull();
  });

  it('takes the settings for mail together or not at all', () => {
    const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'van@a.example', CONTACT_TO: 'naar@a.example' };
    expect(configOf({}).mail).toBeNull();
    expect(configOf(mail).mail).toEqual({
      smtpUrl: 'smtps://mail.example',
      from: 'van@a.example',
      to: 'naar@a.example',
    });
    expect(() => configOf({ ...mail, CONTACT_TO: '' })).toThrow('horen bij elkaar');
  });

  it.each([
    [{}, []],
    [{ PUBLIC_URL: 'https://evenwicht.example' }, ['127.0.0.0/8', '::1']],
    [{ PROXY_ADDRESSES: '10.0.0.0/8, fd00::/8,192.0.2.7' }, ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
    [{ PUBLIC_URL: 'https://evenwicht.example', PROXY_ADDRESSES: '192.0.2.7' }, ['192.0.2.7']],
  ])('%j believes what these proxies tell of a sender: %j', (environment, proxies) => {
    expect(configOf(environment).trustedProxies).toEqual(proxies);
  });

  it('takes several signing keys, the newest first', () => {
    const [first, second] = ['a'.repeat(32), 'b'.repeat(40)];
    expect(configOf({ SIGNING_KEY: `${first},${second}` }).signingKeys).toEqual([first, second]);
  });

  it.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
    [{ HOST: '::', PORT: '80' }, 'http://localhost:80'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ PUBLIC_URL: 'https://evenwicht.example/' }, 'https://evenwicht.example'],
  ])('%j is reached at %s', (environment, address) => {
    expect(publicAddress(configOf(environment))).toBe(address);
  });
});

describe('what people send', () => {
  it.each([
    [{}, false, false],
    [{ HOST: 'localhost' }, false, false],
    [{ HOST: '0.0.0.0' }, false, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://kantoor.example' }, false, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://kantoor.example' }, true, false],
    [{ PUBLIC_URL: 'https://kantoor.example' }, true, false],
  ])('comes by https, or is readable for others on the way: %j', (environment, https, readable) => {
    const config = configOf(environment);
    expect([isHttps(config), isOpenWithoutHttps(config)]).toEqual([https, readable]);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenwicht-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const inFile = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const secrets = {
    DATABASE_URL: 'postgres://evenwicht:geheim@database/evenwicht',
    SIGNING_KEY: 'sleutel '.repeat(5).trim(),
    MASTER_KEY: 'hoofdsleutel '.repeat(4).trim(),
    METRICS_TOKEN: 'verzamelaar-'.repeat(4),
    SMTP_URL: 'smtps://naam:geheim@mail',
  };
  const mail = { MAIL_FROM: 'van@voorbeeld.nl', CONTACT_TO: 'aan@voorbeeld.nl' };

  it('is the same as one in its variable, for each of them, without the line end of the file', () => {
    expect(Object.keys(secrets)).toEqual([...secretVariables]);
    const files = Object.entries(secrets).map(([name, text]) => [`${name}_FILE`, inFile(name, `${text}\n`)]);
    expect(configOf({ ...Object.fromEntries(files), ...mail })).toEqual(configOf({ ...secrets, ...mail }));
  });

  it('is refused when it is not there or empty, and beside its variable, and never repeated', () => {
    const path = join(folder, 'nowhere');
    const answer = (environment: NodeJS.ProcessEnv) => () => configOf(environment);
    expect(answer({ SIGNING_KEY_FILE: path })).toThrow(
      `Het bestand ${path} van SIGNING_KEY_FILE is niet te lezen (ENOENT).`,
    );
    const empty = inFile('empty', ' \n');
    expect(answer({ MASTER_KEY_FILE: empty })).toThrow(`Het bestand ${empty} van MASTER_KEY_FILE is leeg.`);
    const SIGNING_KEY_FILE = inFile('both', secrets.SIGNING_KEY);
    expect(answer({ SIGNING_KEY_FILE, SIGNING_KEY: secrets.SIGNING_KEY })).toThrow(
      'Geef SIGNING_KEY of SIGNING_KEY_FILE, niet allebei.',
    );
    expect(answer({ SIGNING_KEY_FILE: inFile('short', 'kort') })).toThrow(
      'De configuratie klopt niet:\n  SIGNING_KEY: moet minstens 32 bytes lang zijn',
    );
  });
});
