import { describe, expect, test } from 'vitest';
import type { ChangedAnswer, SensitivityKey, SensitivityRow } from '#core/result/sensitivity-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import {
  entrantSensitivity,
  longRunSensitivity,
  openSensitivitySentences,
} from '#output/topics/sensitivity/open-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { longRunPremium } from '#output/topics/sensitivity/followed-premium.ts';
import { movedPremium, sensitivityTable } from '#output/topics/sensitivity/table.ts';
import { perAnswer } from '#core/transition/outcomes.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

type Row = readonly [key: SensitivityKey, moved: number, feasible?: boolean];

const { dossier, result } = exampleContent(25);

/** A premium of 24% for all over thirty years, and of 18.2% for who enters, both moved by these. */
function subjectOf(rows: readonly Row[], change: Partial<DossierResult> = {}, exact = 0.24): ConclusionSubject {
  const { effects } = result;
  const movedRows = rows.map(([key, difference, feasible = true]): SensitivityRow => {
    const changed: ChangedAnswer = { exact: exact + difference, difference, feasible };
    return { key, answers: perAnswer(() => null), pension: null, longRun: changed, entrantPremium: changed };
  });
  const horizons = result.horizons.map((row) =>
    row.years === 30 ? { years: 30, closedGroup: row.closedGroup, openGroup: neutral(exact, true) } : row,
  );
  const sensitivities = { ...effects.sensitivities, rows: movedRows };
  return {
    input: dossier.input,
    result: { ...result, horizons, ...change, effects: { ...effects, sensitivities } },
  };
}

const neutral = (exact: number, isReached: boolean) => ({ exact, isReached, isLawful: true });

const said = (rows: readonly Row[]): string => spaced(longRunSensitivity(subjectOf(rows)) ?? '');

describe('how far the premiums of who enters later move', () => {
  test('is told by the assumption that moves them most', () => {
    const rows: readonly Row[] = [
      ['exitsDoubled', -0.004],
      ['entrantsOlder', 0.0123],
      ['replacementMore', -0.006],
    ];
    expect(said(rows)).toBe(
      'De vlakke premie die over 30 jaar met nieuwe medewerkers budgetneutraal is, verandert hoogstens 1,23 procentpunt, het meest door de leeftijd van nieuwe medewerkers',
    );
    expect(openSensitivitySentences(subjectOf(rows)).map(spaced)[1]).toBe(
      'Als één aanname verandert (blad Gevoeligheid): de vlakke premie waarmee nieuwe medewerkers bij eerbiedigende werking evenveel kosten als nu, verandert hoogstens 1,23 procentpunt, het meest door de leeftijd van nieuwe medewerkers.',
    );
  });

  test('names first what puts the premium out of reach', () => {
    expect(
      said([
        ['replacementNone', 0.06, false],
        ['entrantsOlder', 0.01],
      ]),
    ).toBe(
      'De vlakke premie die over 30 jaar met nieuwe medewerkers budgetneutraal is, is nu 24,0%; bij een vervanging van 0% kost ook de hoogst toegestane vlakke premie minder dan nu',
    );
  });

  test('says the same of who is new in a sentence that a title has room for', () => {
    const rows: readonly Row[] = [
      ['exitsHalved', 0.06, false],
      ['entrantsOlder', 0.06, false],
    ];
    expect(spaced(entrantSensitivity(subjectOf(rows)) ?? '')).toMatch(
      /^Bij eerbiedigende werking kosten nieuwe medewerkers evenveel als nu met een vlakke premie van [\d,]+%; bij half zoveel uitstroom en bij 5 jaar oudere nieuwe medewerkers kosten zij ook met de hoogst toegestane minder$/,
    );
  });

  test('says of a premium out of reach which change brings it within, and nothing where none does', () => {
    const lost = {
      horizons: result.horizons.map(({ years, closedGroup }) => ({
        years,
        closedGroup,
        openGroup: neutral(0.3, false),
      })),
    };
    const row = (isReached: boolean): readonly Row[] => [['replacementMore', -0.01, isReached]];
    expect(spaced(longRunSensitivity(subjectOf(row(true), lost)) ?? '')).toBe(
      'Over 30 jaar kost met nieuwe medewerkers ook de hoogst toegestane vlakke premie minder dan nu, behalve bij een vervanging van 150%',
    );
    expect(longRunSensitivity(subjectOf(row(false), lost))).toBeNull();
    const dear = {
      horizons: result.horizons.map(({ years, closedGroup }) => ({ years, closedGroup, openGroup: neutral(0, false) })),
    };
    expect(spaced(longRunSensitivity(subjectOf(row(true), dear)) ?? '')).toBe(
      'Over 30 jaar kost met nieuwe medewerkers de nieuwe regeling ook zonder premie meer dan nu, behalve bij een vervanging van 150%',
    );
  });

  test('is not told where nothing shows, nor of new hires where no scale may be kept', () => {
    expect(longRunSensitivity(subjectOf([['entrySalaryUp', 0.000_01]]))).toBeNull();
    const refused = subjectOf([['entrySalaryUp', 0.01]], { grandfathering: { allowed: 'no', grounds: [] } });
    expect(entrantSensitivity(refused)).toBeNull();
    expect(openSensitivitySentences(refused)).toHaveLength(1);
  });

  test('stands in one figure where only one side is tried, and in a table without a column of zeros', () => {
    const subject = subjectOf([
      ['entrantsOlder', 0.0123],
      ['entrySalaryUp', 0.004],
      ['entrySalaryDown', -0.005],
      ['discountUp', 0.000_01],
    ]);
    const still = { exact: 0.2, feasible: true, under: () => ({ exact: 0.2, difference: 0, feasible: true }) };
    const figures = [movedPremium(longRunPremium(subject), 'Iedereen'), movedPremium(still, 'Niets')];
    const { heads, rows } = sensitivityTable(subject, figures);
    expect(heads).toEqual(['Iedereen']);
    expect(rows.map((row) => row.map(spaced))).toEqual([
      ['Leeftijd bij instroom +5 jaar', '+ 1,23'],
      ['Salaris bij instroom −10% / +10%', '− 0,50 / + 0,40'],
    ]);
  });
});
