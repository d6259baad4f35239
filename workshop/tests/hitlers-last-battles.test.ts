import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { centreOf } from '../../src/ui/games/hitlers-last-battles/board/layout.ts';
import { fields, marshes, woods } from '../map/engraving/cover.ts';
import { engrave } from '../map/engraving/drawing.ts';
import type { Ground } from '../map/engraving/ground.ts';
import { peaks } from '../map/engraving/relief.ts';
import { depthIn, surveyOf } from '../map/engraving/survey.ts';
import type { Survey } from '../map/engraving/survey.ts';
import { renderBoard } from '../map/files.ts';
import type { MapFile } from '../map/files.ts';
import { HEXES, project } from '../games/hitlers-last-battles/map/board.ts';
import { buildMap } from '../games/hitlers-last-battles/map/build.ts';
import type { BuiltMap } from '../games/hitlers-last-battles/map/built-map.ts';
import { checkMap } from '../games/hitlers-last-battles/map/checks.ts';
import { groundOf } from '../games/hitlers-last-battles/map/ground.ts';
import { startsOf } from '../../tests/map/pictures.ts';

const { facts } = hitlersLastBattles;

/** Drawing the map takes a second or two on a free machine; all tests share one. */
let files: readonly MapFile[];
let map: BuiltMap;
let ground: Ground;
let survey: Survey;
beforeAll(async () => {
  files = await renderBoard('hitlers-last-battles');
  map = buildMap();
  ground = groundOf(map);
  survey = surveyOf(ground);
}, 60_000);

describe('the committed map', () => {
  it('is what the tool writes from Natural Earth today', () => {
    for (const { url, text } of files) {
      // Compared as a whole, reported in a word: a difference of 90 KB says nothing.
      expect(readFileSync(url, 'utf8') === text, `${url.pathname} is stale: run npm run map`).toBe(true);
    }
  });

  it('lies under the hexes where the board draws them', () => {
    for (const { id, centre } of HEXES) {
      expect(centreOf(id).x).toBeCloseTo(centre[0], 6);
      expect(centreOf(id).y).toBeCloseTo(centre[1], 6);
    }
  });

  it('projects each hex centre of the data to the middle of its hex', () => {
    for (const hex of facts.hexes) {
      const [x, y] = project(hex.lon, hex.lat);
      expect(x).toBeCloseTo(centreOf(hex.id).x, 6);
      expect(y).toBeCloseTo(centreOf(hex.id).y, 6);
    }
  });
});

describe('the engraved pictures', () => {
  it('are drawn the same every time, without a word in them', () => {
    const svg = engrave(ground);
    expect(engrave(ground) === svg).toBe(true);
    expect(svg).not.toMatch(/<text|NaN|Infinity|undefined/);
  });

  it('say nothing of terrain that the rules do not know: woods and marshes keep to their patches', () => {
    expect(new Set(ground.hexes.map(({ terrain }) => terrain))).toEqual(new Set(['clear']));
    for (const draw of [woods, marshes]) {
      for (const [x, y] of startsOf(draw(ground, survey))) {
        const isNear = [-12, 0, 12].some((way) =>
          [-12, 0, 12].some((down) => ground.patches.some((patch) => depthIn(patch, x + way, y + down) > 0)),
        );
        expect(isNear, `${x} ${y}`).toBe(true);
      }
    }
  });

  it('keep fields to the hexes of the game, and know where woods and peaks stand', () => {
    const playable = new Set(facts.hexes.filter((hex) => hex.playable).map(({ id }) => id));
    for (const [x, y] of startsOf(fields(ground, survey))) {
      expect(playable, `${x} ${y}`).toContain(survey.hexAt(x, y)?.id);
    }
    for (const patch of ground.patches) {
      const [x, y] = patch.at;
      if (survey.hexAt(x, y) && depthIn(patch, x, y) > 0) expect(['forest', 'marsh']).toContain(survey.coverAt(x, y));
    }
    for (const [x, y] of ground.peaks) expect(survey.isLevel(x, y), `${x} ${y}`).toBe(false);
  });

  it('raise peaks only where the table of ranges has them', () => {
    expect(ground.peaks.length).toBeGreaterThan(100);
    expect(peaks({ ...ground, peaks: [] }, survey)).toBe('');
  });
});

describe('the checks of the map tool', () => {
  it('accept the map as it is', () => {
    expect(() => checkMap(map)).not.toThrow();
  });

  it('find a hex that has lost its land', () => {
    const hexLand = new Map(map.hexLand).set('0602', { polygons: [], share: 0 });
    expect(() => checkMap({ ...map, hexLand })).toThrow(/playable hex 0602 Berlin has only 0% land/);
  });

  it('find a sea hex that has fallen dry', () => {
    const hexLand = new Map(map.hexLand).set('0301', { polygons: [], share: 0.9 });
    expect(() => checkMap({ ...map, hexLand })).toThrow(/sea hex 0301 .* has 90% land/);
  });

  it('find a river that misses its hex', () => {
    const rivers = new Map(map.rivers).set('warthe', { rank: 1, line: [project(2, 48), project(3, 48.2)] });
    expect(() => checkMap({ ...map, rivers })).toThrow(/river warthe crosses only 0 units of hex 0802/);
  });

  it('find a river that runs through the sea', () => {
    const rivers = new Map(map.rivers).set('ems', {
      rank: 2,
      line: [project(3, 54.5), project(4, 54.8), project(5, 55)],
    });
    expect(() => checkMap({ ...map, rivers })).toThrow(/river ems runs 100% of its points through the sea/);
  });

  it('find a lake that has slipped into the sea', () => {
    const afloat = Array.from({ length: 16 }, (_, i) => project(4 + i / 40, 54.5));
    expect(() => checkMap({ ...map, lakes: new Map(map.lakes).set('garda', afloat) })).toThrow(/lake garda reaches/);
  });

  it('find a mountain at sea', () => {
    const [x, y] = project(4, 54.6);
    expect(() => checkMap({ ...map, peaks: [[x, y, 1]] })).toThrow(/a mountain stands in the sea/);
  });

  it('find a sea hexside that lies on land', () => {
    const everywhere = [[project(-5, 60), project(35, 60), project(35, 40), project(-5, 40), project(-5, 60)]];
    expect(() => checkMap({ ...map, land: [everywhere] })).toThrow(/sea hexside 0501–0601 is 0% water/);
  });
});
