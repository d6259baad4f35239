import { useState } from 'react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { AuditRow } from '../../store/audit-types.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useGame, useScene } from './use-play.tsx';

/** Rows drawn at once. */
const PAGE = 100;

/** Every draw: as recorded beside its move, and as recomputed from the seed. */
export function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const [shown, setShown] = useState(PAGE);
  const left = rows.length - shown;
  return (
    <div className="scroll-x">
      <table className="full t-small figures">
        <thead>
          <tr>
            <th scope="col">{t('table.audit.draw')}</th>
            <th scope="col">{t('table.audit.move')}</th>
            <th scope="col" className="figures__text">
              {t('table.audit.what')}
            </th>
            <th scope="col">{t('table.audit.recorded')}</th>
            <th scope="col">{t('table.audit.recomputed')}</th>
            <th scope="col">{t('table.audit.agrees')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <tr key={row.draw}>
              <td>{row.draw}</td>
              <td>{row.move}</td>
              <td className="figures__text">
                {row.notation === null ? t('table.audit.set-up') : game.log.wordNotation(scene, row.notation)}
              </td>
              <td>{row.recorded ?? '–'}</td>
              <td>{row.recomputed}</td>
              <td>
                <span className={row.ok ? 'inline gap-6 figures__yes' : 'inline gap-6 figures__no'}>
                  <Icon of={row.ok ? Check : X} size={16} />
                  <span>{t(row.ok ? 'table.audit.yes' : 'table.audit.no')}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 ? (
        <Button wide variant="ghost" onClick={() => setShown(shown + PAGE)}>
          {t('table.audit.more', { n: left })}
        </Button>
      ) : null}
    </div>
  );
}
