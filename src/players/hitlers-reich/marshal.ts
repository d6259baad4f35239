/** Searches the Veteran's candidate moves in dealt worlds; draws its conflict card from a mix. */
import type { Side } from '../../engine/games/hitlers-reich/ids.ts';
import type { Move } from '../../engine/games/hitlers-reich/moves.ts';
import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import type { HrView } from '../../engine/games/hitlers-reich/view.ts';
import type { Decision, GameDefinition } from '../../engine/kernel/types.ts';
import type { ProgramDraw } from '../forecast.ts';
import { createSearching } from '../search/searching.ts';
import { searchWorlds, type Guide } from '../search/worlds-search.ts';
import type { Program, Thinking } from '../types.ts';
import { drawFromMix, pairChances, solveCards } from './card-game.ts';
import { createForecast } from './forecast.ts';
import { makeMind, Scene } from './mind.ts';
import { sightOfView } from './sight.ts';
import { TEMPERED } from './temper.ts';
import { makeWeigher, pickBest, stakeNow } from './veteran.ts';

const NODES = 100;
const WIDTH = 12;
/** A step of hand size as a chance, and how far below the best a Veteran's move may be to be searched. */
const STEP = 0.05;
const MOST_BELOW = 0.12;
const HANDS = 10;
/** Searched questions: about the course of a turn and the events of a fight; rolled dice are computed instead. */
const SEARCHED = /^(?:(?:turn|bonus|push|barbarossa|overlord|bagration)\/|conflict\/(?:name|outfox|card)$)/;
/** Most playouts for a move that is known without a search, when its value is asked for. */
const SHOWN = 120;

const TOLD: ReadonlySet<string> = new Set<Move['type']>([
  'attack',
  'blitz',
  'event',
  'push',
  'barbarossa',
  'overlord',
  'plan',
  'fortify',
  'fleet',
  'reorganise',
]);

type Deciding = Decision<HrTypes>;

export function createMarshal(def: GameDefinition<HrTypes>, seat: Side, nodes = NODES): Program<HrTypes> {
  const { facts } = def.data;
  const weigh = makeWeigher(facts, seat, TEMPERED[seat]);
  const mind = makeMind(facts, seat, TEMPERED[seat]);
  const guide: Guide<HrTypes> = {
    ...createForecast(def),
    shorten({ moves }, view) {
      const worth = weigh(sightOfView(view, seat), moves);
      const order = [...moves.keys()].sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
      const top = worth[order[0] ?? 0] ?? 0;
      return order.slice(0, WIDTH).flatMap((place) => {
        const move = moves[place];
        return move ? [{ move, below: Math.min(MOST_BELOW, (top - (worth[place] ?? 0)) * STEP) }] : [];
      });
    },
    isTold: ({ type }) => TOLD.has(type),
  };

  function mixCard({ moves }: Deciding, view: HrView, draw: ProgramDraw): Move | undefined {
    const cards = moves.flatMap((move) => ('card' in move ? [move.card] : []));
    const hands = Array.from({ length: HANDS }, () => {
      const { hands: dealt, conflict } = def.simulation.determinize(view, draw);
      return [...dealt[mind.enemy], ...(conflict?.cards[mind.enemy] ?? [])];
    });
    const stake = stakeNow(new Scene(mind, sightOfView(view, seat)));
    const mix = solveCards(mind, cards, hands, pairChances(facts, mind, view), stake);
    return moves[drawFromMix(mix, draw)];
  }

  /** An answer that needs no search; null otherwise. */
  function knownAnswer(decision: Deciding, view: HrView, draw: ProgramDraw): Move | null {
    const { moves } = decision;
    const at = view.stack.at(-1)?.at ?? '';
    const isHidden = at === 'conflict/card' && !(view.conflict?.shown[mind.enemy] ?? false);
    if (isHidden && !(view.conflict?.isNeutralVichy ?? false)) return mixCard(decision, view, draw) ?? null;
    return SEARCHED.test(at) ? null : pickBest(moves, weigh(sightOfView(view, seat), moves), draw);
  }

  const think = (decision: Deciding, look: () => HrView, draw: ProgramDraw, isTold?: boolean): Thinking<HrTypes> => {
    const view = look();
    const known = knownAnswer(decision, view, draw);
    if (!known) return searchWorlds(def, guide, decision, view, nodes, draw, isTold);
    // A caller that counts nodes wants the answer alone.
    const few = Number.isFinite(nodes) ? 0 : SHOWN;
    const thinking = searchWorlds(def, guide, decision, view, few, draw, isTold);
    return { ...thinking, best: () => known };
  };
  return createSearching('marshal', think);
}
