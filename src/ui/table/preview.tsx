import { useEffect, useRef, useState } from 'react';
import type { Odds, Preview } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Cap } from '../parts/cap.tsx';
import { classes } from '../parts/classes.ts';
import { Fold } from '../parts/fold.tsx';
import { Note } from '../parts/note.tsx';
import { OddsBar, OddsFigure } from '../parts/odds-bar.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { Move } from './game-table.ts';
import { OddsCases } from './odds-cases.tsx';
import { tellCases, tellOdds } from './odds-told.ts';
import { groupBy, unique } from '../../engine/kits/pointing/lookup.ts';
import type { Stake } from '../../engine/kits/rehearsal/rehearse.ts';
import './stakes.css';
import './preview.css';
import { useGame, usePlay, useScene, useSource } from './use-play.tsx';
import { useSheetIsOpen } from './table-parts.tsx';
import { usePreview } from './use-previews.ts';
import { useParting } from './use-parting.ts';
import { useTableLayout } from './use-table-layout.ts';

interface MovePreviewProps {
  /** Set in lessons, where nothing else shows the effects: they appear in full, with folded reasons to save room. */
  readonly isAlone?: boolean;
}

/** Shows what the chosen move would do before it is committed: warnings, chances, every number with its reasons. */
export function MovePreview({ isAlone = false }: MovePreviewProps) {
  const chosen = usePlay(({ picture }) => picture.selection.chosen);
  return chosen === null ? null : <ChosenPreview chosen={chosen} isAlone={isAlone} />;
}

interface ChosenPreviewProps {
  readonly chosen: Move;
  readonly isAlone: boolean;
}

function ChosenPreview({ chosen, isAlone }: ChosenPreviewProps) {
  const game = useGame();
  const { t } = useT();
  const { preview: previewMove } = useSource();
  const view = usePlay(({ picture }) => picture.view);
  const isPlayedOut = useSheetIsOpen();
  const box = useRef<HTMLDivElement>(null);
  const isWide = useTableLayout() === 'wide';
  useEffect(() => {
    // Away from the wide table, list and preview share a scroller, so the preview scrolls into view.
    if (!isWide) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen, isWide]);
  const preview = usePreview(chosen, previewMove, view);
  // The question about losses says what this would warn of.
  const isAsked = useParting() !== null;
  if (!preview || isAsked) return null;
  const isTold = !isAlone && game.fight.isToldBeside(view, chosen);
  // The chances of a fight are above its list, with their assumptions.
  const isCounted = !isAlone && isPlayedOut;
  const isSaid = isCounted && (preview.odds !== null || preview.isCounting === true);
  const stakes = preview.stakes ?? [];
  const isEmpty =
    stakes.length === 0 &&
    preview.modifiers.length === 0 &&
    (isSaid || (preview.effects.length === 0 && (isCounted || !preview.odds)));
  if (preview.warnings.length === 0 && (isTold || isEmpty)) return null;
  const numbers = <Numbers move={chosen} preview={preview} isFolded={isAlone} />;
  const effects = isAlone || isSaid ? null : <Effects preview={preview} />;
  const odds = preview.odds && !isCounted ? <MoveOdds odds={preview.odds} isBrief={stakes.length > 0} /> : null;
  return (
    <div ref={box} className="rule-above preview">
      {/* The stakes of a fight include the warnings. */}
      {preview.warnings.length === 0 || (stakes.length > 0 && !isTold) ? null : <Warnings preview={preview} />}
      {isTold ? null : (
        <>
          {stakes.length > 0 ? null : odds}
          {isAlone ? <EffectList preview={preview} /> : null}
          {stakes.length > 0 && odds && preview.odds ? <Cases odds={preview.odds} /> : null}
          {stakes.length > 0 ? <Stakes stakes={stakes} /> : null}
          {stakes.length > 0 && !isAlone ? (
            <Fold className="section" title={t('table.preview.counted')}>
              {numbers}
              {odds}
              {effects}
            </Fold>
          ) : (
            <>
              {numbers}
              {stakes.length > 0 ? odds : null}
              {effects}
            </>
          )}
        </>
      )}
    </div>
  );
}

/** The chances by the cards come first: they are what is weighed against the stakes. */
function Cases({ odds }: { readonly odds: Odds }) {
  const isAssumed = tellCases(useT(), odds) !== null;
  return isAssumed ? (
    <div className="section">
      <OddsCases odds={odds} />
    </div>
  ) : null;
}

