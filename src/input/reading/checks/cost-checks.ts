import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { warning } from '#input/reading/cells/problem.ts';

/** What a scheme pays beside its premium for pension. */
const amounts = [
  'risicopremie_salaris',
  'risicopremie_grondslag',
  'opslag_premie',
  'kosten_per_deelnemer',
  'kosten_op_inleg',
] as const;

const tables = ['HuidigeRisicopremie', 'NieuweRisicopremie', 'Factuur'];

/** Premium that holds cost and risks already: one that is paid, a tariff with its loading, and the average one of a fund. */
function isWithinPremium(findings: PlacedFindings): boolean {
  const [paid, loading] = ['huidig_betaalde_premie', 'tarief_kostenopslag'].map((name) => findings.value(name));
  return (
    typeof paid === 'number' ||
    Number(loading ?? 0) > 0 ||
    findings.value('regeling_op_30_juni_2023') === 'averagePremium'
  );
}

/** Neither cost nor risk premium in both schemes: those were left empty, as an insurer charges them always. */
export function checkCosts(findings: PlacedFindings): void {
  // A template of which the current scheme is still empty says so by itself.
  if (findings.value('huidig_franchise') === null) return;
  const filled = ['huidig', 'nieuw'].some((scheme) =>
    amounts.some((name) => Number(findings.value(`${scheme}_${name}`) ?? 0) > 0),
  );
  const rows = tables.some((name) => (findings.parts.tables.get(name)?.entered.rows.length ?? 0) > 0);
  const wrong = amounts.some((name) => findings.parts.wrong.has(`huidig_${name}`));
  if (filled || rows || wrong || isWithinPremium(findings)) return;
  const message =
    'In beide regelingen zijn kosten, opslag en risicopremies € 0. Rekent de verzekeraar niets voor uitvoering, partnerpensioen en premievrijstelling?';
  const remedy =
    'Vul ze in van de factuur of de polis, of neem de factuur over in de tabel Factuur of offerte. Is er echt niets, dan hoeft u niets te doen.';
  findings.at('huidig_kosten_per_deelnemer', warning('VALUE_UNUSUAL', message, remedy));
}
