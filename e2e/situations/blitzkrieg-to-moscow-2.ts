/** The situations of pictures 3-11 to 3-19 and 3-21: Blitzkrieg to Moscow 2. */
import { ANYWAY, choose, LOG, lookAt, press, pressPlace, pressUntil, takeSeat, type Situation } from './situation.ts';

const sample = (name: string): string => `samples/blitzkrieg-to-moscow-2.${name}`;

/** Ends the step: the gold button where nothing else is left to do. */
const END = press('.confirm__end, .confirm__go');
const PANZER = choose('unit:g-pz2');

export const SITUATIONS: readonly Situation[] = [
  {
    name: '3-11-btm-move',
    save: 'pockets/closing',
    steps: [takeSeat, PANZER, lookAt('space:1704')],
    // On a phone the label at the place tells it.
    shows: '.ahead-column, .map-tip',
  },
  {
    name: '3-12-btm-pocket',
    save: 'pockets/closing',
    steps: [takeSeat, PANZER, pressPlace('space:1704')],
    shows: '.pocket-news',
  },
  {
    name: '3-13-btm-surrender',
    save: 'pockets/surrender',
    steps: [takeSeat, END, ANYWAY],
    shows: '.surrender__group',
  },
  { name: '3-13b-btm-warning', save: 'pockets/cut-off', steps: [takeSeat, END], shows: '[data-parting]' },
  {
    name: '3-14-btm-combat-sure',
    save: 'pockets/sure',
    steps: [takeSeat, choose('space:1204')],
    shows: '.confirm__go',
  },
  { name: '3-15-btm-breakthrough', save: 'pockets/breakthrough', steps: [takeSeat], shows: '[data-choices]' },
  {
    name: '3-16-cover',
    save: 'pockets/closing',
    isCovered: true,
    // An import deals hidden hands again, so the turn plays no card: a march closes a pocket, then each phase is ended.
    steps: [
      takeSeat,
      PANZER,
      pressPlace('space:1704'),
      pressUntil('.prompt__hand-over, .confirm__anyway, .confirm__end, .confirm__go', 'main.curtain'),
    ],
    shows: '.headlines__row[data-news]',
  },
  {
    name: '3-17-watch',
    save: sample('logistics-sea-soviet'),
    steps: [takeSeat, LOG, press('.log__watch'), press('.film-strip__item:nth-child(2) .film-still')],
    shows: '.film-strip__item:nth-child(2) [aria-current]',
  },
  { name: '3-18-end', save: sample('over'), steps: [], shows: '.end-actions' },
  {
    name: '3-19-log-inspector',
    save: sample('combat-attackers-german'),
    steps: [takeSeat, LOG],
    shows: '.log',
  },
  { name: '3-21-cards', save: sample('logistics-draw-german'), steps: [takeSeat], shows: '[data-choices]' },
];
