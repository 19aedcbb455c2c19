export const auth = {
  title: 'Inloggen',
  purpose:
    'Bereken bij welke premie de kosten van een werkgever gelijk blijven, en bij welke het verwachte pensioen van de deelnemers, na de overstap naar een nieuwe premieregeling.',
  loggedOut: 'U bent uitgelogd. U kunt opnieuw inloggen met de toegangscode die u van uw aanbieder hebt ontvangen.',
  unauthorized:
    'U hebt geen toegang tot de beheertool. Hebt u een toegangscode ingevoerd of wilt u toegang? Neem dan contact op met uw contactpersoon bij de aanbieder.',
  ended: 'U bent niet (meer) ingelogd. Log opnieuw in met uw toegangscode.',
  accessCode: 'Toegangscode',
  accessCodeHint:
    'De code van 26 tekens die u van uw aanbieder hebt ontvangen, of uw eigen code. Streepjes en spaties mogen.',
  showAccessCode: 'Code tonen',
  accessCodeMissing: 'Vul uw toegangscode in.',
  accessCodeLength: (length: number) =>
    `Een toegangscode heeft 26 letters en cijfers; u hebt er ${length} ingevuld. Controleer of de hele code is overgenomen.`,
  accessCodeCharacters: 'Een toegangscode bestaat alleen uit letters en cijfers.',
  secondFactor: 'Code uit uw authenticator-app',
  secondFactorHint: 'Zes cijfers, of een van uw herstelcodes.',
  secondFactorMissing: 'Vul een code in.',
  logIn: 'Inloggen',
  loggingIn: 'Bezig met inloggen…',
  handoff: 'U wordt ingelogd…',
  checking: 'Uw aanmelding wordt gecontroleerd…',
  privacy:
    'Dossiers zijn alleen zichtbaar binnen uw eigen organisatie. Deze site gebruikt geen cookies en geen externe diensten.',
  unreachable: 'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
} as const;
