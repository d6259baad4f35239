/** The situations of pictures 3-01 to 3-09: Hitler's Reich. */
import { choose, GO, LOG, press, takeSeat, type Situation } from './situation.ts';

const sample = (name: string): string => `samples/hitlers-reich.${name}`;

/** The first card of the hand. */
const CARD = press('[data-choices] [id^="choice-card:"]');

export const SITUATIONS: readonly Situation[] = [
  {
    name: '3-01-hr-action',
    save: sample('turn-action-axis'),
    steps: [takeSeat, choose('button:attack-land')],
    shows: '[data-choices] [id^="choice-space:"]',
  },
  { name: '3-01a-hr-actions', save: sample('turn-action-axis'), steps: [takeSeat], shows: '[data-choices]' },
  {
    name: '3-01b-hr-sea',
    save: sample('turn-action-axis'),
    steps: [takeSeat, choose('button:attack-land'), choose('button:attack-sea')],
    shows: '[data-choices] [id^="choice-space:"]',
  },
  { name: '3-02-hr-operation', save: sample('barbarossa-ask-axis'), steps: [takeSeat], shows: '.operation' },
  {
    name: '3-03-hr-climax',
    save: sample('conflict-card-axis'),
    steps: [takeSeat, CARD, GO],
    shows: '.beat-banner',
  },
  {
    name: '3-04-hr-cards-phone',
    save: sample('conflict-card-axis'),
    steps: [takeSeat],
    shows: '[data-choices] [id^="choice-card:"]',
    isOfPhone: true,
  },
  {
    name: '3-04b-hr-events-phone',
    save: sample('conflict-name-axis'),
    steps: [takeSeat],
    shows: '[data-choices]',
    isOfPhone: true,
  },
  {
    name: '3-05-hr-year-end',
    save: 'moments/year-end',
    // The re-roll of one die ends the last fight of 1941; its result is looked at first.
    steps: [takeSeat, GO, GO],
    shows: '.chapter',
  },
  { name: '3-06-hr-end', save: sample('over'), steps: [], shows: '.end-actions' },
  { name: '3-07-hr-log', save: sample('turn-action-axis'), steps: [takeSeat, LOG], shows: '.log' },
  {
    name: '3-08-victory-rail',
    save: sample('turn-action-allies'),
    steps: [takeSeat, press('.victory-tally, .hr-score--small')],
    shows: '.victory-sheet, dialog[open]',
  },
  {
    name: '3-09-safe-hands',
    save: sample('conflict-card-allies'),
    isCovered: true,
    steps: [],
    shows: '[data-cover="waiting"]',
  },
];
