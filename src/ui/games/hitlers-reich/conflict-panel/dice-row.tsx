import type { Side, Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import { joinFacts } from '../../../../i18n/join-facts.ts';
import { Die } from '../../../parts/die.tsx';
import type { Tone } from '../../../parts/die.tsx';
import { classes } from '../../../parts/classes.ts';
import { nameTarget } from '../targets.ts';
import { turnedTo } from '../lookup.ts';
import type { HrWords } from '../lookup.ts';
import type { FightRecord } from './record.ts';
import type { Slot, Slots } from './slots.ts';
import type { DicePicks } from './use-dice-picks.ts';
import { wordCause, wordWhy } from './words.ts';

interface FightDiceProps {
  readonly scene: HrWords;
  readonly side: Side;
  readonly record: FightRecord | null;
  readonly dice: Slots;
  readonly picks: DicePicks;
  /** Dice are tumbling on the table; what they came to is not shown yet. */
  readonly isRolling: boolean;
}

/** The dice of a side by their five places: why each is rolled above it, what changed it below. */
export function FightDice({ scene, side, record, dice, picks, isRolling }: FightDiceProps) {
  const { t } = scene.i18n;
  if (dice.isUnknown)
    return (
      <div className="fight-dice">
        <p className="fight-dice__later">{t('table.hr.fight.dice.later')}</p>
      </div>
    );
  return (
    <div className="fight-dice">
      <ol className="fight-dice__row" aria-label={t('table.hr.fight.dice', { side })}>
        {dice.slots.map((slot) => (
          <li key={slot.place}>
            <FightDie
              scene={scene}
              side={side}
              record={record}
              slot={slot}
              picks={picks}
              tumbles={isRolling && (slot.kind === 'waiting' || picks.isThrown(side, slot.place))}
            />
          </li>
        ))}
      </ol>
      {dice.surplus.length > 0 ? (
        <p className="fight-dice__surplus">
          {t('table.hr.fight.surplus', { reasons: dice.surplus.map((why) => wordWhy(scene, why)).join(',') })}
        </p>
      ) : null}
    </div>
  );
}

/** Effects that do not roll the die but turn it, with the face it gets. */
const listTurns = (scene: HrWords, sources: readonly Title[]): readonly string[] =>
  sources.flatMap((source) => {
    const to = turnedTo(scene, source);
    const by = nameTarget(scene, cardRef(source));
    return to === null ? [] : [scene.i18n.t('table.hr.fight.die.turn', { by, to })];
  });

const toneOf = (side: Side): Tone => (side === 'axis' ? 'dark' : 'pale');

interface FightDieProps {
  readonly scene: HrWords;
  readonly side: Side;
  readonly record: FightRecord | null;
  readonly slot: Slot;
  readonly picks: DicePicks;
  readonly tumbles: boolean;
}

function FightDie({ scene, side, record, slot, picks, tumbles }: FightDieProps) {
  const { t } = scene.i18n;
  const { place, kind, face, why, changes } = slot;
  const isOpen = kind === 'rolled' && picks.isOpen(side, place);
  const isLit = kind === 'rolled' && picks.isLit(side, place);
  const above = why === null ? t('table.hr.die.place', { n: place }) : wordWhy(scene, why);
  const told = changes.map((change) => ({ ...change, by: wordCause(scene, record, side, change.by) }));
  const turns = isOpen ? listTurns(scene, picks.sourcesAt?.(side, place) ?? []) : [];
  const below =
    kind === 'empty' ? (
      t('table.hr.fight.die.none')
    ) : kind === 'waiting' ? (
      t('table.hr.fight.die.waiting')
    ) : (
      <>
        {isLit ? <b className="fight-die__pick">{t('table.hr.fight.die.picked')}</b> : null}
        {told.map(({ from, to, by }, at) => (
          <span key={at} className="fight-die__change">
            <b>{t('table.hr.fight.die.change', { from, to })}</b> {by}
          </span>
        ))}
        {turns.map((turn) => (
          <span key={turn} className="fight-die__change">
            {turn}
          </span>
        ))}
      </>
    );
  const label =
    face === null
      ? t('table.hr.fight.die.slot', { n: place, what: above })
      : t('table.hr.fight.die.label', { n: place, why: above, value: face });
  const state = tumbles ? 'rolling' : isLit ? 'picked' : kind === 'empty' || kind === 'waiting' ? kind : 'rest';
  const die = (
    <Die value={tumbles ? null : face} tone={toneOf(side)} state={state} label={label} above={above} below={below} />
  );
  if (!isOpen) return <span className={classes('fight-die', `fight-die--${kind}`)}>{die}</span>;
  return (
    <button
      type="button"
      className={classes('fight-die', 'fight-die--open', isLit && 'fight-die--lit')}
      aria-label={joinFacts(scene.i18n.lang, [
        label,
        ...told.map(({ from, to, by }) => `${t('table.hr.fight.die.change', { from, to })} ${by}`),
        ...turns,
      ])}
      aria-pressed={isLit}
      data-stop={picks.targetOf(side, place)}
      onClick={() => picks.toggle(side, place)}
    >
      {die}
    </button>
  );
}
