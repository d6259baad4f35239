import { memo, useMemo } from 'react';
import type { Line } from '../../../../engine/kernel/types.ts';
import { unitRef } from '../../../../engine/kits/pointing/targets.ts';
import { Cap } from '../../../parts/cap.tsx';
import { MiniDice } from '../../../table/mini-dice.tsx';
import { SignedPieces } from '../../../table/signed-pieces.tsx';
import { findUnit, type BtmWords } from '../lookup.ts';
import { report } from '../report.ts';
import { toldAs } from '../told.ts';
import './just-fought.css';

interface JustFoughtProps {
  readonly scene: BtmWords;
  readonly past: readonly Line[];
}

const OF_PHASE = /^btm\.log\.(?:phase-|turn-began)/;

/** The lines of the last combat of this phase; none if the phase has had no combat yet. */
export function lastFight(past: readonly Line[]): readonly Line[] {
  const opened = past.findLastIndex((line) => toldAs.roleOf(line) === 'opens');
  const begun = past.findLastIndex(({ key }) => OF_PHASE.test(key));
  return opened > begun ? past.slice(opened) : [];
}

const unitsOf = ({ facts }: BtmWords, ids: string | number = ''): readonly string[] =>
  String(ids)
    .split(',')
    .filter((id) => findUnit(facts, id) !== null);

/** Units eliminated in these lines. */
export const fallenIn = (scene: BtmWords, lines: readonly Line[]): readonly string[] =>
  lines.flatMap(({ key, params }) =>
    key.startsWith('btm.log.eliminated-') ? unitsOf(scene, params?.['unit'] ?? params?.['units']) : [],
  );

/** While the next target is chosen, the column begins with the combat before it: who fought, the sum, what it changed. */
export const JustFought = memo(function JustFought({ scene, past }: JustFoughtProps) {
  const { t } = scene.i18n;
  const lines = useMemo(() => lastFight(past), [past]);
  const [opening] = lines;
  if (!opening) return null;
  const { title, how, sides, changes } = report(scene, lines);
  const [attack, defence] = sides;
  const fallen = fallenIn(scene, lines);
  const defenders = unitsOf(scene, opening.params?.['defenders']);
  const isLost = defenders.length > 0 && defenders.every((unit) => fallen.includes(unit));
  return (
    <section className="section just-fought" aria-labelledby="just-fought-title">
      <Cap id="just-fought-title">{t('table.btm.just-fought')}</Cap>
      <div className="line wrap gap-10 just-fought__sum">
        <SignedPieces pieces={unitsOf(scene, opening.params?.['attackers']).map(unitRef)} sign={null} />
        {attack.total === null || defence.total === null ? null : (
          <b className="nowrap just-fought__total">
            {t('table.btm.just-fought.sum', { attack: attack.total, defence: defence.total })}
          </b>
        )}
        <SignedPieces pieces={defenders.map(unitRef)} sign={isLost ? 'lost' : null} />
        <MiniDice dice={sides.flatMap(({ dice }) => dice)} />
      </div>
      <p className="just-fought__title" data-lost={isLost || undefined}>
        {title} <span className="small">{how}</span>
      </p>
      {changes.length === 0 ? null : (
        <ul className="t-note just-fought__changes">
          {changes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
});
