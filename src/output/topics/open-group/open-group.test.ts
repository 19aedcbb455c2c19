import { describe, expect, test } from 'vitest';
import type { Crossing, EntryTerms, FlatForAllPath, OpenGroupResult } from '#core/result/open-group-result.ts';
import type { DossierResult, NeutralFlat } from '#core/result/result.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { entrantPremiumSentence, entrySentence } from '#output/topics/open-group/entry.ts';
import {
  boardFlat,
  crossingConclusion,
  neutralFlatSentence,
  openGroupSentences,
} from '#output/topics/open-group/open-group.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { flat } from '#test/fixtures/conclusion-subject.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const { dossier, result } = exampleContent(25, (made) => ({
  ...made,
  grandfathering: { allowed: 'yes', grounds: [] },
}));
const subject: ConclusionSubject = { input: dossier.input, result };
const spaced = (text: string | null): string => (text ?? 'null').replaceAll('\u00a0', ' ');

const changed = (change: Partial<DossierResult>): ConclusionSubject => ({
  ...subject,
  result: { ...result, ...change },
});
const withGroup = (change: Partial<OpenGroupResult>): ConclusionSubject =>
  changed({ openGroup: { ...result.openGroup, ...change } });

const every = (amount: number): readonly number[] => result.openGroup.years.map(() => amount);

/** A kept scale of 100 a year beside a flat premium for all of these amounts. */
function beside(flat: readonly number[], crossing: Crossing | null, compensation = every(0)): ConclusionSubject {
  const path: FlatForAllPath = { ...result.openGroup.flatForAll[0]!, cost: flat, compensation, crossing };
  const { grandfathering } = result.openGroup;
  return withGroup({
    unchanged: every(110),
    grandfathering: { ...grandfathering, cost: crossing === null ? null : every(100) },
    flatForAll: [path],
  });
}

const said = (one: ConclusionSubject): string => spaced(crossingConclusion(one));

