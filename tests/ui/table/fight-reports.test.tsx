/** One fight of each game as the log reports it, read from the lines of a real match. */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { findGame } from '../../../src/games/shelf.ts';
import { createI18n } from '../../../src/i18n/use-t.tsx';
import { matchStore } from '../../../src/store/app-match.ts';
import { findScreen } from '../../../src/ui/app/game-screen.ts';
import type { FightReport, ReportDie } from '../../../src/ui/table/fight-report.ts';
import { readLog } from '../../../src/ui/table/log-entries.ts';
import { toldOnce } from '../../../src/ui/table/log-model.ts';
import { closeTable, openTable } from './support.tsx';

afterEach(async () => {
  cleanup();
  await closeTable();
});

/** The reports of a match by the point at which each fight was declared. */
async function reportsOf(sample: string): Promise<ReadonlyMap<number, FightReport>> {
  await openTable({ sample });
  const { game: id, facts, timeline } = matchStore.getState();
  const game = await findScreen(id ?? '')?.table();
  if (!game || facts === null) throw new Error('no table');
  const i18n = createI18n('en', findGame(game.game)?.names(facts) ?? { find: () => null });
  const { entries } = readLog(toldOnce(timeline.points, game.log.saysAgain), game.log.headingOf, game.fight.roleOf);
  return new Map(
    entries.flatMap(({ isFight, told }) => {
      const at = told[0]?.point.index;
      const lines = told.map(({ line }) => line);
      return isFight && at !== undefined ? [[at, game.fight.report({ facts, i18n }, lines)] as const] : [];
    }),
  );
}

/** `4>1` is a 4 that became a 1, `5+1` a 5 that counts one more. */
const tellDie = ({ value, earlier, plus }: ReportDie) => [...earlier, value].join('>') + (plus === 0 ? '' : `+${plus}`);

function tell({ title, how, sides, why, changes, isOver, rule }: FightReport) {
  return {
    title,
    how,
    sides: sides.map(({ seat, who, cards, played, dice, total, hasWon }) =>
      [
        `${seat} (${who}):`,
        ...cards.map(({ name }) => name),
        ...played.map(({ name, isCancelled }) => (isCancelled ? `no ${name}` : name)),
        dice.map(tellDie).join(' '),
        `= ${total ?? '?'}${hasWon ? ' won' : ''}`,
      ].join(' '),
    ),
    ...(why === null ? {} : { why }),
    changes: changes.map(({ text, figures }) => (figures === null ? text : `${text} ${figures}`)),
    isOver,
    rule,
  };
}

it('tells a conflict of Hitler’s Reich by both sides, the acting one first, with cards, events, dice and what it changed', async () => {
  const reports = await reportsOf('hitlers-reich.over');
  const at = (point: number) => {
    const report = reports.get(point);
    return report && tell(report);
  };
  expect(at(8)).toEqual({
    title: 'Minsk holds',
    how: 'Axis blitz 1 from Baltic States into Minsk',
    sides: [
      'axis (Axis player): Italian 6 no ROMMEL 6 1 2 = 15',
      'allies (Allied player): Soviet Field Marshal (12) ENIGMA OUTFOXED 4 1 6 = 23 won',
    ],
    changes: ['Axis hand size 8 → 7'],
    isOver: true,
    rule: '7.7',
  });
  // Two dice were re-rolled.
  expect(at(22)).toEqual({
    title: 'Bessarabia falls',
    how: 'Axis land attack from Poland on Bessarabia',
    sides: [
      'axis (Axis player): German Field Marshal (12) 4>1 4 6>1 2 = 20 won',
      'allies (Allied player): Western 5 3 5 5 = 18',
    ],
    changes: ['Bessarabia comes under Axis control'],
    isOver: true,
    rule: '7.7',
  });
  // An event turned a die, in a sea zone.
  expect(at(50)).toEqual({
    title: 'Bay of Biscay taken',
    how: 'Axis sea attack on Bay of Biscay',
    sides: [
      'axis (Axis player): Italian 9 THE BISMARCK 5 2 6>5 5 = 26 won',
      'allies (Allied player): Western 6 FLEET CARRIERS 5 3 5 5 = 24',
    ],
    changes: ['Bay of Biscay comes under Axis control'],
    isOver: true,
    rule: '7.7',
  });
  // The Allies try for an event.
  expect(at(60)?.title).toBe('PATTON won');
  expect(at(46)?.title).toBe('PATTON not won');
  // That a card was face down is left out once it is face up.
  expect(reports.get(16)?.steps.map(({ key }) => key.replace('hr.log.', ''))).toEqual([
    ...['attacked-land', 'showed', 'showed', 'rolled', 'rolled', 'judged', 'took', 'drew', 'drew'],
  ]);
});

it('tells a combat of Blitzkrieg to Moscow 2 with units, cards, the die and its re-roll, and the losses', async () => {
  const reports = await reportsOf('blitzkrieg-to-moscow-2.over');
  const [first, failed] = [reports.get(15), reports.get(106)];
  expect(first && tell(first)).toEqual({
    title: 'Defenders of 0801 eliminated',
    how: '5:1, after shifts 6:1',
    sides: ['german (German 6th Army): Air Support Tactical Superiority 4>3 = 5 won', 'soviet (26th Army):  = 1'],
    changes: [
      '26th Army is eliminated in 0801',
      'German 6th Army advances from Army Group South into 0801',
      'Spent: German 6th Army',
    ],
    isOver: true,
    rule: '11.3.6',
  });
  expect(failed && tell(failed)).toEqual({
    title: 'Attack on 1201 fails',
    how: '1:2, after shifts 1:2',
    sides: ['soviet (Soviet 4th Army):  = 2', 'german (2nd Panzer Army):  = 4 won'],
    changes: ['Spent: Soviet 4th Army'],
    isOver: true,
    rule: '11.3.5',
  });
});

it('tells a battle of Hitler’s Last Battles with its dice, their additions, and the hits of both sides', async () => {
  const reports = await reportsOf('hitlers-last-battles.over');
  const [taken, held] = [reports.get(45), reports.get(23)];
  expect(taken && tell(taken)).toEqual({
    title: 'Vienna (0705) taken',
    how: 'Defender eliminated',
    sides: ['allied (4th Ukrainian Front): 5 5 = 2 won', 'german (Army Groups South and F): 1+1 = 0'],
    changes: [
      'Army Groups South and F are eliminated in Vienna (0705)',
      'Soviet forces take control of Vienna (0705): 2 points',
    ],
    isOver: true,
    rule: '8.5',
  });
  expect(held && tell(held)).toEqual({
    title: 'East Prussia (0902) held',
    how: 'Attacker goes back',
    sides: ['allied (1st Baltic and 3rd Belorussian Fronts): 5 = 1', 'german (Army Group Vistula): 5+1 = 1 won'],
    changes: ['1st Baltic and 3rd Belorussian Fronts go back from East Prussia (0902) to Suwalki / Niemen (1001)'],
    isOver: true,
    rule: '8.5',
  });
});
