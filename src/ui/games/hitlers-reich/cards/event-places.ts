import type { HrFacts } from '../../../../engine/games/hitlers-reich/facts.ts';
import type { CopyId, Side, Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Place } from '../../../../engine/games/hitlers-reich/state.ts';
import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';
import { makeIndex } from '../../../../engine/kits/pointing/lookup.ts';
import { otherSide, titleOf } from '../lookup.ts';
import type { HrScene } from '../lookup.ts';

/** Where copies of events are, in the words that the mall and the hand have for it. Events lie open to all (§4.2.3). */

export type EventPlace =
  | 'mall'
  /** Held, face up. */
  | 'ready'
  /** Held, face down until the holder's next preparation (§4.2.5.1). */
  | 'used'
  /** A used Returnable, waiting with the opponent until that side's next preparation (§4.2.5.2). */
  | 'handed-over'
  /** Lying open before its owner, in no hand. */
  | 'standing'
  | 'lid'
  | 'removed'
  | 'aside-1941'
  | 'aside-1943'
  | 'left-out';

export interface CopyAt {
  readonly copy: CopyId;
  readonly title: Title;
  readonly place: EventPlace;
  /** Its holder, or the side that has used it; null in a mall and out of play. */
  readonly side: Side | null;
  /** Held events count against the limit, face up or down; those on loan and a standing one do not (§4.2.2). */
  readonly isCounted: boolean;
}

const PLACES: Readonly<Record<Place, readonly [EventPlace, Side | null]>> = {
  mall: ['mall', null],
  'axis-up': ['ready', 'axis'],
  'axis-down': ['used', 'axis'],
  'allies-up': ['ready', 'allies'],
  'allies-down': ['used', 'allies'],
  'with-axis': ['handed-over', 'allies'],
  'with-allies': ['handed-over', 'axis'],
  standing: ['standing', 'axis'],
  lid: ['lid', null],
  removed: ['removed', null],
  'aside-1941': ['aside-1941', null],
  'aside-1943': ['aside-1943', null],
  'left-out': ['left-out', null],
};

/** Where one copy is; null for what is no copy of an event. */
export function placeOfCopy({ facts, view }: HrScene, copy: CopyId): CopyAt | null {
  const at = view.events[copy];
  if (at === undefined) return null;
  const [place, side] = PLACES[at];
  const isCounted = side !== null && view.held[side].includes(copy);
  return { copy, title: titleOf(facts, copy), place, side, isCounted };
}

/** Hand, malls and tracks ask many times about one view, which never changes. */
const copiesIn = makeIndex((view: HrView) =>
  makeIndex((facts: HrFacts) => {
    const byTitle = new Map(
      facts.events.map(({ id, copies }) => [id, copies.flatMap((copy) => placeOfCopy({ facts, view }, copy.id) ?? [])]),
    );
    return { all: [...byTitle.values()].flat(), byTitle };
  }),
);
const copiesOf = ({ facts, view }: HrScene) => copiesIn(view)(facts);

const NO_COPIES: readonly CopyAt[] = [];

/** All copies of a title, in the order of the data. */
export const listCopies = (scene: HrScene, title: Title): readonly CopyAt[] =>
  copiesOf(scene).byTitle.get(title) ?? NO_COPIES;

/** Every copy that lies in such a place, in the order of the data. */
export const listAt = (scene: HrScene, place: EventPlace, side: Side | null = null): readonly CopyAt[] =>
  copiesOf(scene).all.filter((one) => one.place === place && (side === null || one.side === side));

/**
 * - `ready`       face up, to be used
 * - `named`       played in the running conflict
 * - `chain`       face down, but the attack just won lets it be used again in the chain (§7.9.2)
 * - `resting`     face up, but used this turn already and won back (§4.2.5.1)
 * - `used`        face down until the next preparation of its holder
 * - `handed-over` used, waiting with the opponent
 * - `standing`    lies open until it is used
 */
export type HeldState = 'ready' | 'named' | 'chain' | 'resting' | 'used' | 'handed-over' | 'standing';

export interface HeldEvent extends CopyAt {
  readonly state: HeldState;
}

/** What a side holds or has out on loan, what is ready first. */
export const listHeld = (scene: HrScene, side: Side): readonly HeldEvent[] =>
  HELD.flatMap((place) => listAt(scene, place, side)).map((one) => ({ ...one, state: stateOf(scene.view, one) }));

const HELD = ['ready', 'used', 'standing', 'handed-over'] as const satisfies readonly EventPlace[];

function stateOf({ conflict, turn }: HrView, { copy, place, side }: CopyAt): HeldState {
  const isFought = conflict?.winner === null;
  if (isFought && side !== null && conflict.events[side].includes(copy)) return 'named';
  if (place === 'used') return turn.chain.includes(copy) ? 'chain' : 'used';
  if (place === 'handed-over' || place === 'standing') return place;
  return turn.used.includes(copy) ? 'resting' : 'ready';
}

export const countsForLimit = ({ isCounted }: CopyAt): boolean => isCounted;

/** Who keeps a used Returnable meanwhile. */
export const keeperOf = ({ place, side }: CopyAt): Side | null =>
  place === 'handed-over' && side !== null ? otherSide(side) : null;
