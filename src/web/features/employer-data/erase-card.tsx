import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EmployerData } from '#api/employer-data.ts';
import { eraseEmployer } from '#web/features/employer-data/employer-data-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';

interface EraseCardProps {
  readonly clientId: string;
  readonly data: EmployerData;
}

/** Erasing an employer; the list of employers comes after it, because this page is about nobody any more. */
export function EraseCard({ clientId, data }: EraseCardProps) {
  const { employerData: text } = useTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [toErase, setToErase] = useState<EmployerData | null>(null);
  return (
    <Card title={text.eraseTitle} className="flex flex-col">
      <p className="mb-4 text-ink-soft">{text.eraseText}</p>
      <Button look="fault" icon={Trash2} className="mt-auto self-start" onClick={() => setToErase(data)}>
        {text.eraseButton}
      </Button>
      <ChangeQuestion
        subject={toErase}
        change={() => eraseEmployer(clientId)}
        onChanged={async () => {
          await navigate(screenPaths.clients, { replace: true });
          // Nothing of the employer stays in the memory of the browser either.
          queries.clear();
        }}
        onClose={() => setToErase(null)}
        failed={text.failed}
        title={text.questionTitle}
        question={({ name }) => text.question(name)}
        consequence={({ dossierCount }) => text.consequence(dossierCount)}
      />
    </Card>
  );
}
