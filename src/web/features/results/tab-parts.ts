export { DocumentsTab } from '#web/features/results/documents-tab.tsx';
export { DecisionsSection } from '#web/features/variants/decisions-section.tsx';
export { VariantsSection } from '#web/features/variants/variants-section.tsx';
export { WhatIfPanel } from '#web/features/what-if/what-if-panel.tsx';
export { RecordDecision } from '#web/features/variants/record-decision.tsx';
export { HeadlineWindow } from '#web/features/results/headline-window.tsx';
export { VariantNameModal } from '#web/features/variants/variant-name-modal.tsx';
