/** Hands a text to the browser as a file. */
export const downloadText = (name: string, text: string, type = 'application/json'): void =>
  downloadBlob(name, new Blob([text], { type }));

export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has taken the address; keeping it would keep all of it in memory.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
