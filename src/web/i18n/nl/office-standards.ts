export const officeStandards = {
  title: 'Standaardwaarden',
  description: 'Waarmee de sjablonen van uw organisatie zijn ingevuld.',
  cardText:
    'Rente, rendement en andere aannames die uw kantoor standaard in elk nieuw sjabloon wil. Het rapport noemt ze als standaard van uw kantoor.',
  open: 'Standaardwaarden instellen',
  historyTitle: 'Eerder vastgesteld',
  none: 'Uw sjablonen hebben de standaardwaarden van Evenwicht.',
  terms: 'Vaststellen',
  adoptedOn: 'Vastgesteld op',
  reason: 'Reden',
  reasonHint: 'Staat in het sjabloon en in het rapport.',
  marked: 'Controleer de gemarkeerde velden.',
  saved: 'De standaardwaarden zijn opgeslagen.',
  failed: 'De standaardwaarden zijn niet opgeslagen.',
  loadLatest: 'Nieuwste standaardwaarden laden',
  ours: (standard: string) => `Evenwicht: ${standard}`,
  hint: (standard: string, allowed: string) => `Leeg: ${standard}. Vul in: ${allowed}.`,
  rowsHint: (standard: string, allowed: string) => `Een regel per rij. Leeg: ${standard}. Vul in: ${allowed}.`,
  stored: (count: number, day: string) =>
    count === 1 ? `1 waarde, opgeslagen op ${day}` : `${count} waarden, opgeslagen op ${day}`,
} as const;
