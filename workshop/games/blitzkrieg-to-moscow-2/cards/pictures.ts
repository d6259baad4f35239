import { bomb, diveBomber } from '../../../cards/aircraft.ts';
import { burst, cloud, fir, flames, land, marks, night, sky, smoke, stump } from '../../../cards/grounds.ts';
import { at, box, dark, ink, light, line, mid, paper, repeat, spread } from '../../../cards/pen.ts';
import { kneeler, marcher, stormer, watcher } from '../../../cards/people.ts';
import { ruins } from '../../../cards/places.ts';
import { broadArrow, mapSheet, unitBox } from '../../../cards/things.ts';
import { heavyTank, locomotive, lorry, oreWagon, rails, slopedTank } from '../../../cards/vehicles.ts';

/** A field telephone next to a sealed order. */
const order =
  paper('M0 0L84 -6L96 88L10 96Z', 1.6) +
  line('M12 14L72 10M14 26L80 21M16 36L78 31M17 46L82 41M19 56L66 52', 1.4) +
  ink('M14 66l30 -2l.500 5l-30 2Z', 0.3) +
  paper('M62 66l7 -5l7 5l6 -4l1 8l7 4l-5 6l3 7l-8 1l-3 7l-7 -4l-7 4l-2 -8l-7 -3l4 -6l-3 -7l8 -1Z', 1.3) +
  mid('M72 61l4 5l6 -4l1 8l7 4l-5 6l3 7l-8 1l-3 7l-5 -3Z');
const telephone =
  paper('M-38 0L-32 -44H32L38 0Z', 1.7) +
  light('M4 -44H32L38 0H8Z') +
  ink('M-44 -50C-44 -66 44 -66 44 -50L42 -42H24L22 -50C10 -54 -10 -54 -22 -50L-24 -42H-42Z', 1) +
  paper('M-16 -22a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z', 1.5) +
  ink(
    repeat(
      8,
      (n) =>
        `M${(10.5 * Math.cos(n * 0.7) - 1.8).toFixed(1)} ${(-22 + 10.5 * Math.sin(n * 0.7)).toFixed(1)}a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0 -3.600 0Z`,
    ),
    0.2,
  ) +
  line('M38 -6C60 -4 58 12 40 10', 1.6);

/** One picture for each name among the logistics cards, by the id of the card without the number of its copy. */
export const PICTURES: Readonly<Record<string, readonly string[]>> = {
  'g-air': [
    sky(6, 74, 411),
    cloud(36, 36, 0.9),
    land('M0 108C60 102 180 112 240 104'),
    at(196, 108, 0.62, slopedTank),
    burst(212, 84, 11),
    smoke(226, 96, 9, 7, 3, 'dark'),
    spread(diveBomber, [46, 66, 0.4, 30], [118, 50, 0.78, 34]),
    at(166, 84, 0.8, bomb, 46),
  ],
  'g-blitz': [
    sky(6, 58, 421),
    smoke(212, 74, 13, 8, 4, 'dark'),
    land('M0 82C60 76 180 84 240 78', 'none'),
    paper('M150 80L240 132H0L60 96Z', 1),
    light('M150 80L0 132V118Z'),
    spread(heavyTank, [186, 84, 0.2], [146, 92, 0.34], [92, 120, 0.72]),
    line('M10 108H40M4 116H30M8 124H24', 1.2),
    marks(124, 132, 422),
  ],
  'g-tac': [
    at(8, 12, 1.16, mapSheet),
    line('M120 18C112 40 126 60 116 80S124 110 118 126', 2.6),
    dark('M120 18C112 40 126 60 116 80S124 110 118 126L220 118V18L172 12Z'),
    paper('M150 52H206V88H150Z', 1.4),
    at(178, 70, 1, unitBox('infantry')),
    at(172, 44, 0.78, broadArrow, -24),
    at(172, 96, 0.78, `<g transform="scale(1 -1)">${broadArrow}</g>`, 24),
    at(52, 42, 1, unitBox('armour')),
    at(52, 100, 1, unitBox('armour')),
  ],
  'g-repl': [
    sky(6, 60, 431),
    land('M0 84C60 80 180 88 240 82', 'none'),
    spread(fir, [222, 86, 0.7], [206, 84, 0.5]),
    rails(98),
    at(170, 98, 0.86, locomotive),
    smoke(200, 44, 10, -14, 4),
    spread(oreWagon, [92, 98, 0.9], [40, 98, 0.9]),
    spread(marcher, [24, 126, 0.84], [56, 128, 0.84], [88, 127, 0.84], [120, 128, 0.84]),
  ],
  's-reinf': [
    sky(6, 56, 441),
    land('M0 78C60 70 160 82 240 72', 'none'),
    spread(fir, [14, 92, 1.1], [40, 84, 0.8], [66, 80, 0.6], [206, 82, 0.8], [228, 90, 1.1], [184, 78, 0.5]),
    land('M0 108C70 100 160 112 240 104', 'none'),
    [70, 98, 126, 154, 182].map((x, n) => at(x, 106 + (n % 2) * 2, 0.86, marcher)).join(''),
    at(40, 128, 0.5, lorry),
    spread(stormer, [112, 128, 0.96], [160, 130, 0.96], [212, 130, 0.96]),
    line(
      repeat(16, (n) => `M${(n * 53) % 236} ${8 + ((n * 37) % 64)}l3 3m-3 0l3 -3`),
      0.8,
    ),
  ],
  's-t34': [
    sky(6, 52, 451),
    land('M0 74C60 66 180 78 240 70', 'none'),
    spread(fir, [24, 78, 0.6], [226, 78, 0.7]),
    spread(slopedTank, [48, 84, 0.34], [198, 82, 0.34]),
    land('M0 98C70 90 160 102 240 94', 'none'),
    at(120, 120, 1.16, slopedTank),
    line('M10 118C30 110 34 122 52 114M196 122C212 112 226 122 238 112', 1.4),
    marks(122, 132, 452),
  ],
  's-city': [
    sky(6, 40, 461),
    smoke(120, 44, 15, 10, 4, 'dark'),
    spread(ruins, [62, 100, 0.98], [190, 100, 0.94]),
    at(128, 102, 0.6, flames),
    land('M0 104C60 98 180 108 240 102'),
    at(64, 126, 0.96, kneeler),
    at(120, 128, 1, stormer),
    at(176, 126, 0.96, kneeler),
    at(22, 120, 0.9, stump),
  ],
  's-part': [
    night(84, [200, 26, 12]),
    land('M0 84C60 78 180 88 240 80', 'mid'),
    spread(fir, [12, 96, 1.3], [38, 90, 1], [62, 86, 0.8], [86, 84, 0.6]),
    paper('M96 132L176 82H186L240 120V132Z', 1),
    line('M108 132L180 82M152 132L184 82', 1.6),
    line(
      repeat(7, (n) => `M${104 + n * 11} ${128 - n * 7}h${40 - n * 5}`),
      1.6,
    ),
    burst(176, 88, 22, 11),
    at(54, 126, 1.06, kneeler),
    at(24, 128, 1, watcher),
    at(94, 118, 0.8, kneeler),
  ],
  's-hitler': [
    light(box(0, 0, 240, 132)),
    paper('M0 108H240V132H0Z', 1.2),
    dark('M0 112H240V132H0Z'),
    at(126, 20, 1.06, order),
    at(66, 112, 1.2, telephone),
    line('M104 116L128 100', 2.4),
  ],
};
