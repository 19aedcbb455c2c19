/** Lets the browser save bytes under a name, as if the person had followed a download link. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the bytes after this turn; releasing them at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
