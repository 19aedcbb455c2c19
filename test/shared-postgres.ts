import { postgresServer } from '#test/postgres-server.ts';

/** One PostgreSQL for all files of a run, of whichever group; each file has databases of its own on it. */
export default async function sharePostgres(): Promise<() => Promise<void>> {
  const isThere = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
  if (isThere || postgresServer === null) return () => Promise.resolve();
  const server = await postgresServer();
  process.env['TEST_DATABASE_URL'] = server.url;
  return () => server.stop();
}
