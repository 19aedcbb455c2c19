import type { DossierOverview } from '#input/reading/dossier/dossier-overview.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';

/** By what somebody sees that this is the right file. */
export function CheckSummary({ overview }: { readonly overview: DossierOverview }) {
  const texts = useTexts();
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {facts(texts, overview).map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function facts(texts: Catalogue, overview: DossierOverview): readonly (readonly [label: string, value: string])[] {
  const { fileCheck: text, formats, newDossier } = texts;
  const { kind, employer, valuationDate, transitionDate, contractEnd, ages, salaries, participants } = overview;
  const day = (date: string | null, absent: string): string => (date === null ? absent : formats.day(date));
  const { summary, unknown } = text;
  return [
    [summary.kind, newDossier.template[kind]],
    [summary.employer, employer ?? unknown],
    [summary.participants, participantsText(texts, overview)],
    [summary.ages, ages === null ? unknown : text.ages(ages.youngest, ages.oldest)],
    [summary.salaries, participants === 0 ? unknown : formats.euros(salaries)],
    [summary.valuationDate, day(valuationDate, unknown)],
    [summary.transitionDate, day(transitionDate, unknown)],
    [summary.contractEnd, day(contractEnd, text.notFilledIn)],
  ];
}

function participantsText({ fileCheck: text }: Catalogue, { participants, rows, notCounted }: DossierOverview): string {
  const read = participants === rows ? text.participants(participants) : text.participantsOf(participants, rows);
  return notCounted === 0 ? read : `${read}, ${text.notCounted(notCounted)}`;
}
