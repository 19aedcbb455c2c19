import { FileText, Files, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EmployerData } from '#api/employer-data.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Card } from '#web/ui/card.tsx';

export function KeptCard({
  data: { name, dossierCount, fileCount, byteCount, holderCount },
}: {
  readonly data: EmployerData;
}) {
  const { employerData: text, formats } = useTexts();
  return (
    <Card title={text.keptTitle}>
      <p className="mb-3 font-semibold break-words">{name}</p>
      <ul className="flex flex-col gap-2">
        <Kept icon={<Files size={18} />}>{text.dossiers(dossierCount)}</Kept>
        <Kept icon={<FileText size={18} />}>
          {text.files(fileCount)}
          {fileCount > 0 ? <span className="text-ink-soft"> · {formats.fileSize(byteCount)}</span> : null}
        </Kept>
        <Kept icon={<KeyRound size={18} />}>{text.holders(holderCount)}</Kept>
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{text.kept}</p>
    </Card>
  );
}

function Kept({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <span aria-hidden className="text-brand">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}
