import type { Participant } from '#core/dossier.ts';
import type { DossierFacts } from '#input/dossier-file.ts';
import { dossierOfWhatIf, type WhatIfInput } from '#input/what-if-input.ts';
import type { EarlierDossier } from '#output/output-content.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';

/** What is kept of the participants of a dossier, packed. */
export interface KeptParticipants {
  readonly name: string;
  /** Somebody chose it, whatever its scheme. */
  readonly isChosen?: true;
  /** `WhatIfInput`. */
  readonly input: Uint8Array;
  /** Personnel numbers, in the order of its rows. */
  readonly numbers: Uint8Array;
}

interface NumberedDossier extends Omit<EarlierDossier, 'isSameScheme'> {
  readonly facts: DossierFacts;
}

/** A kept dossier with the participants under their own numbers instead of those of their rows. */
export async function numberedDossier({ name, input, numbers }: KeptParticipants): Promise<NumberedDossier> {
  const { dossier } = dossierOfWhatIf(JSON.parse(await unpackedJson(input)) as WhatIfInput);
  const all = JSON.parse(await unpackedJson(numbers)) as readonly string[];
  const participants = dossier.input.participants.map((participant, row): Participant => ({
    ...participant,
    number: all[row] ?? '',
  }));
  return { name, valuationDate: dossier.input.valuationDate, participants, facts: dossier.facts };
}

const schemeOf = ({ schemeName }: Pick<DossierFacts, 'schemeName'>): string => schemeName.trim().toLowerCase();

/** The first of these that was chosen or has the same scheme as a dossier; undefined where none is. */
export async function earlierOfScheme(
  kept: readonly KeptParticipants[],
  facts: Pick<DossierFacts, 'schemeName'>,
): Promise<EarlierDossier | undefined> {
  for (const one of kept) {
    // oxlint-disable-next-line no-await-in-loop -- mostly the first is the one, and the others stay packed
    const { facts: found, ...earlier } = await numberedDossier(one);
    const isSameScheme = schemeOf(found) === schemeOf(facts);
    if (isSameScheme || one.isChosen === true) return { ...earlier, isSameScheme };
  }
  return undefined;
}
