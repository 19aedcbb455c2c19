import '#web/lib/schema-settings.ts';
import '@fontsource-variable/source-sans-3/wght.css';
import '#web/customer/brand.css';
import '#web/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#web/app/app.tsx';
import { startLanguage } from '#web/i18n/language.ts';
import { textFontReady } from '#web/lib/text-font.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with id root');
await Promise.all([startLanguage(), textFontReady()]);
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
