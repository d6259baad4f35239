/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has taken the address; keeping it would keep the whole text in memory.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
