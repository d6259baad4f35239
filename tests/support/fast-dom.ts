/**
 * Skips work of jsdom and React for every element that no test reads. It took a third of the time of the screen tests.
 */
import * as React from 'react';

/** Attributes by which the browser's own style sheet shows or hides an element. */
const SHOWN_BY = ['hidden', 'open', 'type', 'popover'] as const;
/** Properties that are inherited and say whether an element can be seen and pressed. */
const INHERITED = /visibility|pointer-events/;

type Declaration = CSSStyleDeclaration;

const compute = window.getComputedStyle.bind(window);
const known = new Map<string, Declaration>();

/** jsdom matches all 200 rules of its style sheet for each element; elements of one kind get the same answer. */
function computeOnce(element: Element, pseudo?: string | null): Declaration {
  if (pseudo || document.styleSheets.length > 0 || isStyled(element)) return compute(element, pseudo);
  const kind = `${element.namespaceURI} ${element.localName} ${SHOWN_BY.map((name) => String(element.getAttribute(name))).join()}`;
  const before = known.get(kind);
  if (before) return before;
  // A bare element: what it would inherit was looked at above.
  const bare = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of SHOWN_BY) {
    const value = element.getAttribute(name);
    if (value !== null) bare.setAttribute(name, value);
  }
  const declaration = compute(bare);
  // These are read once and kept as plain values: jsdom recomputes a property at each reading.
  const { display, visibility, opacity, pointerEvents } = declaration;
  const values: Readonly<Record<string, string>> = { display, visibility, opacity, pointerEvents };
  const plain = new Proxy(declaration, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(values, name)) return values[name];
      if (name === 'getPropertyValue') return (wanted: string) => values[wanted] ?? target.getPropertyValue(wanted);
      return Reflect.get(target, name, target) as unknown;
    },
  });
  known.set(kind, plain);
  return plain;
}

/** True if an inline style can change the answer: the element's, or an inherited one. */
function isStyled(element: Element): boolean {
  if (element.hasAttribute('style')) return true;
  for (let above = element.parentElement; above; above = above.parentElement)
    if (INHERITED.test(above.getAttribute('style') ?? '')) return true;
  return false;
}

window.getComputedStyle = computeOnce;

/** React keeps a stack trace of each element for its warnings, ten thousand a second; past these it keeps none. */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
