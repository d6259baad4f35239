import Check from '@lucide/icons/icons/check';
import Flag from '@lucide/icons/icons/flag';
import MapPinned from '@lucide/icons/icons/map-pinned';
import Swords from '@lucide/icons/icons/swords';
import Alert from '@lucide/icons/icons/triangle-alert';
import Unlink from '@lucide/icons/icons/unlink';
import { useEffect } from 'react';
import type { Lang } from '../../i18n/format.ts';
import { joinFacts, joinSentences } from '../../i18n/joining.ts';
import { announce } from '../app/announce.ts';
import { drawIcon, type IconShape } from '../parts/icon.tsx';
import './ahead-lines.css';
import type { AheadLine, AheadSign, AheadView } from './ahead-view.ts';

const SIGNS: Readonly<Record<AheadSign, IconShape>> = {
  stop: Flag,
  yes: Check,
  no: Alert,
  cut: Unlink,
  city: MapPinned,
  fight: Swords,
};

/** Lists the consequences of a move, each with its sign, in the label at the pointer and in the column. */
export const AheadLines = ({ lines }: { readonly lines: readonly AheadLine[] }) => (
  <ul className="ahead-lines">
    {lines.map(({ sign, text }) => (
      <li key={text} className="ahead-lines__line" data-sign={sign}>
        {drawIcon(SIGNS[sign], 15)}
        <span>{text}</span>
      </li>
    ))}
  </ul>
);

/** A reader hears it once the focus rests. */
const REST_MS = 300;

export function useHeardAhead(ahead: AheadView | null, lang: Lang): void {
  useEffect(() => {
    if (ahead === null) return;
    const { title, note, lines } = ahead;
    const said = joinSentences(lang, [
      joinFacts(lang, [title, ...(note === null ? [] : [note])]),
      ...lines.map(({ text }) => text),
    ]);
    const timer = setTimeout(() => announce(said), REST_MS);
    return () => clearTimeout(timer);
  }, [ahead, lang]);
}
