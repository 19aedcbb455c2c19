import { useQuery } from '@tanstack/react-query';
import { Building2, KeyRound, Plus, UserPlus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { type AccessCode, codeExtensionSchema } from '#api/access-codes.ts';
import { codeListQuery, type CodePlace, type IssuedCode, extendCode } from '#web/features/access/code-calls.ts';
import { type CodeActions, codeColumns, codeOwner, issuerText } from '#web/features/access/code-columns.tsx';
import { CodeQuestions } from '#web/features/access/code-questions.tsx';
import { InvitationCard } from '#web/features/access/invitation-card.tsx';
import { ShownCode } from '#web/features/access/shown-code.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { organisationListQuery } from '#web/lib/organisation-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { PageHeadingProps } from '#web/ui/page-heading.tsx';
import { pageHeading } from '#web/ui/page-start.ts';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useListView } from '#web/ui/table/use-list-view.ts';
import { accessCodeDays } from '#api/access-code-days.ts';
import { FormWindow, useSentForm } from '#web/ui/sent-form.tsx';
import { TextField } from '#web/ui/fields.tsx';

/** One searches employers, with a library that the list itself does without. */
const loadEmployerModal = () => import('#web/features/access/employer-access-modal.tsx');
const EmployerAccessModal = lazyPart(loadEmployerModal, 'EmployerAccessModal');
const loadColleagueModal = () => import('#web/features/access/colleague-modal.tsx');
const ColleagueModal = lazyPart(loadColleagueModal, 'ColleagueModal');
const loadIssueModal = () => import('#web/features/access/issue-code-modal.tsx');
const IssueCodeModal = lazyPart(loadIssueModal, 'IssueCodeModal');

const ownEmployers = { organisationId: null };
const initialSort = { id: 'createdOn', desc: true };

/** For advisers: the codes of the own organisation and of its employers. */
export function CodeListPage() {
  const { codes } = useTexts();
  const page = { title: codes.title, description: codes.description, manual: 'werkgeverstoegang' } as const;
  return <CodeList place={ownEmployers} page={page} />;
}

/** For the provider: the codes of one organisation. */
export function OrganisationCodesPage() {
  const { codes } = useTexts();
  const { organisationId = '' } = useParams();
  const place = useMemo(() => ({ organisationId }), [organisationId]);
  const { data: organisations } = useQuery(organisationListQuery);
  const name = organisations?.find(({ id }) => id === organisationId)?.name;
  const page = {
    heading: (
      <>
        {codes.title} <span className="text-brand max-sm:block">{name ?? '\u00a0'}</span>
      </>
    ),
    title: codes.titleOf(name ?? ''),
    crumb: name ?? codes.title,
    description: codes.descriptionProvider,
    manual: 'beheer',
  } as const;
  return <CodeList place={place} page={page} />;
}

interface CodeListProps {
  readonly place: CodePlace;
  readonly page: PageHeadingProps;
}

type Asked = { readonly kind: Parameters<CodeActions['act']>[0]; readonly code: AccessCode };

