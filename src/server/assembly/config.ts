import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { MailSettings } from '#server/contact/mail.ts';
import { secretMinimum } from '#server/platform/embedded/kept-secret.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

/** Where `npm run build` leaves screens and documents. */
const usualBuild = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A server with a public address has a proxy in front, on the same machine unless configured otherwise. */
const thisMachine = ['127.0.0.0/8', '::1'];

/** One address, or a network as address/prefix. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '1', ...rest] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && rest.length === 0 && /^[1-9]\d*$/.test(prefix) && Number(prefix) <= bits;
}

const mailAddress = z.email('moet een e-mailadres zijn');

/** As RFC 9116 has it; an address is written anew, so that no line end in it begins a field of its own. */
const securityContact = z.union(
  [
    mailAddress.transform((address) => `mailto:${address}`),
    z.url({ protocol: /^https$/ }).transform((address) => new URL(address).href),
  ],
  'moet een e-mailadres of een adres met https:// zijn',
);

const wholeNumber = z.coerce.number('moet een getal zijn').int('moet een heel getal zijn');
const webAddress = z.url({ protocol: /^https?$/, error: 'moet een adres zijn dat begint met https:// of http://' });

/** A number of processes of their own in which dossiers are calculated. */
const processes = (least: number) =>
  wholeNumber.min(least, `moet minstens ${least} zijn`).max(16, 'mag hoogstens 16 zijn').optional();

/** Secrets with commas between them, newest first. */
const secrets = z
  .string()
  .refine((keys) => keys.split(',').every((key) => Buffer.byteLength(key) >= secretMinimum), {
    error: `moet minstens ${secretMinimum} bytes lang zijn`,
  })
  .optional();

const environmentSchema = z.object({
  PORT: wholeNumber.min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'moet beginnen met postgres://')
    .optional(),
  DATABASE_LIMIT_MB: wholeNumber.min(1, 'moet minstens 1 zijn').optional(),
  PUBLIC_URL: webAddress.optional(),
  PROXY_ADDRESSES: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .refine((addresses) => addresses.every(isNetwork), {
      error: 'moet een lijst van IP-adressen of netwerken (10.0.0.0/8) met komma’s ertussen zijn',
    })
    .optional(),
  BUILD_DIR: z
    .string()
    .refine(
      (folder) => existsSync(join(folder, 'web', 'index.html')),
      'is geen map die npm run build -- --out heeft gemaakt',
    )
    .optional(),
  CALCULATIONS: processes(1),
  READY_PROCESSES: processes(0),
  ROLE: z.enum(['all', 'web', 'worker'], 'moet all, web of worker zijn').default('all'),
  SIGNING_KEY: secrets,
  MASTER_KEY: secrets,
  ENCRYPTION: z.enum(['on', 'prepared'], 'moet on of prepared zijn').default('on'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.-]+$/, 'mag alleen letters, cijfers, punten, streepjes en _ bevatten')
    .min(secretMinimum, `moet minstens ${secretMinimum} tekens lang zijn`)
    .optional(),
  WATCH_PORT: wholeNumber.min(0).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  LOG_TO: z.enum(['stderr', 'stdout'], 'moet stderr of stdout zijn').default('stderr'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'moet een adres zijn dat begint met smtps:// of smtp://' }).optional(),
  MAIL_FROM: mailAddress.optional(),
  CONTACT_TO: mailAddress.optional(),
  SECURITY_CONTACT: securityContact.optional(),
});

export type Config = Readonly<ReturnType<typeof configOf>>;

