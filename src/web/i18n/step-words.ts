import type { Party, StepKey } from '#api/steps.ts';
import type { Language } from '#web/i18n/language-choice.ts';

/** What is to be done, within a sentence. */
export interface StepWords {
  readonly title: string;
  readonly lead: string;
  readonly next: (step: string, day: string, who: string) => string;
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
  lead: 'De stappen van de planning. Een vinkje komt vanzelf bij een vastgelegde keuze en bij definitieve bestanden; van andere stappen weet het programma alleen de dag.',
  next: (step, day, who) => `Volgende stap: ${step}, uiterlijk ${day} (${who})`,
  late: (step, day, who) => `Te laat: ${step}, uiterlijk ${day} (${who})`,
  done: 'gedaan',
  past: 'dag voorbij',
  steps: {
    standards: 'uitgangspunten vaststellen',
    choice: 'kiezen',
    intention: 'voorgenomen besluit',
    offers: 'offertes van uitvoerders',
    request: 'instemming vragen',
    proposal: 'voorstel aan cao-partijen',
    answer: 'instemming geven',
    agreement: 'afspraak met cao-partijen',
    decision: 'besluit nemen en meedelen',
    contract: 'contract tekenen',
    finalPlan: 'transitieplan definitief maken',
    plan: 'transitieplan naar de uitvoerder',
    notice: 'bericht aan deelnemers',
    fundImplementation: 'implementatieplan naar de toezichthouder',
    start: 'nieuwe regeling gaat in',
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
  lead: 'The steps of the planning. A recorded choice and final files are ticked by themselves; of other steps the program knows the day only.',
  next: (step, day, who) => `Next step: ${step}, by ${day} (${who})`,
  late: (step, day, who) => `Late: ${step}, by ${day} (${who})`,
  done: 'done',
  past: 'day past',
  steps: {
    standards: 'approve the assumptions',
    choice: 'choose',
    intention: 'intended decision',
    offers: 'quotes from providers',
    request: 'ask for consent',
    proposal: 'proposal to the unions',
    answer: 'give consent',
    agreement: 'agreement with the unions',
    decision: 'decide and announce it',
    contract: 'sign the contract',
    finalPlan: 'make the transition plan final',
    plan: 'transition plan to the provider',
    notice: 'notice to participants',
    fundImplementation: 'implementation plan to the supervisor',
    start: 'new scheme begins',
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
  lead: 'Die Schritte der Planung. Ein Häkchen kommt von selbst bei einer festgehaltenen Wahl und bei endgültigen Dateien; von anderen Schritten kennt das Programm nur den Tag.',
  next: (step, day, who) => `Nächster Schritt: ${step}, spätestens ${day} (${who})`,
  late: (step, day, who) => `Verspätet: ${step}, spätestens ${day} (${who})`,
  done: 'erledigt',
  past: 'Tag vorbei',
  steps: {
    standards: 'Annahmen festlegen',
    choice: 'wählen',
    intention: 'beabsichtigter Beschluss',
    offers: 'Angebote von Versorgungsträgern',
    request: 'um Zustimmung bitten',
    proposal: 'Vorschlag an die Tarifparteien',
    answer: 'zustimmen',
    agreement: 'Vereinbarung mit den Tarifparteien',
    decision: 'beschließen und mitteilen',
    contract: 'Vertrag unterzeichnen',
    finalPlan: 'Übergangsplan endgültig machen',
    plan: 'Übergangsplan an den Versorgungsträger',
    notice: 'Mitteilung an die Teilnehmer',
    fundImplementation: 'Umsetzungsplan an die Aufsicht',
    start: 'neue Regelung beginnt',
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
  lead: 'Les étapes du calendrier. Un choix enregistré et des fichiers définitifs se cochent d’eux-mêmes ; des autres étapes, le programme ne connaît que la date.',
  next: (step, day, who) => `Prochaine étape : ${step}, au plus tard le ${day} (${who})`,
  late: (step, day, who) => `En retard : ${step}, au plus tard le ${day} (${who})`,
  done: 'fait',
  past: 'date passée',
  steps: {
    standards: 'approuver les hypothèses',
    choice: 'choisir',
    intention: 'décision envisagée',
    offers: 'offres des organismes',
    request: 'demander l’accord',
    proposal: 'proposition aux partenaires sociaux',
    answer: 'donner l’accord',
    agreement: 'accord avec les partenaires sociaux',
    decision: 'décider et l’annoncer',
    contract: 'signer le contrat',
    finalPlan: 'rendre définitif le plan de transition',
    plan: 'plan de transition à l’organisme',
    notice: 'avis aux participants',
    fundImplementation: 'plan de mise en œuvre à l’autorité de contrôle',
    start: 'entrée en vigueur du nouveau régime',
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
  lead: 'Los pasos de la planificación. Una elección registrada y los archivos definitivos se marcan solos; de los demás pasos el programa solo conoce el día.',
  next: (step, day, who) => `Siguiente paso: ${step}, a más tardar el ${day} (${who})`,
  late: (step, day, who) => `Con retraso: ${step}, a más tardar el ${day} (${who})`,
  done: 'hecho',
  past: 'día pasado',
  steps: {
    standards: 'aprobar las hipótesis',
    choice: 'elegir',
    intention: 'decisión prevista',
    offers: 'ofertas de entidades gestoras',
    request: 'pedir el consentimiento',
    proposal: 'propuesta a los interlocutores sociales',
    answer: 'dar el consentimiento',
    agreement: 'acuerdo con los interlocutores sociales',
    decision: 'decidir y comunicarlo',
    contract: 'firmar el contrato',
    finalPlan: 'hacer definitivo el plan de transición',
    plan: 'plan de transición a la entidad gestora',
    notice: 'aviso a los participantes',
    fundImplementation: 'plan de implantación al supervisor',
    start: 'comienza el nuevo plan',
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
  lead: '計画の手順です。記録された選択と確定したファイルには自動で印が付きます。その他の手順については、期日のみを表示します。',
  next: (step, day, who) => `次の手順：${step}、${day}まで（${who}）`,
  late: (step, day, who) => `期限超過：${step}、${day}まで（${who}）`,
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
  lead: '规划中的步骤。已记录的选择和定稿文件会自动打勾；其他步骤，程序只知道日期。',
  next: (step, day, who) => `下一步：${step}，最迟 ${day}（${who}）`,
  late: (step, day, who) => `已逾期：${step}，最迟 ${day}（${who}）`,
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
