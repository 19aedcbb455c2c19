import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { annotatedWorkbook } from '#input/annotate/annotate.ts';
import { findingsWorkbook } from '#input/annotate/findings-workbook.ts';
import type { DossierOverview } from '#input/reading/dossier/dossier-overview.ts';
import { type ReadOptions, type DossierReading, readDossier } from '#input/reading/dossier/read-dossier.ts';
import type { Finding } from '#input/findings/findings.ts';
import type { Platform } from '#input/gate/platform.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { UnreadableWorkbookError } from '#input/gate/unreadable-workbook.ts';
import { requireCalculable } from '#core/calculate/law-in-use.ts';
import { participation } from '#core/participant/projected-participant.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { domainFinding } from '#input/check/domain-finding.ts';
import { withInvoice } from '#input/check/invoice-findings.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';

/** Reads a dossier, and asks the core what no cell shows: whether it stands beside its invoice and can be calculated. */
export function checkedDossier(workbook: Workbook, options: ReadOptions = {}): Omit<DossierReading, 'placed'> {
  const { placed, ...read } = readDossier(workbook, options);
  if (read.dossier === null || placed === null) return read;
  const input = withInvoice(placed, read.dossier.input);
  const findings = placed.list.findings();
  if (placed.list.hasErrors) return { ...read, dossier: null, findings };
  const stop = calculationFinding(input);
  return stop === null
    ? { ...read, dossier: { ...read.dossier, input, warnings: findings }, findings }
    : { ...read, dossier: null, findings: [stop, ...findings] };
}

/** Why a dossier that reads well cannot be calculated; null when it can. */
function calculationFinding(input: DossierInput): Finding | null {
  try {
    requireCalculable(input);
    return null;
  } catch (error) {
    const finding = domainFinding(error);
    if (finding !== null) return finding;
    throw error;
  }
}

/** What was found in an uploaded file, before anything of it is calculated. */
export interface CheckedFile {
  /** Errors and warnings, errors first. */
  readonly findings: readonly Finding[];
  /** Null when there is an error among the findings. */
  readonly dossier: ReadDossier | null;
  /** What could be read, wrong cells left out; null when that is nothing. */
  readonly overview: DossierOverview | null;
  /** How many participants the calculation leaves out; null when there is an error among the findings. */
  readonly leftOut: number | null;
  /** True when the file could not be opened as a workbook, so that no cell in it can be marked. */
  readonly unreadable: boolean;
  /** True when the file holds what the tool may not hold (a BSN), so that neither it nor a copy may be kept. */
  readonly mustErase: boolean;
}

/** Reads an uploaded file and finds all that is wrong or remarkable about it. The same wherever it runs. */
export function checkedFile(bytes: Uint8Array, platform: Platform, options: ReadOptions = {}): CheckedFile {
  try {
    const { dossier, overview, findings } = checkedDossier(readWorkbook(bytes, platform), options);
    const mustErase = findings.some(({ code }) => code === 'BSN_COLUMN');
    const leftOut = dossier === null ? null : participation(dossier.input).excluded.length;
    return { findings, dossier, overview, leftOut, unreadable: false, mustErase };
  } catch (error) {
    if (error instanceof UnreadableWorkbookError) return unreadableFile(error);
    throw error;
  }
}

function unreadableFile({ code, message, remedy }: UnreadableWorkbookError): CheckedFile {
  const place = { sheet: null, cell: null, field: null, found: null };
  const finding: Finding = { code, severity: 'error', ...place, message, remedy };
  return { findings: [finding], dossier: null, overview: null, leftOut: null, unreadable: true, mustErase: false };
}

/** The workbook in which whoever sent a file finds what is wrong with it. */
export function errorWorkbook(
  { findings, unreadable, mustErase }: CheckedFile,
  bytes: Uint8Array,
  platform: Platform,
): Uint8Array {
  // A marked copy would hold the BSNs too: then only the list of findings is given back.
  return unreadable || mustErase ? findingsWorkbook(findings) : annotatedWorkbook(bytes, findings, platform);
}