/** The access codes of a place, with what can be done about each. */
function CodeList({ place, page }: CodeListProps) {
  const texts = useTexts();
  const { codes, codeIssue, formats } = texts;
  const isProvider = place.organisationId !== null;
  const query = useQuery(codeListQuery(place));
  const [giving, setGiving] = useState<Giving>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [issued, setIssued] = useState<IssuedCode | null>(null);
  const { afterProof, proofWindow } = useReauthentication();
  const columns = useMemo(() => {
    const act: CodeActions['act'] = (kind, code) => {
      const ask = () => setAsked({ kind, code });
      if (kind === 'extend') ask();
      else void afterProof(ask);
    };
    return codeColumns(texts, { isProvider, act });
  }, [texts, isProvider, afterProof]);
  const rowText = useMemo(
    () => (code: AccessCode) => [
      code.holder,
      codeOwner(texts, code, isProvider),
      codes.states[code.state],
      issuerText(texts, code),
      code.issuerName,
      formats.day(code.expiresOn),
    ],
    [texts, codes, formats, isProvider],
  );
  const close = () => setAsked(null);
  const finalFocus = issued === null ? undefined : null;
  return (
    <ListPage
      {...useListView(columns, initialSort)}
      page={{
        ...page,
        actions: <GiveAccess isProvider={isProvider} onGive={setGiving} />,
      }}
      caption={codes.title}
      above={<InvitationCard place={place} onIssued={setIssued} finalFocus={finalFocus} />}
      query={query}
      rows={query.data}
      rowText={rowText}
      empty={{
        icon: KeyRound,
        title: codes.emptyTitle,
        text: isProvider ? codes.emptyTextProvider : codes.emptyText,
      }}
    >
      {proofWindow}
      <Suspense>
        {giving === 'colleague' ? <ColleagueModal onClose={() => setGiving(null)} /> : null}
        {giving === 'employer' ? <EmployerAccessModal place={place} onClose={() => setGiving(null)} /> : null}
        {giving === 'adviser' ? <IssueCodeModal place={place} onClose={() => setGiving(null)} /> : null}
      </Suspense>
      {asked?.kind === 'extend' ? <ExtendCodeModal place={place} code={asked.code} onClose={close} /> : null}
      <CodeQuestions place={place} asked={asked} onIssued={setIssued} onClose={close} finalFocus={finalFocus} />
      {issued === null ? null : (
        <Modal onClose={() => setIssued(null)} title={codeIssue.issuedTitle} finalFocus={pageHeading}>
          <ShownCode issued={issued} onDone={() => setIssued(null)} />
        </Modal>
      )}
    </ListPage>
  );
}

/** Who is to get access; null while no window for it is open. */
type Giving = 'colleague' | 'employer' | 'adviser' | null;

interface GiveAccessProps {
  readonly isProvider: boolean;
  readonly onGive: (giving: Giving) => void;
}

/** The ways to give access: the provider issues codes to advisers, an adviser asks that for a colleague. */
function GiveAccess({ isProvider, onGive }: GiveAccessProps) {
  const { codes } = useTexts();
  const opens = (giving: Giving, load: () => Promise<unknown>) => {
    const fetchWindow = () => void load();
    return { onClick: () => onGive(giving), onPointerEnter: fetchWindow, onFocus: fetchWindow };
  };
  if (isProvider)
    return (
      <Button icon={Plus} {...opens('adviser', loadIssueModal)}>
        {codes.issue}
      </Button>
    );
  return (
    <>
      <Button look="secondary" icon={UserPlus} {...opens('colleague', loadColleagueModal)}>
        {codes.inviteColleague}
      </Button>
      <Button icon={Building2} {...opens('employer', loadEmployerModal)}>
        {codes.giveEmployerAccess}
      </Button>
    </>
  );
}

interface ExtendCodeModalProps {
  readonly place: CodePlace;
  readonly code: AccessCode;
  readonly onClose: () => void;
}

/** A new term for a code, counted from now; the code itself stays the same. */
function ExtendCodeModal({ place, code, onClose }: ExtendCodeModalProps) {
  const { codeExtension: text, codeIssue, formats } = useTexts();
  const form = useSentForm({
    schema: codeExtensionSchema,
    defaultValues: { days: accessCodeDays.standard },
    send: ({ days }) => extendCode(code.id, days),
    stale: [codeListQuery(place)],
    onSent: onClose,
    failed: text.failed,
  });
  return (
    <FormWindow title={text.title} form={form} submit={text.submit} onClose={onClose}>
      <TextField label={codeIssue.days} {...form.numberField('days')} />
      <p className="text-ink-soft">{text.text(code.holder, formats.day(code.expiresOn))}</p>
    </FormWindow>
  );
}
