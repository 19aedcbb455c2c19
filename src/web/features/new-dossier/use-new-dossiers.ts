import { zodResolver } from '@hookform/resolvers/zod';
import type { RefObject, SyntheticEvent } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { newDossiersSchema } from '#web/features/new-dossier/new-dossier-schema.ts';
import { type ChosenDossier, dossiersWith } from '#web/features/new-dossier/chosen-dossiers.ts';
import { useChecks } from '#web/features/new-dossier/use-checks.ts';
import { type Shown, useSending } from '#web/features/new-dossier/use-sending.ts';
import { useTexts } from '#web/i18n/language.ts';

interface NewDossiersOptions {
  readonly clientId: string;
  /** Where whoever sends says to have read the warnings. */
  readonly readBox: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
}

interface Taken {
  readonly files: readonly File[];
  readonly isAdding: boolean;
  /** Of the one file. */
  readonly name?: string;
}

const noDossier: ChosenDossier = { name: '', file: null };

/** The form for new dossiers: its fields, what is found in its files, and sending it. */
export function useNewDossiers({ clientId, readBox, onDone }: NewDossiersOptions) {
  const { newDossier: text } = useTexts();
  const { control, register, handleSubmit, formState, getValues, trigger } = useForm({
    resolver: zodResolver(newDossiersSchema),
    defaultValues: { dossiers: [noDossier] as ChosenDossier[] },
  });
  const { fields, replace, remove } = useFieldArray({ control, name: 'dossiers' });
  const chosen = useWatch({ control, name: 'dossiers' });
  const { known, whenKnown } = useChecks(chosen.map(({ file }) => file));
  const { go, forgetFault, ...sending } = useSending(clientId, readBox);

  const take = ({ files, isAdding, name }: Taken) => {
    const current = getValues('dossiers');
    const taken = dossiersWith(current, { files, isAdding, fallback: text.name });
    if (taken === current) return;
    replace(taken.map((dossier) => (name === undefined ? dossier : { ...dossier, name })));
    forgetFault();
    void trigger(taken.map((_, index) => `dossiers.${index}.file` as const));
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
  return { fields, chosen, checks: known, register, errors, take, remove, submit, sending };
}
