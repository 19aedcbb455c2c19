import { SlidersHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

interface InvitationProps {
  readonly onOpen: () => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** The way into what-ifs: the data of participants are fetched only for who asks. */
export function WhatIfInvitation({ onOpen, buttonRef }: InvitationProps) {
  const { whatIf } = useTexts();
  return (
    <section
      aria-label={whatIf.title}
      className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-corner border border-line bg-surface px-4 py-3 shadow-card sm:px-6"
    >
      <div className="min-w-0 grow basis-72">
        <p className="font-[650]">{whatIf.invitation}</p>
        <p className="max-w-3xl text-sm text-ink-soft">{whatIf.privacy}</p>
      </div>
      <Button ref={buttonRef} onClick={onOpen}>
        <SlidersHorizontal aria-hidden size={18} />
        {whatIf.ask}
      </Button>
    </section>
  );
}
