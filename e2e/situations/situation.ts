/** A situation of a picture in `docs/screens`: a save, and the controls that lead from it to what is shown. */

/** A control of the page, the same for every way of input. */
export type Control =
  /** An entry of the list, a card, or a button that ends a step, by its target. */
  | { readonly kind: 'choice'; readonly target: string }
  /** A place of the map that is pressed. */
  | { readonly kind: 'place'; readonly stop: string }
  /** A place of the map that is pointed at, so that it tells what a move there does. */
  | { readonly kind: 'look'; readonly stop: string }
  /** The first of several equal controls, by its selector. */
  | { readonly kind: 'part'; readonly selector: string }
  /** The same control, pressed again and again until a part shows. */
  | { readonly kind: 'until'; readonly selector: string; readonly shows: string }
  /** The player who is called takes the seat. */
  | { readonly kind: 'seat' };

export const choose = (target: string): Control => ({ kind: 'choice', target });
export const pressPlace = (stop: string): Control => ({ kind: 'place', stop });
export const lookAt = (stop: string): Control => ({ kind: 'look', stop });
export const press = (selector: string): Control => ({ kind: 'part', selector });
export const pressUntil = (selector: string, shows: string): Control => ({ kind: 'until', selector, shows });
export const takeSeat: Control = { kind: 'seat' };

/** The gold button. */
export const GO = press('.confirm__go');
/** Ends the step although something is lost. */
export const ANYWAY = press('.confirm__anyway');
/** The log: a tab on every screen. */
export const LOG = press('[role="tab"][id$="-trigger-log"]');
/** The inspector of what is picked: a tab as well. */
export const INSPECTOR = press('[role="tab"][id$="-trigger-place"]');

export interface Situation {
  /** `3-13-btm-surrender`: the name of its design. */
  readonly name: string;
  /** Named within `tests/saves`. */
  readonly save: string;
  /** The players hide their hands, which those of a sample do not. */
  readonly isCovered?: true;
  readonly steps: readonly Control[];
  /** The selector of a part that only this situation shows. */
  readonly shows: string;
  /** Its design is one of a phone, and no other size has a picture. */
  readonly isOfPhone?: true;
}
