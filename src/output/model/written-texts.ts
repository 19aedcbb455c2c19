/** A text that only the adviser can write. */
interface WrittenText {
  /** What it is, as the list of what is open names it. */
  readonly name: string;
  /** What to write. */
  readonly hint: string;
  /** The article that asks for it; null: none does. */
  readonly article: string | null;
}

/** What only the adviser can say of a dossier: written once, kept with it, and in every file that asks for it. */
export const writtenTexts = {
  aanleiding: {
    name: 'Aanleiding en vraag',
    hint: 'Wat de werkgever heeft gevraagd, waarom nu, en wat buiten die vraag valt',
    article: null,
  },
  advies: {
    name: 'Advies en redenen',
    hint: 'Welke keuze u adviseert, waarom zij bij deze werkgever en zijn werknemers past, en waarom de andere niet',
    article: null,
  },
  risicos: {
    name: 'Besproken risico’s',
    hint: 'Welke risico’s u heeft besproken, en wat de werkgever daarvan vindt',
    article: null,
  },
  besluit: {
    name: 'Voorgenomen besluit',
    hint: 'Wat de werkgever wil besluiten en waarom',
    article: null,
  },
  doelen: {
    name: 'Doelstellingen en aanvaardbare uitkomsten',
    hint: 'Wat werkgever en werknemers willen bereiken en voor wie, en bij welk profijt en verwacht pensioen dat is gehaald',
    article: 'art. 44 Besluit uitvoering PW en Wvb',
  },
  voorrangsregels: {
    name: 'Voorrangsregels',
    hint: 'Welke doelstelling voorgaat als zij niet allemaal haalbaar zijn',
    article: 'art. 44 Besluit uitvoering PW en Wvb',
  },
  evenwichtigheid: {
    name: 'Waarom de transitie evenwichtig is',
    hint: 'Welke overwegingen tot de wijziging leidden, en waarom zij voor elke groep evenwichtig is',
    article: 'art. 150d lid 1 PW',
  },
  opgebouwd: {
    name: 'Afspraak over wat is opgebouwd',
    hint: 'Wat werkgever en werknemers hebben afgesproken over opgebouwde aanspraken en ingegane pensioenen',
    article: 'art. 150d lid 2 onder b PW',
  },
  compensatie: {
    name: 'Afspraken over compensatie en haar financiering',
    hint: 'Wat is afgesproken en uit welke bronnen het wordt betaald, of waarom er geen compensatie is',
    article: 'art. 150d lid 2 onder d en e PW',
  },
  reserve: {
    name: 'Eerste vulling van de reserve',
    hint: 'Of en waaruit de reserve bij de start wordt gevuld; de berekening gaat uit van geen vulling',
    article: 'art. 150d lid 2 onder f PW',
  },
  premievrijstelling: {
    name: 'Premievrijstelling bij arbeidsongeschiktheid',
    hint: 'Wat er van de premievrijstelling verandert, en voor wie',
    article: null,
  },
  overleg: {
    name: 'Overleg en instemming',
    hint: 'Met wie en wanneer is overlegd, wie heeft ingestemd of geadviseerd, en wat is afgesproken als u er samen niet uitkomt',
    article: null,
  },
} as const satisfies Readonly<Record<string, WrittenText>>;

export type TextKey = keyof typeof writtenTexts;

export const textKeys = Object.keys(writtenTexts) as readonly TextKey[];

export const isTextKey = (name: string): name is TextKey => Object.hasOwn(writtenTexts, name);

/** What was written of a dossier, lines apart; null: it does not apply. */
export type WrittenTexts = Readonly<Partial<Record<TextKey, string | null>>>;
