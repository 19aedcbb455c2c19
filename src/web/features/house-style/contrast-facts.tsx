import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Palette } from '#output/writers/drawing/palette.ts';
import { readability } from '#web/features/house-style/readability.ts';
import { useTexts } from '#web/i18n/language.ts';

interface ContrastFactsProps {
  readonly palette: Palette;
  readonly primary: string;
}

/** What the report makes of the chosen colours, so that everybody can read it. */
export function ContrastFacts({ palette, primary }: ContrastFactsProps) {
  const { houseStyle: text } = useTexts();
  const { cover, background, title, accent } = readability(palette);
  const made = (colour: string) => (colour === primary ? text.asGiven : text.darkened(colour));
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
      <Fact label={text.onColour(text.primaryOnly)} isGood note={made(background)}>
        {text.textFact(text[cover.text], text.ratio(cover.ratio))}
      </Fact>
      <Fact label={text.titleFact} isGood note={made(title.colour)}>
        {text.ratio(title.ratio)}
      </Fact>
      <Fact label={text.accentFact} isGood={false} note={text.decorationOnly}>
        {text.ratio(accent.ratio)}
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly isGood: boolean;
  readonly note: string;
  readonly children: ReactNode;
}

function Fact({ label, isGood, note, children }: FactProps) {
  const Icon = isGood ? CircleCheck : Info;
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span className="flex items-center gap-1.5 font-semibold">
          <Icon size={16} className={isGood ? 'text-good' : 'text-busy'} />
          {children}
        </span>
        <span className="block text-xs text-ink-soft">{note}</span>
      </dd>
    </div>
  );
}
