import type { ReachReading } from '../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import type { March } from '../../table/game-table.ts';
import { nameTarget } from './targets.ts';
import { cut, joinFacts, listIds, sideOfUnit, spaceRef, unitRef } from './things.ts';
import type { BtmMove, BtmWords } from './things.ts';
import { isTaken, wordHex } from './unit-words.ts';

/** The way of a unit over several hexes (§10), which the rules walk hex by hex, offered as one choice. */

export interface BtmOpen {
  readonly moves: readonly BtmMove[];
  readonly picked: readonly TargetRef[];
}

export function listMarches(scene: BtmWords, open: BtmOpen): readonly March<BtmMove>[] {
  const unit = walkerOf(scene, open);
  if (unit === null) return [];
  const isUnderWay = scene.view.question?.at === 'movement/path';
  return scene.facts.queries
    .readReach(scene.view, unit)
    .filter(({ path }) => path.length > 1)
    .map((reach) => marchTo(scene, unit, reach, isUnderWay));
}

/** Who would walk: the unit on its way, or the one that was picked and can set out. */
function walkerOf({ view: { question } }: BtmWords, { moves, picked }: BtmOpen): string | null {
  if (question?.at === 'movement/path') return question.unit;
  const [only, ...others] = picked;
  if (question?.at !== 'movement/move' || only === undefined || others.length > 0) return null;
  const { id } = cut(only);
  return only === unitRef(id) && moves.some((move) => move.type === 'move' && move.unit === id) ? id : null;
}

function marchTo(scene: BtmWords, unit: string, reach: ReachReading, isUnderWay: boolean): March<BtmMove> {
  const { t, lang } = scene.i18n;
  const { hex, path, stops } = reach;
  const steps = path.map((to, at): BtmMove =>
    at === 0 && !isUnderWay ? { type: 'move', unit, to } : { type: 'step', to },
  );
  const target = spaceRef(hex);
  const what = wordHex(scene, hex);
  const takes = /^\d/.test(hex) && isTaken(scene, hex, sideOfUnit(scene.facts, unit));
  const n = path.length;
  const way = t('table.btm.march', { n, places: listIds(path.slice(0, -1)) });
  return {
    target,
    // Who must stop there halts unasked.
    moves: stops === null ? [...steps, { type: 'halt' }] : steps,
    words: {
      group: 'table.btm.group.march',
      title: nameTarget(scene, target),
      detail: joinFacts(lang, [takes ? t('table.btm.takes', { what }) : what, way]),
    },
    label: { key: 'table.btm.march.go', params: { unit, place: hex, n } },
  };
}
