import { readShape } from '../../../kernel/shape.ts';
import type { GameDefinition } from '../../../kernel/types.ts';
import { parseTarget, spaceRef } from '../../../kits/pointing/targets.ts';
import type { EditorKit, Fix, Pile, Told, Tray } from '../../../kits/position-edit/editor.ts';
import { makeJudge } from '../../../kits/position-edit/judging.ts';
import { set } from '../../../kits/position-edit/telling.ts';
import { mayOwn } from '../tables/event-cards.ts';
import { listFaults } from '../faults.ts';
import { fault, mend, say } from '../faults/words.ts';
import { readWaiting } from '../faults/waiting.ts';
import { NATIONS, SIDES, otherSide, type Side } from '../ids.ts';
import { stateShape } from '../read-state.ts';
import { controllerOf, drumsOf, isHeldBy } from '../rules/control.ts';
import { markersLeft } from '../rules/pieces.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { HrTypes } from '../types.ts';
import { applyEdit, isPlain, openDraft, optionsOf } from './edits.ts';
import { listFields } from './fields.ts';
import {
  cardPileId,
  copiesIn,
  countOf,
  EVENT_PLACES,
  eventPileId,
  LIES,
  NOBODY,
  pieceId,
  PILES,
  piecesIn,
  readPiece,
  sideOfPlace,
  trayId,
} from './things.ts';

const listTrays = (state: HrState): readonly Tray[] =>
  SIDES.flatMap((side) =>
    LIES.map((lie): Tray => {
      const of = countOf(lie, side);
      const pieces = Array.from({ length: of }, (_, at) => pieceId(lie, side, at)).slice(state[lie][side].length);
      return { id: trayId(lie, side), seat: side, name: say(`tray.${lie}`), pieces, of };
    }),
  );

function listPiles(t: Tables, state: HrState): readonly Pile[] {
  const cards = SIDES.flatMap((side) =>
    PILES.map((of): Pile => ({
      id: cardPileId(of, side),
      seat: side,
      name: say(`pile.${of}`),
      cards: state[of][side],
      most: of === 'hands' ? state.handSize[side] : null,
      isStock: of === 'decks',
      ...(of === 'decks' ? { isOrdered: true } : {}),
    })),
  );
  const group = say('events');
  const events = EVENT_PLACES.filter((place) => place !== 'mall').map((place): Pile => ({
    id: eventPileId(place),
    seat: sideOfPlace(place),
    name: say(`place.${place}`),
    cards: copiesIn(state, t.copies, place),
    most: null,
    isStock: false,
    group,
  }));
  const mall = copiesIn(state, t.copies, 'mall');
  const malls = [...SIDES, null].map((side): Pile => ({
    id: side === null ? eventPileId('mall') : `${eventPileId('mall')}-${side}`,
    seat: side,
    name: say('place.mall'),
    cards: side === null ? mall : mall.filter((copy) => mayOwn(t.copyOf(copy).event, side)),
    most: null,
    isStock: true,
    group,
  }));
  return [...cards, ...events, ...malls];
}

/** §2.5: drums of the production centres that a side holds. */
const drumsHeld = (t: Tables, state: HrState, side: Side): number =>
  t.spaceIds.reduce((sum, id) => sum + (isHeldBy(t, state, id, side) ? drumsOf(t, state, id) : 0), 0);

function listTold(t: Tables, state: HrState): readonly Told[] {
  const [axis = 0, allies = 0] = SIDES.map((side) => drumsHeld(t, state, side));
  const markers = Object.fromEntries(NATIONS.map((nation) => [nation, markersLeft(state, nation)]));
  return [
    { name: say('told.centres'), value: say('told.centres.value', { axis, allies }), rule: '2.5' },
    { name: say('told.markers'), value: say('told.markers.value', markers), rule: '3.1' },
  ];
}

const anew = (side: Side): Fix => mend('anew', { side }, set('side', side));

const judge = makeJudge<HrTypes>({
  fault,
  isPlain,
  open: openDraft,
  listFaults: ({ data }, state) => listFaults(data.tables, state, readWaiting(state)),
  anew: ({ side }) => anew(side),
  restarts: ({ side }) => [anew(side), anew(otherSide(side))],
  rules: { over: '9', within: '5.2' },
  mayNotEnd: true,
});

export const editor = (def: GameDefinition<HrTypes>): EditorKit<HrTypes> => {
  const t = def.data.tables;
  const shape = stateShape(t);
  const homeOf = (piece: string): string => {
    const found = readPiece(piece);
    return found ? trayId(found.lie, found.side) : '';
  };
  return {
    drafts: {
      apply: (draft, edit) => applyEdit(def, draft, edit),
      faults: (draft) => judge(def, draft),
      open: (draft) => openDraft(def, draft),
      options: optionsOf,
      read: (value) => readShape(shape, value),
    },
    lists: {
      trays: listTrays,
      fields: (draft) => listFields(t, draft),
      told: (draft) => listTold(t, draft),
      piles: (draft) => listPiles(t, draft),
      nameOfCard(card) {
        if (!t.copies.includes(card)) return say('card', { card });
        const { event } = t.copyOf(card);
        return event.copies.length > 1
          ? say('copy', { event: event.id, copy: card })
          : say('event', { event: event.id });
      },
    },
    pieces: {
      nameOf(piece) {
        const found = readPiece(piece);
        return found ? say(`piece.${found.lie}`, { side: found.side, n: found.at + 1 }) : say('nobody');
      },
      refOf: (piece) => `unit:${piece}`,
      whereIs(draft, piece) {
        const found = readPiece(piece);
        return (found && draft[found.lie][found.side][found.at]) ?? homeOf(piece);
      },
      boxOf: () => null,
      homeOf: (_draft, piece) => homeOf(piece),
      seatOf: (piece) => readPiece(piece)?.side ?? null,
      hasSides: false,
      canFlip: () => false,
      drop(draft, piece, place) {
        const found = readPiece(piece);
        if (!found || !t.isSpaceId(place)) return [];
        const holder = controllerOf(t, draft, place);
        const enemy = otherSide(found.side);
        const isMet = found.lie === 'fleets' && draft.fleets[enemy].includes(place);
        return [
          holder === null ? say('drop.free') : say('drop.held', { nation: holder }),
          ...(isMet ? [say('drop.enemy-fleet', { side: enemy })] : []),
        ];
      },
    },
    places: {
      list: () => t.spaceIds,
      nameOf: (space) => say('place', { space }),
      refOf: spaceRef,
      at(_draft, target) {
        const { kind, id } = parseTarget(target);
        return kind === 'space' && t.isSpaceId(id) ? id : null;
      },
      piecesIn,
      holderOf: (draft, place) => (t.isSpaceId(place) ? (controllerOf(t, draft, place) ?? NOBODY) : null),
      holdersOf: (place) => (t.isSpaceId(place) && t.spaceOf(place).isPlayable ? [...NATIONS, NOBODY] : []),
      nameOfHolder: (holder) => (holder === NOBODY ? say('nobody') : { key: `name.faction.${holder}` }),
    },
  };
};
