import { at, dark, disc, faint, ink, light, line, mid, paper, repeat, spread } from '../../../cards/pen.ts';
import { ellipticFighter, parachute, transport } from '../../../cards/aircraft.ts';
import { cloud, dunes, fir, land, marks, night, sea, sky, sun } from '../../../cards/grounds.ts';
import { hauler, marcher, spy } from '../../../cards/people.ts';
import { factory, mosque } from '../../../cards/places.ts';
import { canoe, destroyer } from '../../../cards/ships.ts';
import { broadArrow, fox, mapSheet, unitBox } from '../../../cards/things.ts';
import { fieldGun, rails } from '../../../cards/vehicles.ts';

/** The pictures of the common events, by id: what each shows, from back to front. */
export const COMMON: Readonly<Record<string, readonly string[]>> = {
  'air-supremacy': [
    sky(6, 70, 21),
    sun(204, 26, 11),
    cloud(40, 118, 1.5),
    cloud(130, 128, 1.7),
    cloud(214, 112, 1.4),
    line('M62 96C30 108 10 116 0 124M120 64C80 92 50 106 30 116M176 94C150 108 130 116 116 124', 0.6),
    spread(ellipticFighter, [58, 78, 0.44, 62], [178, 78, 0.44, 62], [118, 50, 0.72, 62]),
  ],
  counterattack: [
    at(12, 10, 1.14, mapSheet),
    dark('M12 17L64 10L112 18C106 36 120 46 112 62C104 76 120 92 116 128L64 119L12 126Z'),
    line('M112 16C106 36 120 46 112 62C104 76 120 92 116 128', 3),
    line('M150 24C160 40 152 52 166 62C176 74 170 90 180 100C186 108 196 112 222 110', 1),
    at(92, 40, 0.9, unitBox('infantry')),
    at(86, 66, 0.9, unitBox('infantry')),
    at(94, 98, 0.9, unitBox('infantry')),
    at(196, 92, 1, unitBox('armour')),
    at(190, 30, 1, unitBox('infantry')),
    at(104, 70, 1.05, broadArrow, -8, -1),
  ],
  'master-spy': [
    `<path d="M0 0H240V132H0Z" fill="url(#dark)" stroke="none" opacity=".9"/>`,
    paper('M176 30L96 132H240L190 30Z', 0),
    line('M176 30L104 122H240M190 30L240 108', 0.6),
    paper('M60 132L150 104H240V132Z', 0),
    line('M60 132L150 104H240', 1),
    line('M183 132V34M179 132H187', 3.6),
    paper('M174 30L178 14H188L192 30Z'),
    line('M172 30H194M180 14L183 8L186 14', 1.6),
    line('M170 40L160 52M183 42V60M196 40L206 52', 0.7),
    ink('M136 122L30 132H96L150 124Z', 0),
    at(138, 126, 1, spy),
    faint(line('M0 20H70M0 40H60M0 60H52M0 80H44M30 0V20M12 20V40M46 20V40M28 40V60M10 60V80M40 60V80', 1), 0.8),
  ],
  'maximum-effort': [
    sky(6, 60, 31),
    land('M0 122C60 118 110 104 160 84C190 72 214 64 240 60'),
    at(58, 112, 0.92, fieldGun, -14, -1),
    line('M88 88L206 56', 1.4),
    spread(
      hauler,
      [112, 103, 0.86, -20],
      [138, 93, 0.86, -22],
      [163, 83, 0.86, -22],
      [188, 73, 0.86, -20],
      [16, 123, 0.86, -14],
    ),
    marks(122, 132, 31),
    line('M60 122l14 -3M100 114l18 -4M150 98l16 -6', 1),
  ],
  outfoxed: [
    sky(6, 60, 41),
    sun(196, 30, 12),
    dunes(68),
    at(110, 114, 1.06, fox),
    line('M16 122h20M44 126h34M150 124h30M190 118h34', 0.9),
    line(
      repeat(6, (n) => `M${206 + n * 7} ${116 - n * 4}l3 1`),
      1.6,
    ),
  ],
  paratroops: [
    sky(6, 92, 11),
    paper('M0 112C30 100 60 108 96 104S170 96 240 108V132H0Z', 1),
    light('M0 116C40 106 60 112 96 108S170 102 240 112V132H0Z'),
    at(44, 24, 1, transport, -4),
    spread(parachute, [66, 76, 0.42], [100, 52, 0.62], [148, 44, 0.84], [202, 40, 1.06]),
    line('M10 122H50M80 124H140M160 120H228', 0.9),
  ],
  reserves: [
    sky(6, 56, 51),
    land('M0 66C60 58 120 66 240 56', 'none'),
    spread(fir, [206, 58, 0.5], [224, 60, 0.6], [188, 60, 0.4], [16, 66, 0.5]),
    paper('M0 132L110 60H128L240 132Z', 1),
    light('M0 132L110 60L60 132Z'),
    spread(marcher, [122, 62, 0.3], [132, 66, 0.36], [118, 70, 0.44], [136, 76, 0.54], [112, 84, 0.66], [142, 92, 0.8]),
    spread(marcher, [96, 104, 0.98], [150, 112, 1.16], [70, 124, 1.4], [176, 130, 1.6]),
  ],
  'special-operations': [
    night(78, [44, 30, 15]),
    paper('M132 78V40L168 26H240V78Z', 0),
    `<path d="M128 34L240 22V78H138Z" fill="url(#dark)" stroke-width="1.600"/>`,
    mid('M128 34L240 22V30L129 42Z'),
    line('M150 32V14M150 20H240M176 30V12', 1),
    sea(78, 132, 52),
    paper('M30 82H58L70 132H22Z', 0),
    line('M32 86h22M28 94h32M34 102h26M26 110h40M32 120h34', 0.9),
    at(108, 106, 1.15, canoe),
  ],
  'turkey-declares-war': [
    sky(8, 70, 61),
    paper(disc(36, 30, 15), 1.2),
    at(0, 0, 1, paper(disc(43, 27, 12.5), 1.2)),
    land('M0 92C60 86 180 86 240 92', 'mid'),
    spread(mosque, [132, 92, 0.98], [22, 93, 0.5]),
    sea(94, 132, 62),
    at(190, 122, 0.3, destroyer),
    paper('M60 116h36l-6 7H66Z', 1.4),
    paper('M76 116V92C86 96 92 104 92 112Z', 1.2),
    line('M76 116V90', 1.2),
  ],
  'war-production': [
    sky(8, 60, 5),
    `<path d="M0 116H240V132H0Z" fill="url(#level)" stroke="none"/>`,
    at(0, 116, 1, factory),
    paper(
      'M49 20C42 8 62 10 60 2C74 -4 92 4 88 10C104 2 120 10 112 16C126 14 134 22 124 26C110 32 96 22 84 26C74 30 60 26 55 20Z',
      1.2,
    ),
    light('M55 20C66 26 78 28 88 24C100 22 112 30 124 26C130 24 130 20 126 18C118 24 108 18 98 22C88 26 70 22 62 14Z'),
    rails(121),
  ],
};
