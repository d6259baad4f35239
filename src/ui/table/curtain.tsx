import { useEffect, useId, useRef, useState } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import Save from 'lucide-react/icons/save';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import { announce, hush } from '../app/announce.ts';
import { paths } from '../app/routes.ts';
import { emblemOf } from '../app/games.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Checkbox } from '../parts/field.tsx';
import { Emblem, EmblemShape } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import './curtain.css';
import { useGame, usePlayActions } from './use-play.tsx';

/**
 * Hand-over: nothing of the table is in the page behind it. Names the seat, the question and the rule, and the key or
 * tap that lifts it.
 */
export function CurtainScreen() {
  const game = useGame();
  const { t, line } = useT();
  const { peek } = usePlayActions();
  const curtain = useMatch((match) => match.curtain);
  const seats = useMatch((match) => match.seats);
  const secrets = useMatch((match) => match.secrets);
  const storage = useMatch((match) => match.storage);
  const lift = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isSkipped, setSkipped] = useState(false);
  const seat = curtain?.seat ?? '';
  const title = t('table.curtain.seat', { side: seat });
  useEffect(() => {
    lift.current?.focus();
    hush();
    announce(title);
  }, [title]);
  if (!curtain) return null;

  const takeSeat = () => {
    if (isSkipped) void matchActions.setAbout({ curtain: false });
    matchActions.takeSeat();
  };
  const from = seats.find((one) => one !== seat) ?? null;
  const [fromEmblem, toEmblem] = [from === null ? null : emblemOf(game.game, from), emblemOf(game.game, seat)];
  return (
    <main id="main" className="line centred clip relative curtain" aria-labelledby={titleId} tabIndex={-1}>
      {toEmblem ? (
        <svg className="curtain__back" viewBox="-24 -20 48 40" aria-hidden="true">
          <EmblemShape of={toEmblem} />
        </svg>
      ) : null}
      <div className="col middle gap-10 at-centre paper relative curtain__card">
        <p className="line muted curtain__seats">
          {fromEmblem ? <Emblem of={fromEmblem} /> : null}
          <Icon of={ArrowRight} size={34} />
          {toEmblem ? <Emblem of={toEmblem} size="l" /> : null}
        </p>
        <p className="cap">{t('table.curtain.title')}</p>
        <h1 id={titleId}>{title}</h1>
        <p className="muted curtain__ask">
          {t('table.curtain.next')}: <b>{line(curtain.ask)}</b>{' '}
          {curtain.ask.rule === undefined ? null : <RuleChip rule={curtain.ask.rule} />}
        </p>
        <ul className="grid full small at-start curtain__facts">
          <li>
            <Icon of={Eye} />
            {t(secrets === 'kept' ? 'table.curtain.hidden' : 'table.curtain.public')}
          </li>
          <li>
            <Icon of={Save} />
            {storage.unsaved === 0 ? t('table.curtain.saved') : line(storage.line)}
          </li>
        </ul>
        <Button ref={lift} variant="go" size="big" wide kbd="Space" onClick={takeSeat}>
          {t('table.curtain.lift', { side: seat })}
        </Button>
        {secrets === 'none' ? (
          <Checkbox checked={isSkipped} onChange={setSkipped} label={t('table.curtain.skip')} />
        ) : null}
        <div className="flex wrap centred gap-8">
          <Button variant="ghost" onClick={() => peek(true)}>
            {t('table.curtain.look')}
          </Button>
          <ButtonLink variant="ghost" to={paths.home}>
            {t('table.curtain.leave')}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
