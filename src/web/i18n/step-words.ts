import type { Party, StepKey } from '#api/steps.ts';
import type { Language } from '#web/i18n/language-choice.ts';

/** What is to be done, by when and by whom. */
export interface StepWords {
  readonly title: string;
  readonly lead: string;
  readonly next: (step: string, day: string, who: string) => string;
  /** In a row. */
  readonly by: (step: string, day: string) => string;
  readonly shortLate: (step: string, day: string) => string;
  readonly late: (step: string, day: string, who: string) => string;
  /** Beside a step in the list. */
  readonly done: string;
  readonly past: string;
  readonly steps: Readonly<Record<StepKey, string>>;
  readonly parties: Readonly<Record<Party, string>>;
}

/* Apart from the catalogues, so that who has nothing to do fetches none of it. */

const nl: StepWords = {
  title: 'Nog te doen',
  lead: 'Een vinkje komt vanzelf bij een vastgelegde keuze en definitieve bestanden; van andere stappen telt de dag.',
  next: (step, day, who) => `Volgende stap: ${step}, uiterlijk ${day} (${who}).`,
  by: (step, day) => `t/m ${day}: ${step}`,
  late: (step, day, who) => `Te laat (${day}): ${step} (${who})`,
  shortLate: (step, day) => `Te laat (${day}): ${step}`,
  done: 'gedaan',
  past: 'dag voorbij',
  steps: {
    standards: 'Uitgangspunten vaststellen',
    choice: 'Kiezen',
    intention: 'Voorgenomen besluit',
    offers: 'Offertes van uitvoerders',
    request: 'Instemming vragen',
    proposal: 'Voorstel aan cao-partijen',
    answer: 'Instemming geven',
    agreement: 'Afspraak met cao-partijen',
    decision: 'Besluit nemen en meedelen',
    contract: 'Contract tekenen',
    finalPlan: 'Transitieplan definitief maken',
    plan: 'Transitieplan naar de uitvoerder',
    notice: 'Bericht aan deelnemers',
    fundImplementation: 'Implementatieplan naar de toezichthouder',
    start: 'Nieuwe regeling gaat in',
  },
  parties: {
    employer: 'werkgever',
    adviser: 'adviseur',
    council: 'ondernemingsraad',
    representatives: 'personeelsvertegenwoordiging',
    employees: 'werknemers',
    unions: 'cao-partijen',
    provider: 'uitvoerder',
    fund: 'pensioenfonds',
  },
};

const en: StepWords = {
  title: 'To do',
  lead: 'A recorded choice and final files are ticked by themselves; of other steps the day counts.',
  next: (step, day, who) => `Next step: ${step}, by ${day} (${who}).`,
  by: (step, day) => `by ${day}: ${step}`,
  late: (step, day, who) => `Late (${day}): ${step} (${who})`,
  shortLate: (step, day) => `Late (${day}): ${step}`,
  done: 'done',
  past: 'day past',
  steps: {
    standards: 'Approve the assumptions',
    choice: 'Choose',
    intention: 'Intended decision',
    offers: 'Quotes from providers',
    request: 'Ask for consent',
    proposal: 'Proposal to the unions',
    answer: 'Give consent',
    agreement: 'Agreement with the unions',
    decision: 'Decide and announce it',
    contract: 'Sign the contract',
    finalPlan: 'Make the transition plan final',
    plan: 'Transition plan to the provider',
    notice: 'Notice to participants',
    fundImplementation: 'Implementation plan to the supervisor',
    start: 'New scheme begins',
  },
  parties: {
    employer: 'employer',
    adviser: 'adviser',
    council: 'works council',
    representatives: 'staff representatives',
    employees: 'employees',
    unions: 'unions',
    provider: 'provider',
    fund: 'pension fund',
  },
};

const de: StepWords = {
  title: 'Noch zu tun',
  lead: 'Eine festgehaltene Wahl und endgültige Dateien werden von selbst abgehakt; bei anderen Schritten zählt der Tag.',
  next: (step, day, who) => `Nächster Schritt: ${step}, spätestens ${day} (${who}).`,
  by: (step, day) => `bis ${day}: ${step}`,
  late: (step, day, who) => `Verspätet (${day}): ${step} (${who})`,
  shortLate: (step, day) => `Verspätet (${day}): ${step}`,
  done: 'erledigt',
  past: 'Tag vorbei',
  steps: {
    standards: 'Annahmen festlegen',
    choice: 'Wählen',
    intention: 'Beabsichtigter Beschluss',
    offers: 'Angebote von Versorgungsträgern',
    request: 'Um Zustimmung bitten',
    proposal: 'Vorschlag an die Tarifparteien',
    answer: 'Zustimmen',
    agreement: 'Vereinbarung mit den Tarifparteien',
    decision: 'Beschließen und mitteilen',
    contract: 'Vertrag unterzeichnen',
    finalPlan: 'Übergangsplan endgültig machen',
    plan: 'Übergangsplan an den Versorgungsträger',
    notice: 'Mitteilung an die Teilnehmer',
    fundImplementation: 'Umsetzungsplan an die Aufsicht',
    start: 'Neue Regelung beginnt',
  },
  parties: {
    employer: 'Arbeitgeber',
    adviser: 'Beratung',
    council: 'Betriebsrat',
    representatives: 'Personalvertretung',
    employees: 'Beschäftigte',
    unions: 'Tarifparteien',
    provider: 'Versorgungsträger',
    fund: 'Pensionsfonds',
  },
};

