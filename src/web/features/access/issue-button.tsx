import { Plus } from 'lucide-react';
import { loadIssueModal } from '#web/features/access/load-issue-modal.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

export function IssueButton({ onClick }: { readonly onClick: () => void }) {
  const texts = useTexts();
  return (
    <Button onClick={onClick} onPointerEnter={() => void loadIssueModal()} onFocus={() => void loadIssueModal()}>
      <Plus aria-hidden size={18} />
      {texts.codes.issue}
    </Button>
  );
}
