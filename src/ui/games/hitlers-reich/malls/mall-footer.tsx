import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import type { Preview } from '../../../../engine/kernel/types.ts';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import { Button } from '../../../parts/button.tsx';
import type { PartProps } from '../../../table/game-table.ts';
import { OddsCases } from '../../../table/odds-cases.tsx';
import { tellShare } from '../../../table/odds-told.ts';
import { usePreview } from '../../../table/use-previews.ts';
import { countsForLimit, listHeld } from '../cards/event-places.ts';
import { findEvent, type HrWords } from '../lookup.ts';
import { isAim, rowOf } from '../verbs.ts';
import { chosenEvent } from './asked.ts';

/**
 * The pick and its effects: dice, chance, gains and losses. The gold button belongs to the column; if that is visible,
 * so do the chance and the warnings.
 */
export function MallFooter({ props, scene }: { readonly props: PartProps<HrTypes>; readonly scene: HrWords }) {
  const move = chosenEvent(props);
  const preview = usePreview(move, props.preview, props.view);
  if (!move) return null;
  const { t, line } = scene.i18n;
  const target = cardRef(move.event);
  const held = wordHeld(props, scene);
  const takeBack = ({ currentTarget }: MouseEvent) => {
    // The footer disappears with the pick, so the focus moves to the card.
    const body = currentTarget.closest('.hr-malls__body');
    flushSync(() => props.onPick(target));
    body?.querySelector<HTMLElement>(`[data-stop="${target}"]`)?.focus();
  };
  return (
    <section
      className="grid rigid middle p-8-16 face-hi rule-above-strong hr-malls__foot"
      aria-labelledby="hr-malls-picked"
    >
      <div className="muted t-fine hr-malls__picked">
        <h3 id="hr-malls-picked">{line({ key: `hr.move.${move.type}`, params: { event: move.event } })}</h3>
        <ul>
          {preview?.stakes
            ?.filter(({ on }) => on === 'win')
            .map(({ line: told }, at) => (
              <li key={at}>
                <b>{t('table.stakes.win')}</b> <span>{line(told)}</span>
              </li>
            ))}
          {preview?.effects.map((told, at) => (
            <li key={at}>{line(told)}</li>
          ))}
          {held === null ? null : <li>{held}</li>}
          {preview?.warnings.map((told, at) => (
            <li key={at} className="hr-malls__beside">
              {line(told)}
            </li>
          ))}
        </ul>
        <p>{t('table.hr.mall.start')}</p>
      </div>
      {preview === null ? null : <Chances scene={scene} preview={preview} />}
      <div className="col gap-6 hr-malls__ways">
        <Button size="small" className="hr-malls__other" onClick={takeBack}>
          {t('table.hr.mall.undo')}
        </Button>
        <Button size="small" onClick={() => props.onInspect(target)}>
          {t('table.hr.mall.details')}
        </Button>
      </div>
    </section>
  );
}

/** Tells how near the side is to its limit (§4.2.2); null for events that are not held. */
function wordHeld({ seat, chosen }: PartProps<HrTypes>, scene: HrWords): string | null {
  const category =
    chosen && isAim(chosen) && rowOf(chosen).aim === 'mall'
      ? findEvent(scene.facts, chosen.event)?.category
      : undefined;
  if (seat === null || (category !== 'Reusable' && category !== 'Returnable')) return null;
  const n = listHeld(scene, seat).filter(countsForLimit).length;
  return scene.i18n.t('table.hr.mall.held', { n, most: scene.view.allowance[seat] });
}

/** Dice of the other side count against (§7.4). */
function Chances({ scene, preview }: { readonly scene: HrWords; readonly preview: Preview }) {
  const { t } = scene.i18n;
  const { modifiers, odds } = preview;
  if (!odds) return null;
  const sum = (sign: 1 | -1) => modifiers.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0);
  const [own, enemy] = [sum(1), sum(-1)];
  return (
    <dl className="flex gap-16 hr-malls__chances">
      <div className="col">
        <dd>
          <span aria-hidden="true">
            <span>{own}</span> : <span>{enemy}</span>
          </span>
          <span className="visually-hidden">{t('table.hr.mall.dice.words', { own, enemy })}</span>
        </dd>
        <dt>{t('table.hr.mall.dice')}</dt>
      </div>
      <div className="col hr-malls__beside">
        <dd>{tellShare(scene.i18n, odds)}</dd>
        <dt>
          {t('table.hr.mall.chance')}
          <OddsCases odds={odds} />
        </dt>
      </div>
    </dl>
  );
}
