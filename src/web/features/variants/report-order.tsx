import { useQueryClient } from '@tanstack/react-query';
import { Presentation } from 'lucide-react';
import type { DossierDocument } from '#api/dossiers.ts';
import { statusReasons } from '#api/status-reasons.ts';
import type { Variant } from '#api/variants.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { useMadeAgain } from '#web/dossier/use-made-again.ts';
import { orderReport, showVariantsAnew } from '#web/dossier/variant-calls.ts';
import { statusReasonText } from '#web/i18n/answer-texts.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What of a dossier says how its files were made. */
export type ReportedDossier = Pick<
  DossierDocument,
  'calculationStatus' | 'statusReason' | 'reportVariants' | 'hasInputFile'
>;

interface ReportOrderProps {
  readonly place: DossierPlace;
  readonly dossier: ReportedDossier;
  /** Those that stand beside the answer. */
  readonly chosen: readonly Variant[];
}

/** Has workbook and report made again with the chosen variants, or without any, and says with how many they are. */
export function ReportOrder({ place, dossier, chosen }: ReportOrderProps) {
  const texts = useTexts();
  const queries = useQueryClient();
  const { order, isBusy } = useMadeAgain(
    place,
    dossier,
    (variantIds: readonly string[]) => orderReport(place, variantIds),
    () => void showVariantsAnew(queries, place),
  );
  const { variants } = texts;
  const { statusReason, reportVariants, hasInputFile } = dossier;
  return (
    <div className="no-print mt-4">
      {hasInputFile ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look="secondary"
            aria-disabled={isBusy || chosen.length === 0}
            onClick={() => order(chosen.map(({ id }) => id))}
            icon={Presentation}
            isBusy={isBusy}
          >
            {variants.report}
          </Button>
          {reportVariants === 0 ? null : (
            <Button look="quiet" aria-disabled={isBusy} onClick={() => order([])}>
              {variants.plainReport}
            </Button>
          )}
        </div>
      ) : null}
      <p className="mt-2 text-sm text-ink-soft">{hasInputFile ? variants.reportLead : variants.reportErased}</p>
      <output className="block text-sm font-semibold">{stateText(variants, reportVariants, isBusy)}</output>
      {statusReason === null || statusReason === statusReasons.outcomeChanged || isBusy ? null : (
        <Notice tone="warning" className="mt-2">
          {statusReasonText(texts, statusReason)}
        </Notice>
      )}
    </div>
  );
}

function stateText(texts: Catalogue['variants'], count: number, isBusy: boolean): string {
  if (isBusy) return texts.reportRunning;
  return count === 0 ? '' : texts.reportHas(count);
}
