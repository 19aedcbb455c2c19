import {
  notAWorkbook,
  oldWorkbook,
  tooLargeWorkbook,
  unsupportedWorkbook,
  workbookWithPassword,
} from '#input/gate/unreadable-workbook.ts';
import { fileSize } from '#office/document/dutch-format.ts';

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const zipSignature = [0x50, 0x4b, 0x03, 0x04];
const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0];
/** Directory entries of a compound file lie at multiples of this; a name takes up to 64 bytes, two per character. */
const compoundEntryLength = 128;

function hasStream(bytes: Uint8Array, name: string): boolean {
  for (let at = 512; at + compoundEntryLength <= bytes.length; at += compoundEntryLength) {
    if (isStreamName(bytes, at, name)) return true;
  }
  return false;
}

function isStreamName(bytes: Uint8Array, at: number, name: string): boolean {
  for (let index = 0; index <= name.length; index++) {
    const code = index < name.length ? name.charCodeAt(index) : 0;
    if (bytes[at + 2 * index] !== code || bytes[at + 2 * index + 1] !== 0) return false;
  }
  return true;
}

/** Old Excel files and encrypted new ones are both compound files; the names of their streams show which. */
function compoundRefusal(bytes: Uint8Array): Error {
  if (hasStream(bytes, 'EncryptedPackage')) return workbookWithPassword();
  if (hasStream(bytes, 'Workbook') || hasStream(bytes, 'Book')) return oldWorkbook();
  return unsupportedWorkbook('het is een ouder Office-bestand');
}

/** Refuses what is no zip, by its first bytes, with the reason that helps. */
export function checkFileKind(bytes: Uint8Array, maximumFileSize: number): void {
  if (bytes.length === 0) throw notAWorkbook('het bestand is leeg');
  if (bytes.length > maximumFileSize) throw tooLargeWorkbook(`het is groter dan ${fileSize(maximumFileSize)}`);
  if (startsWith(bytes, compoundSignature)) throw compoundRefusal(bytes);
  if (!startsWith(bytes, zipSignature)) throw notAWorkbook('de inhoud is van een ander soort');
}
