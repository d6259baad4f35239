import { useState, type ReactNode } from 'react';
import Check from '@lucide/icons/icons/check';
import Dices from '@lucide/icons/icons/dices';
import type { ChanceKind } from '../../engine/kernel/types.ts';
import type { DiceSource } from '../../lab/variations/chance.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import type { LineDie, PendingDraw, WhatIfActions, WhatIfLine } from '../../store/what-if/types.ts';
import { toneOf } from '../app/games.ts';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { SmallDie, type Tone } from '../parts/die.tsx';
import { Choices } from '../parts/field.tsx';

interface FacesProps {
  readonly sides: number;
  readonly tone: Tone;
  /** The current face; null for none. */
  readonly face: number | null;
  readonly onPick: (face: number) => void;
}

export function Faces({ sides, tone, face, onPick }: FacesProps) {
  const { t } = useT();
  return (
    <div className="flex wrap gap-4">
      {Array.from({ length: sides }, (_, at) => at + 1).map((one) => (
        <button
          key={one}
          type="button"
          className={classes('no-face place-centre rounded what-face', one === face && 'what-face--chosen')}
          aria-label={t('what-if.die.face', { face: one })}
          aria-pressed={one === face}
          onClick={() => onPick(one)}
        >
          {sides === 6 ? <SmallDie value={one} tone={tone} /> : <b className="tabular">{one}</b>}
        </button>
      ))}
    </div>
  );
}

interface DieBarProps {
  readonly game: string;
  readonly line: WhatIfLine;
  readonly actions: WhatIfActions;
  /** Receives the variation that is made when a die of the match changes. */
  readonly onMade: (key: string | null) => void;
}

const SOURCES: readonly DiceSource[] = ['fresh', 'fell', 'chosen'];

export function DieBar({ game, line, actions, onMade }: DieBarProps) {
  const { t } = useT();
  const [isChoosing, setChoosing] = useState(line.roll?.source === 'chosen');
  const [which, setWhich] = useState(0);
  const { roll, hands } = line;
  const source: DiceSource = hands !== null || !roll ? line.dice : isChoosing ? 'chosen' : roll.source;
  const isMatch = line.id === null;
  const tone = toneOf(game, roll?.seat ?? '');
  const dice = roll?.dice ?? [];
  const die: LineDie | undefined = dice[Math.min(which, dice.length - 1)];
  const change = (next: DiceSource) => {
    setChoosing(next === 'chosen');
    if (hands !== null || !roll) {
      if (!isMatch) void actions.setDice(line.key, next);
    } else if (next !== 'chosen') void again(next);
  };
  const again = async (next: 'fresh' | 'fell') => onMade(await actions.rethrow(line.key, { source: next }, ''));
  const choose = async (face: number) => {
    if (!die) return;
    // The match keeps its dice: the chosen one makes a variation.
    if (isMatch) setChoosing(false);
    onMade(await actions.rethrow(line.key, { source: 'chosen', place: die.place, face }, ''));
  };
  if (isMatch && !roll) return null;
  return (
    <div className="flex wrap middle gap-8 p-6-16 what-die">
      <span className="t-caption muted capitals what-die__cap">{t('what-if.die')}</span>
      <Choices
        label={hands !== null || !roll ? t('what-if.die.next') : t('what-if.die')}
        quiet
        look="switch"
        value={source}
        choices={SOURCES.map((value) => ({ value, label: t(`what-if.die.${value}`) }))}
        onChange={change}
      />
      <span className="grow" />
      {hands !== null || !roll ? null : source === 'chosen' && die ? (
        <>
          {dice.length > 1 ? (
            <div className="flex wrap rule-after-strong what-dice" role="group" aria-label={t('what-if.die.whole')}>
              {dice.map((one, at) => (
                <button
                  key={one.place}
                  type="button"
                  className={classes('no-face place-centre rounded what-face', one === die && 'what-face--chosen')}
                  aria-pressed={one === die}
                  aria-label={t('what-if.die.which', { n: at + 1, of: dice.length, face: one.face })}
                  onClick={() => setWhich(at)}
                >
                  <SmallDie value={one.face} tone={tone} />
                </button>
              ))}
            </div>
          ) : null}
          <Faces sides={die.sides} tone={tone} face={die.face} onPick={(face) => void choose(face)} />
        </>
      ) : (
        <Button size="small" icon={Dices} isOnce onClick={() => void again('fresh')}>
          {t('what-if.die.roll')}
        </Button>
      )}
    </div>
  );
}

interface PickerProps {
  readonly game: string;
  readonly seat: string | null;
  readonly pending: PendingDraw;
  readonly actions: WhatIfActions;
}

const PICKERS: Readonly<Record<ChanceKind, (props: PickerProps) => ReactNode>> = {
  die: ({ game, seat, pending: { asked }, actions }) => (
    <Faces sides={asked.n} tone={toneOf(game, seat ?? '')} face={null} onPick={(face) => void actions.pick(face - 1)} />
  ),
  one: OnePicker,
  order: OrderPicker,
};

function OnePicker({ pending: { asked }, actions }: PickerProps) {
  const { line } = useT();
  return (
    <div className="flex wrap gap-6 scroll-y what-picker__list">
      {asked.outcomes.map((outcome, value) => (
        <Button key={value} size="small" onClick={() => void actions.pick(value)}>
          {line(outcome)}
        </Button>
      ))}
    </div>
  );
}

/** Each press puts a card on top of the pile, or takes it out again. */
function OrderPicker({ pending: { asked }, actions }: PickerProps) {
  const { t, line } = useT();
  const [first, setFirst] = useState<readonly number[]>([]);
  const press = (value: number) =>
    setFirst(first.includes(value) ? first.filter((one) => one !== value) : [...first, value]);
  return (
    <>
      <div className="flex wrap gap-6 scroll-y what-picker__list">
        {asked.outcomes.map((outcome, value) => {
          const place = first.indexOf(value) + 1;
          return (
            <Button key={value} size="small" aria-pressed={place > 0} onClick={() => press(value)}>
              {place > 0 ? <b className="tabular what-picker__place">{place}</b> : null}
              <span>{line(outcome)}</span>
            </Button>
          );
        })}
      </div>
      <Button size="small" icon={Check} onClick={() => void actions.pickOrder(first)}>
        {first.length === 0 ? t('what-if.pick.shuffle') : t('what-if.pick.rest', { n: first.length })}
      </Button>
    </>
  );
}

const wordPick = ({ t }: I18n, { asked, done }: PendingDraw): string => {
  if (asked.kind === 'die') return t('what-if.pick.die', { n: done + 1 });
  return asked.kind === 'one' ? t('what-if.pick.card') : t('what-if.pick.order', { n: asked.n });
};

export function DrawPicker(props: PickerProps) {
  const { pending, actions } = props;
  const i18n = useT();
  const title = wordPick(i18n, pending);
  const Picker = PICKERS[pending.asked.kind];
  return (
    <div className="face-lo flex wrap middle gap-8 p-6-16 what-picker" role="group" aria-label={title}>
      <b role="status">{title}</b>
      <Picker key={`${pending.key} ${pending.asked.at} ${pending.done}`} {...props} />
      <Button size="small" variant="ghost" onClick={actions.cancelPick}>
        {i18n.t('what-if.pick.cancel')}
      </Button>
    </div>
  );
}
