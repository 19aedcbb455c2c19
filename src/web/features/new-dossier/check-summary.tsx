import type { DossierOverview } from '#input/reading/dossier/dossier-overview.ts';
import type { FileFindings } from '#web/dossier/check/check-messages.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';

interface CheckSummaryProps extends Pick<FileFindings, 'leftOut'> {
  readonly overview: DossierOverview;
  readonly isBrief: boolean;
}

/** By what somebody sees that this is the right file. */
export function CheckSummary({ overview, leftOut, isBrief }: CheckSummaryProps) {
  const texts = useTexts();
  const known = [...recognised(texts, overview, leftOut), ...(isBrief ? [] : counted(texts, overview))];
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Facts = readonly (readonly [label: string, value: string])[];

function recognised(texts: Catalogue, overview: DossierOverview, leftOut: number | null): Facts {
  const { fileCheck: text, newDossier } = texts;
  const { kind, employer } = overview;
  return [
    [text.summary.kind, newDossier.template[kind]],
    [text.summary.employer, employer ?? text.unknown],
    [text.summary.participants, participantsText(texts, overview, leftOut)],
  ];
}

function counted({ fileCheck: text, formats }: Catalogue, overview: DossierOverview): Facts {
  const { valuationDate, transitionDate, contractEnd, ages, salaries, participants } = overview;
  const { summary, unknown } = text;
  const day = (date: string | null, absent: string): string => (date === null ? absent : formats.day(date));
  return [
    [summary.ages, ages === null ? unknown : text.ages(ages.youngest, ages.oldest)],
    [summary.salaries, participants === 0 ? unknown : formats.euros(salaries)],
    [summary.valuationDate, day(valuationDate, unknown)],
    [summary.transitionDate, day(transitionDate, unknown)],
    [summary.contractEnd, day(contractEnd, text.notFilledIn)],
  ];
}

function participantsText(
  { fileCheck: text }: Catalogue,
  { participants, rows }: DossierOverview,
  leftOut: number | null,
): string {
  if (leftOut) return text.countedOf(participants - leftOut, leftOut);
  return participants === rows ? text.participants(participants) : text.participantsOf(participants, rows);
}
