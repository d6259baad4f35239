import { unitRef } from '../../../../engine/kits/pointing/targets.ts';
import { Cap } from '../../../parts/cap.tsx';
import { SignedPieces } from '../../../table/signed-pieces.tsx';
import { TakeHand, useMayTurnUp } from '../../../table/turn-up.tsx';
import type { BtmWords } from '../lookup.ts';
import { listPanzers, tanksOnBoard } from './best-acts.ts';
import { wordBestAct } from './word-act.ts';
import './panzers.css';

/** While the hand is face down: what the tanks could do on a card (§12.1), as both players may know, and the hand to take. */
export function PanzerRows({ scene }: { readonly scene: BtmWords }) {
  const { t } = scene.i18n;
  const mayTurnUp = useMayTurnUp();
  const panzers = listPanzers(scene, tanksOnBoard(scene)).filter(({ act }) => act.kind !== 'none');
  if (!mayTurnUp || panzers.length === 0) return null;
  return (
    <section className="section" aria-labelledby="panzers-title">
      <Cap id="panzers-title">{t('table.btm.panzer.could')}</Cap>
      <ol className="panzer-rows">
        {panzers.map(({ unit, act }) => (
          <li key={unit} className="line gap-12 hair-below panzer-rows__line">
            <SignedPieces pieces={[unitRef(unit)]} sign={null} />
            <span className="min-0">
              <b className="block">{t('table.btm.name.unit', { unit })}</b>
              <span className="muted t-note">{wordBestAct(scene, act)}</span>
            </span>
          </li>
        ))}
      </ol>
      <TakeHand className="panzer-rows__go">{t('table.btm.panzer.take-hand')}</TakeHand>
    </section>
  );
}
