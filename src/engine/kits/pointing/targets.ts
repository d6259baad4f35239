/** Reads and writes what a player points at, as a reference: its kind before the colon, its id behind it. */
import type { TargetRef } from '../../kernel/types.ts';

export interface Target {
  readonly kind: 'unit' | 'space' | 'marker' | 'card' | 'button';
  readonly id: string;
}

export const unitRef = (id: string): TargetRef => `unit:${id}`;
export const spaceRef = (id: string): TargetRef => `space:${id}`;
export const markerRef = (id: string): TargetRef => `marker:${id}`;
export const cardRef = (id: string): TargetRef => `card:${id}`;
export const buttonRef = (id: string): TargetRef => `button:${id}`;

/** `space:kharkov` as kind and id; only the first colon separates. */
export function parseTarget(target: TargetRef): Target {
  const colon = target.indexOf(':');
  // The type of a reference says which kinds may precede the colon.
  return { kind: target.slice(0, colon) as Target['kind'], id: target.slice(colon + 1) };
}

export const isButton = (target: TargetRef): boolean => target.startsWith('button:');

/** For a move that points at nothing on the table; most such moves end a step or decline. */
export const isPlainButton = (targets: readonly TargetRef[]): boolean =>
  targets.length === 1 && targets.every((target) => isButton(target));
