/** Features of browsers that jsdom lacks: modal dialogs and scrolling. Just enough to see the calls. */

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Blob.prototype.stream = function stream() {
  const bytes = this.arrayBuffer();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(await bytes));
      controller.close();
    },
  });
};
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

if (!('ResizeObserver' in globalThis)) {
  class NoResizeObserver {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  }
  Object.assign(globalThis, { ResizeObserver: NoResizeObserver });
}
