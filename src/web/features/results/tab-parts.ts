export { DocumentsTab } from '#web/features/results/documents-tab.tsx';
export { DecisionsSection } from '#web/features/variants/decisions-section.tsx';
export { VariantsSection } from '#web/features/variants/variants-section.tsx';
export { WhatIfPanel } from '#web/features/what-if/what-if-panel.tsx';
export { HeadlineWindow } from '#web/features/results/headline-window.tsx';
