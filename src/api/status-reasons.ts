/** Why a dossier is in its state, as it is stored and sent: Dutch sentences of a closed list. */
export const statusReasons = {
  memory: 'De berekening had meer geheugen nodig dan beschikbaar is.',
  time: 'De berekening duurde te lang en is gestopt.',
  crash: 'De berekening is gestopt door een fout bij ons.',
  interrupted: 'De berekening is onderbroken.',
  restyleFailed: 'Het opnieuw opmaken is niet gelukt; de vorige bestanden zijn er nog.',
  variantsUnusable:
    'Een variant voor het rapport is verwijderd of heeft geen uitkomst van deze versie; de vorige bestanden zijn er nog. Bereken de variant opnieuw, of maak het rapport met andere varianten of zonder.',
  outcomeChanged:
    'De uitkomst is sinds de vorige bestanden veranderd, door een nieuwere versie van het programma of nieuwere gegevens. De vorige bestanden zijn er nog. Maak ze eerst opnieuw als concept en bekijk ze voordat u ze definitief maakt.',
  whatIfErased: 'De gegevens waarmee deze variant wordt berekend, zijn niet (meer) bewaard.',
  choicesUnknown:
    'Deze versie van het programma kent niet meer wat deze variant anders kiest. Verwijder de variant en bewaar een nieuwe.',
  agesCrossed:
    'De hoogste leeftijd die compensatie krijgt is lager dan de laagste: zo krijgt niemand compensatie. Kies andere leeftijden, of geen compensatie.',
  inputErased: 'Het invoerbestand bevat burgerservicenummers en is daarom niet bewaard.',
} as const;
