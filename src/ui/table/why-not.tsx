import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import CircleHelp from '@lucide/icons/icons/circle-question-mark';
import X from '@lucide/icons/icons/x';
import type { Reason, TargetRef } from '../../engine/kernel/types.ts';
import { formatRule } from '../../i18n/format.ts';
import { useT } from '../../i18n/use-t.tsx';
import { CopyButton } from '../app/copy-button.tsx';
import { ActionTile } from '../parts/action-tile.tsx';
import { IconButton } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { classes } from '../parts/classes.ts';
import { Fold } from '../parts/fold.tsx';
import { drawIcon } from '../parts/icon.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { findAnchor, placeBeside, type Placement } from './placement.ts';
import { useGame, usePlay, usePlayActions, useScene, useSource } from './use-play.tsx';
import { useTableLayout } from './use-table-layout.ts';
import { listRemedies } from './remedies.ts';
import './why-not.css';

export function WhyNot() {
  const target = usePlay(({ ask }) => ask.whyNot);
  return target === null ? null : <WhyNotBox key={target} target={target} />;
}

const SHOWN = 3;

function WhyNotBox({ target }: { readonly target: TargetRef }) {
  const game = useGame();
  const scene = useScene();
  const source = useSource();
  const actions = usePlayActions();
  const { t, line } = scene.i18n;
  const moves = usePlay(({ picture }) => picture.moves);
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const buttons = usePlay(({ picture }) => picture.buttons);
  const box = useRef<HTMLDivElement>(null);
  const placed = usePlace(box, target);
  const layout = useTableLayout();
  useFocusInside(box);

  const reasons = source.explain(picked, target);
  const name = game.places.nameTarget(scene, target);
  const places = [target, ...game.places.samePlace(scene.view, target)];
  const isOutOfStep = reasons.some(({ code }) => game.choices.outOfStep.includes(code));
  const remedies = listRemedies(moves, source.targets, places, picked, isOutOfStep ? buttons : []);
  const label = (move: (typeof moves)[number]) => line(source.label(move) ?? { key: source.notation(move) });
  const isSheet = layout !== 'wide' || (placed !== null && !placed.fits);
  const words = () =>
    [
      t('table.why.title', { name }),
      ...reasons.map((reason) => `${line(reason)} (${formatRule(reason.rule)})`),
      ...(remedies.length > 0 ? [t('table.why.ways'), ...remedies.map(({ move }) => label(move))] : []),
    ].join('\n');

  return (
    <div
      ref={box}
      className={classes('col high fixed why', isSheet ? 'why--sheet' : `why--${placed?.side ?? 'unplaced'}`)}
      style={isSheet ? undefined : styleOf(placed)}
      role="dialog"
      aria-labelledby="why-title"
      tabIndex={-1}
    >
      <div className="line gap-9 rule-below why__head">
        {drawIcon(CircleHelp)}
        <h2 id="why-title" className="min-0 flex-1">
          {t('table.why.title', { name })}
        </h2>
        {reasons.length > 0 ? <Chip tone="no">{t('table.why.not-now')}</Chip> : null}
        <IconButton icon={X} size="small" variant="ghost" label={t('app.close')} onClick={() => actions.askWhy(null)} />
      </div>
      <div className="scroll-y why__body">
        {reasons.length === 0 ? <Known target={target} /> : <ReasonList reasons={reasons.slice(0, SHOWN)} />}
        {reasons.length > SHOWN ? (
          <Fold title={t('table.why.more', { n: reasons.length - SHOWN })}>
            <ReasonList reasons={reasons.slice(SHOWN)} />
          </Fold>
        ) : null}
      </div>
      {remedies.length > 0 ? (
        <div className="why__ways">
          <h3 className="cap">{t('table.why.ways')}</h3>
          <div className="action-tiles">
            {remedies.map(({ move, kind }) => (
              <ActionTile
                key={source.notation(move)}
                title={label(move)}
                detail={t(kind === 'end' ? 'table.why.way.end' : 'table.why.way.other')}
                onUse={() => actions.setPicks(source.targets(move))}
              />
            ))}
          </div>
        </div>
      ) : null}
      <div className="line gap-8 rule-above why__foot">
        <CopyButton size="small" variant="ghost" text={words} label="table.why.copy" done="table.why.copied" />
        <span className="grow" />
        <span className="small by-key">
          <Kbd>Esc</Kbd> <span>{t('table.why.closes')}</span>
        </span>
      </div>
    </div>
  );
}

function Known({ target }: { readonly target: TargetRef }) {
  const game = useGame();
  const scene = useScene();
  const [first] = game.places.inspect(scene, target);
  return (
    <>
      <p>{scene.i18n.t('table.why.nothing')}</p>
      <ul className="why__reasons">
        {(first?.lines ?? []).slice(0, SHOWN).map(({ text, rule }, at) => (
          <li key={at}>
            <span className="grow">{text}</span> {rule === undefined ? null : <RuleChip rule={rule} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  const { line } = useT();
  return (
    <ul className="why__reasons">
      {reasons.map((reason, at) => (
        <li key={at}>
          {drawIcon(X, 18)}
          <span className="grow">{line(reason)}</span>
          <RuleChip rule={reason.rule} />
        </li>
      ))}
    </ul>
  );
}

function styleOf(placed: Placement | null): CSSProperties {
  // Invisible until measured, but focusable.
  if (!placed) return { opacity: 0 };
  return { left: placed.left, top: placed.top, '--why-pointer': `${placed.pointer}px` } as CSSProperties;
}

/** Measures box and target once both are in the page, and again when the window changes. */
function usePlace(box: React.RefObject<HTMLDivElement | null>, target: TargetRef): Placement | null {
  const [placed, setPlaced] = useState<Placement | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const size = box.current?.getBoundingClientRect();
      const anchor = findAnchor(target)?.getBoundingClientRect();
      if (!size) return;
      const window_ = { width: window.innerWidth, height: window.innerHeight };
      // If the target is out of sight (a hex panned away), the box goes to the middle of the upper half.
      const at = anchor ?? { left: window_.width / 3, top: window_.height / 4, width: 0, height: 0 };
      setPlaced(placeBeside(at, size, window_));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box, target]);
  return placed;
}

/** Takes the focus while open, and restores it afterwards. */
function useFocusInside(box: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    const inner = box.current;
    return () => {
      if (!inner?.contains(document.activeElement) && document.activeElement !== document.body) return;
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, [box]);
}
