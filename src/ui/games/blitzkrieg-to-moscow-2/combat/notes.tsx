import { memo } from 'react';
import type {
  CardToCome,
  CombatSums,
  RerollToCome,
} from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { useT, type I18n } from '../../../../i18n/use-t.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { shareOf } from '../../../table/odds-told.ts';
import type { Told } from './aftermath.ts';

interface NotesProps {
  readonly sums: CombatSums | null;
  readonly cost: readonly Told[];
}

/** Other possible results and the cost, as one text with a rule after each part. */
export const Notes = memo(function Notes({ sums, cost }: NotesProps) {
  const i18n = useT();
  const told = [...(sums ? [...listDefence(i18n, sums), ...listCards(i18n, sums)] : []), ...cost];
  if (told.length === 0) return null;
  return (
    <p className="btm-fight__note">
      {told.map(({ text, rule }, at) => (
        <span key={text} className={rule === COST_RULE ? 'btm-fight__cost' : undefined}>
          <span>{text}</span> {told[at + 1]?.rule === rule ? null : <RuleChip rule={rule} />}{' '}
        </span>
      ))}
    </p>
  );
});

/** §11.3.7: notes on the cost are not sentences, so dots separate them. */
const COST_RULE = '11.3.7';

/** §11.3.2: the odds against passive defence while it can be chosen. */
function listDefence({ t }: I18n, { attack, passive }: CombatSums): readonly Told[] {
  if (!passive) return [];
  const { defence, column, chances } = passive;
  const text = chances
    ? t('table.btm.fight.passive', { attack, defence, column, share: shareOf(chances) })
    : t('table.btm.fight.passive.fails', { attack, defence });
  return [{ text, rule: '11.3.2' }];
}

/** The chances without the played card, with a card that may still come, and with re-rolls (§7.1, §11.3.4). */
function listCards(i18n: I18n, sums: CombatSums): readonly Told[] {
  const { t } = i18n;
  const { chances, withoutCard, toCome, withRerolls, rerollsToCome, cancelToCome } = sums;
  const shift = (text: string): Told => ({ text, rule: '11.3.4' });
  const other = (text: string): Told => ({ text, rule: '7.1' });
  const rerolls = withRerolls && chances && shareOf(withRerolls) !== shareOf(chances) ? withRerolls : null;
  return [
    ...(withoutCard ? [shift(wordWithout(i18n, withoutCard))] : []),
    ...toCome.map((one) => shift(wordToCome(i18n, one))),
    ...(rerolls ? [other(t('table.btm.fight.with-rerolls', { share: shareOf(rerolls) }))] : []),
    ...rerollsToCome.map((one) => other(wordReroll(i18n, one))),
    ...(cancelToCome
      ? [other(t(`table.btm.fight.cancel.${cancelToCome.isSeen ? 'could' : 'might'}`, wordsOf(cancelToCome)))]
      : []),
  ];
}

const wordsOf = ({ card, side }: Pick<CardToCome, 'card' | 'side'>) => ({ card, side });

function wordWithout({ t }: I18n, { card, column, chances }: NonNullable<CombatSums['withoutCard']>): string {
  return chances
    ? t('table.btm.fight.without', { card, column, share: shareOf(chances) })
    : t('table.btm.fight.without.fails', { card });
}

function wordToCome({ t }: I18n, one: CardToCome): string {
  const { column, chances, isSeen } = one;
  const how = isSeen ? 'could' : 'might';
  return chances
    ? t(`table.btm.fight.${how}`, { ...wordsOf(one), column, share: shareOf(chances) })
    : t(`table.btm.fight.${how}.fails`, wordsOf(one));
}

const wordReroll = ({ t }: I18n, one: RerollToCome): string =>
  t('table.btm.fight.reroll.might', { ...wordsOf(one), share: shareOf(one.chances) });
