/** Changes of a save, as a damaged disk, a bad transfer, an editor or an expert in the format would make them. */
import type { ProgramDraw } from '../../src/players/types.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Node = Json[] | { [key: string]: Json };

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'length', 'x', '0', ''];
const VALUES: readonly Json[] = [null, true, false, '', 'x', [], {}, -1, 0, 1, 2, 3, 7, 13, 0.5, 1e308, 2 ** 53];

const isNode = (value: Json | undefined): value is Node => typeof value === 'object' && value !== null;
const oneOf = <X>(items: readonly X[], draw: ProgramDraw): X | undefined => items[draw(Math.max(1, items.length))];
const get = (node: Node, key: string): Json | undefined => (node as Record<string, Json>)[key];

/** Defined, not assigned: `__proto__` is to become a key like any other. */
function put(node: Node, key: string, value: Json | undefined): void {
  if (value === undefined) return;
  const like = { enumerable: true, configurable: true, writable: true };
  if (Array.isArray(node) && key === 'length') return;
  Object.defineProperty(node, key, { ...like, value });
}

/** A place of the tree: its parent, and the path to it. */
interface Spot {
  readonly node: Node;
  readonly key: string;
  readonly path: string;
}

/** Walks down from `root`, each time to any child; the deeper, the likelier it stops. */
function drawSpot(root: Json, draw: ProgramDraw): Spot | null {
  let [node, path] = [root, ''];
  for (;;) {
    if (!isNode(node)) return null;
    const key: string | undefined = oneOf(Object.keys(node), draw);
    if (key === undefined) return null;
    path = path === '' ? key : `${path}.${key}`;
    const child = get(node, key);
    if (!isNode(child) || Object.keys(child).length === 0 || draw(6) === 0) return { node, key, path };
    node = child;
  }
}

/** A value of the same kind from elsewhere in the tree: an id for an id, a number for a number. */
function drawLike(value: Json, root: Json, draw: ProgramDraw): Json {
  for (let tries = 0; tries < 20; tries++) {
    const spot = drawSpot(root, draw);
    const found = spot && get(spot.node, spot.key);
    if (found != null && typeof found === typeof value && Array.isArray(found) === Array.isArray(value)) return found;
  }
  return value;
}

const copy = <X extends Json>(value: X): X => JSON.parse(JSON.stringify(value)) as X;

function changeNumber(value: number, draw: ProgramDraw): number {
  const by = [1, -1, 2, -2, 5, -value, -2 * value][draw(7)] ?? 1;
  return value + by;
}

/** One change of a value of the tree, in words. */
function changeOnce(root: Json, draw: ProgramDraw): string {
  const spot = drawSpot(root, draw);
  if (!spot) return 'nothing';
  const { node, key, path } = spot;
  const old = get(node, key) ?? null;
  const say = (what: string) => `${path} ${what} ${JSON.stringify(get(node, key) ?? null).slice(0, 60)}`;
  switch (draw(10)) {
    case 0:
      if (Array.isArray(node)) node.splice(Number(key), 1);
      else Reflect.deleteProperty(node, key);
      return `${path} is gone`;
    case 1:
      put(node, key, oneOf(VALUES, draw));
      return say('becomes');
    case 2: {
      const other = drawSpot(root, draw);
      const value = other && get(other.node, other.key);
      // Moved into one another they would make an infinite tree.
      if (!other || value === undefined || other.path.startsWith(path) || path.startsWith(other.path)) return 'nothing';
      put(other.node, other.key, old);
      put(node, key, value);
      return `${path} and ${other.path} change places`;
    }
    case 3:
      if (Array.isArray(node)) node.push(copy(old));
      else put(node, oneOf(KEYS, draw) ?? 'x', copy(old));
      return `${path} comes twice`;
    case 4: {
      const other = drawSpot(root, draw)?.node;
      if (!Array.isArray(other) || !Array.isArray(node) || other === node) return 'nothing';
      node.splice(Number(key), 1);
      other.splice(draw(other.length + 1), 0, old);
      return `${path} moves to another list`;
    }
    default:
      if (typeof old === 'number') put(node, key, changeNumber(old, draw));
      else if (typeof old === 'boolean') put(node, key, !old);
      else if (old === null) put(node, key, copy(drawLike('', root, draw)));
      else if (draw(6) === 0) put(node, key, null);
      else put(node, key, copy(drawLike(old, root, draw)));
      return say('becomes');
  }
}

/** Changes one to three values of the part of `root` at `aim`, in place; returns what was done. */
export function changeTree(root: Json, aim: readonly string[], draw: ProgramDraw): string {
  const part = aim.reduce<Json>((at, key) => (isNode(at) ? (get(at, key) ?? null) : null), root);
  const done: string[] = [];
  for (let left = 1 + draw(3) * draw(2); left > 0; left--) {
    // Occasionally the whole of the part.
    const parent = aim.slice(0, -1).reduce<Json>((at, key) => (isNode(at) ? (get(at, key) ?? null) : null), root);
    const last = aim[aim.length - 1];
    if (last !== undefined && isNode(parent) && draw(200) === 0) {
      put(parent, last, oneOf(VALUES, draw));
      return `${aim.join('.')} becomes ${JSON.stringify(get(parent, last))}`;
    }
    done.push(changeOnce(part, draw));
  }
  return done.join('; ');
}

/** Changes of the text: a byte, a gap, a cut, a stutter, a digit. */
export function changeText(text: string, draw: ProgramDraw): { readonly text: string; readonly what: string } {
  const at = draw(text.length);
  const n = 1 + draw(40);
  switch (draw(5)) {
    case 0:
      return {
        what: `another character at ${at}`,
        text: text.slice(0, at) + String.fromCharCode(32 + draw(95)) + text.slice(at + 1),
      };
    case 1:
      return { what: `a gap of ${n} at ${at}`, text: text.slice(0, at) + text.slice(at + n) };
    case 2:
      return { what: `cut at ${at}`, text: text.slice(0, at) };
    case 3:
      return { what: `a stutter of ${n} at ${at}`, text: text.slice(0, at + n) + text.slice(at) };
    default:
      return {
        what: `another digit after ${at}`,
        text: text.slice(0, at) + text.slice(at).replace(/\d/, String(draw(10))),
      };
  }
}
