/** Places in a chapter that are filled from the game's data: `{hexes}`, or with an argument `{choice:icons}`. */

const SLOT = /\{[a-z][A-Za-z]*(?::[a-z][a-z-]*)?\}/;

/** Splits a text at its slots. Texts are at even indices, slots with their braces at odd ones. */
export const splitSlots = (text: string): readonly string[] => text.split(new RegExp(`(${SLOT.source})`));

export const isSlot = (text: string): boolean => new RegExp(`^${SLOT.source}$`).test(text);

/** True if every brace belongs to a slot. */
export const hasSoundSlots = (text: string): boolean =>
  splitSlots(text).every((part, at) => at % 2 === 1 || !/[{}]/.test(part));

/** The name that fills a slot, and its argument if it has one. */
export function readSlot(slot: string): { readonly name: string; readonly argument: string | null } {
  const [name = '', argument = null] = slot.slice(1, -1).split(':');
  return { name, argument };
}
