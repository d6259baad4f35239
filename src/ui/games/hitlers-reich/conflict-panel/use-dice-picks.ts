import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useSame } from '../../../parts/use-same.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { listDiceMoves, listDicePicks, pickedDice, pressDie } from './dice-picks.ts';
import type { DicePicks } from './dice-picks.ts';

type Wanted = Pick<PartProps<HrTypes>, 'seat' | 'allMoves' | 'picked' | 'stepNumber' | 'onPickAll' | 'onWhy'>;

/** Stable while the panel is mounted. */
export type PressDie = (of: Side, place: number) => void;

/** Dice are picked one by one; once they form a legal move, that is picked. The result stays identical while equal. */
export function useDicePicks(wanted: Wanted): Readonly<Record<Side, DicePicks>> & { readonly onPress: PressDie } {
  const { seat, allMoves, picked, stepNumber } = wanted;
  const all = useMemo(() => listDiceMoves(allMoves, seat), [allMoves, seat]);
  const lit = pickedDice(picked, seat);

  const [thrown, setThrown] = useState({ stepNumber, dice: lit });
  const isNewLit = lit !== null && (thrown.dice?.of !== lit.of || thrown.dice.places.join() !== lit.places.join());
  if (thrown.stepNumber !== stepNumber || isNewLit) setThrown({ stepNumber, dice: lit });

  const latest = useRef({ ...wanted, all, lit });
  useEffect(() => {
    latest.current = { ...wanted, all, lit };
  });
  const onPress = useCallback((of: Side, place: number) => {
    const now = latest.current;
    const pressed = pressDie(now.all, now.picked, now.lit, of, place);
    if ('why' in pressed) now.onWhy(pressed.why);
    else now.onPickAll(pressed.picks);
  }, []);

  const same = useSame();
  const { axis, allies } = listDicePicks(all, picked, lit, thrown.dice);
  return { axis: same('axis', axis), allies: same('allies', allies), onPress };
}
