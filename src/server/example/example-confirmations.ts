import type { EnteredValue } from '#input/fields/dossier-file.ts';

const by = 'de directie en de adviseur (voorbeeld)';

/** Who stands for the standard values of an invented dossier; those of returns and interest are left open on purpose. */
export const exampleConfirmations: Readonly<Record<string, EnteredValue>> = {
  akkoord_loon_en_prijzen: 'ja',
  akkoord_loon_en_prijzen_door: by,
  akkoord_scenarios: 'ja',
  akkoord_scenarios_door: by,
  akkoord_levensverwachting: 'ja',
  akkoord_levensverwachting_door: by,
  akkoord_loopbaan_en_uitstroom: 'ja',
  akkoord_loopbaan_en_uitstroom_door: by,
  akkoord_instroom: 'ja',
  akkoord_instroom_door: by,
  akkoord_kosten: 'ja',
  akkoord_kosten_door: by,
  akkoord_wettelijk: 'ja',
  akkoord_wettelijk_door: by,
  akkoord_doel: 'ja',
  akkoord_doel_door: by,
};
