import type { DossierDocument } from '#api/dossiers.ts';
import type { AuditAction } from '#api/audit-actions.ts';
import type { OnScreen } from '#api/on-screen.ts';
import { cancelledBy } from '#api/cancelled-reason.ts';
import { cancelDossier } from '#server/dossiers/claim-store.ts';
import { isOutdated } from '#server/dossiers/kept-data-store.ts';
import { type AskedFiles, startedRound } from '#server/dossiers/round-store.ts';
import { chosenTopics } from '#output/model/appendix-topics.ts';
import { requireComplete } from '#server/dossiers/documents-state.ts';
import { isAsFlexible } from '#server/dossiers/final-outcome.ts';
import { archiveDossier, renameDossier } from '#server/dossiers/label-store.ts';
import { type DossierAddress, requiredDossier } from '#server/dossiers/store.ts';
import { requireWithinLimits } from '#server/dossiers/usage.ts';
import type { SubmitParts } from '#server/dossiers/submit-dossier.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { shownResult, takenVariant } from '#server/dossiers/on-screen.ts';
import { reportRefusal } from '#server/dossiers/report-variants.ts';

/** What a person does with a dossier; the dossier after it. */
type Action<More extends unknown[] = []> = (
  parts: SubmitParts,
  person: Person,
  address: DossierAddress,
  ...more: More
) => Promise<DossierDocument>;

/** Stops a calculation. Throws DOSSIER_STATE_CONFLICT when it has ended already. */
export const cancelledDossier: Action = (parts, person, address) =>
  changedDossier(parts, person, address, 'dossier cancelled', (tx) =>
    cancelDossier(tx, person.organisationId, address.documentId, cancelledBy(person.holderName)),
  );

/**
 * Starts a failed calculation again, or a finished one of an earlier version, of which the screens can show nothing, or beside which a
 * newer curve or set is known. Throws DOSSIER_STATE_CONFLICT in any other state, INPUT_ERASED without input.
 */
export const retriedDossier: Action = (parts, person, address) =>
  startedAgain(parts, person, address, {
    action: 'dossier retried',
    asked: async (tx, { id, calculationStatus, newerBasis }) => ({
      from:
        calculationStatus === 'Finished' && (newerBasis !== null || (await isOutdated(tx, person.organisationId, id)))
          ? 'Finished'
          : 'Failed',
      // Those of an earlier version have no outcome any more, and get none before the dossier has one.
      files: { variants: [], finalBy: null, isAnew: true },
    }),
  });

/**
 * Makes workbook and report again in the house style of this moment, from the input that was kept. Throws
 * INPUT_ERASED when it was not, and DOSSIER_STATE_CONFLICT when the dossier is not finished.
 */
export const restyledDossier: Action = (parts, person, address) =>
  startedAgain(parts, person, address, {
    action: 'dossier restyled',
    asked: () => Promise.resolve({ from: 'Finished' }),
  });

/** Gives a dossier another name, which as for a new one may be that of another; the log has the old one too. */
export const renamedDossier: Action<[name: string]> = (parts, person, address, name) =>
  changedDossier(parts, person, address, 'dossier renamed', async (tx, before) => {
    if (before.name === name) return 'same';
    await renameDossier(tx, person.organisationId, address.documentId, name);
    return { name: `${before.name} → ${name}` };
  });

/** Puts a dossier away, or brings it back. Throws DOSSIER_STATE_CONFLICT while its calculation runs. */
export const archivedDossier: Action<[isArchived: boolean]> = (parts, person, address, isArchived) => {
  const action = isArchived ? 'dossier archived' : 'dossier brought back';
  return changedDossier(parts, person, address, action, async (tx, before) => {
    if ((before.archivedOn !== null) === isArchived) return 'same';
    return archiveDossier(tx, person.organisationId, address.documentId, isArchived);
  });
};

/**
 * Makes workbook and report again with these variants of the dossier, or without any; later they keep them. Throws as the one
 * above, VARIANT_GONE, VARIANT_OUTDATED or VARIANT_NOT_READY.
 */
export const reportedDossier: Action<[variantIds: readonly string[]]> = (parts, person, address, variantIds) =>
  startedAgain(parts, person, address, {
    action: variantIds.length === 0 ? 'dossier restyled' : 'variants reported',
    asked: async (tx, { id }) => {
      const refusal = await reportRefusal(tx, person.organisationId, id, variantIds);
      if (refusal !== null) throw new ProblemError(refusal);
      return { from: 'Finished', files: { variants: variantIds, finalBy: null } };
    },
  });

/**
 * Marks report and Word documents final, or takes that back: they are made again without or with the word that they are a
 * concept. Throws SOLIDARY_NOT_FINAL, CHOICE_NOT_ALLOWED, TEXTS_OPEN, INPUT_ERASED, and DOSSIER_STATE_CONFLICT when the dossier is not finished.
 */
