import { useEffect, useId, useMemo, useRef } from 'react';
import CornerUpLeft from '@lucide/icons/icons/corner-up-left';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import { joinSentences } from '../../i18n/joining.ts';
import { announce } from '../app/announce.ts';
import { Button } from '../parts/button.tsx';
import { drawIcon } from '../parts/icon.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import './parting.css';
import { SignedPieces } from './signed-pieces.tsx';
import type { Parting } from './parting-view.ts';
import { useParting, type AskedLosses } from './use-parting.ts';
import { usePlayActions, useScene, useSource } from './use-play.tsx';
import { useShowPlace } from './use-show-place.ts';

/** The foot of the column: the question about losses takes the place of the gold button. */
export function ConfirmOrAsk() {
  const parting = useParting();
  return parting ? <AskOfLosses {...parting} /> : <ConfirmBar />;
}

/** Going back has the focus; ending anyway is quiet, and is never what Enter does by habit. */
function AskOfLosses({ parting: { title, note, back, rows, warnings }, chosen }: AskedLosses) {
  const { t, line, lang } = useScene().i18n;
  const source = useSource();
  const actions = usePlayActions();
  const id = useId();
  const backButton = useRef<HTMLButtonElement>(null);
  const others = useMemo(
    () => (source.preview(chosen, 0)?.warnings ?? []).filter(({ key }) => !warnings.includes(key)),
    [source, chosen, warnings],
  );
  useEffect(() => {
    backButton.current?.focus({ preventScroll: true });
    announce(joinSentences(lang, [title, note]), 'assertive');
  }, [lang, title, note]);
  return (
    <section className="rule-above-strong relative confirm confirm--asks" aria-labelledby={id} data-parting="">
      <div className="paper raised parting">
        <h2 id={id} className="line gap-10 parting__title">
          {drawIcon(TriangleAlert, 24)} {title}
        </h2>
        <p className="t-note">{note}</p>
        <ul>
          {rows.map((row) => (
            <Row key={row.place} {...row} />
          ))}
        </ul>
        {others.map((one, at) => (
          <p key={at} className="t-note">
            {line(one)}
          </p>
        ))}
      </div>
      <div className="flex wrap gap-8 confirm__row">
        <Button
          ref={backButton}
          size="big"
          icon={CornerUpLeft}
          kbd="Esc"
          className="confirm__back"
          data-onward=""
          onClick={actions.back}
        >
          {t(back)}
        </Button>
        <Button size="big" variant="ghost" className="confirm__anyway" onClick={actions.confirm}>
          {t('table.parting.end')}
        </Button>
      </div>
    </section>
  );
}

function Row({ place, pieces, sign, title, lines }: Parting['rows'][number]) {
  const { t } = useScene().i18n;
  const { show } = useShowPlace();
  return (
    <li className="line gap-12 rule-above parting__row">
      {pieces.length > 0 ? <SignedPieces className="rigid" pieces={pieces} sign={sign} /> : null}
      <span className="min-0 grow">
        <b>{title}</b>
        {lines.map((one) => (
          <span key={one} className="block muted t-note">
            {one}
          </span>
        ))}
      </span>
      <Button size="small" aria-label={t('table.parting.show.what', { what: title })} onClick={() => show(place)}>
        {t('table.parting.show')}
      </Button>
    </li>
  );
}
