import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { DossierDocument } from '#api/dossiers.ts';
import {
  allDossiersQuery,
  type ComparableVariant,
  comparableVariantsQuery,
  type Compared,
  type NamedSide,
  comparison,
} from '#web/features/compare/comparison.ts';
import { CompareState, ComparedView } from '#web/features/compare/compared-view.tsx';
import { isSameSide, type SideAddress, sideIn, sideText } from '#web/features/compare/compared-side.ts';
import { useTexts } from '#web/i18n/language.ts';
import { isNotThere, ApiError } from '#web/lib/api-error.ts';
import { missingEmployer } from '#web/lib/missing-employer.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import type { Variant } from '#api/variants.ts';
import { SelectField } from '#web/ui/fields.tsx';

/** A side with its name; undefined while it is not known, or not there. */
function namedSide(
  address: SideAddress | null,
  dossiers: readonly DossierDocument[],
  variants: readonly ComparableVariant[],
  isOneDossier: boolean,
): NamedSide | undefined {
  const dossier = dossiers.find(({ id }) => id === address?.documentId);
  if (address === null || dossier === undefined) return undefined;
  if (address.variantId === null) return { ...address, name: dossier.name, choices: {} };
  const variant = variants.find(({ id }) => id === address.variantId);
  if (variant === undefined) return undefined;
  const name = isOneDossier ? variant.name : `${dossier.name}, ${variant.name}`;
  return { ...address, name, choices: variant.choices };
}

/** One of the two that the address of the page names, with the variants that there are to choose from. */
function useSide(
  clientId: string,
  address: SideAddress | null,
  other: SideAddress | null,
  dossiers: readonly DossierDocument[],
) {
  const place = address && { clientId, documentId: address.documentId };
  const { data: variants = [] } = useQuery(comparableVariantsQuery(place));
  return {
    address,
    variants,
    named: namedSide(address, dossiers, variants, address?.documentId === other?.documentId),
  };
}

/** What differs between two dossiers of an employer, or variants of them, and where that comes from. */
export function ComparePage() {
  const texts = useTexts();
  const { clientId = '' } = useParams();
  const user = useCurrentUser();
  const [parameters, setParameters] = useSearchParams();
  const list = useQuery(allDossiersQuery(clientId));
  const finished = (list.data?.dossiers ?? []).filter(({ calculationStatus }) => calculationStatus === 'Finished');
  const [first, second] = [sideIn(parameters.get('of')), sideIn(parameters.get('with'))];
  const of = useSide(clientId, first, second, finished);
  const to = useSide(clientId, second, first, finished);
  const choose = (one: SideAddress | null, other: SideAddress | null) =>
    setParameters({ ...(one && { of: sideText(one) }), ...(other && { with: sideText(other) }) }, { replace: true });
  const isTwice = of.address !== null && to.address !== null && isSameSide(of.address, to.address);
  const compared: Compared | null =
    of.named && to.named && !isTwice
      ? { clientId, of: of.named, with: to.named, isForEmployer: user.role !== 'adviser' }
      : null;
  const { query, fraction } = useComparison(compared);
  const overview = overviewOf(texts, user);
  return (
    <>
      <PageHeading
        title={texts.compare.title}
        description={texts.compare.description}
        manual="vergelijken"
        trail={[
          ...(overview.isOfOneEmployer ? [] : [overview]),
          { label: list.data?.employer ?? texts.dossiers.title, to: screenPaths.clientOf(clientId) },
        ]}
        actions={
          isNotThere(list.error) ? null : (
            <ButtonLink to={screenPaths.clientOf(clientId)} look="secondary" icon={ArrowLeft}>
              {texts.results.back}
            </ButtonLink>
          )
        }
      />
      <QueryResult query={list} missing={missingEmployer(texts)}>
        {list.data ? (
          <>
            <div className="no-print mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
              <SideChoice
                label={texts.compare.of}
                dossiers={finished}
                variants={of.variants}
                chosen={of.address}
                onChoose={(side) => choose(side, to.address)}
              />
              <Button
                look="secondary"
                aria-label={texts.compare.swap}
                onClick={() => choose(to.address, of.address)}
                icon={ArrowLeftRight}
              />
              <SideChoice
                label={texts.compare.with}
                dossiers={finished}
                variants={to.variants}
                chosen={to.address}
                onChoose={(side) => choose(of.address, side)}
              />
            </div>
            <Outcome compared={compared} isTwice={isTwice} query={query} fraction={fraction} />
          </>
        ) : null}
      </QueryResult>
    </>
  );
}

interface OutcomeProps {
  readonly compared: Compared | null;
  readonly isTwice: boolean;
  readonly query: UseQueryResult<Parameters<typeof ComparedView>[0]['page']>;
  readonly fraction: number;
}

/** The comparison, or why there is none (yet). */
function Outcome({ compared, isTwice, query, fraction }: OutcomeProps) {
  if (compared === null) return <CompareState state={isTwice ? 'twice' : 'choose'} />;
  if (query.isError) return <CompareState state="failed" error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <CompareState state="calculating" fraction={fraction} />;
  const key = `${sideText(compared.of)} ${sideText(compared.with)}`;
  return <ComparedView key={key} page={query.data} fileName={`${compared.of.name} - ${compared.with.name}`} />;
}

/** What differs between the two, and how far its calculation is; nothing is asked while one is not chosen. */
function useComparison(compared: Compared | null) {
  const [fraction, setFraction] = useState(0);
  const query = useQuery({
    queryKey: [
      'comparison',
      compared?.clientId,
      ...[compared?.of, compared?.with].map((side) => side && sideText(side)),
    ],
    queryFn: ({ signal }) => {
      setFraction(0);
      return comparison(compared!, signal, setFraction);
    },
    enabled: compared !== null,
    staleTime: Infinity,
    // Holds personnel numbers: gone with the page.
    gcTime: 0,
    retry: (failures, error) => error instanceof ApiError && error.status === 0 && failures < 2,
  });
  return { query, fraction };
}

interface SideChoiceProps {
  readonly label: string;
  readonly dossiers: readonly DossierDocument[];
  /** Of the dossier that is chosen. */
  readonly variants: readonly Variant[];
  readonly chosen: SideAddress | null;
  readonly onChoose: (side: SideAddress | null) => void;
}

/** One of the two: a dossier, and where it has variants one of these. */
function SideChoice({ label, dossiers, variants, chosen, onChoose }: SideChoiceProps) {
  const { compare, dossierLabels, formats } = useTexts();
  return (
    <fieldset className="flex min-w-0 grow basis-72 flex-col gap-3">
      <legend className="sr-only">{label}</legend>
      <SelectField
        label={label}
        value={chosen?.documentId ?? ''}
        onChange={({ target: { value } }) => onChoose(value === '' ? null : { documentId: value, variantId: null })}
      >
        <option value="">{compare.choose}</option>
        {dossiers.map(({ id, name, createdOn, archivedOn }) => (
          <option key={id} value={id}>
            {`${name} (${formats.moment(createdOn)})${archivedOn === null ? '' : ` · ${dossierLabels.archived}`}`}
          </option>
        ))}
      </SelectField>
      {chosen !== null && variants.length > 0 ? (
        <SelectField
          label={compare.variantOf(label)}
          value={chosen.variantId ?? ''}
          onChange={({ target: { value } }) => onChoose({ ...chosen, variantId: value === '' ? null : value })}
        >
          <option value="">{compare.noVariant}</option>
          {variants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </fieldset>
  );
}
