import { said } from '#output/language/wording.ts';
import { citedArticle } from '#core/law/source.ts';
import { otherYearNote } from '#output/topics/cost/year-of-cost.ts';
import type { DossierInput, SurvivorCover } from '#core/dossier/dossier.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { AnwCover } from '#core/law/anw-cover.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { invoicedPremiumSentence, isHeldInPremium, notApart } from '#output/language/invoiced-premium.ts';
import { hasRiskByAge, highestSalaryRisk, riskPremiumsOf, salaryRiskText } from '#output/topics/cost/risk-premiums.ts';
import { modelPersonCovers, tariffCover } from '#output/topics/people/model-person-cover.ts';
import { coverConclusion, survivorConclusion, survivorLaw } from '#output/topics/schemes/survivor-conclusion.ts';
import { signedAmount } from '#output/language/phrases.ts';
import { amount, decimalNumber, percentage, signs } from '#office/document/dutch-format.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { textTable } from '#output/model/text-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

type Entry = number | null;
type Row = readonly [name: string, current: string, next: string, difference: string, limit: string];

/** Of cover that nobody filled in. */
export const notKnown = 'niet ingevuld';
const shown = (value: Entry, text: (value: number) => string): string => (value === null ? notKnown : text(value));

/** A difference in percentage points, so that it is not taken for a part of the current percentage. */
function pointDifference(current: Entry, next: Entry, decimals: number): string {
  if (current === null || next === null) return emptyCellMark;
  const text = decimalNumber(Math.abs(next - current) * 100, decimals);
  if (text === decimalNumber(0, decimals)) return 'gelijk';
  return `${next > current ? signs.plus : signs.minus}${text} procentpunt`;
}

const shareRow = (name: string, current: Entry, next: Entry, decimals: number, limit: number | null): Row => [
  name,
  shown(current, (value) => percentage(value, decimals)),
  shown(next, (value) => percentage(value, decimals)),
  pointDifference(current, next, decimals),
  limit === null ? emptyCellMark : `hoogstens ${percentage(limit, 0)}`,
];

const amountDifference = (difference: number): string =>
  Math.round(difference) === 0 ? 'gelijk' : signedAmount(difference);

const amountRow = (name: string, current: Entry, next: Entry, limit = emptyCellMark): Row => [
  name,
  shown(current, amount),
  shown(next, amount),
  current === null || next === null ? emptyCellMark : amountDifference(next - current),
  limit,
];

/** "hoogstens € 23.262 (2025)": the year is that of the benefit. */
const anwLimit = (cover: AnwCover | null): string =>
  cover === null || cover.limit === null
    ? emptyCellMark
    : `hoogstens ${amount(cover.limit)} (${cover.benefit.validFrom.year})`;

/** What the new scheme charges apart may be held in a premium of now that was filled in as one percentage. */
function riskPremiumRow(subject: ConclusionSubject): Row {
  const { year, current, next } = riskPremiumsOf(subject.result);
  const name = `Risicopremies in ${year}`;
  return isHeldInPremium(subject, 'riskPremiums', current)
    ? [name, notApart, amount(next), emptyCellMark, emptyCellMark]
    : amountRow(name, current, next);
}

const tariffBases = { accrued: 'van het opgebouwde pensioen', attainable: 'van het bereikbare pensioen' } as const;

/** The partner's pension that the tariff of average pay holds before the pension date, where none was filled in apart. */
function accruedCover(input: DossierInput, before: SurvivorCover): string | null {
  const cover = tariffCover(input, before);
  return cover === null || !isAveragePay(input)
    ? null
    : `${percentage(input.current.partnerFraction)} ${tariffBases[cover]}`;
}

const partnerName = 'Partnerpensioen vóór de pensioendatum';
const ofSalary = 'van het salaris';

/** Of the pension now and of the salary later: then each cell says of what. */
function partnerRow(input: DossierInput, before: SurvivorCover, limit: number): Row {
  const after = input.next.survivorCover.partner;
  const accrued = accruedCover(input, before);
  const [name, now, later, ...rest] = shareRow(`${partnerName}, ${ofSalary}`, before.partner, after, 1, limit);
  return accrued === null
    ? [name, now, later, ...rest]
    : [partnerName, accrued, after === null ? later : `${later} ${ofSalary}`, ...rest];
}

function coverRows(subject: ConclusionSubject, before: SurvivorCover): readonly Row[] {
  const { input, result } = subject;
  const { legalFrame } = result;
  const after = input.next.survivorCover;
  return [
    partnerRow(input, before, legalFrame.partnerCover.value),
    shareRow('Wezenpensioen per kind, van het salaris', before.orphan, after.orphan, 1, legalFrame.orphanCover.value),
    ...modelPersonCovers(subject, before).map(({ name, replaces, current, next }): Row => {
      const [label, now, later, difference, limit] = amountRow(name, current, next);
      return [label, now, later, replaces ? difference : emptyCellMark, limit];
    }),
    amountRow('Anw-hiaatpensioen per jaar', before.anwGap, after.anwGap, anwLimit(legalFrame.anwCover)),
  ];
}

/** Cover on death before the pension date without what it is worth to anybody: name, current and new. */
export function coverFacts(
  subject: ConclusionSubject,
  before: SurvivorCover,
): readonly (readonly [name: string, current: string, next: string])[] {
  const after = subject.input.next.survivorCover;
  const { legalFrame } = subject.result;
  return [
    partnerRow(subject.input, before, legalFrame.partnerCover.value),
    shareRow('Wezenpensioen per kind, van het salaris', before.orphan, after.orphan, 1, null),
    amountRow('Anw-hiaatpensioen per jaar', before.anwGap, after.anwGap),
  ].map(([name, current, next]) => [name, current, next] as const);
}

