import Check from 'lucide-react/icons/check';
import Flag from 'lucide-react/icons/flag';
import MapPinned from 'lucide-react/icons/map-pinned';
import Swords from 'lucide-react/icons/swords';
import Alert from 'lucide-react/icons/triangle-alert';
import Unlink from 'lucide-react/icons/unlink';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import type { Lang } from '../../i18n/format.ts';
import { joinFacts, joinSentences } from '../../i18n/joining.ts';
import { Icon, type IconShape } from '../parts/icon.tsx';
import { announce } from '../app/announce.ts';
import { labelSpot } from './caption/map-captions.tsx';
import type { AheadLine, AheadSign, AheadView } from './ahead-view.ts';
import type { TargetState } from './game-table.ts';
import './map-tip.css';
import { findAnchor } from './placement.ts';
import { useGame, usePlay, usePointing, useScene } from './use-play.tsx';
import { useTableLayout } from './use-table-layout.ts';

interface MapTipProps {
  /** Only the name: a learner is to find out what can be done. */
  readonly isBare: boolean;
}

/**
 * One label next to the place under the pointer or the focus: its name, and what choosing it would come to. The press
 * itself tells a refusal.
 */
export const MapTip = memo(({ isBare }: MapTipProps) => {
  const hovered = usePointing((pointing) => pointing.hovered);
  const whyNot = usePlay(({ ask }) => ask.whyNot);
  const before = useRef<TargetRef | null>(null);
  const isNext = before.current !== null;
  useEffect(() => {
    before.current = hovered;
  });
  return hovered === null || whyNot !== null || hovered.startsWith('button:') ? null : (
    <Tip key={hovered} target={hovered} isBare={isBare} isNext={isNext} />
  );
});
MapTip.displayName = 'MapTip';

interface TipProps extends MapTipProps {
  readonly target: TargetRef;
  /** The pointer comes from another place: the label follows it at once. */
  readonly isNext: boolean;
}

function Tip({ target, isBare, isNext }: TipProps) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const state = usePlay(({ picture }) =>
    stateOf(picture.targets, [target, ...game.places.samePlace(scene.view, target)]),
  );
  const n = usePlay(({ staged }) => staged.shown.step.n);
  const [shownAt] = useState(n);
  const tip = useRef<HTMLDivElement>(null);
  const isPhone = useTableLayout() === 'phone';
  const ahead = useMemo(
    () => (isBare ? null : game.places.wordAhead(scene, target, picked)),
    [game, scene, target, picked, isBare],
  );
  // A move has been played: the pointer only rests there.
  const isSpent = shownAt !== n;
  useLayoutEffect(() => {
    const box = tip.current;
    const anchor = findAnchor(target);
    if (!box || !anchor) return;
    const { x, y } = isPhone ? footOf(box) : labelSpot(anchor, box);
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
  }, [target, ahead, state, isSpent, isPhone]);
  useHeardAhead(isSpent ? null : ahead, scene.i18n.lang);
  if (isSpent) return null;
  const says = isBare || state === null ? null : t(`table.map.${state}`);
  const note = ahead?.note ?? says;
  const around = isBare ? null : game.places.wordAround(scene, target);
  return (
    <div
      ref={tip}
      className="map-tip"
      data-next={isNext || undefined}
      data-told={ahead ? '' : undefined}
      role="tooltip"
    >
      <p className="map-tip__head">
        <b>{ahead?.title ?? game.places.nameTarget(scene, target)}</b>
        {note === null ? null : <span>{note}</span>}
      </p>
      {ahead ? (
        <ul>
          {ahead.lines.map((line) => (
            <Told key={line.text} line={line} />
          ))}
        </ul>
      ) : null}
      {around ? <small>{around}</small> : null}
    </div>
  );
}

/** On a phone the label is the head of the sheet, where no finger covers it. */
const footOf = (box: Element) => ({ x: 0, y: box.closest('.stage')?.getBoundingClientRect().bottom ?? 0 });

const SIGNS: Readonly<Record<AheadSign, IconShape>> = {
  stop: Flag,
  yes: Check,
  no: Alert,
  cut: Unlink,
  city: MapPinned,
  fight: Swords,
};

const Told = ({ line: { sign, text } }: { readonly line: AheadLine }) => (
  <li className="map-tip__line" data-sign={sign}>
    <Icon of={SIGNS[sign]} size={15} />
    <span>{text}</span>
  </li>
);

/** The first of these places that is offered or chosen; a press on a refused one gives its reason. */
function stateOf(
  targets: ReadonlyMap<TargetRef, TargetState>,
  places: readonly TargetRef[],
): 'legal' | 'chosen' | null {
  const states = places.map((place) => targets.get(place));
  return states.includes('chosen') ? 'chosen' : states.includes('legal') ? 'legal' : null;
}

/** A reader hears the label once the focus rests. */
const REST_MS = 300;

function useHeardAhead(ahead: AheadView | null, lang: Lang): void {
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
