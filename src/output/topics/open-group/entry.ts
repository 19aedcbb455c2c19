import type { EntryTerms } from '#core/result/open-group-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import { amount } from '#office/document/dutch-format.ts';
import { smallestGroup } from '#output/language/subject.ts';

/** Of whom the years are where nobody enters. */
export const nobodyEnters =
  'Er komen geen nieuwe medewerkers bij: de lasten zijn die van de deelnemers op de transitiedatum.';

const ageSources: Readonly<Record<EntryTerms['ageSource'], (hires: number) => string>> = {
  given: () => 'ingevuld',
  hires: (hires) => `gemiddelde van ${hiresText(hires)}`,
  standard: (hires) => `standaard: in de vijf jaar vóór de peildatum ${fewHires(hires)} in dienst`,
};

const salarySources: Readonly<Record<EntryTerms['salarySource'], string>> = {
  given: 'ingevuld',
  hires: 'ook hun gemiddelde',
  everybody: 'gemiddelde van alle deelnemers',
};

/** "4 deelnemers die in de vijf jaar vóór de peildatum in dienst kwamen": enough of them for a mean. */
const hiresText = (hires: number): string =>
  `${hires} deelnemers die in de vijf jaar vóór de peildatum in dienst kwamen`;

/** Too few for a mean: "kwam niemand", "kwamen maar 2 deelnemers". */
function fewHires(hires: number): string {
  if (hires === 0) return 'kwam niemand';
  return hires === 1 ? 'kwam maar 1 deelnemer' : `kwamen maar ${hires} deelnemers`;
}

/** Whether age or salary of those who enter is that of so few people that it would tell of them. */
export const isOfFewHires = ({ ageSource, salarySource, hires }: EntryTerms): boolean =>
  [ageSource, salarySource].includes('hires') && hires < smallestGroup;

/** With whom the group is refilled, and where that comes from. */
export function entrySentence({ openGroup, participantCount }: DossierResult): string {
  const { age, ageSource, salary, salarySource, hires } = openGroup.entry;
  const own = participantCount === 1 && salarySource === 'everybody' ? 'dat van de enige deelnemer' : null;
  const from =
    salarySource === 'hires' && ageSource !== 'hires'
      ? `gemiddelde van ${hiresText(hires)}`
      : (own ?? salarySources[salarySource]);
  return `Nieuwe medewerkers komen in dienst op ${age} jaar (${ageSources[ageSource](hires)}) en verdienen voltijds ${amount(salary)} op het niveau van de peildatum (${from}).`;
}
