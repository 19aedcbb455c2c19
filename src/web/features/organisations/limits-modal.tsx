import { useQuery } from '@tanstack/react-query';
import type { Organisation } from '#api/organisations.ts';
import { LimitsForm } from '#web/features/organisations/limits-form.tsx';
import { organisationLimitsQuery } from '#web/features/organisations/organisation-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Modal } from '#web/ui/modal.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';

interface LimitsModalProps {
  readonly organisation: Organisation;
  readonly onClose: () => void;
}

/** What an organisation uses, in numbers alone, and what it and each of its employers may. */
export function LimitsModal({ organisation: { id, name }, onClose }: LimitsModalProps) {
  const { limits: text, general } = useTexts();
  const query = useQuery(organisationLimitsQuery(id));
  const { data } = query;
  return (
    <Modal isOpen onClose={onClose} title={text.title(name)} closeLabel={general.close}>
      <QueryResult query={query}>
        {data ? <LimitsForm organisationId={id} stored={data} onClose={onClose} /> : null}
      </QueryResult>
    </Modal>
  );
}