describe('keeping a scale or a flat premium for all', () => {
  test('names the year from which flat stays cheaper, with compensation only where there is any', () => {
    const cheaper = every(90);
    expect(said(beside(cheaper, { kind: 'year', year: 2027 }))).toBe(
      'Een vlakke premie van 19,2% voor iedereen kost vanaf 2027 opgeteld minder dan eerbiedigende werking',
    );
    expect(said(beside(cheaper, { kind: 'year', year: 2027 }, every(1)))).toBe(
      'Een vlakke premie van 19,2% voor iedereen, met compensatie, kost vanaf 2027 opgeteld minder dan eerbiedigende werking',
    );
  });

  test('does not say "from that year on" where the flat premium becomes dearer again', () => {
    const back = every(100).map((_, index) => (index === 0 ? 50 : 105));
    expect(said(beside(back, { kind: 'year', year: 2027 }))).toBe(
      'Een vlakke premie van 19,2% voor iedereen kost in 2027 voor het eerst opgeteld minder dan eerbiedigende werking, maar over 30 jaar 3,2% meer',
    );
    const level = every(100).map((_, index) => (index === 0 ? 90 : 100.7));
    expect(said(beside(level, { kind: 'year', year: 2027 }))).toMatch(/, maar over 30 jaar vrijwel evenveel$/);
  });

  test('calls a small difference nearly equal, never dearer or not cheaper', () => {
    expect(said(beside(every(100.4), { kind: 'nearlyEqual' }))).toBe(
      'Een vlakke premie van 19,2% voor iedereen kost met nieuwe medewerkers over 30 jaar vrijwel evenveel als eerbiedigende werking (verschil 0,4%)',
    );
  });

  test('gives no percentage where a sum is below zero, nor more than 100% less', () => {
    expect(said(beside(every(-700), null))).toMatch(/ kost .*€ [\d.]+ minder dan de huidige regeling$/);
  });

  test('says what it costs more where it never becomes cheaper', () => {
    expect(said(beside(every(114), { kind: 'never' }))).toBe(
      'Een vlakke premie van 19,2% voor iedereen kost met nieuwe medewerkers over 30 jaar 14,0% meer dan eerbiedigende werking',
    );
  });

  test('names the highest premium that is allowed as it is rounded, not above it', () => {
    const horizons = result.horizons.map((one) => ({
      ...one,
      openGroup: { exact: 0.288_97, isReached: false, isLawful: true },
    }));
    expect(neutralFlatSentence(changed({ horizons }))).toContain('hoogst toegestane vlakke premie (28,8%)');
  });

  test('compares with the current scheme where no scale may be kept', () => {
    expect(said(beside(every(99), null))).toBe(
      'Een vlakke premie van 19,2% voor iedereen kost met nieuwe medewerkers over 30 jaar 10,0% minder dan de huidige regeling',
    );
    expect(said(beside(every(110), null))).toMatch(/jaar evenveel als de huidige regeling$/);
  });

  test('is answered for every flat premium, named with the height that its card gives', () => {
    const rate = 0.256;
    const raised = changed(changedAlternatives(result, { profitNeutralFlat: { practicalScale: flat(rate) } }));
    const sentences = openGroupSentences(raised).map(spaced);
    expect(sentences[0]).toMatch(
      /^Een vlakke premie van 19,2% voor iedereen \(budgetneutraal\), met compensatie, kost .*2047/,
    );
    expect(sentences[1]).toMatch(/^Een vlakke premie van 25,6% voor iedereen \(profijtneutraal\), met compensatie,/);
  });

  test('warns where it is not known whether a scale may be kept, and says why it may not', () => {
    const { grandfathering } = result.openGroup;
    const unknown = withGroup({
      grandfathering: { ...grandfathering, permission: { permitted: 'unknown', reason: 'schemeUnknown' } },
    });
    expect(openGroupSentences(unknown).join(' ')).toContain('is onbekend');
    const refused = withGroup({
      grandfathering: {
        ...grandfathering,
        permission: { permitted: 'no', reason: 'schemeDoesNotQualify' },
        cost: null,
      },
    });
    expect(openGroupSentences(refused).join(' ')).toContain('voldoet niet aan de voorwaarden');
    expect(entrantPremiumSentence(refused)).toBeNull();
  });

  test('is no choice where the scale that would be kept is above the fiscal maximum', () => {
    const ground = {
      code: 'CURRENT_SCALE_ABOVE_LIMIT',
      article: 'art. 38r Wet LB',
      figures: { age: 60, rate: 0.41, limit: 0.38, above: [{ from: 60, until: null }] },
    } as const;
    const unlawful = changed({ grandfathering: { allowed: 'no', grounds: [ground] } });
    expect(said(unlawful)).toMatch(/ dan de huidige regeling$/);
    expect(openGroupSentences(unlawful).map(spaced)).toContain(
      'De huidige staffel mag zo niet blijven: vanaf 60 jaar is de premie zonder kosten op de inleg 41,00% en het maximum 38,0% (art. 38r Wet LB).',
    );
    expect(entrantPremiumSentence(unlawful)).toBeNull();
    const averagePay = averagePayContent('ambition', 40);
    const { permission } = result.openGroup.grandfathering;
    const ofAmbition = {
      input: averagePay.dossier.input,
      result: {
        ...averagePay.result,
        grandfathering: { allowed: 'no' as const, grounds: [{ ...ground, code: 'SCALE_ABOVE_LIMIT' as const }] },
        openGroup: {
          ...averagePay.result.openGroup,
          grandfathering: { ...averagePay.result.openGroup.grandfathering, permission },
        },
      },
    };
    expect(openGroupSentences(ofAmbition).join(' ')).toContain('De budgetneutrale staffel mag zo niet: vanaf 60 jaar');
  });

  test('is asked about the flat premium in front, and says of one that is not allowed that it is not', () => {
    const ground = {
      code: 'FLAT_ABOVE_LIMIT',
      article: 'art. 18a Wet LB',
      figures: { rate: 0.4, limit: 0.3 },
    } as const;
    const forbidden = changed(
      changedAlternatives(result, { budgetNeutralFlat: { verdict: { allowed: 'no', grounds: [ground] } } }),
    );
    expect(boardFlat(result).key).toBe('budgetNeutralFlat');
    expect(boardFlat(forbidden.result).key).toBe('profitNeutralFlat');
    expect(boardFlat({ ...result, chosenAlternative: 'profitNeutralFlat' }).key).toBe('profitNeutralFlat');
    expect(openGroupSentences(forbidden)[0]).toContain('19,2% voor iedereen (budgetneutraal, mag niet)');
    const verdict = { allowed: 'no' as const, grounds: [ground] };
    const none = changed(
      changedAlternatives(result, { budgetNeutralFlat: { verdict }, profitNeutralFlat: { verdict } }),
    );
    expect(said(none)).toBe('Geen vlakke premie voor iedereen is zo toegestaan');
  });
});

describe('the flat premium that is neutral over thirty years with who enters', () => {
  const neutral = (openGroup: NeutralFlat): string =>
    spaced(neutralFlatSentence(changed({ horizons: [{ years: 30, closedGroup: openGroup, openGroup }] })));

  test('is told with what it costs as much as', () => {
    expect(neutral({ exact: 0.2622, isReached: true, isLawful: true })).toBe(
      'Met nieuwe medewerkers kost over 30 jaar een vlakke premie van 26,2% voor iedereen contant evenveel als de huidige regeling, zonder compensatie.',
    );
  });

  test('is marked above the law, and where none reaches it says what the highest does', () => {
    expect(neutral({ exact: 0.315, isReached: true, isLawful: false })).toMatch(
      /31,5% .*, boven het wettelijk maximum\.$/,
    );
    expect(neutral({ exact: 0.3, isReached: false, isLawful: true })).toContain(
      'ook de hoogst toegestane vlakke premie (30,0%) voor iedereen contant minder dan',
    );
    expect(neutral({ exact: 0, isReached: false, isLawful: true })).toContain(
      'de nieuwe regeling ook zonder premie contant meer dan',
    );
  });
});

