import type { HrFacts } from '../../../../engine/games/hitlers-reich/facts.ts';
import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { emWidth, isJapanese } from '../../../board/lettering.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import { layoutOf, ON_LINE } from './layout.ts';
import type { Place, SpaceShape } from './shapes.ts';

export interface PrintedName {
  readonly id: SpaceId;
  readonly shape: SpaceShape;
  readonly isSea: boolean;
  readonly isClosed: boolean;
  readonly at: Place;
  readonly size: number;
  readonly lines: readonly { readonly text: string; readonly squeeze: number | null }[];
  readonly width: number;
  readonly height: number;
  /** The step of `DETAILS` from which it has room without covering a larger name. */
  readonly from: number;
}

/** Ems to a letter, with its spacing: capitals of Barlow Condensed, italics of EB Garamond; and to a line. */
const LETTER = { land: 0.53, sea: 0.47 };
const LINE = 1.02;
/** Kana are set narrower where they must, as on Japanese maps. */
const NARROWEST = 0.72;
/** Excess of kana over the room that the English name takes; on land also this share of the area's radius. */
const EASE = 1.12;
const OF_RADIUS = 1.7;
/** No name is smaller on the screen, in pixels. */
export const LEAST = 12;
/** A name grown further than this against its space would seem to name its neighbours. */
const MOST_GROWTH = 1.7;
/** Names may come this near, board units: their boxes are measured with some room. */
const TOUCH = 6;

export const nameRect = ({ at: [x, y], width, height }: Pick<PrintedName, 'at' | 'width' | 'height'>): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Scales, pixels per unit, from which more names are printed. */
export const DETAILS = [0.3, 0.36, 0.42, 0.48, 0.54, 0.58, 0.66, 0.78] as const;

/** The lines of an English name, as the map tool broke it: three words in two lines keep the first two together. */
function breakEnglish(name: string, lines: number): readonly string[] {
  if (lines < 2) return [name];
  const words = name.split(/[ -]/);
  if (words.length <= lines) return words;
  return [words.slice(0, words.length - lines + 1).join(' '), ...words.slice(words.length - lines + 1)];
}

/** Breaks of a Japanese name: at the dot, and before the word for its kind. */
const breakJapanese = (name: string): readonly string[] =>
  name.includes('・') ? name.split('・') : name.split(/(?=地中海|海峡|諸国)/);

interface Fitted {
  readonly size: number;
  readonly lines: PrintedName['lines'];
}

function fitJapanese(name: string, size: number, room: number, mayBreak: boolean): Fitted {
  const fit = (lines: readonly string[]): Fitted => {
    const longest = Math.max(...lines.map((line) => emWidth(line, LETTER.land)));
    const fitting = Math.min(size, room / (longest * NARROWEST));
    return {
      size: fitting,
      lines: lines.map((text) => {
        const full = emWidth(text, LETTER.land) * fitting;
        return { text, squeeze: full > room ? room : null };
      }),
    };
  };
  const whole = fit([name]);
  const broken = mayBreak ? fit(breakJapanese(name)) : whole;
  return broken.size > whole.size || whole.lines.some(({ squeeze }) => squeeze !== null) ? broken : whole;
}

function fitName(name: string, lines: readonly string[], shape: SpaceShape, letter: number): Fitted {
  if (!isJapanese(name)) return { size: shape.text, lines: lines.map((text) => ({ text, squeeze: null })) };
  const english = Math.max(...lines.map((line) => line.length)) * shape.text * letter;
  const room = hasCompany(shape) ? english : Math.max(english * EASE, isRoomy(shape) ? shape.radius * OF_RADIUS : 0);
  return fitJapanese(name, shape.text, room, shape.lines > 1);
}

/** The largest circle of a sea zone is often not where its name is. */
const isRoomy = ({ leader, slots }: SpaceShape): boolean => !leader && !slots.fleetAxis;

const hasCompany = ({ slots }: SpaceShape): boolean =>
  Object.entries(slots).some(([slot, [, y]]) => slot !== 'name' && Math.abs(y - slots.name[1]) < ON_LINE);

/**
 * All names in the present language, each with the step of zoom from which it is printed. Larger spaces come first; a
 * smaller name waits until it is clear of them.
 */
export function printNames(facts: HrFacts, named: (space: HrFacts['areas'][number]) => string): readonly PrintedName[] {
  const { shapeOf } = layoutOf(facts);
  const zones = new Set(facts.zones.map(({ id }) => id));
  const names = [...facts.areas, ...facts.zones].flatMap((space): Omit<PrintedName, 'from'>[] => {
    const shape = shapeOf(space.id);
    if (!shape) return [];
    const isSea = zones.has(space.id);
    const letter = isSea ? LETTER.sea : LETTER.land;
    const english = breakEnglish(space.name.en, shape.lines);
    const { size, lines } = fitName(named(space), english, shape, letter);
    const width = Math.max(...lines.map(({ text, squeeze }) => squeeze ?? emWidth(text, letter) * size));
    return [
      {
        id: space.id,
        shape,
        isSea,
        isClosed: space.start1941 === 'impassable',
        // A name with fewer lines than there is room for is on the upper line, near its pieces.
        at: [shape.slots.name[0], shape.slots.name[1] - ((shape.lines - lines.length) * size * LINE) / 2],
        size,
        lines,
        width,
        height: lines.length * size * LINE,
      },
    ];
  });
  const steps = [DETAILS[0] * 0.85, ...DETAILS].map((k) => shownAt(names, k));
  return names.map((name) => {
    const from = steps.findIndex((shown) => shown.has(name.id));
    return { ...name, from: from < 0 ? steps.length : from };
  });
}

/** Returns how much larger than printed a name is drawn, so that it can be read at `k` pixels per unit. */
const growth = (size: number, k: number): number => Math.max(1, LEAST / (size * k));

function shownAt(names: readonly Omit<PrintedName, 'from'>[], k: number): ReadonlySet<SpaceId> {
  const kept: { readonly at: Place; readonly width: number; readonly height: number }[] = [];
  const shown = new Set<SpaceId>();
  const weight = ({ shape, isSea, size }: (typeof names)[number]) =>
    size * (isSea ? 0.9 : 1) + (shape.slots.drums ? 2 : 0) + shape.radius / 100;
  for (const name of [...names].sort((a, b) => weight(b) - weight(a))) {
    const grown = growth(name.size, k);
    const box = { at: name.at, width: name.width * grown, height: name.height * grown };
    const isFree = kept.every(
      (other) =>
        Math.abs(other.at[0] - box.at[0]) >= (other.width + box.width) / 2 - TOUCH ||
        Math.abs(other.at[1] - box.at[1]) >= (other.height + box.height) / 2,
    );
    if (grown > MOST_GROWTH || !isFree) continue;
    kept.push(box);
    shown.add(name.id);
  }
  return shown;
}