/** The consequences of winning or losing a fight, and obligations, before it is declared. */
function Stakes({ stakes }: { readonly stakes: readonly Stake[] }) {
  const { t } = useT();
  return (
    <section className="section" aria-label={t('table.stakes')}>
      <ul className="stakes">
        {[...groupBy(stakes, ({ on }) => on)].map(([on, rows]) => (
          <li key={on} className="grid gap-8 at-top t-note stakes__row">
            <b className={classes('cap rounded at-centre face-lo stakes__on', `stakes__on--${on}`)}>
              {t(`table.stakes.${on}`)}
            </b>
            <ul className="stakes__all">
              {rows.map((stake, at) => (
                <StakeLine key={at} stake={stake} />
              ))}
              <RowRules rows={rows} />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StakeLine({ stake: { line, when } }: { readonly stake: Stake }) {
  const game = useGame();
  const i18n = useT();
  const step = game.sheet?.wordStep(i18n, line) ?? null;
  return (
    <li>
      {when && <span className="block stakes__when">{i18n.line(when)}</span>}
      {step === null ? (
        i18n.line(line)
      ) : (
        <>
          <span>{step.what}</span> <b className="nowrap ink-pill">{step.figures}</b>
        </>
      )}
    </li>
  );
}

/** The rule of what comes first, in the last line of the row; a press shows those of the rest. */
function RowRules({ rows }: { readonly rows: readonly Stake[] }) {
  const { t } = useT();
  const [areAllShown, setAllShown] = useState(false);
  const rules = unique(rows.flatMap(({ line }) => line.rule ?? []));
  const more = areAllShown ? 0 : rules.length - 1;
  if (rules.length === 0) return null;
  return (
    <li className="stakes__rules">
      {rules.slice(0, areAllShown ? rules.length : 1).map((rule) => (
        <RuleChip key={rule} rule={rule} />
      ))}
      {more > 0 ? (
        <button
          type="button"
          className="soft t-caption no-face stakes__more"
          aria-label={t('table.stakes.rules', { n: more })}
          onClick={() => setAllShown(true)}
        >
          {`+${more}`}
        </button>
      ) : null}
    </li>
  );
}

function Warnings({ preview: { warnings } }: { readonly preview: Preview }) {
  const { t, line } = useT();
  return (
    <section className="section" aria-label={t('table.warning')}>
      {warnings.map((warning, at) => (
        <Note key={at} tone="warn">
          <p className="flex baseline gap-8 with-rule">
            <span>{line(warning)}</span> <RuleChip rule={warning.rule} />
          </p>
        </Note>
      ))}
    </section>
  );
}

function Effects({ preview }: { readonly preview: Preview }) {
  const { t } = useT();
  if (preview.effects.length === 0) return null;
  return (
    <section className="section" aria-labelledby="effects-title">
      <Cap id="effects-title">{t(preview.stakes ? 'table.preview.assumed' : 'table.preview')}</Cap>
      <EffectList preview={preview} />
    </section>
  );
}

function EffectList({ preview: { effects } }: { readonly preview: Preview }) {
  const { line } = useT();
  return effects.length === 0 ? null : (
    <ul className="grid gap-2 effects">
      {effects.map((effect, at) => (
        <li key={at} className="flex baseline gap-8 with-rule">
          <span>{line(effect)}</span>
          {effect.rule === undefined ? null : <RuleChip rule={effect.rule} />}
        </li>
      ))}
    </ul>
  );
}

interface NumbersProps {
  readonly move: Move;
  readonly preview: Preview;
  readonly isFolded: boolean;
}

function Numbers({ move, preview: { modifiers, stakes }, isFolded }: NumbersProps) {
  const game = useGame();
  const { facts, queries, view } = useScene();
  const { DiceBefore } = game.roll;
  const i18n = useT();
  const isPlayedOut = useSheetIsOpen();
  if (modifiers.length === 0) return null;
  if (DiceBefore && stakes && !isFolded)
    return <DiceBefore facts={facts} queries={queries} view={view} move={move} modifiers={modifiers} />;
  const reasons = <Reasons rows={modifiers.map((modifier, at) => game.roll.reasonRow(i18n, modifier, at))} />;
  if (isPlayedOut || isFolded)
    return (
      <Fold className="section" title={i18n.t('table.reasons')}>
        {reasons}
      </Fold>
    );
  return (
    <section className="section" aria-labelledby="reasons-title">
      <Cap id="reasons-title">{i18n.t('table.reasons')}</Cap>
      {reasons}
    </section>
  );
}

interface MoveOddsProps {
  readonly odds: Odds;
  /** Words only: the stakes get the room. */
  readonly isBrief: boolean;
}

/** The engine never rounds; only the shown percentages are rounded. Short if the panel next to it shows everything. */
function MoveOdds({ odds, isBrief }: MoveOddsProps) {
  const game = useGame();
  const scene = useScene();
  const { i18n } = scene;
  const isShort = useSheetIsOpen() || isBrief;
  const { title, share, of, segments, sentence } = tellOdds(
    i18n,
    odds,
    odds.outcomes.map((outcome) => game.roll.oddsSegment(i18n, outcome)),
    game.roll.wordSuccess(scene),
  );
  return (
    <section className="section" aria-labelledby="odds-title">
      <div className={classes('flex baseline apart gap-8 cap-head', isShort && 'cap-head--alone')}>
        <Cap id="odds-title">{title}</Cap>
        <OddsFigure of={of}>{share}</OddsFigure>
      </div>
      {isShort || odds.assumed ? null : <OddsBar segments={segments} total={odds.total} label={sentence} />}
      {isBrief || !odds.assumed ? null : <OddsCases odds={odds} />}
    </section>
  );
}
