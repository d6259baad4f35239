/** Finds texts that change next to other nodes: a browser's translation replaces them, and the change is lost. */
import type { Page } from '@playwright/test';

interface Watched extends Window {
  bareTexts?: Map<string, string>;
}

/** Notes each one, by its element, from now on. */
export const watchBareTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const found = new Map<string, string>();
    (window as Watched).bareTexts = found;
    const nameOf = (element: Node): string => {
      const names: string[] = [];
      for (let one = element as Element | null; one && names.length < 3; one = one.parentElement)
        names.unshift([one.localName, ...one.classList].join('.'));
      return names.join(' > ');
    };
    const note = (parent: Node | null, text: string | null) => {
      // No translation touches a space.
      if (text?.trim() && parent && !found.has(nameOf(parent))) found.set(nameOf(parent), text.slice(0, 60));
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
        if (type === 'characterData') {
          if (target.parentNode && target.parentNode.childNodes.length > 1) note(target.parentNode, target.textContent);
          continue;
        }
        const texts = [...addedNodes, ...removedNodes].filter((node) => node instanceof Text);
        const isAlone = previousSibling === null && nextSibling === null && addedNodes.length + removedNodes.length < 3;
        // React empties an element of one text before it puts others there.
        if (!isAlone && target.isConnected) for (const { textContent } of texts) note(target, textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

export const listBareTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...((window as Watched).bareTexts ?? [])].map(([at, text]) => `${at}: ${text}`));
