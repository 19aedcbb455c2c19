import { z } from 'zod';

/**
 * A backup is one compressed text of lines. First the header, then part after part (a line that opens it, its rows, a line
 * that closes it with their number and checksum), last the manifest. Lines of the format itself begin with `#`. A row of a
 * table is the JSON that PostgreSQL makes of it, then a line of base64 for each column of bytes.
 */
export const headerSchema = z.object({
  evenwicht: z.literal('reservekopie'),
  format: z.number(),
  program: z.string(),
  /** The last migration of the database. */
  migration: z.string(),
  madeOn: z.iso.datetime(),
  /** Names of the signing keys that access codes were issued with, newest first. */
  keyIds: z.array(z.string()).min(1),
});
export type BackupHeader = z.infer<typeof headerSchema>;

/** Raised when the lines change their meaning. */
export const formatVersion = 1;

export const partSchema = z.object({
  part: z.string(),
  columns: z.array(z.string()),
  /** Columns of bytes, which follow each row on lines of their own. */
  binary: z.array(z.string()),
});
export type BackupPart = z.infer<typeof partSchema>;

export const partEndSchema = z.object({ end: z.string(), rows: z.number(), sha256: z.string() });
export type PartEnd = z.infer<typeof partEndSchema>;

export const manifestSchema = z.object({ manifest: z.array(partEndSchema) });

/** Parts that are no tables. */
export const keyPart = 'signing-key';
export const masterKeyPart = 'master-key';
export const ordersPart = 'orders';

/** Stands for a column of bytes that is empty in a row. */
export const noBytes = '-';

/** A column of bytes as a line. */
export const bytesText = (bytes: Uint8Array | null): string =>
  bytes === null ? noBytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
