import { Search, X } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { hasMoreWords, mostWords } from '#api/list-words.ts';
import { useTexts } from '#web/i18n/language.ts';

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Whether the earlier box in this place had the focus: the new one takes it over. */
  readonly hadFocus: RefObject<boolean>;
}

export function SearchBox({ value, onChange, hadFocus }: SearchBoxProps) {
  const texts = useTexts();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = box.current;
    if (hadFocus.current) input?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = document.activeElement === input;
    };
  }, [hadFocus]);
  return (
    <div className="w-full sm:w-72">
      <div className="relative">
        <Search
          aria-hidden
          size={16}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={box}
          type="text"
          role="searchbox"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={texts.table.search}
          aria-label={texts.table.searchLabel}
          autoComplete="off"
          className="h-10 w-full rounded-corner border border-line-strong bg-surface pr-10 pl-9 text-base"
        />
        {value ? (
          <button
            type="button"
            aria-label={texts.table.clearSearch}
            onClick={() => onChange('')}
            className="absolute top-1 right-1 flex h-8 w-8 items-center justify-center rounded-sm text-ink-soft hover:text-ink"
          >
            <X size={16} />
          </button>
        ) : null}
      </div>
      <output className="block text-sm text-ink-soft">
        {hasMoreWords(value) ? texts.table.firstWords(mostWords) : null}
      </output>
    </div>
  );
}
