import { useQuery } from '@tanstack/react-query';
import { auditActions, type AuditAction } from '#api/audit-actions.ts';
import type { AuditFilterName, AuditFilters } from '#web/features/audit/audit-filters.ts';
import { useTexts } from '#web/i18n/language.ts';
import { organisationListQuery } from '#web/lib/organisation-list.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SelectField, TextField } from '#web/ui/fields.tsx';

interface AuditFilterBarProps {
  readonly filters: AuditFilters;
  readonly isProvider: boolean;
  readonly onFilter: (name: AuditFilterName, value: string) => void;
  readonly onClear: () => void;
}

const actions = Object.keys(auditActions) as AuditAction[];

export function AuditFilterBar({ filters, isProvider, onFilter, onClear }: AuditFilterBarProps) {
  const { auditLog: text, formats } = useTexts();
  const inOrder = actions.toSorted((a, b) => formats.inOrder(text.actions[a], text.actions[b]));
  const field = (name: AuditFilterName) => ({
    value: filters[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onFilter(name, target.value),
  });
  return (
    <div
      className={classNames(
        'grid items-end gap-3 sm:grid-cols-2',
        isProvider ? 'lg:grid-cols-[9rem_9rem_1fr_1fr_1fr_auto]' : 'lg:grid-cols-[9rem_9rem_1fr_1fr_auto]',
      )}
    >
      <TextField label={text.from} type="date" {...field('from')} />
      <TextField label={text.to} type="date" {...field('to')} />
      <SelectField label={text.action} {...field('action')}>
        <option value="">{text.everyAction}</option>
        {inOrder.map((action) => (
          <option key={action} value={action}>
            {text.actions[action]}
          </option>
        ))}
      </SelectField>
      <TextField label={text.holderContains} maxLength={80} autoComplete="off" {...field('holder')} />
      {isProvider ? <OrganisationFilter {...field('organisationId')} /> : null}
      <Button look="quiet" onClick={onClear} className="max-lg:justify-self-start">
        {text.clear}
      </Button>
    </div>
  );
}

interface OrganisationFilterProps {
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

function OrganisationFilter(field: OrganisationFilterProps) {
  const { auditLog: text, formats } = useTexts();
  const { data: organisations = [] } = useQuery(organisationListQuery);
  return (
    <SelectField label={text.organisation} {...field}>
      <option value="">{text.everyOrganisation}</option>
      {organisations
        .toSorted((a, b) => formats.inOrder(a.name, b.name))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}
