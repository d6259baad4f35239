import type { Chance, Mode, Sound } from './workshop.ts';
import {
  band,
  below,
  chanceFrom,
  finished,
  lay,
  louder,
  noise,
  ring,
  shaped,
  silence,
  struck,
  swell,
} from './workshop.ts';

/** The sounds of the table: bone, wood, paper, ink and a drum. Dry and short, as things on a table are. */

const modes = (...list: readonly (readonly [at: number, fall: number, gain: number])[]): readonly Mode[] =>
  list.map(([at, fall, gain]) => ({ at, fall, gain }));

const scaled = (list: readonly Mode[], by: number): readonly Mode[] =>
  list.map((mode) => ({ ...mode, at: mode.at * by }));

const BONE = modes([2350, 5, 0.7], [3620, 4, 0.5], [5240, 3, 0.32], [7400, 2, 0.18]);
const TABLE = modes([176, 34, 0.6], [312, 26, 0.52], [498, 18, 0.34], [815, 10, 0.2]);
const COUNTER = modes([590, 15, 0.5], [1040, 11, 0.42], [1730, 7, 0.26], [2900, 4, 0.14]);

/** A die that touches the table once. */
function hit(strength: number, chance: Chance): Sound {
  const sound = ring(90, scaled(BONE, 0.9 + 0.22 * chance()));
  lay(sound, louder(ring(90, scaled(TABLE, 0.94 + 0.12 * chance())), 0.55 + 0.4 * strength));
  lay(sound, louder(shaped(below(noise(8, chance), 7000), struck(0.3, 1.6)), 0.7));
  return louder(sound, strength);
}

/** Dice on wood: they rattle, come closer together, and settle. */
function dice(seed: number): Sound {
  const chance = chanceFrom(seed);
  const sound = silence(480);
  for (let at = 0, strength = 1; at < 440;) {
    lay(sound, hit(strength * (0.6 + 0.4 * chance()), chance), at);
    at += 26 + 52 * chance() * (0.5 + at / 500);
    strength = 0.34 + 0.66 * Math.exp(-at / 260);
  }
  return sound;
}

function tick(): Sound {
  const chance = chanceFrom(11);
  return lay(silence(60), hit(0.8, chance));
}

function count(): Sound {
  const chance = chanceFrom(12);
  const sound = ring(30, modes([1680, 5, 0.6], [3150, 3, 0.25]));
  return lay(sound, louder(shaped(below(noise(6, chance), 4000), struck(0.3, 1.2)), 0.4));
}

/** A counter set down on the map: wood on paper on wood. */
function piece(): Sound {
  const chance = chanceFrom(13);
  const sound = ring(120, COUNTER);
  lay(sound, louder(ring(120, modes([152, 26, 0.7], [268, 17, 0.4])), 0.9));
  return lay(sound, louder(shaped(below(noise(14, chance), 2600), struck(0.4, 3)), 0.8));
}

/** Paper over paper. */
function card(): Sound {
  const chance = chanceFrom(14);
  const rub = below(
    band(noise(140, chance), (ms) => 1900 + 14 * ms, 1.4),
    4200,
  );
  const grain = below(noise(140, chance), 90).map((value) => 0.55 + 6 * Math.abs(value));
  const slid = shaped(rub, swell(140, 62)).map((value, at) => value * (grain[at] ?? 1));
  return lay(slid, louder(shaped(below(noise(10, chance), 1400), struck(0.4, 3)), 0.5), 118);
}

/** One edge rises, the other falls. */
function flip(): Sound {
  const chance = chanceFrom(15);
  const sound = louder(
    shaped(
      below(
        band(noise(180, chance), (ms) => 3400 - 9 * ms, 1.6),
        4200,
      ),
      swell(150, 58),
    ),
    0.5,
  );
  for (const [at, strength] of [
    [2, 0.7],
    [98, 1],
  ] as const) {
    lay(sound, louder(shaped(below(band(noise(40, chance), 2600, 2), 4800), struck(0.4, 7)), 1.7 * strength), at);
    lay(sound, louder(ring(60, modes([212, 14, 0.5], [430, 9, 0.3])), strength * 0.9), at);
  }
  return sound;
}

/** The handle goes down, the ink lets go. */
function stamp(): Sound {
  const chance = chanceFrom(16);
  const sound = ring(220, modes([84, 46, 1], [161, 34, 0.6], [238, 24, 0.42], [407, 15, 0.25]), 0.24);
  lay(sound, louder(shaped(below(noise(40, chance), 1500), struck(0.6, 9)), 1));
  return lay(sound, louder(shaped(band(noise(30, chance), 2400, 1.4), struck(2, 7)), 0.22), 132);
}

/** Low, on thick wood: nothing gives way. */
function knock(): Sound {
  const chance = chanceFrom(17);
  const sound = ring(260, modes([118, 58, 1], [197, 44, 0.66], [334, 30, 0.4], [610, 14, 0.18]), 0.06);
  return lay(sound, louder(shaped(below(noise(14, chance), 1800), struck(0.4, 4)), 0.5));
}

/** A page is turned. */
function page(): Sound {
  const chance = chanceFrom(18);
  const height = (ms: number) => 1200 + 2600 * Math.sin((Math.min(ms, 330) / 330) * Math.PI);
  const flutter = below(noise(380, chance), 55).map((value) => 0.6 + 7 * Math.abs(value));
  const sound = shaped(below(band(noise(380, chance), height, 1.6), 3800), swell(372, 170)).map(
    (value, at) => value * (flutter[at] ?? 1),
  );
  lay(sound, louder(shaped(band(noise(40, chance), 2100, 2), struck(0.5, 8)), 0.5), 322);
  return lay(sound, louder(ring(56, modes([196, 15, 0.5])), 0.35), 322);
}

const DRUM = modes([92, 150, 1], [147, 90, 0.5], [213, 60, 0.28], [291, 38, 0.14]);

function beaten(ms: number, strength: number, chance: Chance): Sound {
  const sound = ring(ms, DRUM, 0.12);
  lay(sound, louder(shaped(below(noise(18, chance), 900), struck(0.8, 5)), 0.7));
  return louder(sound, strength);
}

/** The last stroke of a war: three taps of a muffled drum, then the drum with an open fifth far behind it. */
function victory(): Sound {
  const chance = chanceFrom(19);
  const sound = silence(1400);
  for (const [at, strength] of [
    [0, 0.42],
    [165, 0.3],
    [330, 0.5],
  ] as const)
    lay(sound, beaten(300, strength, chance), at);
  lay(sound, beaten(900, 1, chance), 495);
  const chord = ring(
    905,
    modes([146.83, 330, 0.5], [220, 300, 0.36], [293.66, 240, 0.26], [440, 150, 0.1], [587.33, 110, 0.06]),
  );
  return lay(sound, louder(shaped(chord, struck(40, 420)), 0.62), 495);
}

/** Each cue with its curve, as loud as the file can hold it; the app sets the volume. */
export const SOUNDS: Readonly<Record<string, () => Sound>> = {
  'dice-1': () => finished(dice(21)),
  'dice-2': () => finished(dice(22)),
  'dice-3': () => finished(dice(23)),
  tick: () => finished(tick()),
  count: () => finished(count(), 6),
  piece: () => finished(piece()),
  card: () => finished(card()),
  flip: () => finished(flip()),
  stamp: () => finished(stamp(), 30),
  knock: () => finished(knock(), 30),
  page: () => finished(page()),
  victory: () => finished(victory(), 160),
};
