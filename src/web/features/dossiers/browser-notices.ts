/** Whether the browser may still be asked to notify, does so, or does not. A telephone's browser may know no such thing. */
export const noticePermission = (): NotificationPermission =>
  'Notification' in globalThis ? Notification.permission : 'denied';

/** Asks the reader for permission; only ever after a press. */
export const askForNotices = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Shows a notification of the browser, where the reader allowed that. A press on it leads back to this page. */
export function notifyByBrowser(title: string, body: string): void {
  if (noticePermission() !== 'granted') return;
  try {
    const shown = new Notification(title, { body });
    shown.addEventListener('click', () => globalThis.focus());
  } catch (error) {
    // oxlint-disable-next-line no-console -- browsers of telephones let service workers notify only; the title says it too
    console.error(error);
  }
}
