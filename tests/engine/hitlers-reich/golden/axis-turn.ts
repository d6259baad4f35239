/** The Axis turn of §16.1, move by move: what G-01 to G-06 look at. */
import { in1942, open, places, play, playAll } from './support.ts';

/** §16.1, common start of G-01 to G-06. */
export const start = () =>
  open({
    ...in1942,
    handSize: { axis: 7, allies: 9 },
    markers: { 'baltic-states': 'axis', minsk: 'axis', bessarabia: 'axis' },
    fleets: { axis: ['north-sea'] },
    hands: {
      axis: ['G12', 'I10', 'G9', 'I11', 'I3', 'G13', 'G7'],
      allies: ['S1', 'W11', 'S8', 'W10', 'S4', 'S3', 'W9', 'W6', 'W5'],
    },
    decks: { axis: ['I6', 'I4', 'G5', 'I5'], allies: ['W2', 'W3', 'W4', 'W7', 'W8'] },
    events: places({
      'waffen-ss': 'axis-up',
      stukas: 'axis-up',
      'von-manstein': 'axis-up',
      'the-bismarck': 'axis-up',
      zhukov: 'allies-up',
      enigma: 'allies-up',
      counterattack: 'allies-up',
      'fleet-carriers': 'allies-up',
      'air-supremacy': 'allies-up',
    }),
  });

export const THREE = ['play waffen-ss', 'play stukas', 'play von-manstein'] as const;

export const leningradNamed = () => playAll(start(), 'A land finland>leningrad', ...THREE);
export const leningradChosen = () => playAll(leningradNamed(), 'play zhukov', 'done', 'c G12');
export const leningradRolled = () => play(leningradChosen(), 'c S1', [1, 1, 3, 6, 2, 5, 6]);
export const leningradEffects = () =>
  playAll(leningradRolled(), 'fx von-manstein own 1', ['fx stukas opp 3', [5]], 'fx zhukov own 1');
export const leningradWon = () => play(leningradEffects(), 'rr 2,3', [2, 3]);
export const leningradOver = () => play(leningradWon(), 'discard S4');

export const gambleAsked = () => play(leningradOver(), 'E desperate-gamble');
export const gambleShown = () => playAll(gambleAsked(), 'play enigma', 'c I10');
export const gambleRolled = () => play(gambleShown(), 'c W11', [4, 5, 6, 1, 5, 5]);
export const gambleWon = () => play(gambleRolled(), 'rr 1', [2]);

export const vologdaNamed = () => playAll(gambleWon(), 'blitz vologda', ...THREE, 'done');
export const vologdaWon = () =>
  playAll(vologdaNamed(), 'done', 'c G9', ['c S3', [6, 5, 4, 4, 2, 3, 4]], ['fx stukas opp 3', [1]], 'done');

export const moscowNamed = () => playAll(vologdaWon(), 'blitz moscow', ...THREE, 'play desperate-gamble');
export const moscowRolled = () =>
  playAll(moscowNamed(), 'play counterattack', 'done', 'c I11', ['c S8', [1, 1, 1, 1, 2, 3, 4, 6]]);
export const moscowReroll = () => playAll(moscowRolled(), 'fx von-manstein own 1', ['fx stukas opp 4', [3]]);
export const moscowJudged = () => play(moscowReroll(), 'rr 2', [2]);

export const moscowLost = () => play(moscowJudged(), 'counter 1,2,4', [1, 2, 3]);
export const moscowTaken = () => playAll(moscowLost(), 'discard W2', 'discard W3', 'discard I3');

export const bonusAsked = () => playAll(moscowTaken(), 'decline', 'decline');
export const seaNamed = () => playAll(bonusAsked(), 'A sea north-sea', 'play the-bismarck', 'play fleet-carriers');
export const seaRolled = () =>
  playAll(seaNamed(), 'play air-supremacy', 'c G13', ['c W10', [2, 4, 5, 6, 3, 3, 4, 5, 6]]);
export const seaWon = () => playAll(seaRolled(), 'fx the-bismarck own 1', 'done');
