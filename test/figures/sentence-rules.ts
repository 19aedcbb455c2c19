/** Sentences that tell figures, by the words around them: the groups without a name are the figures, in their order. */
export const sentenceRules: readonly (readonly [pattern: RegExp, meanings: string])[] = [
  [/^In 30 jaar kost (?:.*?[ ,])?(?<who>A) (\d+% (?:meer|minder))/g, 'thirty years, difference in % · $who'],
  [/^In 30 jaar kost (?:.*?[ ,])?(?<who>B) (\d+% (?:meer|minder))/g, 'thirty years, difference in % · $who'],
  [
    /(?:Vlak voor iedereen|vlakke premie)[^.]{0,60}kost in 30 jaar (\d+% (?:meer|minder))/g,
    'thirty years, difference in % · B',
  ],
  [/[Dd]e staffel houden kost (\d+% (?:meer|minder)) dan nu/g, 'thirty years, difference in % · A'],
  [/In 30 jaar kost (?:het|dat) (\d+% (?:meer|minder)) dan nu/g, 'thirty years, difference in % · $front'],
  [/^.*\bIn \d{4} kost het (\d+% (?:meer|minder)) dan nu/g, 'first year, difference in % · $front'],
  [/(?<=- nu: .*)\b(?<who>[ABC]): (?:premie [^;=]*= )?(€ [\d.,]*\d(?: mln)?)(?=[;.])/g, 'first year · $who'],
  [/eigen bijdrage (?:gaat )?van (€ [\d.]+) naar (€ [\d.]+)/g, 'own contribution · nu|own contribution · $front'],
  [/Een vlakke premie is fiscaal hoogstens ([\d,]+%)/g, 'flat maximum'],
  [/fiscaal hoogstens .* die er bovenop mogen, ([\d,]+%)/g, 'flat maximum with cost'],
  [/De vlakke premie van [\d,]+% \(zonder kosten op de inleg\) is .* fiscale maximum van ([\d,]+%)/g, 'flat maximum'],
  [/Hoogste vlakke premie die mag: ([\d,]+%)/g, 'highest flat'],
  [/^Bij .* vlak krijgen ([\d.]+) van de [\d.]+ minder/g, 'less · $front'],
  [/^Bij .* vlak krijgen .* na compensatie (?:nog )?([\d.]+)$/g, 'less after compensation · $front'],
  [
    /[Cc]ompensatie (?:kost )?voor wie nu deelneemt .*in totaal (€ [\d.,]+(?: mln)?)/g,
    'compensation, total · $flat · Samen',
  ],
  [/kost alle compensatie samen ongeveer (€ [\d.,]+(?: mln)?)/g, 'compensation in the plan · $flat'],
];
