import { Fragment, useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { classes } from '../parts/classes.ts';
import { Cap } from '../parts/cap.tsx';
import { drawDie, DiceRow } from '../parts/die.tsx';
import { Fold } from '../parts/fold.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { isBeatShown } from './beat.tsx';
import './roll-card.css';
import type { RollView } from './game-table.ts';
import { usePlay, usePlayActions } from './use-play.tsx';
import { useRoll } from './use-roll.ts';
import { useSheetIsOpen } from './table-parts.tsx';
import { wantsLessMotion } from './use-media.ts';

/** The roll of the shown moment: each die with its reason and its effect, then the outcome. */
export function RollCard() {
  const roll = useRoll();
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const isAsked = usePlay(({ picture }) => picture.decision !== null);
  const isTold = usePlay(isBeatShown);
  const { skipRoll } = usePlayActions();
  const isPlayedOut = useSheetIsOpen();
  if (!roll || isPlayedOut) return null;
  return <RollSection roll={roll} isRolling={isRolling} isBrief={isAsked} isTold={isTold} onSkip={skipRoll} />;
}

interface RollSectionProps extends RolledProps {
  /** The die is a reminder next to the answers that it led to. */
  readonly isBrief: boolean;
  /** Both players are looking at it. */
  readonly isTold?: boolean;
  readonly onSkip?: () => void;
}

/** The number of dice from which they are drawn smaller. */
const MANY = 4;

/** For an earlier roll whose consequences are still being asked. */
export function RollSection({ roll, isRolling, isBrief, isTold = false, onSkip }: RollSectionProps) {
  const { t } = useT();
  const hasWords = roll.outcome !== undefined;
  return (
    <section
      className={classes(
        'section roll',
        roll.dice.length >= MANY && 'roll--many',
        isBrief && hasWords && 'roll--brief',
        isTold && 'roll--told',
        (isBrief || isTold) && hasWords && !isRolling && 'roll--worded',
      )}
      aria-labelledby="roll-title"
      onClick={isRolling ? onSkip : undefined}
    >
      <Cap id="roll-title">{roll.title}</Cap>
      <div className="line wrap roll__row">
        <Rolled roll={roll} isRolling={isRolling} />
      </div>
      {!isRolling && roll.reasons.length > 0 ? (
        <Fold title={t('table.reasons')}>
          <Reasons rows={roll.reasons} />
        </Fold>
      ) : null}
    </section>
  );
}

interface RolledProps {
  readonly roll: RollView;
  readonly isRolling: boolean;
}

interface DiceProps extends Pick<RolledProps, 'isRolling'> {
  readonly roll: Pick<RollView, 'dice'>;
  readonly label: string;
}

export function Rolled({ roll, isRolling }: RolledProps) {
  const { t } = useT();
  return (
    <>
      <Dice roll={roll} isRolling={isRolling} label={t('table.dice')} />
      {isRolling ? null : <Meaning roll={roll} />}
    </>
  );
}

function Meaning({ roll: { sums, outcome, result, rule } }: Pick<RolledProps, 'roll'>) {
  const how = (
    <>
      <b>{result}</b> <RuleChip rule={rule} />
    </>
  );
  return (
    <div className={classes('roll__result', outcome !== undefined && 'roll__result--named')}>
      {sums === undefined ? null : <p className="small">{sums}</p>}
      <p className="roll__outcome">{outcome ?? how}</p>
      {outcome === undefined ? null : <p className="roll__how">{how}</p>}
    </div>
  );
}

export function Dice({ roll, isRolling, label }: DiceProps) {
  const turn = useTumble(isRolling);
  return (
    <DiceRow label={label}>
      {roll.dice.map((die, at) => (
        <Fragment key={at}>
          {drawDie({
            ...{ tone: die.tone, above: die.above },
            ...(isRolling
              ? { value: tumbledFace(die.value, turn + at), state: 'rolling', label, below: '\u00a0' }
              : { value: die.value, label: die.label, below: die.below, hit: die.hit }),
          })}
        </Fragment>
      ))}
    </DiceRow>
  );
}

const FACES = 6;
const FACE_MS = 80;

/** Any other face while tumbling. It reveals nothing: the result is already fixed. */
const tumbledFace = (value: number, turn: number): number => 1 + ((value - 1 + 1 + ((turn * 2) % (FACES - 1))) % FACES);

function useTumble(isRolling: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isRolling || wantsLessMotion()) return;
    const timer = setInterval(() => setTurn((now) => now + 1), FACE_MS);
    return () => clearInterval(timer);
  }, [isRolling]);
  return turn;
}