const fr: StepWords = {
  title: 'À faire',
  lead: 'Un choix enregistré et des fichiers définitifs se cochent d’eux-mêmes ; pour les autres étapes, la date compte.',
  next: (step, day, who) => `Prochaine étape : ${step}, au plus tard le ${day} (${who}).`,
  by: (step, day) => `d’ici au ${day} : ${step}`,
  late: (step, day, who) => `En retard (${day}) : ${step} (${who})`,
  shortLate: (step, day) => `En retard (${day}) : ${step}`,
  done: 'fait',
  past: 'date passée',
  steps: {
    standards: 'Approuver les hypothèses',
    choice: 'Choisir',
    intention: 'Décision envisagée',
    offers: 'Offres des organismes',
    request: 'Demander l’accord',
    proposal: 'Proposition aux partenaires sociaux',
    answer: 'Donner l’accord',
    agreement: 'Accord avec les partenaires sociaux',
    decision: 'Décider et l’annoncer',
    contract: 'Signer le contrat',
    finalPlan: 'Rendre définitif le plan de transition',
    plan: 'Plan de transition à l’organisme',
    notice: 'Avis aux participants',
    fundImplementation: 'Plan de mise en œuvre à l’autorité de contrôle',
    start: 'Entrée en vigueur du nouveau régime',
  },
  parties: {
    employer: 'employeur',
    adviser: 'conseil',
    council: 'comité d’entreprise',
    representatives: 'représentants du personnel',
    employees: 'salariés',
    unions: 'partenaires sociaux',
    provider: 'organisme',
    fund: 'fonds de pension',
  },
};

const es: StepWords = {
  title: 'Por hacer',
  lead: 'Una elección registrada y los archivos definitivos se marcan solos; de los demás pasos cuenta el día.',
  next: (step, day, who) => `Siguiente paso: ${step}, a más tardar el ${day} (${who}).`,
  by: (step, day) => `hasta el ${day}: ${step}`,
  late: (step, day, who) => `Con retraso (${day}): ${step} (${who})`,
  shortLate: (step, day) => `Con retraso (${day}): ${step}`,
  done: 'hecho',
  past: 'día pasado',
  steps: {
    standards: 'Aprobar las hipótesis',
    choice: 'Elegir',
    intention: 'Decisión prevista',
    offers: 'Ofertas de entidades gestoras',
    request: 'Pedir el consentimiento',
    proposal: 'Propuesta a los interlocutores sociales',
    answer: 'Dar el consentimiento',
    agreement: 'Acuerdo con los interlocutores sociales',
    decision: 'Decidir y comunicarlo',
    contract: 'Firmar el contrato',
    finalPlan: 'Hacer definitivo el plan de transición',
    plan: 'Plan de transición a la entidad gestora',
    notice: 'Aviso a los participantes',
    fundImplementation: 'Plan de implantación al supervisor',
    start: 'Comienza el nuevo plan',
  },
  parties: {
    employer: 'empleador',
    adviser: 'asesor',
    council: 'comité de empresa',
    representatives: 'representantes del personal',
    employees: 'empleados',
    unions: 'interlocutores sociales',
    provider: 'entidad gestora',
    fund: 'fondo de pensiones',
  },
};

const ja: StepWords = {
  title: '今後の作業',
  lead: '記録された選択と確定したファイルには自動で印が付きます。その他の手順は期日によります。',
  next: (step, day, who) => `次の手順：${step}、${day}まで（${who}）。`,
  by: (step, day) => `${day}まで：${step}`,
  late: (step, day, who) => `期限超過（${day}）：${step}（${who}）`,
  shortLate: (step, day) => `期限超過（${day}）：${step}`,
  done: '完了',
  past: '期日経過',
  steps: {
    standards: '前提の承認',
    choice: '選択',
    intention: '決定案',
    offers: '実施機関の見積もり',
    request: '同意の依頼',
    proposal: '労使への提案',
    answer: '同意',
    agreement: '労使の合意',
    decision: '決定と通知',
    contract: '契約の署名',
    finalPlan: '移行計画の確定',
    plan: '移行計画を実施機関へ',
    notice: '参加者への通知',
    fundImplementation: '実施計画を監督機関へ',
    start: '新制度の開始',
  },
  parties: {
    employer: '雇用主',
    adviser: 'アドバイザー',
    council: '従業員代表委員会',
    representatives: '職員代表',
    employees: '従業員',
    unions: '労働組合',
    provider: '実施機関',
    fund: '年金基金',
  },
};

const zh: StepWords = {
  title: '待办事项',
  lead: '已记录的选择和定稿文件会自动打勾；其他步骤以日期为准。',
  next: (step, day, who) => `下一步：${step}，最迟 ${day}（${who}）。`,
  by: (step, day) => `最迟 ${day}：${step}`,
  late: (step, day, who) => `已逾期（${day}）：${step}（${who}）`,
  shortLate: (step, day) => `已逾期（${day}）：${step}`,
  done: '已完成',
  past: '日期已过',
  steps: {
    standards: '核准假设',
    choice: '选择',
    intention: '拟定决定',
    offers: '养老金机构报价',
    request: '征求同意',
    proposal: '向工会提案',
    answer: '给予同意',
    agreement: '与工会达成协议',
    decision: '作出并公布决定',
    contract: '签订合同',
    finalPlan: '过渡计划定稿',
    plan: '将过渡计划交给养老金机构',
    notice: '通知参与者',
    fundImplementation: '将实施计划交给监管机构',
    start: '新方案开始',
  },
  parties: {
    employer: '雇主',
    adviser: '顾问',
    council: '企业委员会',
    representatives: '员工代表',
    employees: '员工',
    unions: '工会',
    provider: '养老金机构',
    fund: '养老基金',
  },
};

export const stepWords: Readonly<Record<Language, StepWords>> = { nl, de, en, es, fr, ja, zh };
