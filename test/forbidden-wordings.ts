/** Wordings that were replaced: nothing that people read has them again. */
export const forbiddenWordings: readonly (readonly [wording: RegExp, better: string])[] = [
  [/profijtneutraal is niet haalbaar|budgetneutraal is niet haalbaar/i, 'why: past niet binnen het fiscale maximum'],
  [/[Bb]ij vlak \d|vraagt vlak \d|kost vlak \d|krijgt vlak \d|hoogstens vlak \d/, 'een vlakke premie van ...'],
  [/erop achteruit en houdt|houden \d+ evenveel|houdt elke leeftijd evenveel/, 'blijft vrijwel gelijk'],
  [/opgeteld goedkoper/, 'kost vanaf ... opgeteld minder'],
  [/niet goedkoper dan/, 'vrijwel evenveel, of hoeveel meer'],
  [/Uw totale kosten blijven gelijk/, 'Uw pensioenlasten over de gekozen periode blijven gelijk'],
  [/onderdelen van de regeling veranderen, waaronder/, 'De premie verandert van ... in ...'],
  [/Welke premie houdt uw kosten/, 'Bij welke premie blijven de kosten van de werkgever gelijk'],
  [/Boven nul is voordeel/, 'a sentence per yardstick'],
  [
    /zegt (?:de )?\d[\d.]* deelnemers samen/,
    'Het gegarandeerde middelloonpensioen van de ... deelnemers is opgeteld ...',
  ],
  [/geeft samen evenveel pensioen/, 'naar verwachting, maar zonder garantie, evenveel pensioen'],
  [/Factor 0,\d{3}/, '98,1% van de huidige staffel'],
  [/(?:gaan|gaat) naar 1\d\d,\d%/, 'krijgen 4,6% meer'],
  [/Past in het budget/, 'Binnen het huidige budget, inclusief compensatie'],
  [/Pensioenuitkomst: het tekort(?! aan)/, 'Aanvulling tot ...'],
  [/Van de \d+ antwoorden kost/, 'De staffel behouden kost het minst'],
  [/Van de \d+ toetsen (?:vragen|vraagt|geven|geeft)/, '... toetsen zijn in orde; ...'],
  [/te overbruggen/, 'hoeveel lager of hoger'],
  [/uiterste premie/, 'de hoogst toegestane premie'],
  [/Transitieplan uiterlijk klaar/, 'Transitieplan uiterlijk bij de uitvoerder'],
  // From average pay nobody begins in a scale: who takes part on that day may have one (art. 220e lid 1 onder b PW).
  [
    /instroom met stijgende premie|nog in de staffel kunnen beginnen/,
    'Laatste dag om deelnemer te worden en een progressieve premie te houden',
  ],
  [/Deelnemers vertellen wat/, 'Uitvoerder informeert deelnemers'],
  [/zekere euro/, 'gegarandeerd pensioen'],
  [/Werkgeverslasten die boven op/, 'Werkgeverslasten looncompensatie'],
  [/per vertrekker en pensionering/, 'per vertrekkende of gepensioneerde deelnemer'],
  [/is nodig als de premie van bestaande deelnemers verandert/, 'als de regeling aan de Wtp wordt aangepast'],
  [/[Ee]erbiedigen\b|eerbiedigt\b|geëerbiedigd/, 'eerbiedigende werking'],
  [/verdisconteer/i, 'contant'],
  [/praktische (?:premie|\(afgeronde\))/i, 'afgeronde premie'],
  [/euro's van nu|geld van de peildatum/i, 'in prijzen van ...'],
  [/[Ff]iscale toets(?!en\b)/, 'Toetsen'],
  [/Soort regeling \| premieregeling|premieregeling \| (?:anders|gelijk)/, 'premieovereenkomst'],
  [/× [01],\d/, '100,27% van de huidige staffel'],
  [/(?:vier|berekende|progressieve|alle) antwoorden/, 'alternatieven'],
  [/\bwerkboek\b/, 'werkmap'],
  [/Horizon werkgeverslasten|[Gg]elijke lasten/, 'werkgeverslast'],
  [/, in de praktijk \*{0,2}\d/, 'afgerond'],
  [/zo meet ook de wet/, 'het bruto profijt van art. 150e PW'],
  [/[Ss]tijgende staffel/, 'progressieve staffel'],
  [/tenzij een fiscale grens dat belet|wat het afronden kost/, 'waar Haalbaar staat'],
  [/wie in dienst is vóór de vlakke premie/, 'wie op de dag vóór de vlakke premie al deelneemt'],
  [/loopt de verandering van het (?:bruto|netto) profijt/, 'De waarde van de toekomstige premies daalt voor ...'],
  [/\| Kosten (?:zonder|met) \|/, 'Werkgeverslast'],
  [/€[\u00a0 ]0 (?:minder|meer)/, 'vrijwel evenveel'],
  [/(?<![\d.,])(?:[1-9]\d{2}|\d{1,3}(?:\.\d{3})+),\d+% (?:lager|minder)/, 'in euro: wat onder nul komt is geen deel'],
  [/gaan er 1 (?:achteruit|vooruit)(?! en)/, 'gaat er 1 achteruit'],
  [/is alleen de staffel behouden/, 'is alleen behoud van de staffel'],
  [/van de 1 deelnemer|[Aa]lle 2 deelnemers|alle 2 doen/, 'de enige deelnemer, beide deelnemers'],
  [/(?<=\| )[-−+]\d/, 'a sign, a space and a euro sign'],
  [/€[\u00a0 ]?[-−+]|(?<![\p{L}\d])[-−]€/u, 'the sign before the euro sign, with a space'],
];

/** The wordings of this list that a text has, with what stands around them. */
export const wordingsIn = (text: string): readonly string[] =>
  forbiddenWordings.flatMap(([wording, better]) => {
    const found = wording.exec(text);
    return found === null ? [] : [`${text.slice(Math.max(0, found.index - 40), found.index + 60)} (${better})`];
  });
