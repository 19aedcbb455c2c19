import type { CheckCode } from '#core/result/check.ts';

/** Of each check in the output: what is compared, and the article that asks for it. */
export const checkExplanations: Readonly<Record<CheckCode, readonly [question: string, article: string]>> = {
  OFFSET_BELOW_MINIMUM: [
    'Is de franchise ten minste het minimum van het jaar van de peildatum?',
    'art. 18a lid 3 Wet LB 1964; art. 10aa UBLB 1965',
  ],
  OFFSET_REDUCED: ['Welke lagere grens hoort bij een verlaagde franchise?', 'art. 10aa UBLB 1965'],
  MAXIMUM_SALARY_ABOVE_LIMIT: [
    'Is het maximum salaris niet hoger dan de wettelijke grens? Is die van het jaar nog niet bekend, dan is een hoger bedrag een punt om op te letten.',
    'art. 18ga Wet LB 1964',
  ],
  PENSION_AGE_ABOVE_LIMIT: [
    'Ligt de nieuwe pensioenleeftijd voor niemand later na de eigen AOW-leeftijd dan mag?',
    'art. 18a lid 4 onder b Wet LB 1964',
  ],
  STATE_PENSION_AGE_NOT_YET_KNOWN: [
    'Is van iedereen de AOW-leeftijd bekend, als de premie daarop eindigt? Zo niet, dan is met de laatst bekende gerekend.',
    'art. 7a AOW',
  ],
  PARTNER_COVER_ABOVE_LIMIT: [
    'Is het nieuwe partnerpensioen bij overlijden vóór de pensioendatum, als het is ingevuld, niet hoger dan mag?',
    'art. 18b lid 1 Wet LB 1964',
  ],
  ORPHAN_COVER_ABOVE_LIMIT: [
    'Is het nieuwe wezenpensioen, als het is ingevuld, niet hoger dan mag?',
    'art. 18c lid 1 Wet LB 1964',
  ],
  ANW_COVER_ABOVE_LIMIT: [
    'Is het nieuwe Anw-hiaatpensioen, als het is ingevuld, niet hoger dan het deel van de Anw-uitkering dat mag?',
    'art. 18f onder d Wet LB 1964',
  ],
  FLAT_ABOVE_LIMIT: [
    'Blijft elke vlakke premie, zonder kosten op de inleg, onder het maximum?',
    'art. 18a lid 1 Wet LB 1964',
  ],
  SCALE_ABOVE_LIMIT: [
    'Blijft elke klasse van een progressieve staffel onder het maximum van die leeftijden?',
    'art. 38r Wet LB 1964',
  ],
  CURRENT_SCALE_ABOVE_LIMIT: [
    'Blijft de huidige staffel, voortgezet in de nieuwe regeling, onder datzelfde maximum? Alleen van premieregeling naar premieregeling.',
    'art. 38r Wet LB 1964',
  ],
  ENTRANT_PREMIUM_ABOVE_LIMIT: [
    'Blijft de vlakke premie die naast een voortgezette staffel voor nieuwe medewerkers is ingevuld, zonder kosten op de inleg, onder het maximum?',
    'art. 18a lid 1 Wet LB 1964',
  ],
  AMBITION_SCALE_ABOVE_LIMIT: ['Blijft de staffel die bij de ambitie hoort onder het maximum?', 'art. 38r Wet LB 1964'],
  ACCRUAL_ABOVE_LIMIT: [
    'Is het opbouwpercentage van de middelloonregeling niet hoger dan mocht?',
    'art. 18a lid 2 (tekst 2023) met art. 38q Wet LB 1964',
  ],
  INDEXATION_NOT_IN_COST: [
    'Telt het huidige pensioen indexatie mee die de werkgever niet betaalt?',
    'geen wetsartikel',
  ],
  PROGRESSIVE_PERMISSION: ['Mogen bestaande deelnemers een progressieve premie houden?', 'art. 220e PW'],
  GRANDFATHERING_SCHEME: [
    'Was de regeling op 30 juni 2023 van een soort die in aanmerking komt?',
    'art. 220e lid 1 onder a PW',
  ],
  GRANDFATHERING_DATE: [
    'Begint de vlakke premie voor nieuwe deelnemers op tijd?',
    'art. 220e lid 1 onder b PW; art. 51b Besluit uitvoering PW en Wvb',
  ],
  GRANDFATHERING_CONTRACT: ['Is het nieuwe contract geen solidaire premieregeling?', 'art. 220e lid 1 onder c PW'],
  CURRENT_SCALE_FALLS: [
    'Loopt de huidige staffel met de leeftijd op? Daalt zij ergens, dan mag zij niet blijven.',
    'art. 220e lid 1 PW',
  ],
  COMPENSATION_ABOVE_ROOM: [
    'Past compensatie in de pensioenpremie naast de gewone premie?',
    'vlak: art. 38s; progressief: art. 38r Wet LB 1964',
  ],
  COMPENSATION_NOT_LEVEL: [
    'Krijgt binnen elk leeftijdscohort iedereen hetzelfde percentage compensatie in de pensioenpremie?',
    'art. 150f lid 1 PW',
  ],
  COMPENSATION_PAST_END: [
    'Eindigt compensatie in de premie uiterlijk op de wettelijke einddatum?',
    'art. 150f lid 1 onder b PW; art. 51b lid 1 onder b Besluit uitvoering PW en Wvb',
  ],
  EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM: ['Betaalt niemand meer eigen bijdrage dan de hele premie?', 'geen wetsartikel'],
  EQUITY_RETURN_ABOVE_PARAMETER: [
    'Is het verwachte bruto rendement op aandelen niet hoger dan waarmee wettelijke berekeningen mogen rekenen?',
    'art. 144 lid 1 PW met art. 23a lid 1 onder b Besluit FTK',
  ],
  PRICE_INFLATION_BELOW_PARAMETER: [
    'Is de verwachte prijsinflatie niet lager dan waarmee wettelijke berekeningen mogen rekenen?',
    'art. 144 lid 1 PW met art. 23a lid 1 onder a Besluit FTK',
  ],
  WAGE_GROWTH_BELOW_PARAMETER: [
    'Is de verwachte loonstijging niet lager dan waarmee wettelijke berekeningen mogen rekenen?',
    'art. 144 lid 1 PW met art. 23a lid 1 onder a Besluit FTK',
  ],
  TRANSITION_AFTER_DEADLINE: [
    'Ligt de transitiedatum niet na de uiterste datum?',
    'art. 220i PW; art. 51b lid 1 onder m Besluit uitvoering PW en Wvb',
  ],
  LAW_VALUE_NOT_YET_KNOWN: [
    'Is een bedrag of percentage van een later jaar nodig dat nog niet is gepubliceerd? Dan telt het laatst bekende.',
    'dat van de waarde',
  ],
  LAW_VALUE_GAP: [
    'Ontbreekt een bedrag van een eerder jaar? Dan wordt dat onderdeel niet getoetst.',
    'dat van de waarde',
  ],
  PARTICIPANTS_LEFT_OUT: ['Blijven er deelnemers buiten de berekening, en waarom?', 'geen wetsartikel'],
  PREMIUM_WAIVED: [
    'Is van deelnemers premievrijstelling ingevuld, van hoeveel, en welk deel blijft zo buiten beide regelingen?',
    'art. 220ha PW',
  ],
  NORM_COHORT_DECLINE: [
    'Is in het dossier een norm ingevuld voor de achteruitgang van een leeftijdscohort? Dan: blijft elk cohort daarbinnen, met compensatie?',
    'geen wetsartikel',
  ],
  NORM_WORSE_SHARE: [
    'Is een norm ingevuld voor het aandeel deelnemers dat achteruitgaat? Dan: blijft het daarbinnen, met compensatie?',
    'geen wetsartikel',
  ],
  NORM_EXTRA_COST: [
    'Is een norm ingevuld voor de extra werkgeverslast? Dan: blijft de last over de horizon daarbinnen, met compensatie?',
    'geen wetsartikel',
  ],
  GOAL_NOT_REACHED: ['Is het doel haalbaar binnen de grenzen, en hoeveel blijft er anders over?', 'geen wetsartikel'],
};
