/** When each reason is true, told from the position alone: what the property of the refusals holds them against. */
import type { AskFrame } from '../../../src/engine/games/hitlers-last-battles/frames.ts';
import type { Faction, Side } from '../../../src/engine/games/hitlers-last-battles/ids.ts';
import { allReadingsOf } from '../../../src/engine/games/hitlers-last-battles/rulings.ts';
import type { HlbState } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import type { Params } from '../../../src/engine/kernel/types.ts';
import { tables as t } from './support.ts';

export interface Said {
  readonly state: HlbState;
  readonly frame: AskFrame;
  /** Any seat. */
  readonly seat: Side;
  readonly isPicked: boolean;
  readonly params: Params;
}
type Truth = (said: Said) => boolean;

const text = ({ params }: Said, name: string): string => String(params[name] ?? '');
const many = (said: Said, name: string): readonly string[] => text(said, name).split(',').filter(Boolean);
const factionOf = (unit: string): Faction => unit.charAt(0) as Faction;
const sideOf = (of: string): Side => (of.startsWith('G') ? 'german' : 'allied');

const unit = (said: Said, name = 'unit') => said.state.units[text(said, name)];
const hexOf = (said: Said, name = 'unit'): string | null => unit(said, name)?.hex ?? null;
const isIn = (said: Said, name: string, hex = 'hex'): boolean => hexOf(said, name) === text(said, hex);
const isOut = (said: Said, name = 'unit'): boolean => hexOf(said, name) === null;
const unitsIn = ({ state }: Said, hex: string) => Object.keys(state.units).filter((id) => state.units[id]?.hex === hex);
/** Adjacent on the map; `linked`: no sea between. */
const beside = (a: string, b: string): boolean => t.neighboursOf(t.hexNo(a)).includes(t.hexNo(b));
const linked = (a: string, b: string): boolean => t.isLinked(t.hexNo(a), t.hexNo(b));
const distance = (from: string, to: string): number => {
  let [now, steps] = [new Set([from]), 0];
  for (; !now.has(to) && steps < 30; steps++)
    now = new Set([...now, ...[...now].flatMap((hex) => t.neighboursOf(t.hexNo(hex)).map((no) => t.hexId(no)))]);
  return steps;
};
const isPlayable = (hex: string): boolean => t.playableIds.includes(hex);
const isCity = (hex: string): boolean => t.hexFacts(t.hexNo(hex)).cityValue > 0;
const nearEnemies = (said: Said, hex: string, enemies: string): boolean =>
  many(said, enemies).every((id) => {
    const at = said.state.units[id]?.hex ?? null;
    return at !== null && beside(at, hex);
  });
const owner = ({ state }: Said, hex: string): Faction | undefined => state.control[hex];
const start = (id: string): string => t.hexId(t.starts[t.unitNo(id)] ?? -1);
const foes = (said: Said): Side => (said.frame.side === 'german' ? 'allied' : 'german');
const carriers = ({ state }: Said) => Object.values(state.markers).filter((id) => id !== null);
const hasNoMarker = (said: Said, name: string): boolean => !carriers(said).includes(text(said, name));
const markersIn = ({ state }: Said, faction: string): number =>
  Object.values(state.markers).filter((id) => id?.startsWith(faction)).length;

const ways: Readonly<Record<string, readonly string[]>> = {
  G: ['n', 's'],
  W: ['n', 's', 'nw', 'sw'],
  S: ['n', 's', 'ne', 'se'],
};

