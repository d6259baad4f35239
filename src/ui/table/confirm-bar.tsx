import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import { Button, IconButton } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import './confirm-bar.css';
import { useTable } from './table-model.tsx';

/** A longer act gets a row of its own. */
const LONG = 30;

/** The end of the column: the gold button names the act; beside it the way back and the buttons that end the step. */
export function ConfirmBar() {
  const { game, facts, view, match, shown, decision, moves, selection, march, buttons, actions, i18n } = useTable();
  const { t, line } = i18n;
  if (!decision) return null;
  const { chosen, picked } = selection;
  const label = (move: (typeof moves)[number]) => line(match.label(move) ?? { key: match.notation(move) });
  const isEnding = chosen !== null && buttons.includes(chosen);
  const unspent = game.listUnspent({ facts, view }, moves, isEnding);
  const others = buttons.filter((move) => move !== chosen);
  const act = march ? line(march.label) : chosen ? label(chosen) : null;
  if (act === null && others.length === 0 && picked.length === 0) return null;
  return (
    <section className="confirm" aria-label={t('table.confirm')}>
      {unspent.length > 0 && (isEnding || picked.length === 0) ? (
        <ul className="confirm__unspent">
          {unspent.map((one, at) => (
            <li key={at}>{line(one)}</li>
          ))}
        </ul>
      ) : null}
      <div className="confirm__row">
        {act === null ? null : (
          <Button
            variant="go"
            size="big"
            kbd="Enter"
            className={classes('confirm__go', act.length > LONG && 'confirm__go--long')}
            aria-busy={match.busy}
            aria-keyshortcuts="Enter"
            onClick={actions.confirm}
          >
            {act}
          </Button>
        )}
        {others.map((move) => (
          <Button
            key={match.notation(move)}
            kbd={move === buttons.at(-1) ? '0' : undefined}
            className="confirm__end"
            id={`choice-${match.targets(move)[0] ?? ''}`}
            onClick={() => actions.pick(match.targets(move))}
          >
            {label(move)}
          </Button>
        ))}
        {picked.length > 0 && shown.live ? (
          <IconButton icon={CornerUpLeft} label={t('table.back')} aria-keyshortcuts="Escape" onClick={actions.back} />
        ) : null}
      </div>
    </section>
  );
}
