import { FileDown, FlaskConical } from 'lucide-react';
import type { TemplateType } from '#api/dossiers.ts';
import { exampleFile, templateFile } from '#web/dossier/dossier-calls.ts';
import { offeredKinds } from '#web/dossier/offered-kinds.ts';
import { useDownload } from '#web/ui/use-download.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

export interface TemplateDownloadsProps {
  /** Puts the filled example of a kind into the form. */
  readonly onTry: (example: File, kind: TemplateType) => void;
}

/** The kinds of change that this customer offers, each with its empty template and a filled example. */
export function TemplateDownloads({ onTry }: TemplateDownloadsProps) {
  const texts = useTexts();
  const text = offeredKinds.length === 1 ? texts.newDossier.templateSingle : texts.newDossier.templateSeveral;
  return (
    <div className="rounded-corner bg-ground px-4 py-3">
      <p className="text-sm">{text}</p>
      <ul className="divide-y divide-line">
        {offeredKinds.map((type) => (
          <li key={type} className="flex flex-col gap-1.5 py-2.5 last:pb-0 sm:flex-row sm:items-center sm:gap-4">
            <TemplateButton type={type} />
            <p className="min-w-0 grow text-sm text-ink-soft">{texts.fileCheck.kinds[type]}</p>
            <ExampleButtons type={type} onTry={onTry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface KindProps {
  readonly type: TemplateType;
}

function TemplateButton({ type }: KindProps) {
  const texts = useTexts();
  const { isBusy, start } = useDownload();
  const label = texts.newDossier.template[type];
  return (
    <Button
      look="secondary"
      size="small"
      className="self-start sm:w-44 sm:self-auto"
      aria-label={texts.newDossier.templateOf(label)}
      onClick={() => start(() => templateFile(type), `Template_${type}.xlsx`)}
      icon={FileDown}
      isBusy={isBusy}
    >
      {label}
    </Button>
  );
}

/** To see what the product does before a template is filled in. */
function ExampleButtons({ type, onTry }: KindProps & TemplateDownloadsProps) {
  const { fileCheck: text, newDossier } = useTexts();
  const trying = useDownload();
  const saving = useDownload();
  const label = newDossier.template[type];
  const name = `Voorbeeld_${type}.xlsx`;
  return (
    <div className="-ml-2.5 flex flex-wrap sm:ml-0 sm:shrink-0">
      <Button
        look="quiet"
        size="small"
        aria-label={text.tryExampleOf(label)}
        onClick={() =>
          trying.start(
            () => exampleFile(type),
            name,
            (bytes) => onTry(new File([bytes], name), type),
          )
        }
        icon={FlaskConical}
        isBusy={trying.isBusy}
      >
        {text.tryExample}
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={text.exampleFileOf(label)}
        title={text.exampleFile}
        onClick={() => saving.start(() => exampleFile(type), name)}
        icon={FileDown}
        isBusy={saving.isBusy}
      />
    </div>
  );
}
