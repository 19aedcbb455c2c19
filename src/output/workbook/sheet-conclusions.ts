import { alternativeOf } from '#core/result/alternative-of.ts';
import { costBridgeConclusion, shownBridge } from '#output/words/cost/cost-bridge.ts';
import { changesSentence } from '#output/words/conclusions/changes.ts';
import { checksConclusion } from '#output/words/conclusions/checks.ts';
import { cohortConclusion } from '#output/words/conclusions/cohorts.ts';
import { comparisonConclusion } from '#output/words/conclusions/comparison.ts';
import { afterCompensationConclusion } from '#output/words/after-compensation.ts';
import {
  compensationConclusion,
  compensationYearsConclusion,
  frontierConclusion,
  nothingPaid,
} from '#output/words/conclusions/compensation.ts';
import { coverConclusion } from '#output/words/conclusions/goals.ts';
import { longRunConclusion } from '#output/words/conclusions/long-run.ts';
import { inOrder, middlePersonSentence } from '#output/words/conclusions/model-persons.ts';
import { expectation } from '#output/words/expectation.ts';
import { flatInFront, noPremiumAllowed, ofHeadline } from '#output/words/verdict/headline.ts';
import { atPremium } from '#output/words/conclusions/premium.ts';
import { scaleConclusion } from '#output/words/conclusions/scale.ts';
import { sensitivityConclusion } from '#output/words/sensitivity/conclusion.ts';
import { countedWarnings } from '#output/words/input-warnings.ts';
import { smallestGroup, type ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { flatChapter6b, notAsked } from '#output/words/verdict/chapter-6b.ts';
import { counted } from '#office/document/dutch-words.ts';
import { amount } from '#office/document/dutch-format.ts';
import { statutoryConclusion } from '#output/workbook/statutory/statutory-effects-sheet.ts';
import type { SheetName, sheetNames } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';

/** The conclusion of each sheet, one sentence under its title. */

const scenarioConclusion = (subject: ConclusionSubject): string =>
  ofHeadline(subject, (premium) => {
    const { pensions } = premium.effects.total;
    return `${atPremium(subject, premium)} is het pensioen${subject.result.participantCount === 1 ? '' : ' samen'} ${expectation(subject.input)} ${amount(pensions.expected)} per jaar${inOrder(pensions) ? `: ${amount(pensions.pessimistic)} als het tegenzit, ${amount(pensions.optimistic)} als het meezit` : ''}`;
  });

function warningConclusion({ dossier, result }: OutputContent): string {
  const outside =
    result.excluded.length === 0
      ? result.participantCount === 1
        ? 'de enige deelnemer doet mee'
        : 'alle deelnemers doen mee'
      : `${counted(result.excluded.length, 'deelnemer blijft', 'deelnemers blijven')} buiten de berekening`;
  return `Het invoerbestand gaf ${countedWarnings(dossier.warnings)}; ${outside}`;
}

function inputConclusion({ dossier: { fields } }: OutputContent): string {
  const kept = fields.filter(({ isDefault }) => isDefault).length;
  const verb = kept === 1 ? 'heeft' : 'hebben';
  return `Van de ${counted(fields.length, 'veld', 'velden')} ${verb} er ${kept} de standaardwaarde`;
}

const presentCostConclusion = (subject: ConclusionSubject): string =>
  ofHeadline(
    subject,
    (premium) =>
      `${atPremium(subject, premium)} is de contante werkgeverslast ${amount(premium.existingCost)}, ongewijzigd ${amount(alternativeOf(subject.result, 'unchanged').cost)}`,
  );

function firstYearConclusion(subject: ConclusionSubject): string {
  const bridge = shownBridge(subject);
  return bridge === null ? comparisonConclusion(subject) : costBridgeConclusion(bridge);
}

function tablesConclusion({ dossier: { tables } }: OutputContent): string {
  const filled = tables.filter(({ rows }) => rows.length > 0).length;
  const verb = filled === 1 ? 'is' : 'zijn';
  return `Van de ${counted(tables.length, 'tabel', 'tabellen')} ${verb} er ${filled} ingevuld`;
}

function birthYearConclusion({ result }: ConclusionSubject): string {
  const years = result.effects.birthYears.map(({ year }) => year);
  if (years.length === 0) return 'Er zijn geen deelnemers';
  const span = `van ${Math.min(...years)} tot en met ${Math.max(...years)}`;
  if (years.length > 1) return `De deelnemers zijn geboren ${span}`;
  return `${result.participantCount === 1 ? 'De enige deelnemer is' : 'Alle deelnemers zijn'} geboren in ${years[0]}`;
}

/** For an employer: compensation of too few people. */
const hiddenCompensation = `Compensatie is gevraagd en berekend, maar gaat over minder dan ${smallestGroup} deelnemers: de bedragen staan alleen in de volledige uitvoer`;

/** Sheets with facts and formulas about persons and tables: they need no conclusion. */
type SelfExplaining = 'Narekenen';

type Told = (subject: ConclusionSubject, content: OutputContent) => string;

const conclusions: Readonly<Record<Exclude<(typeof sheetNames)[number], SelfExplaining>, Told>> = {
  Samenvatting: (subject) => coverConclusion(subject),
  Staffels: (subject) => scaleConclusion(subject),
  Lasten: (subject) => presentCostConclusion(subject),
  Cohorten: (subject) => cohortConclusion(subject) ?? comparisonConclusion(subject),
  'Voor- en achteruit': (subject) => changesSentence(subject),
  "Maatmensen en scenario's": (subject) =>
    middlePersonSentence(subject, subject.result.effects.modelPersons) ?? scenarioConclusion(subject),
  'Transitie-effecten': (_, content) => statutoryConclusion(content),
  Compensatie: (subject, { withoutPeople }) =>
    withoutPeople?.hidesCompensation === true
      ? hiddenCompensation
      : (compensationConclusion(subject) ?? compensationState(subject)),
  Deelnemers: (subject) => changesSentence(subject),
  Gevoeligheid: (subject) => sensitivityConclusion(subject) ?? comparisonConclusion(subject),
  Toetsen: ({ result }) => checksConclusion(result.checks),
  Invoer: (_, content) => inputConclusion(content),
  Verantwoording: ({ result }, { stamp }) =>
    `Berekend met rekenversie ${stamp.programVersion} en ${counted(result.basis.lawValues.length, 'wettelijke waarde', 'wettelijke waarden')}, elk met bron en ingangsdatum`,
};

/** What a part of a sheet says under its heading. */
const partConclusions = {
  'De alternatieven': (subject) => comparisonConclusion(subject),
  'Lasten eerste jaar': (subject) => firstYearConclusion(subject),
  'Lasten per jaar': (subject) => longRunConclusion(subject),
  Geboortejaren: (subject) => birthYearConclusion(subject),
  "Scenario's": (subject) => scenarioConclusion(subject),
  'Compensatie per jaar': (subject) => compensationYearsConclusion(subject) ?? compensationState(subject),
  'Na compensatie': (subject) => afterCompensationConclusion(subject) ?? compensationState(subject),
  Compensatiegrens: (subject) => frontierConclusion(subject) ?? compensationState(subject),
  Waarschuwingen: (_, content) => warningConclusion(content),
  'Invoer tabellen': (_, content) => tablesConclusion(content),
} satisfies Readonly<Record<string, Told>>;

/** Why there is no compensation: nobody asked for it, or the law knows none here. */
function noCompensation({ input, result }: ConclusionSubject): string {
  const notHere = input.compensation.method === 'none' ? null : notAsked(flatChapter6b(result), 'Compensatie is');
  return notHere?.slice(0, -1) ?? 'Er is geen compensatie gevraagd, dus ook geen compensatie berekend';
}

/** Where the group is too small for a conclusion in euros on slides, the workbook, which the adviser keeps, still gives one. */
function compensationState(subject: ConclusionSubject): string {
  const flat = flatInFront(subject.result);
  if (subject.result.compensation === null) return noCompensation(subject);
  if (flat === null) return noPremiumAllowed(subject);
  const start = atPremium(subject, flat);
  if (flat.compensation === null) return `${start} is er geen compensatie`;
  return Math.round(flat.compensation.totalCost) === 0
    ? `${start} ${nothingPaid(subject, flat.compensation)}`
    : `${start} kost compensatie in totaal ${amount(flat.compensation.totalCost)}`;
}

const isConcluded = (name: SheetName): name is keyof typeof conclusions => name in conclusions;

const sentence = (told: Told, content: OutputContent): string =>
  `${told({ input: content.dossier.input, result: content.result }, content)}.`;

/** Throws for a sheet without conclusion or of another workbook. */
export function sheetConclusion(name: SheetName, content: OutputContent): string {
  if (!isConcluded(name)) throw new Error(`sheet ${name} has no conclusion`);
  return sentence(conclusions[name], content);
}

/** The conclusion of a part of a sheet, under its heading. */
export const topicConclusion = (topic: keyof typeof partConclusions, content: OutputContent): string =>
  sentence(partConclusions[topic], content);
