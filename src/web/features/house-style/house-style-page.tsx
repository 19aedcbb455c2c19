import { houseStyleQuery, resetHouseStyle, saveHouseStyle } from '#web/features/house-style/house-style-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Loaded } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type HouseStyleEntry, houseStyleInputSchema, type ShownHouseStyle } from '#api/house-style.ts';
import { paletteOf, type Palette } from '#output/writers/drawing/palette.ts';
import { CoverPreview, type SlidePreviewProps } from '#web/features/house-style/cover-preview.tsx';
import { FiguresPreview } from '#web/features/house-style/figures-preview.tsx';
import { HouseStyleForm } from '#web/features/house-style/house-style-form.tsx';
import { exampleSlides } from '#web/features/house-style/example-slides.ts';
import { lastReportQuery } from '#web/features/house-style/last-report.ts';
import { LogoField } from '#web/features/house-style/logo-field.tsx';
import { backgroundColour, previewLogo, shownSamples } from '#web/features/house-style/preview-logo.ts';
import { previewStyle } from '#web/features/house-style/preview-style.ts';
import { reportStateQuery, ReportsCard } from '#web/features/house-style/reports-card.tsx';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { Card } from '#web/ui/card.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';
import { useSentForm } from '#web/ui/sent-form.tsx';
import { CircleCheck, Info } from 'lucide-react';
import { readability } from '#web/features/house-style/readability.ts';

/** For advisers: how the reports of their organisation look. */
export function HouseStylePage() {
  const { general, houseStyle } = useTexts();
  return (
    <>
      <PageHeading title={general.houseStyle} description={houseStyle.description} manual="huisstijl" />
      <Loaded of={houseStyleQuery}>{(stored) => <HouseStyleEditor stored={stored} />}</Loaded>
    </>
  );
}

interface HouseStyleEditorProps {
  /** As it is stored. */
  readonly stored: ShownHouseStyle;
}

const enteredValues = ({ name, primary, accent, contactLine }: ShownHouseStyle) => ({
  name,
  primary: `#${primary}`,
  accent: `#${accent}`,
  contactLine,
});

interface KeptEntry {
  readonly entry: HouseStyleEntry;
  /** Of the stored style that it changes. */
  readonly version: number;
}

const keptForm: KeptForm<KeptEntry> = { name: 'house style' };

/**
 * The form. What was filled in when the login ended comes back as a change that is not saved yet, of the version that was
 * stored then: what somebody else saved meanwhile is not overwritten unasked.
 */
function useHouseStyleForm(stored: ShownHouseStyle, store: (style: ShownHouseStyle) => void) {
  const { houseStyle: text } = useTexts();
  const unsent = useUnsent(keptForm);
  const [ofVersion, setOfVersion] = useState(unsent?.version ?? null);
  const version = ofVersion ?? stored.version;
  const sent = useSentForm({
    schema: houseStyleInputSchema,
    defaultValues: enteredValues(stored),
    send: async (input) => fill(await saveHouseStyle(input, version)),
    failed: text.failed,
  });
  const { form } = sent;
  function fill(style: ShownHouseStyle): void {
    store(style);
    setOfVersion(null);
    form.reset(enteredValues(style));
  }
  const restore = useEffectEvent(() => {
    if (unsent) form.reset(unsent.entry, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);
  useKeptWhenLoginEnds(keptForm, () => (form.formState.isDirty ? { entry: form.getValues(), version } : undefined));
  return { sent, form, fill };
}

/** The form and, beside it, what the report makes of it while it is being filled in. */
function HouseStyleEditor({ stored }: HouseStyleEditorProps) {
  const { houseStyle: text, logoField, styleReset } = useTexts();
  const queries = useQueryClient();
  const [toReset, setToReset] = useState<ShownHouseStyle | null>(null);
  const store = (style: ShownHouseStyle) => {
    queries.setQueryData(houseStyleQuery.queryKey, style);
    void queries.invalidateQueries(reportStateQuery);
  };
  const { sent, form, fill } = useHouseStyleForm(stored, store);
  const loadLatest = () => void queries.fetchQuery({ ...houseStyleQuery, staleTime: 0 }).then(fill);
  const style = previewStyle(useWatch({ control: form.control }), stored);
  const palette = paletteOf({ ...style, logo: null });
  const samples = useMemo(() => shownSamples(stored.logo), [stored.logo]);
  const logo = previewLogo(stored.logo, samples, palette);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <div className="flex flex-col gap-5">
        <Card title={text.formTitle}>
          <HouseStyleForm sent={sent} onLoadLatest={loadLatest} onReset={() => setToReset(stored)} />
        </Card>
        <Card title={logoField.label}>
          <LogoField
            style={stored}
            background={backgroundColour(palette, logo?.background ?? 'bg1')}
            onChanged={store}
          />
        </Card>
      </div>
      <Card title={text.previewTitle} className="lg:sticky lg:top-5 lg:row-span-2">
        <div className="flex flex-col gap-4">
          <SlidePreviews style={style} logo={logo} palette={palette} />
          <h3 className="font-[650]">{text.contrastTitle}</h3>
          <ContrastFacts palette={palette} primary={style.primary} />
        </div>
      </Card>
      <ReportsCard isUnsaved={form.formState.isDirty} />
      <ChangeQuestion
        subject={toReset}
        change={resetHouseStyle}
        onChanged={fill}
        onClose={() => setToReset(null)}
        failed={styleReset.failed}
        title={styleReset.title}
        question={() => styleReset.question}
        consequence={() => styleReset.consequence}
      />
    </div>
  );
}

/** The first two slides of the newest report of the organisation, or of the example. */
function SlidePreviews({ style, logo, palette }: Omit<SlidePreviewProps, 'texts'>) {
  const { houseStyle: text } = useTexts();
  const { data: report, isPending } = useQuery(lastReportQuery);
  if (isPending) return <div aria-hidden className="skeleton aspect-video w-full" />;
  // Its colours are what the page is about: they are shown without a report too.
  const texts = report?.texts ?? exampleSlides;
  return (
    <>
      <CoverPreview {...{ logo, palette, texts }} />
      <FiguresPreview {...{ style, logo, palette, texts }} />
      <p className="text-sm text-ink-soft">{report ? text.previewOwn(report.dossier) : text.previewExample}</p>
    </>
  );
}

interface ContrastFactsProps {
  readonly palette: Palette;
  readonly primary: string;
}

/** What the report makes of the chosen colours, so that everybody can read it. */
function ContrastFacts({ palette, primary }: ContrastFactsProps) {
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
