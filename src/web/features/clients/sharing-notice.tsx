import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { apiPaths } from '#api/paths.ts';
import { useTexts } from '#web/i18n/language.ts';
import { send } from '#web/lib/api-client.ts';
import { dataQuery } from '#web/lib/api-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showRefusal } from '#web/ui/toasts.tsx';

const noticeQuery = dataQuery(
  ['sharing-notice'],
  apiPaths.sharingNotice,
  z.object({ data: z.object({ isDue: z.boolean() }) }),
);

/** Tells an office once that its employers no longer see everything. */
export function SharingNotice() {
  const { sharing } = useTexts();
  const queries = useQueryClient();
  const { data } = useQuery({ ...noticeQuery, staleTime: Infinity });
  if (data?.isDue !== true) return null;
  const noticed = () =>
    send(apiPaths.sharingNotice, { method: 'DELETE' })
      .then(() => queries.invalidateQueries(noticeQuery))
      .catch((error: unknown) => showRefusal(error));
  return (
    <Notice
      tone="info"
      className="mb-4"
      action={
        <Button look="secondary" size="small" onClick={() => void noticed()}>
          {sharing.noticed}
        </Button>
      }
    >
      {sharing.notice}
    </Notice>
  );
}
