import type { ComponentType } from 'react';
import { Band, BandHeading } from '#web/features/start/band.tsx';
import { CheckedDrawing } from '#web/features/start/checked-drawing.tsx';
import { ReportDrawing } from '#web/features/start/report-drawing.tsx';
import { TemplateDrawing } from '#web/features/start/template-drawing.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useFirstTexts } from '#web/i18n/language.ts';

const steps: readonly (readonly [keyof Catalogue['start']['steps'], ComponentType])[] = [
  ['fill', TemplateDrawing],
  ['check', CheckedDrawing],
  ['report', ReportDrawing],
];

/** The way of a dossier as three story cards. */
export function StepsSection() {
  const { start } = useFirstTexts();
  return (
    <Band ground="page" labelledBy="stappen">
      <BandHeading id="stappen">{start.stepsTitle}</BandHeading>
      <ol className="mt-6 grid gap-5 md:grid-cols-3">
        {steps.map(([key, Drawing], index) => (
          <li
            key={key}
            className="overflow-hidden rounded-[calc(var(--corner)*1.5)] border border-line bg-surface shadow-card"
          >
            <div className="border-b border-line bg-brand-soft">
              <Drawing />
            </div>
            <div className="p-5 sm:p-6">
              <h3 className="flex gap-2.5 text-lg font-[650]">
                <span className="text-brand">{index + 1}</span>
                {start.steps[key].title}
              </h3>
              <p className="mt-1.5 text-ink-soft">{start.steps[key].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
