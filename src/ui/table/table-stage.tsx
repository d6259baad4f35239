import { useEffect } from 'react';
import type { KeyboardEvent } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { Kbd } from '../parts/kbd.tsx';
import { ToggleChip } from '../parts/chip.tsx';
import { MapTip } from './map-tip.tsx';
import { useTable } from './table-model.tsx';
import './table-stage.css';

/** The board in its frame, with the one-line tip for what is pointed at. */
export function TableStage() {
  const {
    game,
    facts,
    view,
    shown,
    targets,
    selection,
    march,
    moves,
    overlay,
    lifted,
    decision,
    pointed,
    mapRef,
    actions,
    i18n,
  } = useTable();
  const { chosen, picked, candidates } = selection;
  // After a move, never by a press that only picks.
  const isAsked = decision !== null;
  useEffect(() => {
    if (isAsked) mapRef.current?.bringQuestion();
  }, [isAsked, shown.at, mapRef]);

  // Enter on a place that is picked already is the gold button; on another legal one it still picks.
  const onKeyDownCapture = (press: KeyboardEvent<HTMLElement>) => {
    if (press.key !== 'Enter' || (chosen === null && march === null) || !(press.target instanceof Element)) return;
    const stop = press.target.closest('[data-stop]');
    if (!stop || stop.getAttribute('data-mark') === 'legal') return;
    press.preventDefault();
    press.stopPropagation();
    actions.confirm();
  };
  // The board asks why of all that is not lit; some of it is a first pick all the same (a place before a piece).
  const onWhy = (target: TargetRef) => (targets.has(target) ? actions.askWhy(target) : actions.point(target));
  const selected =
    [...picked, ...(march ? [march.target] : []), ...(pointed === null ? [] : [pointed])].findLast((target) =>
      game.isOnBoard(view, target),
    ) ?? null;
  return (
    <section className="stage" aria-label={i18n.t('table.map')} onKeyDownCapture={onKeyDownCapture}>
      <game.Board
        facts={facts}
        view={view}
        targets={targets}
        selected={selected}
        picked={picked}
        events={shown.events}
        stepNumber={shown.step.n}
        moves={candidates.length > 0 ? candidates : moves}
        overlay={overlay}
        lifted={lifted}
        readOnly={decision === null}
        mapRef={mapRef}
        onPick={actions.point}
        onWhy={onWhy}
        onHover={actions.hover}
        onInspect={actions.inspect}
      />
      <MapTip />
    </section>
  );
}

/** What may be laid over the map: one key each, one at a time; the words to it stand in the panel *On the map*. */
export function OverlayChips() {
  const { game, overlay, lifted, actions, i18n } = useTable();
  const { t } = i18n;
  return (
    <div className="overlay-chips" role="group" aria-label={t('table.overlays')}>
      {game.overlays.map(({ id, key, label }) => (
        <ToggleChip key={id} pressed={overlay === id} onToggle={() => actions.toggleOverlay(id)}>
          {t(label)} <Kbd>{key.toUpperCase()}</Kbd>
        </ToggleChip>
      ))}
      <ToggleChip pressed={lifted} onToggle={() => actions.setLifted(!lifted)}>
        {t('table.overlay.lift')} <Kbd>H</Kbd>
      </ToggleChip>
    </div>
  );
}
