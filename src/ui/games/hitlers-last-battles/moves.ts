import type { Line, TargetRef } from '../../../engine/kernel/types.ts';
import { parseTarget, unitRef } from '../../../engine/kits/pointing/targets.ts';
import { findUnit, hexOfUnit, markerOn, sideOfUnit } from './lookup.ts';
import type { HlbMove, HlbScene, HlbWords } from './lookup.ts';

/** What the table asks about the legal moves as a list. */

/**
 * What takes something back comes last: the first entry never undoes what was done before it.
 * Paths to one hex differ only where they take different hexes on the way (§2.4): of those that take none, the first
 * is enough, and the direct one comes first.
 */
export function distinctMoves({ facts, view }: HlbScene, moves: readonly HlbMove[]): readonly HlbMove[] {
  const plain = new Set<string>();
  const takes = (move: HlbMove): boolean => {
    if (move.type !== 'move' || move.path.length < 2) return false;
    const owner = view.control[move.path[0] ?? ''];
    return owner !== undefined && facts.sideOf[owner] !== sideOfUnit({ facts }, move.unit);
  };
  const isDirect = (move: HlbMove): boolean => move.type === 'move' && move.path.length === 1;
  const end = (move: HlbMove): string => (move.type === 'move' ? `${move.unit} ${move.path.at(-1) ?? ''}` : '');
  for (const move of moves) if (isDirect(move)) plain.add(end(move));
  const distinct = moves.filter((move) => {
    if (move.type !== 'move' || isDirect(move) || takes(move)) return true;
    if (plain.has(end(move))) return false;
    plain.add(end(move));
    return true;
  });
  return [...distinct.filter(({ type }) => type !== 'unmark'), ...distinct.filter(({ type }) => type === 'unmark')];
}

/** Own units that have nothing to do in this list; they keep their place and say why. */
export function listClosed(
  { facts, view }: HlbScene,
  { moves, base }: { readonly moves: readonly HlbMove[]; readonly base: readonly TargetRef[] },
): readonly TargetRef[] {
  if (base.length > 0) return [];
  const [kind] = new Set(moves.filter((move) => !move.type.startsWith('end-')).map((move) => move.type));
  const offered = new Set(moves.flatMap((move) => ('unit' in move && move.unit !== null ? [move.unit] : [])));
  const own = facts.units.filter((unit) => facts.sideOf[unit.faction] === view.side && !offered.has(unit.id));
  const onMap = own.filter((unit) => hexOfUnit(view, unit.id) !== null);
  switch (kind) {
    case 'move':
    case 'attack':
      return onMap.map((unit) => unitRef(unit.id));
    case 'support':
      // The attacker itself is what is supported.
      return onMap.filter((unit) => unit.id !== view.battle?.attacker).map((unit) => unitRef(unit.id));
    case 'replace':
      return own.filter((unit) => !onMap.includes(unit)).map((unit) => unitRef(unit.id));
    default:
      return [];
  }
}

/** What ending the step would leave unused. */
export function listUnspent({ view }: HlbScene, moves: readonly HlbMove[], inFull: boolean): readonly Line[] {
  const types = new Set(moves.map((move) => move.type));
  if (types.has('end-move')) {
    const units = [
      ...new Set(moves.flatMap((move) => (move.type === 'move' || move.type === 'attack' ? [move.unit] : []))),
    ];
    if (units.length === 0) return [];
    if (inFull) return [{ key: 'table.hlb.unspent.units', params: { units: units.join(',') } }];
    return [{ key: 'table.hlb.unspent.count', params: { n: units.length } }];
  }
  const { markersLeft, replacementsLeft } = view.strategic;
  if (types.has('end-mark') && markersLeft > 0)
    return [{ key: 'table.hlb.unspent.markers', params: { n: markersLeft } }];
  if (types.has('end-replace')) {
    const n = Object.values(replacementsLeft).reduce((sum, left) => sum + left, 0);
    return n > 0 ? [{ key: 'table.hlb.unspent.replacements', params: { n } }] : [];
  }
  return [];
}

/** The catalogue's sentence for a recorded move, from its text alone. */
function sentenceOf(notation: string): Line | null {
  const [verb = '', a = '', b = '', c] = notation.split(' ');
  switch (verb) {
    case 'replace':
      return { key: 'hlb.move.replace', params: { unit: a, hex: b } };
    case 'mark':
      return { key: 'hlb.move.mark', params: { marker: a, unit: b } };
    case 'unmark':
      return { key: 'table.hlb.unmark', params: { marker: a } };
    case 'move':
      return c === undefined
        ? { key: 'hlb.move.move', params: { unit: a, hex: b } }
        : { key: 'hlb.move.move-via', params: { unit: a, via: b, hex: c } };
    case 'attack':
      return { key: 'hlb.move.attack-hex', params: { unit: a, hex: b } };
    case 'battle':
    case 'retreat':
      return { key: `hlb.move.${verb}-hex`, params: { hex: a } };
    case 'support':
      return a === 'none' ? { key: 'hlb.move.support-none' } : { key: 'hlb.move.support', params: { unit: a } };
    case 'volkssturm':
      return { key: `hlb.move.volkssturm-${a}` };
    case 'end-replace':
    case 'end-mark':
    case 'end-move':
      return { key: `hlb.move.${verb}` };
    default:
      return null;
  }
}

/** A move that no catalogue knows (a later version of the game) shows as it was written. */
export function wordNotation({ i18n }: HlbWords, notation: string): string {
  const sentence = sentenceOf(notation);
  return sentence && i18n.has(sentence.key) ? i18n.line(sentence) : notation;
}

/** The marker's name where a unit carries one, for lists. */
export const markerName = ({ view, i18n }: HlbWords, unit: string): string | null => {
  const marker = markerOn(view, unit);
  return marker === null ? null : i18n.t('table.hlb.name.marker', { marker });
};

/** Whether a target is a unit of the data. */
export const isUnit = ({ facts }: HlbScene, target: TargetRef): boolean => {
  const { kind, id } = parseTarget(target);
  return kind === 'unit' && findUnit(facts, id) !== null;
};
