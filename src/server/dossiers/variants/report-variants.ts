import type { ProblemCode } from '#api/problems.ts';
import type { Decision } from '#api/variants/decisions.ts';
import type { Variant } from '#api/variants/variants.ts';
import type { RecordedDecision } from '#output/exhibits/decisions.ts';
import type { BesideAnswer, CalculatedVariant } from '#output/output-content.ts';
import type { AnswerCard } from '#output/screen/screen-result.ts';
import type { Claim } from '#server/dossiers/claim-store.ts';
import { decisions } from '#server/dossiers/decisions/decision-store.ts';
import { variants } from '#server/dossiers/variants/variant-store.ts';
import type { Tx } from '#server/platform/database.ts';
import { dutchMoment } from '#api/dutch-time.ts';

/** The variants with these ids that can stand in a report, in their order, or why one cannot. */
function reportable(all: readonly Variant[], ids: readonly string[]): readonly Variant[] | ProblemCode {
  const found = ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
  if (found.length < ids.length) return 'VARIANT_GONE';
  if (found.some(({ isOutdated }) => isOutdated)) return 'VARIANT_OUTDATED';
  return found.every(({ state }) => state === 'Finished') ? found : 'VARIANT_NOT_READY';
}

/** Why these variants of a dossier cannot stand in its report; null: they can. */
export async function reportRefusal(
  tx: Tx,
  organisationId: string,
  dossierId: string,
  ids: readonly string[],
): Promise<ProblemCode | null> {
  if (ids.length === 0) return null;
  const found = reportable(await variants(tx, organisationId, dossierId), ids);
  return typeof found === 'string' ? found : null;
}

/**
 * What stands in the files of a dossier besides its answer: the variants that were asked for, and with them all that was
 * decided. Undefined where none was asked for; `unusable` where one is gone or has no outcome of this version.
 */
export async function besideAnswer(
  tx: Tx,
  { organisationId, dossierId, askedVariants }: Claim,
): Promise<BesideAnswer | undefined | 'unusable'> {
  if (askedVariants.length === 0) return undefined;
  const found = reportable(await variants(tx, organisationId, dossierId), askedVariants);
  if (typeof found === 'string') return 'unusable';
  const decided = await decisions(tx, organisationId, dossierId);
  return { variants: found.map(asCalculated), decisions: decided.map(asRecorded) };
}

const asCalculated = ({ name, card, keyFigures, changes, programVersion }: Variant): CalculatedVariant => ({
  name,
  card: card as AnswerCard | null,
  keyFigures,
  changes,
  programVersion: programVersion ?? '',
});

const asRecorded = ({ decidedOn, decidedBy, variantName, reason, content }: Decision): RecordedDecision => ({
  decidedOn: dutchMoment(decidedOn),
  decidedBy,
  variantName,
  reason,
  content: { ...content, calculatedOn: dutchMoment(content.calculatedOn) },
});
