/** Changes of browsers to the texts of a translated page. Each kind is known from a browser or an extension. */
export type Translation = 'replace' | 'put-beside' | 'put-after' | 'move-in';
export const TRANSLATIONS: readonly Translation[] = ['replace', 'put-beside', 'put-after', 'move-in'];

/** Wraps every text below `root` in `<font>` elements, in one way; what is wrapped already stays. */
export function translate(root: Node, how: Translation): number {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isOwn = text.parentElement?.closest('font, style, script, textarea, title') === null;
    if (isOwn && text.data.trim() !== '') texts.push(text);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    if (how === 'move-in') {
      text.replaceWith(outer);
      inner.append(text);
      continue;
    }
    inner.append(text.data);
    if (how === 'replace') text.replaceWith(outer);
    else {
      if (how === 'put-beside') text.before(outer);
      else text.after(outer);
      text.remove();
    }
  }
  return texts.length;
}