/** The configuration, read once. An empty value counts as not given. Throws `StartError` naming each wrong value. */
export function configOf(environment: NodeJS.ProcessEnv = process.env) {
  const given = withSecretFiles(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    // The value itself is not repeated: it may be a key or a password.
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`De configuratie klopt niet:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  if (values.DATABASE_URL === undefined && values.ROLE !== 'all') {
    throw new StartError(
      'ROLE=web en ROLE=worker werken alleen samen met DATABASE_URL: de ingebouwde database hoort bij één proces.',
    );
  }
  if (values.DATABASE_URL === undefined && values.DATABASE_LIMIT_MB !== undefined)
    throw new StartError('DATABASE_LIMIT_MB hoort bij DATABASE_URL: bij de ingebouwde database telt de schijf zelf.');
  if (values.SIGNING_KEY === undefined && values.ROLE !== 'all') {
    throw new StartError(
      'ROLE=web en ROLE=worker hebben SIGNING_KEY nodig: met een eigen sleutel kent het ene proces de codes en sessies van het andere niet.',
    );
  }
  if (values.WATCH_PORT !== undefined && values.ROLE !== 'worker')
    throw new StartError('WATCH_PORT hoort bij ROLE=worker: een andere rol vertelt hetzelfde op PORT.');
  // Each is a process of its own, of up to a gigabyte for the largest dossier.
  const calculations = values.CALCULATIONS ?? Math.min(4, Math.max(2, availableParallelism()));
  return {
    port: values.PORT,
    host: values.HOST,
    /** Absolute path. */
    dataDirectory: resolve(values.DATA_DIR),
    /** Address of a PostgreSQL server; null = the embedded database in the data directory. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** Megabytes that the database of `databaseUrl` may become; null = its disk is watched by somebody else. */
    databaseLimit: values.DATABASE_LIMIT_MB ?? null,
    /** Address people use, without a slash at the end; null = made from host and port. */
    publicUrl: withoutSlash(values.PUBLIC_URL),
    /** Proxies in front: only these may name the real address of the sender. */
    trustedProxies: values.PROXY_ADDRESSES ?? (values.PUBLIC_URL === undefined ? [] : thisMachine),
    /** Folder with what was built for a customer: its screens in `web`, its general documents in `documents`. */
    buildDirectory: values.BUILD_DIR === undefined ? usualBuild : resolve(values.BUILD_DIR),
    role: values.ROLE,
    /** How many dossiers are calculated at a time. */
    calculations,
    /** How many processes wait for a dossier, ready and warm; one that answers people only calculates nothing. */
    readyProcesses: values.ROLE === 'web' ? 0 : (values.READY_PROCESSES ?? calculations),
    /** Newest first; null = the key in the data directory. */
    signingKeys: values.SIGNING_KEY?.split(',') ?? null,
    /** The same of the keys that seal those of organisations. */
    masterKeys: values.MASTER_KEY?.split(',') ?? null,
    /** Whether files are sealed when they are written; `prepared`: they are opened alone, as long as not every process can. */
    encryption: values.ENCRYPTION,
    /** Secret of whoever collects numbers about the server; null = nobody does. */
    metricsToken: values.METRICS_TOKEN ?? null,
    /** Where a process that only calculates tells that it is there, and its numbers; null = nowhere. */
    watchPort: values.WATCH_PORT ?? null,
    /** Collector of traces (OpenTelemetry), without a slash at the end; null = nothing is traced. */
    tracesTo: withoutSlash(values.OTEL_EXPORTER_OTLP_ENDPOINT),
    logTo: values.LOG_TO,
    /** Where contact messages go by mail; null = they are only stored. */
    mail: mailSettings(values),
    /** Where to report a weakness, as an address with its scheme; null = `security.txt` is not there. */
    securityContact: values.SECURITY_CONTACT ?? null,
    logLevel: process.stderr.isTTY ? ('warn' as const) : ('info' as const),
  };
}

const withoutSlash = (address: string | undefined): string | null => address?.replace(/\/+$/, '') ?? null;

/** Variables that may hold a secret. Each can be given as the path of a file instead, in a variable with `_FILE` behind its name. */
export const secretVariables = ['DATABASE_URL', 'SIGNING_KEY', 'MASTER_KEY', 'METRICS_TOKEN', 'SMTP_URL'] as const;

function withSecretFiles(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const values = { ...given };
  for (const name of secretVariables) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) throw new StartError(`Geef ${name} of ${name}_FILE, niet allebei.`);
    values[name] = secretOf(`${name}_FILE`, path);
  }
  return values;
}

function secretOf(variable: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (cause) {
    const { code = 'onbekende fout' } = cause as NodeJS.ErrnoException;
    throw new StartError(`Het bestand ${path} van ${variable} is niet te lezen (${code}).`, { cause });
  }
  if (text === '') throw new StartError(`Het bestand ${path} van ${variable} is leeg.`);
  return text;
}

function mailSettings({ SMTP_URL, MAIL_FROM, CONTACT_TO }: z.infer<typeof environmentSchema>): MailSettings | null {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined && CONTACT_TO !== undefined)
    return { smtpUrl: SMTP_URL, from: MAIL_FROM, to: CONTACT_TO };
  if (SMTP_URL === undefined && MAIL_FROM === undefined && CONTACT_TO === undefined) return null;
  throw new StartError('SMTP_URL, MAIL_FROM en CONTACT_TO horen bij elkaar: geef ze alle drie of geen van drie.');
}

/** Whether people come by https, as the public address says. */
export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl?.startsWith('https:') ?? false;

/** Whether other machines reach the server and what they send is readable on the way. */
export function isOpenWithoutHttps(config: Pick<Config, 'publicUrl' | 'host'>): boolean {
  const isLocal = config.host === 'localhost' || config.host === '::1' || config.host.startsWith('127.');
  return !isLocal && !isHttps(config);
}

/** Where people reach the server. An address that means "every interface" is no address to open. */
export function publicAddress(config: Config, port: number = config.port): string {
  if (config.publicUrl !== null) return config.publicUrl;
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const host = everywhere ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Working folder of the user: npm starts programs in the project's own folder and passes the user's in INIT_CWD. */
export function callerFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.INIT_CWD ?? process.cwd();
}
