import type { DossierInput } from '#core/dossier/dossier.ts';
import type { InvoiceLine, InvoicePart } from '#core/dossier/invoice.ts';
import { type InvoiceProblem, invoicedDossier } from '#core/invoice/invoiced-dossier.ts';
import { highestInvoiceFactor } from '#core/invoice/scaled-terms.ts';
import type { TakenTerm } from '#core/invoice/taken-terms.ts';
import { amount, decimalNumber, exactPercentage, percentage } from '#office/document/dutch-format.ts';
import { invoiceTable } from '#input/fields/invoice-fields.ts';
import { partNames, schemeNames } from '#input/reading/checks/invoice-checks.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { error, type Problem, warning } from '#input/reading/cells/problem.ts';

/** What is calculated with, where the file has an invoice: what the model says of its lines becomes findings. */
export function withInvoice(findings: PlacedFindings, entered: DossierInput): DossierInput {
  if (!entered.invoice) return entered;
  const { lines } = entered.invoice;
  const isApplied = findings.value('factuur_toepassen') === 'yes';
  const { input, model, problems, taken } = invoicedDossier(entered, lines, isApplied);
  for (const term of taken)
    findings.atRow(
      invoiceTable.name,
      lines.indexOf(term.line),
      takenProblem(findings, term, input),
      amount(term.line.amount),
    );
  for (const { line, why } of problems) {
    const subject = { line, model: model[line.scheme][line.part] ?? 0, isApplied, input };
    const found = why === 'costNotRising' ? exactPercentage(input.next.premiumLoading) : amount(line.amount);
    findings.atRow(invoiceTable.name, lines.indexOf(line), problemTexts[why](subject), found);
  }
  return input;
}

interface Subject {
  readonly line: InvoiceLine;
  /** The model's amount, EUR. */
  readonly model: number;
  readonly isApplied: boolean;
  readonly input: DossierInput;
}

/** Fields in which the model finds what it has of a part. */
const fieldsOf: Readonly<Record<InvoicePart, string>> = {
  premium: 'de premie',
  riskPremiums:
    'Risicopremies over de grondslag, Risicopremies over het salaris of de tabel met risicopremies naar leeftijd',
  loading: 'Opslag op de premie',
  costPerParticipant: 'Kosten per deelnemer',
};

const problemTexts: Readonly<Record<InvoiceProblem['why'], (subject: Subject) => Problem>> = {
  // Premium and loading of an offer follow from the premium that was offered.
  premiumMissing: ({ line }) =>
    error(
      'VALUE_CONFLICT',
      `Naast ${partNames[line.part]} van een offerte kan het model alleen staan bij de premie waarvoor de offerte geldt, en die is niet ingevuld.`,
      'Vul de geoffreerde premie in als Eigen vlakke premie (blad Nieuwe regeling) of als Eigen staffel van de adviseur (blad Verfijning), of haal deze rij weg.',
    ),
  premiumOff,
  modelIsZero,
  factorTooHigh: ({ line, model }) =>
    error(
      'VALUE_CONFLICT',
      `Om op ${amount(line.amount)} uit te komen zou ${partNames[line.part]} van ${schemeNames[line.scheme]} (model: ${amount(model)}) ${decimalNumber(line.amount / model, 2)} keer zo hoog moeten zijn; meer dan ${highestInvoiceFactor} keer wordt niet toegepast.`,
      `Controleer het bedrag (per jaar, alle deelnemers) en ${fieldsOf[line.part]}, of kies nee bij factuur toepassen.`,
    ),
  costNotRising: ({ input: { next } }) =>
    error(
      'VALUE_CONFLICT',
      `Met deze opslag (${exactPercentage(next.premiumLoading)} van de premie) betaalt de werknemer boven het niveau van de deling alles van de premie en haar opslag: de werkgeverslast zou niet meer stijgen als de premie stijgt.`,
      'Verlaag het werknemersdeel boven het niveau of de eigen bijdrage, of haal de opslag uit de factuur.',
    ),
};

function premiumOff({ line, model, isApplied, input: { current } }: Subject): Problem {
  const part = Math.abs(line.amount / model - 1);
  const than = line.amount > model ? 'hoger' : 'lager';
  const off =
    model === 0 ? 'terwijl het model op € 0 komt' : `${percentage(part, 1)} ${than} dan het model (${amount(model)})`;
  const rates = line.scheme === 'current' && current.kind === 'averagePay' ? 'opbouw en tarief' : 'staffel';
  return warning(
    'VALUE_UNUSUAL',
    `De spaarpremie van ${schemeNames[line.scheme]} is over de twaalf maanden vanaf de peildatum ${amount(line.amount)}, ${off}.${isApplied ? ' Risicopremies, opslag en kosten zijn toch op de factuur geschaald.' : ''}`,
    `Kijk na of factuur en bestand dezelfde deelnemers, franchise, maximumsalaris, ${rates} en deeltijdpercentages hebben.`,
  );
}

/** What the invoice gives where the model has nothing: the field of which it takes the place, and how it reads. */
const takenFields = {
  riskPremiums: {
    field: 'risicopremie_salaris',
    term: 'riskPremiumOnSalary',
    text: (value: number) => `${percentage(value, 2)} van het salaris`,
  },
  loading: {
    field: 'opslag_premie',
    term: 'premiumLoading',
    text: (value: number) => `${percentage(value, 2)} van de premie`,
  },
  costPerParticipant: {
    field: 'kosten_per_deelnemer',
    term: 'costPerParticipant',
    text: (value: number) => `${amount(value)} per deelnemer`,
  },
} as const;

/** What is calculated with instead of nothing, or why that cannot be: a term that its own field would refuse. */
function takenProblem(findings: PlacedFindings, { line, schemes }: TakenTerm, input: DossierInput): Problem {
  const { part, scheme } = line;
  const { field, term, text } = takenFields[part as keyof typeof takenFields];
  const value = input[scheme][term];
  const described = findings.parts.register.field(`${scheme === 'current' ? 'huidig' : 'nieuw'}_${field}`).field;
  const subject = `De factuur heeft ${amount(line.amount)} voor ${partNames[part]} van ${schemeNames[scheme]}, en het model € 0.`;
  if ('maximum' in described && typeof described.maximum === 'number' && value > described.maximum)
    return error(
      'VALUE_CONFLICT',
      `${subject} Dat zou ${text(value)} zijn, en ten hoogste ${text(described.maximum)} is toegestaan.`,
      'Controleer het bedrag (per jaar, alle deelnemers), of kies nee bij factuur toepassen.',
    );
  const both = scheme === 'current' && schemes.includes('next') ? ', ook in de nieuwe regeling' : '';
  return warning(
    'VALUE_UNUSUAL',
    `${subject} Er is gerekend met ${text(value)}${both}.`,
    'Klopt dat, dan hoeft u niets te doen. Anders vult u het veld zelf in.',
  );
}

function modelIsZero({ line: { scheme, part, amount: invoiced }, isApplied }: Subject): Problem {
  const message = `De factuur heeft ${amount(invoiced)} voor ${partNames[part]} van ${schemeNames[scheme]}, en het model € 0.`;
  const remedy = `Vul van ${schemeNames[scheme]} ${fieldsOf[part]} in.`;
  return isApplied
    ? error(
        'VALUE_CONFLICT',
        `${message} Ook met een tarief blijft het € 0: niemand heeft er een grondslag voor.`,
        `${remedy} Of kies nee bij factuur toepassen.`,
      )
    : warning('VALUE_UNUSUAL', message, remedy);
}
