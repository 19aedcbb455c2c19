import '#web/lib/schema-settings.ts';
import '@fontsource-variable/source-sans-3/wght.css';
import '#web/customer/brand.css';
import '#web/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#web/app/app.tsx';
import { firstScreenFetched, textFontReady } from '#web/app/first-screen.ts';
import { startLanguage } from '#web/i18n/language.ts';
import { noteActs } from '#web/lib/own-acts.ts';
import { startScheme } from '#web/lib/colour-scheme.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with id root');

startScheme();
noteActs();

async function draw(root: HTMLElement): Promise<void> {
  await Promise.all([startLanguage(), textFontReady(), firstScreenFetched()]);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Not awaited here: the code of a screen waits for this file to be done.
void draw(container);
