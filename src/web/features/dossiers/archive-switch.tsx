import { useTexts } from '#web/i18n/language.ts';
import type { ListView } from '#web/ui/table/list-address.ts';

/** Behind the # of the address: those that were put away are shown too. */
const filterName = 'archief';
const shown = 'ja';
export const archiveFilterNames = [filterName];

export const isArchiveShown = ({ filters }: ListView): boolean => filters[filterName] === shown;

interface ArchiveSwitchProps {
  readonly count: number;
  readonly view: ListView;
  readonly onView: (change: (view: ListView) => ListView) => void;
}

/** Shows the dossiers that were put away among the others. */
export function ArchiveSwitch({ count, view, onView }: ArchiveSwitchProps) {
  const { dossierLabels } = useTexts();
  const isOn = isArchiveShown(view);
  return (
    <label className="inline-flex min-h-6 items-center gap-2">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target: { checked } }) =>
          onView((current) => ({ ...current, filters: { [filterName]: checked ? shown : '' }, pageIndex: 0 }))
        }
        className="size-4.5 accent-brand"
      />
      {dossierLabels.show(count)}
    </label>
  );
}
