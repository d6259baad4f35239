import type { EventData } from '../../../../engine/games/hitlers-reich/pack.ts';
import { classes } from '../../../parts/classes.ts';
import { Fragment } from 'react';
import { drawMark } from '../../../parts/emblem.tsx';
import type { HrWords } from '../lookup.ts';
import './event-marks.css';
import { hasSymbols, SYMBOLS, wordSymbols } from './mall-words.ts';

/** An event's restrictions as signs; `mall-words` words them for readers. */

/** The Allied nations whose mark it has (§6.5.3.2). */
export function Stars({ event: { stars, when } }: { readonly event: EventData }) {
  if (stars.length === 0 || when.immediate) return null;
  return (
    <span className="flex rigid gap-3 hr-stars" aria-hidden="true">
      {stars.map((star) => (
        <Fragment key={star}>{drawMark({ of: star === 'west' ? 'disc' : 'hexagon', size: 's' })}</Fragment>
      ))}
    </span>
  );
}

interface SymbolsProps {
  readonly scene: HrWords;
  readonly event: EventData;
  /** Shows the symbols it has; by default all three, missing ones struck out. */
  readonly isShort?: boolean;
}

/** The letters of the attacker's symbols. */
export function Symbols({ scene, event, isShort = false }: SymbolsProps) {
  const shown = SYMBOLS.filter((symbol) => !isShort || event.icons[symbol]);
  if (!hasSymbols(event) || shown.length === 0) return null;
  return (
    <span className="flex rigid gap-2" aria-hidden="true" title={wordSymbols(scene, event)}>
      {shown.map((symbol) => (
        <span key={symbol} className={classes('outlined hr-symbol', !event.icons[symbol] && 'hr-symbol--barred')}>
          {scene.i18n.t(`table.hr.mall.letter.${symbol}`)}
        </span>
      ))}
    </span>
  );
}
