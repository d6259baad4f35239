/** What is wrong with a draft, with the rule and what mends it. Nothing broken here means no broken invariant. */
import type { GameDefinition } from '../../../kernel/types.ts';
import { spaceRef } from '../../../kits/pointing/targets.ts';
import type { Edit, Fault, Fix } from '../../../kits/position-edit/editor.ts';
import { makeJudge } from '../../../kits/position-edit/judging.ts';
import { faultsTold, sayIn } from '../../../kits/position-edit/telling.ts';
import { SIDES, otherSide, sideOf, type Faction, type HexId, type Side, type UnitId } from '../ids.ts';
import { factionsOf } from '../numbers.ts';
import type { Tables } from '../rules/field-types.ts';
import { countAssigned } from '../rules/markers.ts';
import { unitState } from '../rules/field.ts';
import type { HlbState } from '../state.ts';
import type { HlbTypes } from '../types.ts';
import { isPlain, openDraft, poolOf, standingOf, tablesIn } from './edits.ts';

export const say = sayIn('hlb');
const fault = faultsTold(say);

function toPool(t: Tables, units: readonly UnitId[], side: Side): Fix {
  const edits = units.map((piece): Edit => ({ edit: 'place', piece, to: poolOf(t.factionOfUnit(t.unitNo(piece))) }));
  const [unit = ''] = units;
  return {
    line: units.length === 1 ? say('fix.pool', { unit }) : say('fix.pool-all', { side, n: units.length }),
    edits,
  };
}

function ground(hex: HexId, faction: Faction): Fault {
  const fix: Fix = {
    line: say('fix.hold', { hex, faction }),
    edits: [{ edit: 'hold', place: hex, seat: faction }],
  };
  return fault({ id: 'enemy-ground', rule: '2.4', at: spaceRef(hex), params: { hex, faction }, fixes: [fix] });
}

/** §7.4: whoever of the phasing side stands in a hex of the enemy attacked into it from a hex that is linked. */
function isBattle(t: Tables, state: HlbState, hex: HexId): boolean {
  const { side, step } = standingOf(state);
  const ours = t.units.filter(({ id, faction }) => sideOf(faction) === side && unitState(state, id).hex === hex);
  return (
    step !== 'strategic' &&
    ours.every(({ id }) => {
      const { origin, moved } = unitState(state, id);
      return origin !== null && moved && t.isLinked(t.hexNo(origin), t.hexNo(hex));
    })
  );
}

/** §2.3, §2.4: one unit of a side in a hex, no enemies together, and who stands in a hex holds it. */
function* judgeHexes(t: Tables, state: HlbState): Generator<Fault> {
  for (const hex of t.playableIds) {
    const here = t.unitIds.filter((id) => unitState(state, id).hex === hex);
    const [german = [], allied = []] = SIDES.map((side) =>
      here.filter((id) => sideOf(t.factionOfUnit(t.unitNo(id))) === side),
    );
    const at = spaceRef(hex);
    const params = { hex, units: here.join(',') };
    if (german.length > 0 && allied.length > 0 && isBattle(t, state, hex)) {
      for (const [list, of] of [
        [german, 'german'],
        [allied, 'allied'],
      ] as const)
        if (list.length > 1)
          yield fault({ id: 'stack', rule: '7.3', at, params, fixes: [toPool(t, list.slice(1), of)] });
      const [defender = ''] = standingOf(state).side === 'german' ? allied : german;
      const owner = state.control[hex];
      const faction = t.factionOfUnit(t.unitNo(defender));
      if (!owner || sideOf(owner) !== sideOf(faction)) yield ground(hex, faction);
      continue;
    }
    if (german.length > 0 && allied.length > 0) {
      yield fault({
        id: 'both-sides',
        rule: '7.4',
        at,
        params,
        fixes: [toPool(t, german, 'german'), toPool(t, allied, 'allied')],
      });
      continue;
    }
    const [first, ...more] = here;
    if (first === undefined) continue;
    const faction = t.factionOfUnit(t.unitNo(first));
    const side = sideOf(faction);
    if (more.length > 0) yield fault({ id: 'stack', rule: '7.3', at, params, fixes: [toPool(t, more, side)] });
    const owner = state.control[hex];
    if (!owner || sideOf(owner) !== side) yield ground(hex, faction);
  }
}

const takeOff = (markers: readonly string[]): Fix => ({
  line: say('fix.markers', { n: markers.length }),
  edits: markers.map((field): Edit => ({ edit: 'set', field, value: '' })),
});

/** §6: who carries which markers, and when. */
function* judgeMarkers(t: Tables, state: HlbState): Generator<Fault> {
  const { side, step } = standingOf(state);
  const carriers = new Set<UnitId>();
  const wrong: string[] = [];
  const early: string[] = [];
  for (const { id, faction } of t.markers) {
    const unit = state.markers[id] ?? null;
    if (unit === null) continue;
    const isOurs = t.factionOfUnit(t.unitNo(unit)) === faction;
    if (sideOf(faction) !== side || step === 'strategic') early.push(id);
    else if (!isOurs || carriers.has(unit) || unitState(state, unit).hex === null) wrong.push(id);
    carriers.add(unit);
  }
  if (early.length > 0) yield fault({ id: 'markers-early', rule: '6', fixes: [takeOff(early)] });
  if (wrong.length > 0) yield fault({ id: 'markers-wrong', rule: '6.2', fixes: [takeOff(wrong)] });
  if (early.length + wrong.length > 0) return;
  const assigned = t.markers.filter(({ id }) => state.markers[id] !== null).map(({ id }) => id);
  const most = t.markersReceived(side, state.turn);
  const params = { side, n: assigned.length, most, turn: state.turn };
  if (assigned.length > most)
    yield fault({ id: 'markers-over', rule: '6.1', params, fixes: [takeOff(assigned.slice(most))] });
  else
    for (const faction of factionsOf(side))
      if (countAssigned(t, state, faction) > t.markerCap(faction))
        yield fault({ id: 'markers-wrong', rule: '6.2', fixes: [takeOff(assigned)] });
}

const anew = (state: HlbState): Fix => ({
  line: say('fix.anew'),
  edits: [{ edit: 'set', field: 'phase', value: standingOf(state).step }],
});

function judgePieces(def: GameDefinition<HlbTypes>, state: HlbState, opens: () => boolean): readonly Fault[] {
  const t = tablesIn(def);
  const found = [...judgeHexes(t, state), ...judgeMarkers(t, state)];
  const standing = standingOf(state);
  if (
    found.length === 0 &&
    standing.step === 'combat' &&
    !t.unitIds.some((id) => unitState(state, id).origin !== null)
  ) {
    const move: Fix = { line: say('fix.movement'), edits: [{ edit: 'set', field: 'phase', value: 'movement' }] };
    return [fault({ id: 'no-battle', rule: '8.1', params: { side: standing.side }, fixes: [move] })];
  }
  if (found.length > 0 || opens()) return found;
  const { side } = standingOf(state);
  const next: Fix = {
    line: say('fix.other-side', { side: otherSide(side) }),
    edits: [
      { edit: 'set', field: 'side', value: otherSide(side) },
      { edit: 'set', field: 'phase', value: 'strategic' },
    ],
  };
  return [fault({ id: 'question', rule: '4.1', fixes: [anew(state), next] })];
}

export const judge = makeJudge<HlbTypes>({
  fault,
  isPlain,
  open: openDraft,
  judgePlain: judgePieces,
  anew,
  over: { rule: '9' },
  within: { rule: '4.1' },
});
