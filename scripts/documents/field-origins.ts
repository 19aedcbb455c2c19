/** Where an adviser finds what is asked in view, by the heading in the template. */
export const fieldOrigins: Readonly<Record<string, string>> = {
  'Werkgever en regeling': 'handelsregister, pensioenreglement en uitvoeringsovereenkomst.',
  Data: 'uitvoeringsovereenkomst (einddatum), transitieplan of planning van het traject (transitiedatum).',
  'Keuze van de werkgever': 'besluit van de werkgever; laat het leeg zolang dat er niet is.',
  'Medezeggenschap en uitvoerder': 'werkgever en pensioenovereenkomst (wijzigingsbeding).',
  'Grondslag en leeftijd': 'pensioenreglement; voor de nieuwe regeling de offerte of het concept-reglement.',
  Staffel: 'pensioenreglement of uitvoeringsovereenkomst; de naam noemt rente, opbouw en partnerpensioen.',
  'Eigen bijdrage': 'pensioenovereenkomst of arbeidsvoorwaarden; soms de cao.',
  'Risicopremies en kosten': 'premienota, tariefbijlage of offerte van de uitvoerder.',
  'Dekkingen vóór pensioendatum': 'pensioenreglement en offerte.',
  'Contract en staffelvorm': 'keuze van werkgever en adviseur; offerte van de nieuwe uitvoerder.',
  'Eigen voorstel en toetreders': 'uw eigen voorstel of de offerte.',
  Compensatie: 'keuze van werkgever en adviseur, in overleg met werknemers of ondernemingsraad.',
  Uitgangspunten: 'wie de waarden bekeek: werkgever, adviseur of ondernemingsraad; leeg laten mag.',
  'Progressieve premie': 'keuze van werkgever en adviseur.',
  Opbouw: 'pensioenreglement en premienota van de middelloonregeling.',
  Indexatie: 'pensioenreglement (toeslagverlening) en uitvoeringsovereenkomst.',
  'Tarief van de verzekeraar': 'uitvoeringsovereenkomst of tariefbijlage van de verzekeraar.',
  Ambitie: 'pensioenreglement of het besluit waarin de ambitie is vastgelegd.',
  'Huidige staffel': 'pensioenreglement of tariefbijlage.',
  Deelnemers:
    'salarisadministratie (persoon en salaris) en de opgave van de uitvoerder (kapitaal of opgebouwd pensioen).',
};
