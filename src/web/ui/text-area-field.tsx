import type { ComponentProps } from 'react';
import { type FieldSurroundings, LabelledField } from '#web/ui/labelled-field.tsx';

interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldSurroundings {}

/** For a text of several lines. */
export const TextAreaField = ({ label, hint, error, ...textarea }: TextAreaFieldProps) => (
  <LabelledField
    label={label}
    hint={hint}
    error={error}
    control={<textarea {...textarea} />}
    controlClass="min-h-32 py-2"
  />
);