export const TRUTHS: Readonly<Record<string, Truth>> = {
  GAME_OVER: ({ state }) => state.result !== null,
  UNKNOWN_ID: () => true,
  WRONG_PLAYER: (said) => said.seat === text(said, 'side'),
  WRONG_STEP: (said) => said.params['step'] !== said.params['when'],
  'WRONG_STEP.unit': () => true,
  'WRONG_STEP.space': () => true,
  'WRONG_STEP.marker': ({ frame }) => frame.at !== 'strategic/markers',
  'WRONG_STEP.picked-unit': ({ isPicked }) => isPicked,
  'WRONG_STEP.picked-space': ({ isPicked }) => isPicked,
  'WRONG_STEP.picked-marker': ({ isPicked }) => isPicked,
  'WRONG_STEP.picked-button': ({ isPicked }) => isPicked,
  'WRONG_STEP.unit-here': (said) => isIn(said, 'unit') && sideOf(text(said, 'unit')) === said.seat,
  'WRONG_STEP.in-battle-attacker': (said) => isIn(said, 'unit') && unit(said)?.origin !== null,
  'WRONG_STEP.in-battle-defender': (said) =>
    isIn(said, 'unit') && unitsIn(said, text(said, 'hex')).some((id) => said.state.units[id]?.origin !== null),
  NOT_YOUR_UNIT: (said) => sideOf(text(said, 'unit')) !== text(said, 'side'),
  'NOT_YOUR_UNIT.attack-hex': (said) => isIn(said, 'enemy') && sideOf(text(said, 'enemy')) === foes(said),
  NOT_IN_POOL: (said) => isIn(said, 'unit'),
  'NOT_ON_MAP.mark': (said) => isOut(said),
  'NOT_ON_MAP.move': (said) => isOut(said),
  'NOT_ON_MAP.attack': (said) => isOut(said),
  'NOT_ON_MAP.support': (said) => isOut(said),
  NO_REPLACEMENT_LEFT: (said) => said.state.strategic.replacementsLeft[text(said, 'faction') as Faction] === 0,
  'BAD_PLACEMENT.closed': (said) => !isPlayable(text(said, 'hex')),
  'BAD_PLACEMENT.occupied': (said) => isIn(said, 'by'),
  'BAD_PLACEMENT.enemy-near': (said) =>
    allReadingsOf(said.state)['beside-enemy'] === 'every-hex' && nearEnemies(said, text(said, 'hex'), 'enemies'),
  'BAD_PLACEMENT.enemy-near-cities': (said) =>
    isCity(text(said, 'hex')) && nearEnemies(said, text(said, 'hex'), 'enemies'),
  'BAD_PLACEMENT.enemy-near-next-to-cities': (said) =>
    besideCity(text(said, 'hex')) && nearEnemies(said, text(said, 'hex'), 'enemies'),
  'BAD_PLACEMENT.enemy-near-starts-and-next-to-cities': (said) =>
    (besideCity(text(said, 'hex')) || start(text(said, 'unit')) === text(said, 'hex')) &&
    nearEnemies(said, text(said, 'hex'), 'enemies'),
  'BAD_PLACEMENT.start-not-held': (said) =>
    start(text(said, 'unit')) === text(said, 'hex') && isLost(said, text(said, 'hex'), text(said, 'faction')),
  'BAD_PLACEMENT.city-not-held': (said) =>
    isCity(text(said, 'hex')) && isLost(said, text(said, 'hex'), text(said, 'faction')),
  'BAD_PLACEMENT.no-place': (said) => isNoPlace(said),
  'BAD_PLACEMENT.no-place-west': (said) => isNoPlace(said) && factionOf(text(said, 'unit')) === 'W',
  'BAD_PLACEMENT.no-place-east': (said) => isNoPlace(said) && factionOf(text(said, 'unit')) === 'S',
  'BAD_PLACEMENT.nowhere': (said) =>
    owner(said, start(text(said, 'unit'))) !== text(said, 'faction') &&
    !t.playableIds.some((hex) => isCity(hex) && owner(said, hex) === text(said, 'faction')),
  'VOLKSSTURM_NOT_ALLOWED.units': (said) => Number(said.params['units']) > Number(said.params['max']),
  'VOLKSSTURM_NOT_ALLOWED.markers': ({ state }) => state.strategic.markersLeft === 0,
  'MARKER_LIMIT.other-side': (said) => sideOfMarker(text(said, 'marker')) !== text(said, 'side'),
  'MARKER_LIMIT.unit-marked': (said) => said.state.markers[text(said, 'carries')] === text(said, 'unit'),
  'MARKER_LIMIT.marker-used': (said) => said.state.markers[text(said, 'marker')] === text(said, 'carrier'),
  'MARKER_LIMIT.none-left': ({ state }) => state.strategic.markersLeft === 0,
  'MARKER_LIMIT.faction': (said) => factionOf(text(said, 'unit')) === text(said, 'unitFaction'),
  'MARKER_LIMIT.not-assigned': (said) => (said.state.markers[text(said, 'marker')] ?? null) === null,
  CONCENTRATION: (said) => markersIn(said, text(said, 'faction')) === 0 && said.state.strategic.markersLeft > 0,
  'CONCENTRATION.take-back': (said) =>
    markersIn(said, text(said, 'faction')) === 0 && said.state.strategic.markersLeft === 0,
  'CONCENTRATION.both': (said) => markersIn(said, 'W') === 0 && markersIn(said, 'S') === 0,
  ALREADY_MOVED: (said) => unit(said)?.moved === true,
  'ALREADY_MOVED.attacked': (said) => unit(said)?.origin !== null && isIn(said, 'unit'),
  'BAD_PATH.length': (said) => Number(said.params['max']) > 0,
  'BAD_PATH.sea': (said) => !isPlayable(text(said, 'hex')),
  'BAD_PATH.closed': (said) => !isPlayable(text(said, 'hex')),
  'BAD_PATH.not-adjacent': (said) => !beside(text(said, 'from'), text(said, 'hex')),
  'BAD_PATH.sea-side': (said) => !linked(text(said, 'from'), text(said, 'hex')),
  'BAD_PATH.enemy': (said) => isIn(said, 'enemy') && sideOf(text(said, 'enemy')) === foes(said),
  'BAD_PATH.back': (said) => isIn(said, 'unit'),
  'BAD_PATH.same': (said) => isIn(said, 'unit'),
  'BAD_PATH.far': (said) =>
    distance(text(said, 'from'), text(said, 'hex')) > Number(said.params['movement']) || !isWay(said),
  'BAD_PATH.nobody-near': (said) =>
    Object.entries(said.state.units).every(
      ([id, { hex }]) =>
        sideOf(id) !== said.seat || hex === null || distance(hex, text(said, 'hex')) > Number(said.params['movement']),
    ),
  ZONE_TO_ZONE: (said) =>
    nearEnemies(said, text(said, 'from'), 'fromEnemies') && nearEnemies(said, text(said, 'hex'), 'toEnemies'),
  STACKING: (said) => isIn(said, 'by') && sideOf(text(said, 'by')) === said.frame.side,
  'STACKING.attacker': (said) => isIn(said, 'by') && isIn(said, 'enemy') && unit(said, 'by')?.origin !== null,
  NOT_ADJACENT: (said) => !beside(text(said, 'from'), text(said, 'hex')),
  'NOT_ADJACENT.sea-side': (said) => !linked(text(said, 'from'), text(said, 'hex')),
  NO_ENEMY: (said) => !unitsIn(said, text(said, 'hex')).some((id) => sideOf(id) === foes(said)),
  NO_BATTLE: (said) => !unitsIn(said, text(said, 'hex')).some((id) => said.state.units[id]?.origin !== null),
  'NO_BATTLE.resolved': (said) => isIn(said, 'unit') && unit(said)?.fought === true,
  'BAD_SUPPORT.no-marker': (said) => hasNoMarker(said, 'attacker'),
  'BAD_SUPPORT.attacker': (said) => said.frame.at === 'combat/support' && said.frame.attacker === text(said, 'unit'),
  'BAD_SUPPORT.attacked': (said) => unit(said)?.origin !== null || unit(said)?.fought === true,
  'BAD_SUPPORT.defended': (said) =>
    allReadingsOf(said.state)['fought-before'] === 'this-turn' &&
    (said.state.tally?.attacked.includes(text(said, 'unit')) ?? false),
  'BAD_SUPPORT.supported': (said) => unit(said)?.supported === true,
  'BAD_SUPPORT.not-adjacent': (said) => isIn(said, 'unit', 'from') && !beside(text(said, 'from'), text(said, 'hex')),
  'BAD_SUPPORT.sea-side': (said) => isIn(said, 'unit', 'from') && !linked(text(said, 'from'), text(said, 'hex')),
  'BAD_RETREAT.not-adjacent': (said) => !beside(text(said, 'from'), text(said, 'hex')),
  'BAD_RETREAT.sea-side': (said) => !linked(text(said, 'from'), text(said, 'hex')),
  'BAD_RETREAT.closed': (said) => !isPlayable(text(said, 'hex')),
  'BAD_RETREAT.occupied': (said) => isIn(said, 'by'),
  'BAD_RETREAT.direction-G': (said) => isWrongWay(said, 'G'),
  'BAD_RETREAT.direction-W': (said) => isWrongWay(said, 'W'),
  'BAD_RETREAT.direction-S': (said) => isWrongWay(said, 'S'),
};

const besideCity = (hex: string): boolean => t.neighboursOf(t.hexNo(hex)).some((no) => t.hexFacts(no).cityValue > 0);
/** True if the required holders have lost the hex, by the reading of Q4. */
const isLost = (said: Said, hex: string, faction: string): boolean => {
  const now = owner(said, hex);
  const reading = allReadingsOf(said.state)['whose-cities'];
  return reading === 'own' ? now !== faction : sideOf(now ?? '') !== sideOf(faction);
};
const isNoPlace = (said: Said): boolean =>
  !isCity(text(said, 'hex')) && start(text(said, 'unit')) !== text(said, 'hex');
/** A hex between the two that a unit could pass at all. */
const isWay = (said: Said): boolean =>
  t
    .neighboursOf(t.hexNo(text(said, 'from')))
    .some((via) => linked(text(said, 'from'), t.hexId(via)) && linked(t.hexId(via), text(said, 'hex')));
const isWrongWay = (said: Said, faction: string): boolean => !(ways[faction] ?? []).includes(text(said, 'direction'));
const sideOfMarker = (marker: string): Side => (t.factionOfMarker(t.markerNo(marker)) === 'G' ? 'german' : 'allied');
