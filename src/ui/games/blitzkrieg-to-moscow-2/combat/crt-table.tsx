import { memo } from 'react';
import type { CrtResult } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { Provenance } from '../../../parts/provenance.tsx';
import { animate } from '../../../motion/animate.ts';
import { untilRest } from '../../../motion/beat-times.ts';

/** Cells of the combat results table that sources confirm; the others follow from a rule that fits these. */

interface Cell {
  readonly column: string;
  readonly die: number | string;
}

const hasCells = (provenance: unknown): provenance is { readonly cells: readonly Cell[] } =>
  typeof provenance === 'object' && provenance !== null && 'cells' in provenance && Array.isArray(provenance.cells);

/** Dice named in an entry: `3`, `1-6`, `2 and 3 succeed`, `6 DL; ...`. Other words name no die. */
function diceOf(die: number | string): readonly number[] {
  if (typeof die === 'number') return [die];
  const range = /^(\d)-(\d)$/.exec(die);
  if (range) {
    const from = Number(range[1]);
    return Array.from({ length: Number(range[2]) - from + 1 }, (_, at) => from + at);
  }
  const [, first, second] = /^(\d)(?: and (\d))? /.exec(die) ?? [];
  return [first, second].flatMap((one) => (one === undefined ? [] : [Number(one)]));
}

/** Confirmed cells as `column die`: `5 3` is a 3 at 5:1. */
export const listEvidenced = (provenance: unknown): ReadonlySet<string> =>
  new Set(
    hasCells(provenance)
      ? provenance.cells.flatMap(({ column, die }) => diceOf(die).map((one) => `${column.split(':')[0] ?? ''} ${one}`))
      : [],
  );

export interface CrtTableProps {
  readonly facts: BtmFacts;
  /** The column of the die; null before there are odds, and for a failed attack. */
  readonly column: number | null;
  /** A column to compare with: without the played or picked card, or before the pick. */
  readonly other: OtherColumn | null;
  readonly die: number | null;
  /** Germans attack the hero city, which does not retreat (§14.2.1). */
  readonly isHero: boolean;
}

export interface OtherColumn {
  readonly column: number;
  readonly as: 'without' | 'standing';
}

export const BtmResults = ({ facts }: Pick<CrtTableProps, 'facts'>) => (
  <CrtTable facts={facts} column={null} other={null} die={null} isHero={false} />
);

const lightUp = (cell: HTMLTableCellElement | null): void => {
  animate(cell, [{ scale: 1.6, opacity: 0.2 }, { scale: 1 }], { length: 160, after: untilRest() });
};

const DICE = [1, 2, 3, 4, 5, 6] as const;
const SIGNS: Readonly<Record<CrtResult, string>> = { DE: 'DE', DL: 'DL', DR: 'DR', '-': '–' };

/**
 * The combat results table: boxes around the current column and the row of the die, dashes around the compared column
 * (§11.3.6).
 */
export const CrtTable = memo(function CrtTable({ facts, column, other, die, isHero }: CrtTableProps) {
  const { t } = useT();
  const columns = Object.keys(facts.crt).map(Number);
  const evidenced = listEvidenced(facts.crtProvenance);
  const word = (at: number) =>
    at === columns.length ? t('table.btm.crt.last', { column: at }) : t('table.btm.crt.column', { column: at });
  return (
    <div className="btm-crt">
      <table>
        <caption className="visually-hidden">{t('table.btm.crt')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('table.btm.crt.die')}</span>
            </th>
            {columns.map((at) => (
              <th
                key={at}
                scope="col"
                className={classes(at === column && 'btm-crt__live', at === other?.column && 'btm-crt__other')}
                aria-current={at === column ? 'true' : undefined}
              >
                <span>{word(at)}</span>
                {at === column ? <span className="visually-hidden">{` ${t('table.btm.crt.live')}`}</span> : null}
                {at === other?.column ? (
                  <span className="visually-hidden">{` ${t(`table.btm.crt.${other.as}`)}`}</span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DICE.map((face) => (
            <tr
              key={face}
              className={classes(face === die && 'btm-crt__row')}
              aria-current={face === die ? 'true' : undefined}
            >
              <th scope="row">
                <span className="face-hi r-3 edge-ink place-centre btm-crt__die">{face}</span>
              </th>
              {columns.map((at) => {
                const result = facts.crt[String(at)]?.[face - 1] ?? '-';
                const isHeld = isHero && result === 'DR';
                return (
                  <td
                    key={at}
                    ref={at === column && face === die ? lightUp : undefined}
                    className={classes(
                      `btm-crt__cell--${isHeld ? 'none' : TONES[result]}`,
                      at === column && `btm-crt__live btm-crt__live--${isHeld ? 'none' : TONES[result]}`,
                      at === other?.column && 'btm-crt__other',
                    )}
                  >
                    {isHeld ? <s>{SIGNS[result]}</s> : <span>{SIGNS[result]}</span>}
                    {evidenced.has(`${at} ${face}`) ? null : (
                      <span className="btm-crt__mark">
                        <span aria-hidden="true" />
                        <span className="visually-hidden">{` ${t('table.btm.crt.rebuilt')}`}</span>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="t-small btm-crt__note">
        <span>{t('table.btm.crt.key')}</span> · <Provenance>{t('table.btm.crt.rebuilt')}</Provenance>
        {isHero ? (
          <>
            {' '}
            · <span>{t('table.btm.crt.hero')}</span>
          </>
        ) : null}
      </p>
    </div>
  );
});

const TONES: Readonly<Record<CrtResult, string>> = { DE: 'best', DL: 'good', DR: 'fair', '-': 'none' };
