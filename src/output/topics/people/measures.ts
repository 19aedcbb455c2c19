import type { OutcomeBasis } from '#core/statutory/statutory-outcome.ts';
import type { TransitionEffectMeasure } from '#core/result/transition-effect-measure.ts';

/** What a measure of transition effects is and what it is not. Full sentences. */
export function profitMeaning(
  measure: TransitionEffectMeasure,
  { currentKind, isAtTariff }: Pick<OutcomeBasis, 'currentKind' | 'isAtTariff'>,
): string {
  if (measure === 'gross') return 'Bruto profijt: de waarde van de toekomstige premies.';
  const meaning = 'Netto profijt: de marktwaarde van toekomstige uitkeringen min wat daarvoor wordt betaald.';
  return currentKind === 'averagePay'
    ? `${meaning} Bij middelloon: dit is het verschil tussen ${isAtTariff ? 'tarief' : 'betaalde premie'} en marktwaarde, niet wat deelnemers erop vooruitgaan.`
    : `${meaning} Bij een premieregeling is dat wat van de premie niet wordt belegd (de kosten op de inleg), hoe hoog de premie ook is: het zegt niet wat deelnemers erop vooruitgaan.`;
}

/** Dutch names of the measures of transition effects. */
export const transitionEffectMeasureNames: Readonly<Record<TransitionEffectMeasure, string>> = {
  gross: 'bruto profijt',
  net: 'netto profijt',
};
