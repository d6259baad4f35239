import GitBranch from 'lucide-react/icons/git-branch';
import Trash2 from 'lucide-react/icons/trash-2';
import { matchActions, useMatch } from '../../store/app-match.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Fold } from '../parts/fold.tsx';
import { EmptyBox } from '../parts/note.tsx';
import './lines-panel.css';
import { useGame, useScene } from './use-play.tsx';

/** Moves of a line shown before the rest is folded. */
const SHOWN = 4;

/** Abandoned lines: tried, undone, taken back. Each can become the match again; nothing is lost by leaving one. */
export function LinesPanel() {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const branches = useMatch(({ timeline }) => timeline.branches);
  const mayChange = useMatch(
    ({ readOnly, timeline, curtain }) => readOnly === null && timeline.trial === null && curtain === null,
  );
  if (branches.length === 0) {
    return (
      <div className="lines">
        <EmptyBox>{t('table.branches.empty')}</EmptyBox>
      </div>
    );
  }
  const words = (move: string) => game.log.wordNotation(scene, move);
  return (
    <ul className="lines">
      {[...branches].reverse().map((branch) => (
        <li key={branch.id} className="rounded lines__item">
          <h3>{t(`table.branches.cause.${branch.cause}`)}</h3>
          <p className="small">{t('table.branches.from', { at: branch.from, n: branch.moves.length })}</p>
          <ol className="lines__moves" start={branch.from + 1}>
            {branch.moves.slice(0, SHOWN).map((move, at) => (
              <li key={at}>{words(move)}</li>
            ))}
          </ol>
          {branch.moves.length > SHOWN ? (
            <Fold title={t('table.branches.more', { n: branch.moves.length - SHOWN })}>
              <ol className="lines__moves" start={branch.from + 1 + SHOWN}>
                {branch.moves.slice(SHOWN).map((move, at) => (
                  <li key={at}>{words(move)}</li>
                ))}
              </ol>
            </Fold>
          ) : null}
          {mayChange ? (
            <div className="row">
              <Button size="small" icon={GitBranch} onClick={() => void matchActions.restoreBranch(branch.id)}>
                {t('table.branches.restore')}
              </Button>
              <IconButton
                size="small"
                variant="ghost"
                icon={Trash2}
                label={t('table.branches.drop')}
                onClick={() => void matchActions.dropBranch(branch.id)}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
