import { hasEntrants, withEntrants } from '#output/language/entrants.ts';
import { flatPathKey, type FlatPathKey } from '#core/dossier/alternative-key.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { flatInFront } from '#output/language/headline.ts';
import { keptScale } from '#core/result/kept-scale.ts';
import type { DossierResult, NeutralFlat } from '#core/result/result.ts';
import type { VerdictGround } from '#core/result/verdict.ts';
import type { FlatForAllPath } from '#core/result/open-group-result.ts';
import { exactPercentage, percentage } from '#office/document/dutch-format.ts';
import { sumOfYears } from '#output/language/summed-years.ts';
import { isCompensated, withCompensation } from '#output/language/open-group-display.ts';
import { mayShowCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { crossing } from '#core/open-group/crossing.ts';
import { permissionSentence } from '#output/language/permission.ts';
import { currentFlatSentence } from '#output/language/level-premium.ts';
import { practicalPremium, premiumDecimals, roundedDown } from '#output/language/premium.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { entrantPremiumSentence, entrySentence, nobodyEnters } from '#output/topics/open-group/entry.ts';
import { scaleInFrontNote } from '#output/language/scale-in-front.ts';
import { besides, direction, euroDifference, relativeDifference } from '#output/language/phrases.ts';

/**
 * The flat premium for all that a board is asked about: the one in front, and where the law allows no flat premium the
 * budget-neutral one, which is then named as not allowed.
 */
export function boardFlat(result: DossierResult): FlatForAllPath {
  const { flatForAll } = result.openGroup;
  const front = flatPathKey(flatInFront(result)?.key ?? 'budgetNeutralFlat');
  const path = flatForAll.find(({ key }) => key === front);
  if (path === undefined) throw new Error('there is no budget-neutral flat premium for all');
  return path;
}

/** Whether a path has compensation that may not leave the hands of the adviser: it is of too few people. */
const isPersonal = (result: DossierResult, path: FlatForAllPath): boolean =>
  isCompensated(path) && !mayShowCompensation(result);

/** The same as far as it may be shown: where its compensation may not, neither may the year that follows from it. */
export function shownBoardFlat(result: DossierResult): FlatForAllPath {
  const path = boardFlat(result);
  if (!isPersonal(result, path)) return path;
  const { grandfathering } = result.openGroup;
  return {
    ...path,
    compensation: path.compensation.map(() => 0),
    entrantCompensation: path.entrantCompensation.map(() => 0),
    crossing:
      grandfathering.cost === null ? null : crossing(path.cost, grandfathering.cost, result.transitionDate.year),
  };
}

/** Sums up to and including each year. */
function running(amounts: readonly number[]): readonly number[] {
  let total = 0;
  return amounts.map((value) => (total += value));
}

/** How a difference over all years is told: "2,1% meer", "€ 1.200 meer"; "vrijwel evenveel". */
type Difference = (difference: number, base: number) => string;

/** As a percentage; in euros where either sum is no cost: more than 100% less says nothing. */
const inPercent: Difference = (difference, base) =>
  (base + difference > 0 ? relativeDifference(difference, base) : null) ?? euroDifference(difference, base);

/** " (verschil 0,1%)" after what is called nearly equal. */
const equalSize = (difference: number, base: number): string =>
  direction(difference, base) === 'equal' && base > 0 && percentage(Math.abs(difference / base)) !== percentage(0)
    ? ` (verschil ${percentage(Math.abs(difference / base))})`
    : '';

/**
 * Whether a flat premium for all becomes cheaper than keeping a scale, or where that is not permitted what it costs beside
 * the current scheme. `name` is what the sentence begins with: "Een vlakke premie voor iedereen".
 */
function crossingSentence(result: DossierResult, path: FlatForAllPath, name: string, told: Difference): string {
  const { years, unchanged } = result.openGroup;
  const scale = keptScale(result);
  const flat = `${name}${isCompensated(path) ? ', met compensatie,' : ''}`;
  const totals = running(withCompensation(path));
  const kept = running(scale ?? unchanged);
  const [total, base] = [totals.at(-1) ?? 0, kept.at(-1) ?? 0];
  const overall = told(total - base, base);
  if (path.crossing?.kind !== 'year' || scale === null) {
    const reference = scale === null ? 'de huidige regeling' : 'eerbiedigende werking';
    return `${flat} kost ${withEntrants(result)} over ${years.length} jaar ${besides(overall, reference)}${equalSize(total - base, base)}`;
  }
  const { year } = path.crossing;
  const ways = totals.map((sum, index) => direction(sum - kept[index]!, kept[index]!));
  const from = years.findIndex((one) => one.year === year);
  if (ways.every((way, index) => index < from || way === 'less')) {
    return `${flat} kost vanaf ${year} opgeteld minder dan eerbiedigende werking`;
  }
  const end = ways.at(-1) === 'less' ? '' : `, maar over ${years.length} jaar ${overall}`;
  return `${flat} kost in ${year} voor het eerst opgeteld minder dan eerbiedigende werking${end}`;
}

/** "Een vlakke premie van 17,0% voor iedereen": every flat premium for all is named so. */
const nameForAll = (subject: ConclusionSubject, { key }: FlatForAllPath): string =>
  `Een vlakke premie van ${practicalPremium(subject, alternativeOf(subject.result, key))} voor iedereen`;

/** Staffel houden of vlak voor iedereen: the answer to the board's question in one sentence. */
export const crossingConclusion = (subject: ConclusionSubject): string =>
  flatInFront(subject.result) === null
    ? 'Geen vlakke premie voor iedereen is zo toegestaan'
    : crossingOf(subject, boardFlat(subject.result), '');

const crossingOf = (subject: ConclusionSubject, path: FlatForAllPath, addition: string): string =>
  crossingSentence(subject.result, path, `${nameForAll(subject, path)}${addition}`, inPercent);

/** The same as far as it may be shown. */
export const shownCrossingConclusion = (subject: ConclusionSubject): string =>
  flatInFront(subject.result) === null || !isPersonal(subject.result, boardFlat(subject.result))
    ? crossingConclusion(subject)
    : crossingOf(subject, shownBoardFlat(subject.result), ', zonder compensatie,');

/** What the flat premium for all costs over ten years beside now, as far as it may be shown. */
export function tenYearsConclusion(subject: ConclusionSubject): string {
  const { result } = subject;
  if (flatInFront(result) === null) return crossingConclusion(subject);
  const path = shownBoardFlat(result);
  const [total, now] = [withCompensation(path), result.openGroup.unchanged].map((amounts) => sumOfYears(amounts, 10));
  const ending = isCompensated(path) ? ', met compensatie' : '';
  return `${nameForAll(subject, path)} kost over 10 jaar ${besides(euroDifference((total ?? 0) - (now ?? 0), now ?? 0), 'nu')}${ending}`;
}

/** That compensation is not among what is shown, though some is paid; null where it is. */
export const leftOutCompensation = ({ result }: ConclusionSubject): string | null =>
  isPersonal(result, boardFlat(result))
    ? `Compensatie komt erbij en kan de uitkomst veranderen; omdat zij van minder dan ${smallestGroup} deelnemers is, staat zij hier niet.`
    : null;

/** Why the scale that art. 220e permits to keep is not lawful all the same; another scale may be. */
function unlawfulScale({ input }: ConclusionSubject, { code, article, figures }: VerdictGround): string {
  if (code === 'ENTRANT_PREMIUM_ABOVE_LIMIT')
    return `Een staffel houden mag zo niet: de ingevulde premie voor nieuwe medewerkers is zonder kosten op de inleg ${percentage(figures.rate, 2)} en het maximum ${exactPercentage(figures.limit)} (${article}).`;
  if ((code !== 'CURRENT_SCALE_ABOVE_LIMIT' && code !== 'SCALE_ABOVE_LIMIT') || !('age' in figures))
    return `Een progressieve staffel mag zo niet: de nieuwe regeling voldoet niet aan ${article}.`;
  const kept = isAveragePay(input) ? 'De budgetneutrale staffel mag zo niet' : 'De huidige staffel mag zo niet blijven';
  return `${kept}: vanaf ${figures.age} jaar is de premie zonder kosten op de inleg ${percentage(figures.rate, 2)} en het maximum ${exactPercentage(figures.limit)} (${article}).`;
}

/** Whether those in service may keep a scale; null where they may. */
export function grandfatheringNote(subject: ConclusionSubject): string | null {
  const { result } = subject;
  const { permission } = result.openGroup.grandfathering;
  if (permission.reason === 'levelPremium') return currentFlatSentence(subject) ?? permissionSentence(permission);
  if (permission.permitted !== 'yes') return permissionSentence(permission);
  const { allowed, grounds } = result.grandfathering;
  return allowed === 'no' && grounds[0] !== undefined ? unlawfulScale(subject, grounds[0]) : null;
}

/** The flat premium that is neutral over thirty years with who enters. */
export function neutralOverYears({ horizons }: DossierResult): NeutralFlat {
  const premium = horizons.find(({ years }) => years === 30)?.openGroup;
  if (premium === undefined || premium === null) throw new Error('there is no horizon of thirty years');
  return premium;
}

/** What premium for all costs as much as now over thirty years with who enters. */
export function neutralFlatSentence({ input, result }: ConclusionSubject): string {
  const { exact, isReached, isLawful } = neutralOverYears(result);
  const { rounding } = input.goal;
  const premium = percentage(isReached ? exact : roundedDown(exact, rounding), premiumDecimals(rounding));
  const start = `${capitalised(withEntrants(result))} kost over 30 jaar`;
  if (isReached) {
    const law = isLawful ? '' : ', boven het wettelijk maximum';
    return `${start} een vlakke premie van ${premium} voor iedereen contant evenveel als de huidige regeling, zonder compensatie${law}.`;
  }
  return exact > 0
    ? `${start} ook de hoogst toegestane vlakke premie (${premium}) voor iedereen contant minder dan de huidige regeling, zonder compensatie.`
    : `${start} de nieuwe regeling ook zonder premie contant meer dan de huidige regeling.`;
}

/** What a flat premium for all is aimed at. */
const flatGoals: Readonly<Record<FlatPathKey, string>> = {
  budgetNeutralFlat: 'budgetneutraal',
  profitNeutralFlat: 'profijtneutraal',
  ownFlat: 'eigen voorstel',
  ownScale: 'eigen voorstel als staffel',
};

/** What who enters gets where nothing changes: a kept scale is closed to them (art. 220e lid 1 onder b PW). */
const unchangedSentence = ({ input, result }: ConclusionSubject): string =>
  input.change === 'transition'
    ? 'Bij ongewijzigd krijgt ook wie nieuw is de huidige regeling'
    : `Bij ongewijzigd houdt wie er nu is de staffel en krijgt wie nieuw is een vlakke premie van ${exactPercentage(result.openGroup.grandfathering.entrantPremium.rate)} op de voorwaarden van de nieuwe regeling, omdat de staffel voor nieuwe medewerkers gesloten is (art. 220e lid 1 onder b PW)`;

/** The outcomes of the open group, the most important first: full sentences. */
export function openGroupSentences(subject: ConclusionSubject): readonly string[] {
  const { result } = subject;
  const { openGroup } = result;
  return [
    ...openGroup.flatForAll.map((path) => {
      const alternative = alternativeOf(result, path.key);
      const isForbidden = alternative.verdict.allowed === 'no';
      const goal = `${flatGoals[path.key]}${isForbidden ? ', mag niet' : ''}`;
      return `${crossingSentence(result, path, `${nameForAll(subject, path)} (${goal})`, euroDifference)}.`;
    }),
    neutralFlatSentence(subject),
    entrantPremiumSentence(subject),
    grandfatheringNote(subject),
    scaleInFrontNote(subject),
    hasEntrants(result) ? entrySentence(result) : null,
    ...(isAveragePay(subject.input) && keptScale(result) !== null
      ? ['Bij eerbiedigende werking krijgt wie al deelneemt hier de budgetneutrale staffel, afgerond.']
      : []),
    hasEntrants(result)
      ? `${unchangedSentence(subject)}; bij een vlakke premie voor iedereen betaalt ook wie nieuw is die premie.`
      : nobodyEnters,
  ].filter((sentence) => sentence !== null);
}
