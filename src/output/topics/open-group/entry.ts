import { keptScale } from '#core/result/kept-scale.ts';
import type { CostNeutralPremium, EntryTerms } from '#core/result/open-group-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import { amount, exactPercentage, percentage } from '#office/document/dutch-format.ts';
import { premiumDecimals } from '#output/language/premium.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';

/** Of whom the years are where nobody enters. */
export const nobodyEnters =
  'Er komen geen nieuwe medewerkers bij: de lasten zijn die van de deelnemers op de transitiedatum.';

/** What who enters pays where those in service keep a scale; null where that is not permitted, or nobody enters. */
export function entrantPremiumSentence({ input, result }: ConclusionSubject): string | null {
  const { rate, source, costNeutral } = result.openGroup.grandfathering.entrantPremium;
  if (keptScale(result) === null || costNeutral === null) return null;
  const start = `Bij eerbiedigende werking krijgen nieuwe medewerkers een vlakke premie van ${exactPercentage(rate)}`;
  // After the transition nobody enters the kept scale: it is what they would cost in it.
  const now = input.change === 'transition' ? 'in de huidige regeling' : 'zij in de staffel zouden kosten';
  if (source === 'given')
    return `${start}, zoals ingevuld; ${neutralForEntrants(input.goal.rounding, costNeutral, now)}.`;
  if (costNeutral.unbounded > costNeutral.exact)
    return `${start}, het wettelijk maximum; zij kosten daarmee over 30 jaar contant minder dan ${now}.`;
  if (costNeutral.unbounded < 0) return `${start}; ook zo kosten zij over 30 jaar contant meer dan ${now}.`;
  return `${start}: daarmee kosten zij over 30 jaar contant evenveel als ${now}, op de afronding na.`;
}

/** What equal cost for those who enter asks, beside a premium that was given: a clause. No lawful premium may do that. */
function neutralForEntrants(
  rounding: number,
  { exact, practical, unbounded }: CostNeutralPremium,
  now: string,
): string {
  const premium = percentage(practical, premiumDecimals(rounding));
  if (unbounded > exact)
    return `ook het wettelijk maximum van ${premium} kost voor hen over 30 jaar contant minder dan ${now}`;
  if (unbounded < 0) return `ook zonder premie kosten zij over 30 jaar contant meer dan ${now}`;
  return `gelijke kosten voor hen vragen ${premium}`;
}

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