export const finalDossier: Action<[isFinal: boolean]> = (parts, person, address, isFinal) =>
  startedAgain(parts, person, address, {
    action: isFinal ? 'dossier marked final' : 'dossier back to concept',
    asked: async (tx, { id }) => {
      if (isFinal && (await isAsFlexible(tx, person.organisationId, id))) throw new ProblemError('SOLIDARY_NOT_FINAL');
      if (isFinal) await requireComplete(tx, person.organisationId, id);
      return { from: 'Finished', files: { finalBy: isFinal ? person.holderName : null } };
    },
    isSame: (before) => before.calculationStatus === 'Finished' && (before.final !== null) === isFinal,
  });

/**
 * Makes the premium of a variant choice C, or null: what the file has for it. Throws DOSSIER_FINAL, CHOICE_C_DECIDED, NOT_FOUND,
 * VARIANT_OUTDATED, VARIANT_NOT_READY, CHOICE_C_ONLY_PREMIUM, INPUT_ERASED, or DOSSIER_STATE_CONFLICT while its files are made.
 */
export const choiceCTaken: Action<[variantId: string | null]> = (parts, person, address, variantId) =>
  changedOnScreen(parts, person, address, {
    action: variantId === null ? 'choice C given back' : 'choice C taken',
    change: async (tx, { id }) => ({ choiceC: await takenVariant(tx, person.organisationId, id, variantId) }),
  });

/**
 * Puts a headline of one's own in front of the outcome that is shown, or null: that of the outcome. Throws DOSSIER_FINAL, why
 * there is no outcome, INPUT_ERASED, or DOSSIER_STATE_CONFLICT while its files are made.
 */
export const headlineWritten: Action<[title: string | null]> = (parts, person, address, title) =>
  changedOnScreen(parts, person, address, {
    action: 'headline changed',
    change: async (tx, before) => {
      if (title === null) return { headline: null };
      const { result } = await shownResult(tx, person, before);
      return { headline: { title, replaces: result.headline.outcome } };
    },
  });

/**
 * Has the appendix of the report be about these topics, or about what it is about by itself. Throws INPUT_INVALID, DOSSIER_FINAL, INPUT_ERASED, or
 * DOSSIER_STATE_CONFLICT while its files are made.
 */
export const appendixChosen: Action<[names: readonly string[]]> = (parts, person, address, names) =>
  changedOnScreen(parts, person, address, {
    action: 'appendix chosen',
    change: () => {
      const topics = chosenTopics(names);
      if (topics === null) throw new ProblemError('INPUT_INVALID', { fields: { topics: '' } });
      return Promise.resolve({ appendix: [...topics] });
    },
  });

/** How a calculation is started again. */
interface Restart {
  readonly action: AuditAction;
  /** The state in which it must be, and what its files get that they do not have: what they have stays. */
  readonly asked: (
    tx: Tx,
    before: DossierDocument,
  ) => Promise<{ readonly from: 'Failed' | 'Finished'; readonly files?: AskedFiles }>;
  /** Whether it is already as it is asked for: then nothing is done. */
  readonly isSame?: (before: DossierDocument) => boolean;
}

interface OnScreenChange {
  readonly action: AuditAction;
  readonly change: (tx: Tx, before: DossierDocument) => Promise<Partial<OnScreen>>;
}

/** Makes the files of a concept again with something else that is done with it on screen. */
const changedOnScreen: Action<[OnScreenChange]> = (parts, person, address, { action, change }) =>
  startedAgain(parts, person, address, {
    action,
    asked: async (tx, before) => {
      if (before.final !== null) throw new ProblemError('DOSSIER_FINAL');
      return { from: 'Finished', files: { onScreen: await change(tx, before) } };
    },
  });

async function startedAgain(
  parts: SubmitParts,
  person: Person,
  address: DossierAddress,
  { action, asked, isSame }: Restart,
): Promise<DossierDocument> {
  const { organisationId } = person;
  const { documentId: dossierId } = address;
  return changedDossier(parts, person, address, action, async (tx, before) => {
    if (isSame?.(before) === true) return 'same';
    if (!before.hasInputFile) throw new ProblemError('INPUT_ERASED');
    const { from, files } = await asked(tx, before);
    const round = await startedRound(tx, organisationId, dossierId, from, files);
    if (round === null) return false;
    await parts.orderCalculation(tx, { organisationId, dossierId, round });
    // What is made again is no new work.
    const limits = { megabytes: 0, openDossiers: 1, uploadsPerMinute: 0 };
    if (from === 'Failed')
      await requireWithinLimits(parts.database, tx, person, { clientId: address.clientId, limits });
    return true;
  });
}

async function changedDossier(
  { database, recordAct }: SubmitParts,
  person: Person,
  address: DossierAddress,
  action: AuditAction,
  /** False: not in this state. Nothing is written down when it is the same already; `name`: what is. */
  change: (tx: Tx, before: DossierDocument) => Promise<boolean | 'same' | { readonly name: string }>,
): Promise<DossierDocument> {
  return database.as(person, async (tx) => {
    const before = await requiredDossier(tx, person, address);
    const changed = await change(tx, before);
    if (changed === false) throw new ProblemError('DOSSIER_STATE_CONFLICT');
    if (changed === 'same') return before;
    const { name } = changed === true ? before : changed;
    await recordAct(tx, person, action, { clientId: address.clientId, dossierId: address.documentId, name });
    return requiredDossier(tx, person, address);
  });
}
