import { at, box, dark, disc, ink, level, light, line, mid, paper, repeat, spread } from '../../../cards/pen.ts';
import { bomb, diveBomber, heavyBomber, jet, rocket, tracer } from '../../../cards/aircraft.ts';
import {
  barbedWire,
  cloud,
  dunes,
  fir,
  land,
  marks,
  night,
  palm,
  peaks,
  sea,
  sky,
  smoke,
  stump,
  sun,
} from '../../../cards/grounds.ts';
import { portrait, rider, stormer, watcher } from '../../../cards/people.ts';
import { bunker, derrick, factory, refinery, rock, town } from '../../../cards/places.ts';
import { battleship, destroyer, ferry, merchant, submarine } from '../../../cards/ships.ts';
import { PIPS, broadArrow, die, drawingTable, mapSheet, playingCard, unitBox } from '../../../cards/things.ts';
import { cross, fieldGun, halfTrack, heavyTank, locomotive, lorry, oreWagon, rails } from '../../../cards/vehicles.ts';

/** The pictures of the Axis events, by id: what each shows, from back to front. */
export const AXIS: Readonly<Record<string, readonly string[]>> = {
  wolfpack: [
    sky(8, 72, 7),
    sea(78, 132, 5),
    spread(submarine, [44, 82, 0.36], [196, 80, 0.32], [122, 108, 0.98]),
    line('M36 114q8-4 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0', 1.6),
  ],
  'v-rockets': [
    night(100),
    smoke(84, 112, 22, -22, 4),
    smoke(156, 112, 22, 22, 4),
    smoke(120, 112, 18, 2, 2),
    paper('M112 80L104 118H136L128 80Z', 1.2),
    mid('M120 80L116 118H136L128 80Z'),
    at(120, 84, 0.9, rocket),
    land('M0 116C60 112 180 112 240 116'),
    spread(fir, [18, 122, 1.2], [42, 118, 0.8], [222, 122, 1.2], [196, 118, 0.8]),
    spread(watcher, [172, 124, 0.55], [184, 124, 0.55]),
  ],
  'synthetic-fuel': [
    sky(6, 60, 201),
    smoke(204, 14, 8, 9, 4),
    land('M0 110H240'),
    at(6, 112, 1.02, refinery),
    rails(120),
    repeat(
      4,
      (n) => paper(`M${16 + n * 17} 118v-13q6 -4 12 0v13q-6 4 -12 0Z`, 1.3) + line(`M${16 + n * 17} 110q6 4 12 0`, 0.9),
    ),
  ],
  'swedish-trade': [
    sky(6, 40, 211),
    peaks(74, [
      [34, 44, 44],
      [92, 48, 60],
      [150, 40, 40],
      [216, 50, 52],
    ]),
    paper('M79 28L92 14L105 28L98 26L92 31L86 26ZM206 34L216 22L226 34L216 38Z', 0.8),
    land('M0 76C80 72 160 80 240 74', 'none'),
    spread(fir, [14, 90, 0.9], [36, 86, 0.7], [228, 88, 0.9], [210, 84, 0.6]),
    sea(98, 132, 212),
    rails(92),
    at(66, 92, 0.66, locomotive, 0, -1),
    spread(oreWagon, [122, 92, 0.66], [162, 92, 0.66], [202, 92, 0.66]),
    smoke(42, 50, 8, 12, 4),
    at(90, 124, 0.44, merchant),
  ],
  speer: [
    light(box(0, 0, 240, 132)),
    paper(box(120, 8, 108, 72), 1.8),
    line('M156 8V80M192 8V80M120 44H228', 1.4),
    at(118, 78, 0.46, factory),
    smoke(146, 32, 5, 6, 3),
    paper('M0 118H240V132H0Z', 1.2),
    mid('M0 118H240V132H0Z'),
    at(92, 126, 1.06, drawingTable),
    at(196, 126, 0.9, heavyTankModel()),
  ],
  franco: [
    sky(6, 64, 221),
    cloud(36, 30, 0.9),
    sea(88, 132, 222),
    at(140, 90, 1, rock),
    at(206, 108, 0.3, destroyer),
    paper('M0 132V98C30 92 56 100 76 118L84 132Z', 1.3),
    light('M0 132V98C30 92 56 100 76 118L84 132Z'),
    at(40, 110, 1.16, sentry()),
    line('M60 108C70 104 78 110 84 118', 0.9),
  ],
  'iraq-revolts': [
    sky(6, 62, 231),
    sun(120, 34, 13),
    dunes(74),
    spread(derrick, [196, 92, 1], [156, 86, 0.7], [228, 88, 0.6]),
    smoke(196, 16, 7, -10, 4, 'dark'),
    at(22, 98, 1.1, palm),
    line('M96 110L240 104M96 113L240 107', 1.3),
    spread(rider, [70, 118, 0.86], [116, 124, 0.98]),
  ],
  'landing-craft': [
    sky(6, 50, 241),
    paper('M150 72V38L172 32L196 36L218 28L240 34V72Z', 1.4),
    level('M150 72V38L172 32L196 36L218 28L240 34V72Z'),
    sea(72, 132, 242),
    spread(ferry, [196, 82, 0.3], [40, 78, 0.26], [112, 112, 1.16]),
    at(168, 90, 0.6, lorry),
    at(104, 90, 0.62, fieldGun),
    cross(196, 96),
  ],
  'desperate-gamble': [
    at(14, 24, 1.12, mapSheet),
    line('M40 60C70 50 90 74 120 66S170 50 206 62', 2.4),
    spread(fir, [44, 114, 0.5], [60, 110, 0.4], [196, 112, 0.5], [180, 116, 0.4]),
    at(70, 92, 0.8, unitBox('armour')),
    at(178, 84, 0.8, unitBox('infantry')),
    at(48, 46, 0.8, unitBox('infantry')),
    at(196, 36, 0.92, playingCard(at(0, 0, 2, cross(0, 4))), 16),
    at(170, 34, 0.92, playingCard(at(0, 0, 2, cross(0, 4))), -6),
    line('M44 20C60 26 74 34 86 46M64 8C80 16 92 26 102 36', 0.9),
    at(98, 70, 1.16, die(PIPS[1], PIPS[2], PIPS[3]), -12),
    at(148, 90, 1, die(PIPS[6], PIPS[4], PIPS[5]), 14),
  ],
  stukas: [
    sky(6, 70, 251),
    cloud(30, 40, 0.8),
    spread(diveBomber, [40, 30, 0.34, 24], [206, 22, 0.34, 20]),
    land('M0 110C70 104 170 112 240 104'),
    smoke(196, 108, 13, 8, 4, 'dark'),
    at(206, 112, 0.42, town(252, 40, 70)),
    at(112, 54, 0.92, diveBomber, 40),
    at(160, 98, 0.9, bomb, 52),
    line('M70 6L84 20M52 14L70 30M98 2L104 10', 0.9),
  ],
  'waffen-ss': [
    sky(6, 52, 261),
    land('M0 76C80 70 160 80 240 72', 'mid'),
    spread(stump, [28, 86, 0.6], [216, 82, 0.8], [196, 78, 0.5]),
    land('M0 106C70 100 170 108 240 102'),
    at(108, 116, 1.18, halfTrack),
    spread(stormer, [206, 122, 1], [230, 126, 1.04]),
    marks(120, 132, 262),
  ],
  'tiger-tanks': [
    sky(10, 70, 3),
    light('M0 108C40 100 70 104 110 102S200 104 240 98V132H0Z'),
    line('M0 108C40 102 70 104 110 102', 0.8),
    line('M22 96C14 84 6 92 2 84M26 104C12 100 8 106 0 100', 0.8),
    at(110, 112, 1, heavyTank),
    line('M8 118H60M90 120H150M172 118H232M40 126H110M150 126H214', 1),
  ],
  'the-bismarck': [sky(6, 78, 9), paper('M0 96H240V132H0Z', 0), at(120, 100, 1, battleship), sea(100, 132, 9)],
  guderian: [
    sky(6, 60, 271),
    land('M0 90C60 84 150 92 240 84'),
    spread(heavyTank, [24, 86, 0.15], [66, 84, 0.13], [102, 85, 0.12]),
    at(52, 118, 0.66, halfTrack),
    line('M14 92V20M14 26L28 42M14 20L6 36', 1.3),
    marks(112, 132, 272),
    at(162, 52, 1.02, portrait({ hat: 'cap', turn: -3, moustache: true, jaw: 'full', wears: ['collar', 'phones'] })),
  ],
  rommel: [
    sky(6, 62, 281),
    sun(196, 30, 10),
    dunes(80),
    at(218, 108, 0.92, palm),
    at(172, 108, 0.44, halfTrack),
    line('M136 120h24M170 122h40', 0.9),
    at(80, 52, 1.02, portrait({ hat: 'goggles', turn: 3, jaw: 'square', wears: ['collar', 'scarf', 'binoculars'] })),
  ],
  'von-manstein': [
    light(box(0, 0, 240, 132)),
    at(116, 14, 0.62, mapSheet),
    line('M128 46C150 36 160 60 180 52S210 40 230 48', 2),
    at(206, 66, 0.36, broadArrow, 20),
    at(150, 64, 0.55, unitBox('armour')),
    at(200, 34, 0.55, unitBox('infantry')),
    at(166, 34, 0.55, unitBox('infantry')),
    paper('M116 104L240 96V132H116Z', 1.4),
    at(212, 112, 0.62, fortress()),
    at(72, 52, 1.02, portrait({ hat: 'cap', turn: 3, jaw: 'narrow', old: true, wears: ['collar', 'straps'] })),
  ],
  'von-rundstedt': [
    sky(6, 60, 291),
    sea(70, 132, 292),
    land('M0 108C40 100 110 106 150 118L170 132', 'none'),
    at(50, 112, 0.8, bunker),
    barbedWire(124),
    at(
      168,
      52,
      1.02,
      portrait({ hat: 'cap', turn: -3, jaw: 'narrow', old: true, moustache: true, wears: ['collar', 'medals'] }),
    ),
  ],
  'jet-fighters': [
    sky(8, 120, 301),
    line('M0 118L58 92M0 126L62 97M96 132L150 100M88 132L146 96', 1),
    cloud(40, 34, 0.9),
    cloud(206, 120, 1.2),
    spread(heavyBomber, [182, 28, 0.34, 84], [214, 44, 0.34, 84]),
    tracer(122, 60, 5, -2.6, 5),
    tracer(118, 52, 5, -2.6, 5),
    spread(jet, [84, 78, 0.78, 62], [172, 90, 0.56, 62]),
  ],
};

function heavyTankModel(): string {
  return at(0, -6, 0.36, heavyTank) + paper('M-34 -6H46V0H-34Z', 1.2);
}

/** A guard in a cape and a hat of three corners, 60 high. */
function sentry(): string {
  return (
    ink('M-8 -2V-8H-2V-2ZM3 -2V-8H9V-2Z', 0.6) +
    paper('M-12 -6C-14 -24 -10 -36 -5 -40H6C12 -36 15 -24 13 -6Z', 1.6) +
    dark('M2 -40H6C12 -36 15 -24 13 -6H4Z') +
    line('M14 -4V-62', 1.8) +
    paper(disc(1, -45, 5), 1.2) +
    ink('M-10 -48L-8 -55H10L12 -48Q1 -45 -10 -48Z', 0.6)
  );
}

/** A five-sided work on a hill. */
function fortress(): string {
  return (
    paper('M-34 0L-26 -22H-14L-10 -30H10L14 -22H26L34 0Z', 1.6) +
    mid('M10 -30L14 -22H26L34 0H12Z') +
    ink('M-18 -14H-10V-10H-18ZM4 -14H12V-10H4Z', 0.4)
  );
}
