import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFirstTexts } from '#web/i18n/language.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { goToPageStart } from '#web/ui/page-start.ts';

/** How far someone has scrolled, in pixels, before the way back up is offered. */
const threshold = 200;

export function ScrollToTop() {
  const texts = useFirstTexts();
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    const look = () => setIsOffered(scrollY > threshold);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!isOffered) return null;
  return (
    <a
      href="#root"
      aria-label={texts.general.toTop}
      onClick={(event) => {
        event.preventDefault();
        const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        goToPageStart(isCalm ? 'auto' : 'smooth');
      }}
      className={`to-top no-print fixed right-5 bottom-5 z-30 h-10! w-10! shadow-pop ${buttonClass('primary', 'icon')}`}
    >
      <ArrowUp size={20} />
    </a>
  );
}
