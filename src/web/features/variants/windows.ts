export { RecordDecision } from '#web/features/variants/record-decision.tsx';
export { VariantNameModal } from '#web/features/variants/variant-name-modal.tsx';
