import type { InputSheet } from '#input/fields/field.ts';

/** A field of version 6 that is not asked any more, and that nothing depends on. */
interface RetiredField {
  readonly sheet: InputSheet;
  readonly field: { readonly name: string; readonly label: string };
  /** What its cell held when nobody had touched it, as text. */
  readonly untouched?: string;
}

const returnLabels = ['Aandelen', 'Obligaties', 'Omrekenrente'];

const approvals = [
  ['loon_en_prijzen', 'loon en prijzen'],
  ['rendement_en_rente', 'rendement en rente'],
  ['scenarios', "scenario's"],
  ['levensverwachting', 'levensverwachting'],
  ['loopbaan_en_uitstroom', 'loopbaan en uitstroom'],
  ['instroom', 'instroom'],
  ['kosten', 'kosten'],
  ['wettelijk', 'wettelijke effecten'],
  ['doel', 'doel en contract'],
].flatMap(([key, subject]): readonly RetiredField[] => [
  { sheet: 'Aannames', field: { name: `akkoord_${key}`, label: `Akkoord: ${subject}` } },
  { sheet: 'Aannames', field: { name: `akkoord_${key}_door`, label: `Door wie: ${subject}` } },
]);

const fixedReturns = (['pessimistisch', 'optimistisch'] as const).flatMap((scenario): readonly RetiredField[] => {
  const untouched = scenario === 'pessimistisch' ? ['0.005', '0.015', '0.017'] : ['0.1', '0.04', '0.037'];
  return ['rendement_aandelen', 'rendement_obligaties', 'omrekenrente'].map((name, index) => ({
    sheet: 'Aannames',
    field: { name: `${name}_${scenario}`, label: `${returnLabels[index]} ${scenario}` },
    untouched: untouched[index]!,
  }));
});

/** Their names are not used again. */
export const retiredFields: readonly RetiredField[] = [
  { sheet: 'Nieuwe regeling', field: { name: 'compensatie_budget', label: 'Budget premie en compensatie' } },
  {
    sheet: 'Aannames',
    field: { name: 'scenario_methode', label: "Methode scenario's" },
    untouched: 'vaste rendementen',
  },
  { sheet: 'Aannames', field: { name: 'disconteringscurve', label: 'Disconteringscurve' }, untouched: 'vast' },
  ...fixedReturns,
  { sheet: 'Aannames', field: { name: 'maatmens_salaris', label: 'Salaris van de maatmensen' } },
  ...approvals,
];