describe('the premium of entrants beside a kept scale', () => {
  const saidOf = (change: Partial<OpenGroupResult['grandfathering']['entrantPremium']>): string => {
    const { grandfathering } = result.openGroup;
    const entrantPremium = { ...grandfathering.entrantPremium, ...change };
    return spaced(entrantPremiumSentence(withGroup({ grandfathering: { ...grandfathering, entrantPremium } })));
  };

  test('is said to cost them as much as now only where it does', () => {
    expect(saidOf({})).toMatch(/een vlakke premie van 18,2%: daarmee kosten zij over 30 jaar contant evenveel als/);
    const held = { unbounded: 0.31, exact: 0.3, practical: 0.3 };
    expect(saidOf({ rate: 0.3, costNeutral: held })).toMatch(/30,0%, het wettelijk maximum; .* minder dan/);
    const none = { unbounded: -0.01, exact: 0, practical: 0 };
    expect(saidOf({ rate: 0, costNeutral: none })).toMatch(/0,0%; ook zo kosten zij over 30 jaar contant meer dan/);
    expect(saidOf({ rate: 0.2, source: 'given' })).toMatch(
      /20,0%, zoals ingevuld; gelijke kosten voor hen vragen 18,2%/,
    );
    expect(saidOf({ rate: 0.2, source: 'given', costNeutral: held })).toMatch(
      /20,0%, zoals ingevuld; ook het wettelijk maximum van 30,0% kost voor hen over 30 jaar contant minder dan/,
    );
    expect(saidOf({ rate: 0.2, source: 'given', costNeutral: none })).toMatch(
      /ook zonder premie kosten zij .* meer dan/,
    );
  });

  test('is not told where nobody enters', () => {
    expect(saidOf({ costNeutral: null })).toBe('null');
  });
});

describe('a scale that was kept in the transition', () => {
  const later = (group: ConclusionSubject): ConclusionSubject => ({
    ...group,
    input: { ...group.input, change: 'afterGrandfathering' },
  });

  test('is closed to who enters, where nothing changes too', () => {
    const last = (group: ConclusionSubject) => openGroupSentences(group).at(-1);
    expect(last(subject)).toContain('Bij ongewijzigd krijgt ook wie nieuw is de huidige regeling;');
    expect(spaced(last(later(subject))!)).toMatch(
      /^Bij ongewijzigd houdt wie er nu is de staffel en krijgt wie nieuw is een vlakke premie van [\d,]+% .*\(art\. 220e lid 1 onder b PW\); /,
    );
  });

  test('is what the cost-neutral premium of who enters is compared with', () => {
    const { entrantPremium } = result.openGroup.grandfathering;
    const costNeutral = { unbounded: 0.2, exact: 0.2, practical: 0.2 };
    const grandfathering = {
      ...result.openGroup.grandfathering,
      cost: every(100),
      entrantPremium: { ...entrantPremium, source: 'costNeutral' as const, costNeutral },
    };
    expect(entrantPremiumSentence(later(withGroup({ grandfathering })))).toContain(
      'contant evenveel als zij in de staffel zouden kosten',
    );
  });
});

describe('who enters', () => {
  const saidOf = (entry: Partial<EntryTerms>): string =>
    spaced(entrySentence(withGroup({ entry: { ...result.openGroup.entry, ...entry } }).result));

  test('is told with where age and salary come from, and from how many', () => {
    expect(saidOf({})).toBe(
      'Nieuwe medewerkers komen in dienst op 34 jaar (gemiddelde van 12 deelnemers die in de vijf jaar vóór de peildatum in dienst kwamen) en verdienen voltijds € 52.000 op het niveau van de peildatum (ook hun gemiddelde).',
    );
    expect(saidOf({ age: 30, ageSource: 'given' })).toMatch(
      /op 30 jaar \(ingevuld\) .* \(gemiddelde van 12 deelnemers die in de vijf jaar/,
    );
    expect(saidOf({ age: 32, ageSource: 'standard', salarySource: 'everybody', hires: 1 })).toMatch(
      /op 32 jaar \(standaard: in de vijf jaar vóór de peildatum kwam maar 1 deelnemer in dienst\) .* \(gemiddelde van alle deelnemers\)/,
    );
    expect(saidOf({ ageSource: 'standard', hires: 0 })).toContain(
      '(standaard: in de vijf jaar vóór de peildatum kwam niemand in dienst)',
    );
    expect(saidOf({ ageSource: 'standard', hires: 2 })).toContain('kwamen maar 2 deelnemers in dienst)');
    expect(saidOf({ salarySource: 'given' })).toContain('(ingevuld).');
  });
});
