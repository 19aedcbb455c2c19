import { FileDown } from 'lucide-react';
import { type TemplateType, templateTypes } from '#api/dossiers.ts';
import { customer } from '#web/customer/customer.ts';
import { templateFile } from '#web/features/dossiers/dossier-calls.ts';
import { useDownload } from '#web/ui/use-download.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const offered = templateTypes.filter((type) => customer.templateTypes.includes(type));

/** The empty templates that this customer offers. */
export function TemplateDownloads() {
  const texts = useTexts();
  const text = offered.length === 1 ? texts.newDossier.templateSingle : texts.newDossier.templateSeveral;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-corner bg-ground px-4 py-3">
      <p className="text-sm">{text}</p>
      <div className="flex flex-wrap gap-2">
        {offered.map((type) => (
          <TemplateButton key={type} type={type} />
        ))}
      </div>
    </div>
  );
}

function TemplateButton({ type }: { readonly type: TemplateType }) {
  const texts = useTexts();
  const { isBusy, start } = useDownload();
  const label = texts.newDossier.template[type];
  return (
    <Button
      look="secondary"
      size="small"
      aria-label={texts.newDossier.templateOf(label)}
      onClick={() => start(() => templateFile(type), `Template_${type}.xlsx`)}
    >
      {isBusy ? <Spinner /> : <FileDown aria-hidden size={16} />}
      {label}
    </Button>
  );
}
