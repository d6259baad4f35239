import { memo, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { Cap } from '../../parts/cap.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import { FateList } from '../../table/fate-list.tsx';
import type { TellProps } from '../../table/game-table.ts';
import './explained.css';
import { listFates } from './fates.tsx';
import { findBattles } from './lookup.ts';
import type { HlbScene } from './lookup.ts';
import { HlbPiece } from './piece.tsx';

/** Under what is still to be chosen: what became of everyone in a battle (§8.5, §8.6), or what a marker is good for. */
export function HlbExplained({ facts, view, events, allMoves, isRolling = false }: TellProps<HlbTypes>) {
  const i18n = useT();
  const fates = useMemo(() => listFates({ facts, view, i18n }, events), [facts, view, i18n, events]);
  if (isRolling) return null;
  return (
    <>
      <FateList fates={fates} />
      {fates.length > 0 ? <Standing facts={facts} view={view} /> : null}
      {allMoves.some(({ type }) => type === 'mark' || type === 'unmark') ? <MarkerNote /> : null}
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly rule: string;
  readonly children: ReactNode;
}

function Part({ title, rule, children }: PartProps) {
  const id = useId();
  return (
    <section className="section hlb-part" aria-labelledby={id}>
      <div className="line apart gap-8">
        <Cap id={id}>{title}</Cap>
        <RuleChip rule={rule} />
      </div>
      {children}
    </section>
  );
}

/** After a battle: the points of both sides, and the battles that are still to be fought. A pick changes none of it. */
const Standing = memo(({ facts, view }: HlbScene) => {
  const { t } = useT();
  const { german, allied } = view.score;
  const battles = findBattles({ facts, view }).filter(({ hex }) => hex !== view.battle?.hex);
  return (
    <>
      <Part title={t('table.hlb.points')} rule="9">
        <p>{t('table.hlb.points.now', { german: german.total, allied: allied.total })}</p>
      </Part>
      {battles.length === 0 ? null : (
        <Part title={t('table.hlb.battles-left')} rule="8.1">
          <ul>
            {battles.map(({ hex, attacker, defender }) => (
              <li key={hex} className="line gap-8 hlb-left">
                <HlbPiece facts={facts} view={view} target={unitRef(attacker)} />
                <span className="min-0">
                  <b>{t('table.hlb.fate.hex', { hex })}</b>
                  <span className="block small muted">{t('table.hlb.battle.who', { attacker, defender })}</span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
});
Standing.displayName = 'Standing';

const MARKER_WORDS = ['does', 'bearer', 'off'] as const;
const MARKER_RULES = { does: '8.2', bearer: '6.2', off: '6.5' } as const;

/** While markers are assigned: what one does, who may carry it, when it comes off (§6). */
function MarkerNote() {
  const { t } = useT();
  return (
    <Part title={t('table.hlb.marker-note')} rule="6">
      <ul className="hlb-marker-note">
        {MARKER_WORDS.map((word) => (
          <li key={word} className="line apart gap-8">
            <span className="min-0">{t(`table.hlb.marker-note.${word}`)}</span>
            <RuleChip rule={MARKER_RULES[word]} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
