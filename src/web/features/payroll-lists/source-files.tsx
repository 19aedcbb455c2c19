import type { TemplateType } from '#api/dossiers.ts';
import { uploadRules } from '#api/upload-rules.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { ChosenFile } from '#web/dossier/file-state.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { offeredKinds } from '#web/dossier/offered-kinds.ts';

export type TemplateUse = 'new' | 'replaced' | 'completed';

/** The files that are read: the list, and the template in which its participants come. */
export interface ChosenFiles {
  readonly list: File | null;
  readonly kind: TemplateType;
  /** Null for a new one. */
  readonly template: File | null;
  /** A new template, or the user's own of which participants are replaced or completed. */
  readonly use: TemplateUse;
  /** The template was new on this page: its other sheets are still empty, and it has no valuation date but the one that was typed. */
  readonly fresh: { readonly valuationDate: PlainDate | null } | null;
}

interface SourceFilesProps {
  readonly files: ChosenFiles;
  readonly onChange: (files: ChosenFiles) => void;
}

export function SourceFiles({ files, onChange }: SourceFilesProps) {
  const { participantsFile: text, newDossier, formats } = useTexts();
  const size = formats.fileSize(uploadRules.maximumFileSize);
  return (
    <div className="flex flex-col gap-5">
      <FilePicker
        label={text.file}
        limits={text.limits(size)}
        accept={`${uploadRules.extension},.csv,.txt,.xls`}
        file={files.list}
        onChoose={(list) => onChange({ ...files, list })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.kind}
          value={files.kind}
          onChange={({ target }) => onChange({ ...files, kind: target.value as TemplateType })}
        >
          {offeredKinds.map((kind) => (
            <option key={kind} value={kind}>
              {newDossier.template[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.template}
          value={files.use}
          onChange={({ target }) => onChange({ ...files, use: target.value as TemplateUse, fresh: null })}
        >
          {Object.entries(text.uses).map(([use, name]) => (
            <option key={use} value={use}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {files.use === 'new' ? null : (
        <FilePicker
          label={text.ownTemplateFile}
          limits={files.use === 'completed' ? text.completedText : text.ownTemplateText}
          accept={uploadRules.extension}
          file={files.template}
          onChoose={(template) => onChange({ ...files, template, fresh: null })}
        />
      )}
      <p className="text-sm text-ink-soft">{text.onlyHere}</p>
    </div>
  );
}

interface FilePickerProps {
  readonly label: string;
  readonly limits: string;
  readonly accept: string;
  readonly file: File | null;
  readonly onChoose: (file: File) => void;
}

function FilePicker({ label, limits, accept, file, onChoose }: FilePickerProps) {
  const { participantsFile: text } = useTexts();
  return (
    <FileDrop
      label={label}
      limits={limits}
      accept={accept}
      error={null}
      inputRef={null}
      onChoose={([chosen]) => chosen && onChoose(chosen)}
      className="min-h-20 gap-3 py-4"
    >
      <ChosenFile file={file} drop={text.drop} />
    </FileDrop>
  );
}
