/**
 * Browsers translate a page by replacing its text nodes with `<font>` elements. React still holds the old nodes:
 * changes to them are lost, and inserting next to them throws. This file remembers the replacement of each text and
 * redirects React to it.
 */

/** The element that replaced each text. */
const standIns = new WeakMap<Text, Element>();
const taken = new WeakSet<Element>();
/** Texts that were in a parent before. */
const placed = new WeakSet<Text>();

/** Only translators make `<font>` elements. */
const isStandIn = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font';
const isFree = (node: Node | null): node is Element => isStandIn(node) && !taken.has(node);

/** The translator's element below `parent` that a text was moved into. */
function wrapperIn(parent: Node, text: Node): Element | null {
  for (let node = text.parentNode; node !== null && isStandIn(node); node = node.parentNode)
    if (node.parentNode === parent) return node;
  return null;
}

/** Null if nothing replaces the text. */
function standInOf(parent: Node, node: Node): Element | null {
  if (!(node instanceof Text)) return null;
  const found = standIns.get(node);
  return found?.parentNode === parent ? found : wrapperIn(parent, node);
}

/** Puts the original text back. */
function comeBack(text: Text): void {
  const found = standIns.get(text);
  standIns.delete(text);
  if (!found?.isConnected || text.isConnected) return;
  found.replaceWith(text);
}

/** Translators either replace a text at once, or insert the replacement and then remove the text. */
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

/** Call it before React draws anything. */
export function guardTranslatedPage(root: Node): () => void {
  const observer = new MutationObserver(note);
  observer.observe(root, { childList: true, subtree: true });
  const heed = (): void => note(observer.takeRecords());
  // These run on the node they were called on.
  const insertBefore = Reflect.get(Node.prototype, 'insertBefore');
  const removeChild = Reflect.get(Node.prototype, 'removeChild');
  const appendChild = Reflect.get(Node.prototype, 'appendChild');
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  /** A text that moves takes its replacement out of the old place. */
  const leave = (node: Node, to: Node): void => {
    if (!(node instanceof Text)) return;
    // A text that moves may have been replaced a moment ago.
    if (placed.has(node) && !node.isConnected) heed();
    placed.add(node);
    const found = standIns.get(node);
    // A translator may put the text into its own replacement.
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
