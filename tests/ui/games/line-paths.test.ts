/** Suggested moves are lines on the map: each unit starts where the moves before have brought it. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../../src/engine/games/hitlers-reich/definition.ts';
import { pathPoints } from '../../../src/ui/games/blitzkrieg-to-moscow-2/board/paths.tsx';
import { linePaths as ofMoscow } from '../../../src/ui/games/blitzkrieg-to-moscow-2/paths.ts';
import { standOf } from '../../../src/ui/games/hitlers-last-battles/board/layout.ts';
import { linePaths as ofBattles } from '../../../src/ui/games/hitlers-last-battles/paths.ts';
import { linePaths as ofReich } from '../../../src/ui/games/hitlers-reich/board/paths.ts';
import { viewOf as moscow } from './blitzkrieg-to-moscow-2/board-support.ts';
import { opening as battles } from '../board/hlb-scene.tsx';

const number = () => ({ x: 0, y: 0 });

describe('the ways of a line', () => {
  it('of Last Battles go through the hexes named, from where the unit has come to', () => {
    const scene = { facts: hitlersLastBattles.data.facts, queries: hitlersLastBattles.queries, view: battles };
    const from = battles.units['G-B']?.hex ?? '';
    const ways = ofBattles(scene, ['end-mark', 'move G-B 0503 0602', 'attack G-B 0703', 'nonsense'], number);
    expect(ways.map(({ at }) => at)).toEqual([1, 2]);
    const alone = (hex: string) => standOf(hex, 'alone');
    expect(ways[0]?.places).toEqual([from, '0503', '0602'].map(alone));
    expect(ways[1]?.places).toEqual(['0602', '0703'].map(alone));
  });

  it('of Moscow 2 are one for the steps of a unit, and one for an attack', () => {
    const view = moscow();
    const scene = { facts: blitzkriegToMoscow2.data.facts, queries: blitzkriegToMoscow2.queries, view };
    const line = ['move g-pz2 1401', 'step 1502', 'halt', 'attack 1503', 'join g-pz2', 'join g-pz3', 'assault'];
    const ways = ofMoscow(scene, line, number);
    expect(ways.map(({ at }) => at)).toEqual([0, 3]);
    expect(ways[0]?.places).toEqual(pathPoints([view.units['g-pz2']?.place ?? '', '1401', '1502']));
    expect(ways[1]?.places).toEqual(pathPoints(['1502', '1503']));
  });

  it('of Hitler’s Reich lead from where an attack begins, and a blitz from what was attacked', () => {
    const ways = ofReich({ facts: hitlersReich.data.facts, queries: hitlersReich.queries }, [
      'plan',
      'A land austria>yugoslavia',
      'blitz greece',
      'fortify berlin',
    ]);
    expect(ways.map(({ at, places }) => [at, places.length])).toEqual([
      [1, 2],
      [2, 2],
      [3, 1],
    ]);
  });
});
