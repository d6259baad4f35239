import { useEffect, useId, useRef, useState } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import Save from 'lucide-react/icons/save';
import { announce, hush } from '../app/announce.ts';
import { paths } from '../app/routes.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Checkbox } from '../parts/field.tsx';
import { Emblem, EmblemShape } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import './curtain.css';
import { useTable } from './table-model.tsx';

/**
 * Hand-over: nothing of the table is in the page behind it. Names the seat, the question and the rule; one key or tap
 * lifts it, and says so before.
 */
export function CurtainScreen() {
  const { game, match, i18n, actions } = useTable();
  const { t, line } = i18n;
  const { curtain, seats } = match;
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
    if (isSkipped) void match.setAbout({ curtain: false });
    match.takeSeat();
  };
  const from = seats.find((one) => one !== seat) ?? null;
  const [fromEmblem, toEmblem] = [from === null ? null : game.emblem(from), game.emblem(seat)];
  return (
    <main id="main" className="curtain" aria-labelledby={titleId} tabIndex={-1}>
      {toEmblem ? (
        <svg className="curtain__back" viewBox="-24 -20 48 40" aria-hidden="true">
          <EmblemShape of={toEmblem} />
        </svg>
      ) : null}
      <div className="curtain__card">
        <p className="curtain__seats">
          {fromEmblem ? <Emblem of={fromEmblem} /> : null}
          <Icon of={ArrowRight} size={34} />
          {toEmblem ? <Emblem of={toEmblem} size="l" /> : null}
        </p>
        <p className="cap">{t('table.curtain.title')}</p>
        <h1 id={titleId}>{title}</h1>
        <p className="curtain__ask">
          {t('table.curtain.next')}: <b>{line(curtain.ask)}</b>{' '}
          {curtain.ask.rule === undefined ? null : <RuleChip rule={curtain.ask.rule} />}
        </p>
        <ul className="curtain__facts">
          <li>
            <Icon of={Eye} />
            {t(match.secrets === 'kept' ? 'table.curtain.hidden' : 'table.curtain.public')}
          </li>
          <li>
            <Icon of={Save} />
            {match.storage.unsaved === 0 ? t('table.curtain.saved') : line(match.storage.line)}
          </li>
        </ul>
        <Button ref={lift} variant="go" size="big" wide kbd="Space" onClick={takeSeat}>
          {t('table.curtain.lift', { side: seat })}
        </Button>
        {match.secrets === 'none' ? (
          <Checkbox checked={isSkipped} onChange={setSkipped} label={t('table.curtain.skip')} />
        ) : null}
        <div className="curtain__others">
          <Button variant="ghost" onClick={() => actions.peek(true)}>
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
