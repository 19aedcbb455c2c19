import { requireCalculable } from '#core/calculate/calculable.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { domainFinding } from '#input/check/domain-finding.ts';
import { withInvoice } from '#input/check/invoice-findings.ts';
import type { Finding } from '#input/findings/findings.ts';
import { type DossierReading, readDossier, type ReadOptions } from '#input/reading/dossier/read-dossier.ts';
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
