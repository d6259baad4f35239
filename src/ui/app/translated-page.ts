/**
 * Browsers translate a page by putting `<font>` elements in the place of its texts. React goes on to change, remove and
 * insert beside texts that are no longer in the page: the first is lost, the others throw. Here what stands for a text is
 * remembered, so that all of it reaches the page.
 */

/** What stands in the place of a text, and every element that does. */
const standIns = new WeakMap<Text, Element>();
const taken = new WeakSet<Element>();

/** The app makes none itself. */
const isStandIn = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font';
const isFree = (node: Node | null): node is Element => isStandIn(node) && !taken.has(node);

/** The element of a translation that took a text in: moved into it, and directly below `parent`. */
function wrapperIn(parent: Node, text: Node): Element | null {
  for (let node = text.parentNode; node !== null && isStandIn(node); node = node.parentNode)
    if (node.parentNode === parent) return node;
  return null;
}

/** What stands for a text of `parent`; null where nothing does. */
function standInOf(parent: Node, node: Node): Element | null {
  if (!(node instanceof Text)) return null;
  const found = standIns.get(node);
  return found?.parentNode === parent ? found : wrapperIn(parent, node);
}

/** The text takes its place again. */
function comeBack(text: Text): void {
  const found = standIns.get(text);
  standIns.delete(text);
  if (!found?.isConnected || text.isConnected) return;
  found.replaceWith(text);
}

/** A text is replaced in one step, or a stand-in is put beside it and the text removed in the next. */
function note(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    if (!(text instanceof Text)) continue;
    if (text.isConnected) {
      const around = wrapperIn(target, text);
      if (around) taken.add(around);
      continue;
    }
    const found = [...addedNodes, previousSibling, nextSibling].find(isFree);
    if (!found) continue;
    standIns.set(text, found);
    taken.add(found);
  }
}

/** Keeps React and a translated page together. Must be called before React draws anything. */
export function keepTranslatedPage(root: Node): () => void {
  const observer = new MutationObserver(note);
  observer.observe(root, { childList: true, subtree: true });
  const heed = (): void => note(observer.takeRecords());
  // Each is called on the node that it was asked of.
  const insertBefore = Reflect.get(Node.prototype, 'insertBefore');
  const removeChild = Reflect.get(Node.prototype, 'removeChild');
  const appendChild = Reflect.get(Node.prototype, 'appendChild');
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  /** A text that is put somewhere leaves nothing behind in its old place. */
  const leave = (node: Node, to: Node): void => {
    if (!(node instanceof Text)) return;
    const found = standIns.get(node);
    // A translation may put the text into what stands for it.
    if (found === undefined || found.contains(to)) return;
    found.remove();
    standIns.delete(node);
  };
  Node.prototype.removeChild = function <N extends Node>(this: Node, child: N): N {
    if (child.parentNode !== this) {
      heed();
      const found = standInOf(this, child);
      if (found) removeChild.call(this, found);
      return child;
    }
    return removeChild.call(this, child) as N;
  };
  Node.prototype.insertBefore = function <N extends Node>(this: Node, node: N, before: Node | null): N {
    if (before !== null && before.parentNode !== this) {
      heed();
      leave(node, this);
      return insertBefore.call(this, node, standInOf(this, before)) as N;
    }
    leave(node, this);
    return insertBefore.call(this, node, before) as N;
  };
  Node.prototype.appendChild = function <N extends Node>(this: Node, node: N): N {
    leave(node, this);
    return appendChild.call(this, node) as N;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, text: string | null) {
      if (!this.isConnected) {
        heed();
        comeBack(this);
      }
      value?.set?.call(this, text);
    },
  });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { insertBefore, removeChild, appendChild });
    Reflect.deleteProperty(Text.prototype, 'nodeValue');
  };
}
