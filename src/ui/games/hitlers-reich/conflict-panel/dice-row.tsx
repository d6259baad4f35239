import { memo, useEffect, useState } from 'react';
import type { Side, Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { buttonRef, cardRef } from '../../../../engine/kits/pointing/targets.ts';
import { joinFacts } from '../../../../i18n/joining.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { drawDie, type Tone } from '../../../parts/die.tsx';
import { classes } from '../../../parts/classes.ts';
import { useSame } from '../../../parts/use-same.ts';
import { waitOrSkip } from '../../../motion/animate.ts';
import { FIGHT_MOMENTS, motionScale, untilEffects } from '../../../motion/beat-times.ts';
import { nameTarget } from '../targets.ts';
import { turnedTo, type HrWords } from '../lookup.ts';
import type { DicePicks, PressDie } from './dice-picks.ts';
import type { FightRecord } from './record.ts';
import type { Slot, Slots } from './slots.ts';
import { useTurnedDie } from './turn-motion.ts';
import { wordCause, wordFaces, wordWhy } from './conflict-words.ts';

interface FightDiceProps {
  readonly scene: HrWords;
  readonly side: Side;
  readonly record: FightRecord | null;
  readonly dice: Slots;
  readonly picks: DicePicks;
  /** The dice tumble, and their result is held back. */
  readonly isRolling: boolean;
  /** They wait until the cards have been read. */
  readonly hasTurned?: boolean;
  /** Absent if the dice are only shown. */
  readonly onPress?: PressDie;
}

/** The five dice of a side, each with its reason above and its change below. */
export const FightDice = memo(function FightDice({
  scene,
  side,
  record,
  dice,
  picks,
  isRolling,
  hasTurned = false,
  onPress,
}: FightDiceProps) {
  const { t } = scene.i18n;
  const same = useSame();
  const isHeld = useHeld(hasTurned, side);
  if (dice.isUnknown)
    return (
      <div className="min-0 fight-dice">
        <p className="t-caption muted mt-4">{t('table.hr.fight.dice.later')}</p>
      </div>
    );
  return (
    <div className="min-0 fight-dice">
      <ol className="grid gap-4 fight-dice__row" aria-label={t('table.hr.fight.dice', { side })}>
        {dice.slots.map((slot) => (
          <FightDie
            key={slot.place}
            die={same(String(slot.place), tellDie(scene, record, side, slot, picks))}
            tumbles={isRolling && (slot.kind === 'waiting' || picks.thrown.includes(slot.place))}
            isHeld={isHeld}
            onPress={onPress}
          />
        ))}
      </ol>
      {dice.surplus.length > 0 ? (
        <p className="t-caption muted mt-4">
          {t('table.hr.fight.surplus', { reasons: dice.surplus.map((why) => wordWhy(scene, why)).join(',') })}
        </p>
      ) : null}
    </div>
  );
});

/** True from when the cards turn until the dice of the side are thrown: those of the Axis first. */
function useHeld(hasTurned: boolean, side: Side): boolean {
  const [isThrown, setThrown] = useState(false);
  useEffect(() => {
    if (!hasTurned) return undefined;
    const stop = waitOrSkip(
      () => setThrown(true),
      FIGHT_MOMENTS[`${side === 'axis' ? 'axis' : 'allied'}Dice`] * motionScale(),
    );
    return () => {
      stop();
      setThrown(false);
    };
  }, [hasTurned, side]);
  return hasTurned && !isThrown;
}

const EFFECTS_APART = 90;

/** An event turns a die that has just landed after both rows have been read: until then it has the face that was rolled. */
function useRolledFace(rolled: number | undefined, place: number, tumbles: boolean): number | null {
  const [didTumble, setDidTumble] = useState(tumbles);
  const [waiting, setWaiting] = useState<number | null>(null);
  if (didTumble !== tumbles) {
    setDidTumble(tumbles);
    setWaiting(!tumbles && rolled !== undefined && untilEffects() > 0 ? rolled : null);
  }
  useEffect(() => {
    if (waiting === null) return undefined;
    const ms = untilEffects() + (place - 1) * EFFECTS_APART * motionScale();
    return waitOrSkip(() => setWaiting(null), ms);
  }, [waiting, place]);
  return waiting;
}

interface DieView extends Pick<Slot, 'place' | 'kind' | 'face'> {
  readonly side: Side;
  /** The reason for the die. */
  readonly above: string;
  readonly label: string;
  /** The changes of the die: from which face to which, and by what. */
  readonly changes: readonly { readonly faces: string; readonly by: string }[];
  /** The face before its first change. */
  readonly rolled: number | undefined;
  /** Effects that turn the die instead of re-rolling it, with the new face. */
  readonly turns: readonly string[];
  readonly isOpen: boolean;
  readonly isLit: boolean;
  /** Asks about the die. */
  readonly target: TargetRef;
}

function tellDie(
  scene: HrWords,
  record: FightRecord | null,
  side: Side,
  { place, kind, face, why, changes }: Slot,
  picks: DicePicks,
): DieView {
  const { t } = scene.i18n;
  const isOpen = kind === 'rolled' && picks.open.includes(place);
  const above = why === null ? t('table.hr.die.place', { n: place }) : wordWhy(scene, why);
  return {
    side,
    place,
    kind,
    face,
    above,
    label:
      face === null
        ? t('table.hr.fight.die.slot', { n: place, what: above })
        : t('table.hr.fight.die.label', { n: place, why: above, value: face }),
    changes: changes.map((change) => ({
      faces: wordFaces(scene.i18n, change),
      by: wordCause(scene, record, side, change.by),
    })),
    rolled: changes[0]?.from,
    turns: isOpen ? listTurns(scene, picks.sources[place] ?? []) : [],
    isOpen,
    isLit: kind === 'rolled' && picks.lit.includes(place),
    target: buttonRef(`${picks.prefix}${place}`),
  };
}

const listTurns = (scene: HrWords, sources: readonly Title[]): readonly string[] =>
  sources.flatMap((source) => {
    const to = turnedTo(scene, source);
    const by = nameTarget(scene, cardRef(source));
    return to === null ? [] : [scene.i18n.t('table.hr.fight.die.turn', { by, to })];
  });

export const toneOf = (side: Side): Tone => (side === 'axis' ? 'dark' : 'pale');

interface FightDieProps {
  readonly die: DieView;
  readonly tumbles: boolean;
  /** It will tumble when the cards have been read. */
  readonly isHeld: boolean;
  readonly onPress: PressDie | undefined;
}

/** Memoised: it renders only when the die itself changes. */
const FightDie = memo(function FightDie({ die: told, tumbles, isHeld, onPress }: FightDieProps) {
  const { side, place, kind, above, label, turns, isOpen, isLit, target } = told;
  const { t, lang } = useT();
  const rolled = useRolledFace(told.rolled, place, tumbles);
  const face = rolled ?? told.face;
  const changes = rolled === null ? told.changes : [];
  const below =
    kind === 'empty' ? (
      t('table.hr.fight.die.none')
    ) : kind === 'waiting' ? (
      t('table.hr.fight.die.waiting')
    ) : (
      <>
        {isLit ? <b className="fight-die__pick">{t('table.hr.fight.die.picked')}</b> : null}
        {changes.map(({ faces, by }, at) => (
          <span key={at} className="block fight-die__change">
            <b>{faces}</b> <span>{by}</span>
          </span>
        ))}
        {turns.map((turn) => (
          <span key={turn} className="block fight-die__change">
            {turn}
          </span>
        ))}
      </>
    );
  const item = useTurnedDie(face, tumbles);
  const die = drawDie({
    value: tumbles ? null : face,
    tone: toneOf(side),
    state: tumbles ? (isHeld ? 'waiting' : 'rolling') : isLit ? 'picked' : kind === 'rolled' ? 'rest' : kind,
    label,
    above,
    below,
  });
  if (!isOpen)
    return (
      <li ref={item} data-held={(tumbles && isHeld) || undefined}>
        <span className={classes('flex centred rounded full fight-die', `fight-die--${kind}`)}>{die}</span>
      </li>
    );
  return (
    <li ref={item}>
      <button
        type="button"
        className={classes('flex centred rounded full fight-die', 'fight-die--open', isLit && 'fight-die--lit')}
        aria-label={joinFacts(lang, [label, ...changes.map(({ faces, by }) => `${faces} ${by}`), ...turns])}
        aria-pressed={isLit}
        data-stop={target}
        onClick={() => onPress?.(side, place)}
      >
        {die}
      </button>
    </li>
  );
});
