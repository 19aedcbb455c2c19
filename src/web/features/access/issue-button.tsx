import { Plus } from 'lucide-react';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

export function IssueButton({ onClick }: { readonly onClick: () => void }) {
  const texts = useTexts();
  return (
    <Button onClick={onClick}>
      <Plus aria-hidden size={18} />
      {texts.codes.issue}
    </Button>
  );
}
