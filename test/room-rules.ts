/** Which rooms a room may import from, besides itself: the way a dossier goes in, is calculated, and goes out. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  core: [],
  office: ['core'],
  input: ['core', 'office'],
  // Of the border only what is stored and sent, as types.
  output: ['core', 'office', 'input', 'api'],
  api: ['core'],
  server: ['core', 'office', 'input', 'output', 'api'],
  // Of the reader and the arithmetic its workers only; other files of it know what these answer, as types.
  web: ['core', 'office', 'input', 'output', 'api'],
};

/** The packages that a room uses; it may use no others, and what it no longer uses is struck off. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  core: [],
  office: ['fflate'],
  input: ['@cj-tech-master/excelts', 'papaparse'],
  output: ['@cj-tech-master/excelts', 'docx', 'fast-png'],
  api: ['zod'],
  server: [
    '@electric-sql/pglite',
    '@fastify/helmet',
    '@fastify/multipart',
    '@fastify/rate-limit',
    '@fastify/static',
    '@resvg/resvg-wasm',
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
    'fastify',
    'fastify-type-provider-zod',
    'fflate',
    'jose',
    'kysely',
    'node',
    'nodemailer',
    'otpauth',
    'pg',
    'pg-boss',
    'pino',
    'prom-client',
    'saxes',
    'zod',
  ],
  web: [
    '@base-ui/react',
    '@fontsource-variable/source-sans-3',
    '@hookform/resolvers',
    '@tanstack/react-query',
    '@tanstack/react-table',
    'fflate',
    'lucide-react',
    'react',
    'react-dom',
    'react-hook-form',
    'react-router',
    'uqr',
    'zod',
  ],
};

/** Files of the platform that make, open and guard the database; other SQL is in the stores of the features. */
export const databaseFiles = [
  'database/database.ts',
  'embedded/embedded-database.ts',
  'embedded/prepared-lite.ts',
  'embedded/sweep.ts',
  'embedded/synced-node-fs.ts',
  'database/erase-moment.ts',
  'health-route.ts',
  'jobs.ts',
  'database/migrate.ts',
  'prepared/lasting-client.ts',
  'database/row-security.ts',
  'database/server-database.ts',
].map((name) => `src/server/platform/${name}`);

/** The query builder, its templates, or the drivers. */
export const sqlPattern =
  /\b(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`;]*>)?`|import (?!type\b)[^;]*from '(?:kysely|pg|@electric-sql\/)|'SELECT /;

/**
 * SQL that is written out and names a column whose bytes the vault keeps: these files count or compare them, and open none.
 * Elsewhere the type of the column (`KeptBytes`) sees to it that bytes come and go through the vault.
 */
export const sizesOfKeptBytes = [
  'src/server/dossiers/usage-store.ts',
  'src/server/platform/embedded/sweep.ts',
  'src/server/vault/older-file-store.ts',
];

/** A template of SQL with such a column and its table. */
export const keptBytesPattern =
  /\bsql(?:<[^`]*?>)?`[^`]*(?:\bdossier_file\b[^`]*\bbytes\b|\bbytes\b[^`]*\bdossier_file\b|\bvariant\b[^`]*\bresult\b|\bresult\b[^`]*\bvariant\b)/;
