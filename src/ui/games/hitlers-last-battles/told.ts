/** Tells what each line of the log of Hitler's Last Battles is to the film of a turn, to the reports of fights and to their filter. */
import { CHANGE, CONTROL, LOSS, PART, UNTOLD, readTold, type ToldTable } from '../../table/told-table.ts';

const TOLD: ToldTable<'hlb.log.'> = {
  'hlb.log.turn-began': UNTOLD,
  'hlb.log.phase-strategic': UNTOLD,
  'hlb.log.phase-movement': UNTOLD,
  'hlb.log.phase-combat': UNTOLD,
  'hlb.log.volkssturm-no': UNTOLD,
  'hlb.log.replacements-unused': UNTOLD,
  'hlb.log.markers-unused': UNTOLD,
  'hlb.log.markers-off': UNTOLD,
  'hlb.log.volkssturm-yes': { film: 'course' },
  'hlb.log.replaced': { film: 'build' },
  'hlb.log.marked': { film: 'build' },
  'hlb.log.unmarked': { film: 'build' },
  'hlb.log.moved': { film: 'march' },
  'hlb.log.moved-via': { film: 'march' },
  'hlb.log.attacked': { film: 'march' },
  'hlb.log.battle-opened': { film: 'fight', log: 'opens' },
  'hlb.log.supported': PART,
  'hlb.log.fought-alone': PART,
  'hlb.log.rolled': PART,
  'hlb.log.eliminated-difference': LOSS,
  'hlb.log.eliminated-no-retreat': LOSS,
  'hlb.log.eliminated-way-blocked': LOSS,
  'hlb.log.eliminated-way-barred': LOSS,
  'hlb.log.retreated': CHANGE,
  'hlb.log.retreated-only': CHANGE,
  'hlb.log.went-back': CHANGE,
  'hlb.log.control': CONTROL,
  'hlb.log.control-points': { ...CONTROL, film: 'taken' },
  'hlb.log.near': CHANGE,
  'hlb.log.game-over': { film: 'joins' },
  'hlb.log.game-over-draw': { film: 'joins' },
};

export const toldAs = readTold(TOLD);