const salaryRisk = 'Risicopremies over het salaris';

/** The risk premiums, of those that either scheme has, with their sum at the end. */
function riskRows(subject: ConclusionSubject): readonly Row[] {
  const { current, next } = subject.input;
  const rates = [
    ['Risicopremies over de pensioengrondslag', current.riskPremiumOnBase, next.riskPremiumOnBase],
    [salaryRisk, highestSalaryRisk(current), highestSalaryRisk(next)],
  ] as const;
  const isHeld = isHeldInPremium(subject, 'riskPremiums', riskPremiumsOf(subject.result).current);
  const charged = rates.filter(([, now, later]) => now !== 0 || later !== 0);
  return charged.length === 0
    ? []
    : [
        ...charged.map(([name, now, later]): Row =>
          isHeld && now === 0
            ? [
                name,
                notApart,
                name === salaryRisk ? salaryRiskText(next) : percentage(later, 2),
                emptyCellMark,
                emptyCellMark,
              ]
            : name === salaryRisk && hasRiskByAge(current, next)
              ? [name, salaryRiskText(current), salaryRiskText(next), emptyCellMark, emptyCellMark]
              : shareRow(name, now, later, 2, null),
        ),
        riskPremiumRow(subject),
      ];
}

/** "Overlijdt iemand, dan krijgt de partner 35,0% van het salaris (nu 30,0%)."; null where the new cover was not filled in. */
export function deathSentence({ dossier: { input, facts } }: Pick<OutputContent, 'dossier'>): string | null {
  const [now, later] = [facts.currentSurvivor.partner, input.next.survivorCover.partner];
  if (later === null) return null;
  const before = now === null ? '' : now === later ? ' (zoals nu)' : ` (nu ${percentage(now)})`;
  return `Overlijdt iemand, dan krijgt de partner ${percentage(later)} van het salaris${before}.`;
}

/** Cover on death and risk premiums, old and new; null when the dossier has neither. */
export function deathSection({ dossier: { input, facts }, result, edition }: OutputContent): Section | null {
  const subject = { input, result };
  const before = facts.currentSurvivor;
  const conclusion = survivorConclusion(subject, before);
  if (conclusion === null) return null;
  if (edition === 'employees') return coverSection(subject, before);
  const risks = riskRows(subject);
  return sheetSection({
    id: 'death',
    topic: said('topicDeath'),
    name: 'Dekking bij overlijden',
    conclusion,
    lead: [
      'Dekking bij overlijden vóór de pensioendatum, met de risicopremies van de werkgever.',
      invoicedPremiumSentence(subject),
      risks.length === 0 ? null : otherYearNote(result),
    ],
    table: [
      coverTable(coverRows(subject, before), risks),
      'Nabestaandenpensioen en risicopremies, huidige en nieuwe regeling naast elkaar',
    ],
    notes: [
      ...survivorLaw(subject),
      tariffCover(input, before) === 'accrued'
        ? 'Vaak is in middelloon ook verzekerd wat nog kon worden opgebouwd (bereikbaar): kijk in het pensioenreglement.'
        : null,
      'De dekkingen staan in het dossier ter informatie: er is niet mee gerekend.',
      risks.length === 0
        ? null
        : `Risicopremies: ${result.participantCount === 1 ? '' : 'van alle deelnemers '}in het eerste jaar. Ze zijn deel van de werkgeverslast.`,
    ],
    sheet: 'Uitgangspunten',
    where: ' (dekkingen en percentages) en blad Lasten (deel Risicopremies en dekking bij overlijden).',
    article: articles(subject),
    method: null,
  });
}

/** For others than the employer: without what he pays, and without what the cover is worth to anybody. */
const coverSection = (subject: ConclusionSubject, before: SurvivorCover): Section =>
  sheetSection({
    id: 'death',
    topic: said('topicDeath'),
    name: 'Dekking bij overlijden',
    conclusion: coverConclusion(subject),
    lead: ['Dekking bij overlijden vóór de pensioendatum.'],
    table: [
      textTable(
        [
          ['Onderdeel', 50],
          ['Huidige regeling', 25, 'right'],
          ['Nieuwe regeling', 25, 'right'],
        ],
        coverFacts(subject, before),
      ),
      'Nabestaandenpensioen, huidige en nieuwe regeling naast elkaar',
    ],
    notes: [...survivorLaw(subject), 'De dekkingen staan in het dossier ter informatie: er is niet mee gerekend.'],
    sheet: 'Uitgangspunten',
    where: ' (dekkingen).',
    article: articles(subject),
    method: null,
  });

/** The sum of the risk premiums stands out, at the end. */
const coverTable = (covers: readonly Row[], risks: readonly Row[]): ExhibitTable =>
  textTable(
    [
      ['Onderdeel', 42],
      ['Huidige regeling', 14, 'right'],
      ['Nieuwe regeling', 14, 'right'],
      ['Verschil', 15, 'right'],
      ['Nieuwe wet', 15, 'right'],
    ],
    [...covers, ...risks],
    { emphasised: risks.length === 0 ? [] : [covers.length + risks.length - 1] },
  );

const articles = ({ result: { legalFrame } }: ConclusionSubject): string =>
  `${citedArticle(legalFrame.partnerCover.source)} (partnerpensioen); ${citedArticle(legalFrame.orphanCover.source)} (wezenpensioen); art. 220g PW (opgebouwd partnerpensioen); art. 18f Wet LB 1964 (Anw-aanvulling)`;
