import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { newDossiersSchema } from '#web/features/new-dossier/new-dossier-schema.ts';
import { dossiersWith } from '#web/features/new-dossier/chosen-dossiers.ts';
import { type Shown, useSending } from '#web/features/new-dossier/use-sending.ts';
import { useTexts } from '#web/i18n/language.ts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type FileCheck, checkQuery, type Verdict, verdictOf } from '#web/dossier/check/file-checks.ts';
import { type ChosenDossier, type ChosenEmployer, newDossiersForm } from '#web/lib/new-dossier-asked.ts';
import { useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { fileFault } from '#web/dossier/file-fault.ts';

interface NewDossiersOptions {
  readonly clientId: string;
  readonly onDone: (clientId: string) => void;
}

/** In the order in which they are gone through. */
export const steps = ['employer', 'kind', 'file', 'check'] as const;
export type StepName = (typeof steps)[number];

interface Taken {
  readonly files: readonly File[];
  readonly isAdding: boolean;
  /** Of the one file. */
  readonly name?: string;
}

const noDossier: ChosenDossier = { name: '', file: null };

/** The form for new dossiers: its fields, what is found in its files, and sending it. */
export function useNewDossiers({ clientId, onDone }: NewDossiersOptions) {
  const { newDossier: text } = useTexts();
  const { form, employer, setEmployer, isAgain } = useKeptForm(clientId);
  const { control, register, handleSubmit, formState, getValues, trigger } = form;
  const [open, goTo] = useState<StepName>(isAgain ? 'check' : 'kind');
  const { fields, replace, remove } = useFieldArray({ control, name: 'dossiers' });
  const chosen = useWatch({ control, name: 'dossiers' });
  const { known, whenKnown } = useChecks(chosen.map(({ file }) => file));
  const { go, forgetFault, ...sending } = useSending(employer, setEmployer);

  const lookAtFiles = (count: number, shouldFocus: boolean): Promise<boolean> =>
    trigger(
      Array.from({ length: count }, (_, index) => `dossiers.${index}.file` as const),
      { shouldFocus },
    );
  const take = ({ files, isAdding, name }: Taken): void => {
    if (sending.isBusy) return;
    const current = getValues('dossiers');
    const taken = dossiersWith(current, { files, isAdding, fallback: text.name });
    replace(taken.map((dossier) => (name === undefined ? dossier : { ...dossier, name })));
    forgetFault();
    void lookAtFiles(taken.length, false);
    // A single file that is refused unread is chosen anew where it was chosen.
    goTo(taken.length > 1 || taken.some(({ file }) => isReadable(file)) ? 'check' : 'file');
  };
  /** Or says at the field what is wrong with the file; of several it is said at each. */
  const toCheck = async (): Promise<void> => {
    const { length } = getValues('dossiers');
    if (length > 1 || (await lookAtFiles(1, true))) goTo('check');
  };
  /** What was added stands in the list: should a next one fail, only the others are sent again. */
  const removeSent = (file: File) => {
    const left = getValues('dossiers');
    if (left.length > 1) remove(left.findIndex((dossier) => dossier.file === file));
  };
  const submit = (event: SyntheticEvent, shown: Shown) =>
    void handleSubmit(({ dossiers }) =>
      go({ dossiers, whenKnown, shown, onAdded: ({ file }) => removeSent(file), onDone }),
    )(event);
  const errors = chosen.map((_, index) => {
    const found = formState.errors.dossiers?.[index];
    return { name: found?.name?.message, file: found?.file?.message };
  });
  return {
    open,
    goTo,
    employer,
    setEmployer,
    fields,
    chosen,
    checks: known,
    verdicts: verdictsOf(chosen, known),
    register,
    errors,
    take,
    toCheck: () => void toCheck(),
    remove,
    submit,
    sending,
  };
}

/** For whom, and the names and files; `isAgain` where they come from before a login that ended. */
function useKeptForm(clientId: string) {
  const kept = newDossiersForm(clientId);
  const unsent = useUnsent(kept);
  const [employer, setEmployer] = useState<ChosenEmployer>(unsent?.employer ?? { id: clientId, name: null });
  const form = useForm({
    resolver: zodResolver(newDossiersSchema),
    defaultValues: { dossiers: [...(unsent?.dossiers ?? [noDossier])] },
  });
  useKeptWhenLoginEnds(kept, () => {
    const { dossiers } = form.getValues();
    return dossiers.some(({ file }) => isReadable(file)) ? { employer, dossiers } : undefined;
  });
  return { form, employer, setEmployer, isAgain: unsent !== undefined };
}

export type NewDossiers = ReturnType<typeof useNewDossiers>;

/** What each file means for sending; null while it is read. */
const verdictsOf = (chosen: readonly ChosenDossier[], known: readonly (FileCheck | null)[]): (Verdict | null)[] =>
  chosen.map(({ file }, index) => {
    if (!isReadable(file)) return 'refused';
    const check = known[index] ?? null;
    return check && verdictOf(check);
  });

interface Checks {
  /** What is known of each file; null while it is read, and of what is refused unread. */
  readonly known: readonly (FileCheck | null)[];
  /** Waits for all of them. */
  readonly whenKnown: () => Promise<readonly FileCheck[]>;
}

const isReadable = (file: File | null): file is File => file !== null && fileFault(file) === null;

/** The checks of the files in the form, each begun when its file is chosen. */
function useChecks(files: readonly (File | null)[]): Checks {
  const queries = useQueryClient();
  const readable = files.filter(isReadable);
  const found = useQueries({ queries: readable.map(checkQuery) });
  return {
    known: files.map((file) => (isReadable(file) ? (found[readable.indexOf(file)]?.data ?? null) : null)),
    whenKnown: () => Promise.all(readable.map((file) => queries.fetchQuery(checkQuery(file)))),
  };
}
