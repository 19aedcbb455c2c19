import type { ProblemCode } from '#api/problems.ts';
import type { Decision } from '#api/decisions.ts';
import type { Variant } from '#api/variants.ts';
import type { RecordedDecision } from '#output/model/compared-outcome.ts';
import type { BesideAnswer, CalculatedVariant } from '#output/model/output-content.ts';
import type { AnswerCard } from '#output/model/screen-result.ts';
import type { Claim } from '#server/dossiers/claim-store.ts';
import { decisions } from '#server/dossiers/decision-store.ts';
import { asWritten, keptTexts, versionOf } from '#server/dossiers/text-store.ts';
import { chosenTopics } from '#output/model/appendix-topics.ts';
import { variants } from '#server/dossiers/variant-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
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

interface Beside {
  /** Undefined: nothing. */
  readonly beside: BesideAnswer | undefined;
  /** All versions of its texts together. */
  readonly textsVersion: number;
}

/**
 * What was done with a dossier on screen, for its files: the variants that were asked for, all that was decided (in files that
 * were marked final by then), choice C, the headline, what was written, and what the appendix is about. `unusable` where a variant is gone
 * or has no outcome of this version.
 */
export async function besideAnswer(
  tx: Tx,
  { organisationId, dossierId, askedVariants, onScreen, final }: Claim,
): Promise<Beside | 'unusable'> {
  const asked = askedVariants.length === 0 ? [] : await variants(tx, organisationId, dossierId);
  const found = reportable(asked, askedVariants);
  if (typeof found === 'string') return 'unusable';
  const decided = (await decisions(tx, organisationId, dossierId)).filter(
    ({ decidedOn }) => final === null || new Date(decidedOn) <= final.on,
  );
  const kept = await keptTexts(tx, organisationId, dossierId);
  const textsVersion = versionOf(kept);
  const texts = asWritten(kept);
  const appendix = chosenTopics(onScreen.appendix) ?? [];
  const { choiceC, headline } = onScreen;
  const onTop = [...found, ...decided, ...appendix, ...[choiceC, headline].filter((one) => one !== null)];
  if (onTop.length === 0 && texts === undefined) return { beside: undefined, textsVersion };
  return {
    beside: {
      variants: found.map(asCalculated),
      decisions: decided.map(asRecorded),
      choiceC: choiceC?.premium,
      headline: headline ?? undefined,
      texts,
      appendix,
    },
    textsVersion,
  };
}

const asCalculated = ({ name, card, keyFigures, changes, programVersion }: Variant): CalculatedVariant => ({
  name,
  card: card as AnswerCard | null,
  keyFigures,
  changes,
  programVersion: programVersion ?? '',
});

const asRecorded = ({ decidedOn, decidedBy, reason, content }: Decision): RecordedDecision => ({
  decidedOn: dutchMoment(decidedOn),
  decidedBy,
  reason,
  content: { ...content, calculatedOn: dutchMoment(content.calculatedOn) },
});
