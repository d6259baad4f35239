import Return from '@lucide/icons/icons/arrow-left-right';
import Flag from '@lucide/icons/icons/flag';
import Never from '@lucide/icons/icons/x';
import { useMemo } from 'react';
import type { BtmEvent } from '../../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import { joinIds } from '../../../../engine/kits/pointing/lookup.ts';
import { unitRef } from '../../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { Cap } from '../../../parts/cap.tsx';
import { drawIcon, type IconShape } from '../../../parts/icon.tsx';
import { classes } from '../../../parts/classes.ts';
import { SignedPieces } from '../../../table/signed-pieces.tsx';
import { findCity, findUnit, type BtmScene, type BtmWords } from '../lookup.ts';
import { countUnits, readSurrender, wordCause, type Surrender } from './surrender-beat.ts';
import { useToldGroups } from './told-groups.ts';
import './surrender.css';

/** The supply phase in the column: who surrenders and why, the tally, what follows, and who recovers next (§13). */
export function SurrenderColumn({ facts, queries, view, events }: BtmScene & { readonly events: readonly BtmEvent[] }) {
  const i18n = useT();
  const scene: BtmWords = useMemo(() => ({ facts, queries, view, i18n }), [facts, queries, view, i18n]);
  const surrender = readSurrender(scene, events);
  const told = useToldGroups() ?? Infinity;
  if (!surrender) return null;
  return (
    <div className="surrender">
      <Groups scene={scene} groups={surrender.groups} told={told} />
      <Tally i18n={i18n} surrender={surrender} told={told} />
      <Follows scene={scene} surrender={surrender} />
      <Next i18n={i18n} recovered={surrender.recovered} />
    </div>
  );
}

interface ToldProps {
  /** The group that the players see now; past the last one, they have seen all. */
  readonly told: number;
}

type GroupsProps = ToldProps & { readonly scene: BtmWords; readonly groups: Surrender['groups'] };

function Groups({ scene, groups, told }: GroupsProps) {
  const { t } = scene.i18n;
  return (
    <ol className="surrender__groups" aria-label={t('table.btm.surrendered.groups')}>
      {groups.map((group, at) => (
        <li
          key={group.hex}
          className={classes('grid rule-below surrender__group', at === told && 'surrender__group--now')}
          aria-current={at === told ? 'step' : undefined}
          data-told={at < told ? '' : undefined}
        >
          <span className="surrender__number" aria-hidden="true">
            {at < told ? '✓' : at + 1}
          </span>
          <SignedPieces
            className="surrender__pieces"
            pieces={group.units.map(unitRef)}
            sign={at < told ? 'lost' : 'cut-off'}
          />
          <span className="min-0">
            <b className="surrender__who">{t('table.btm.surrendered.units', { units: joinIds(group.units) })}</b>
            {at < told ? <span className="visually-hidden"> {t('table.btm.surrendered.told')}</span> : null}
            <span className="muted block t-note">{wordCause(scene.i18n, group, 'row')}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

type TallyProps = ToldProps & { readonly i18n: BtmWords['i18n']; readonly surrender: Surrender };

/** Counts up with the groups. Surrender alone leaves the German score as it is, and then the figure says so. */
function Tally({ i18n: { t }, surrender, told }: TallyProps) {
  const { side, groups, score, captured, lost } = surrender;
  const left = countUnits(groups.slice(told + 1));
  const all = countUnits(groups);
  const same = score.before === score.after;
  return (
    <dl className="flex rule-below surrender__tally">
      <Figure label={t('table.btm.surrendered.tally.captured')} from={captured - all} to={captured - left} />
      <Figure label={t('table.btm.surrendered.tally.losses', { side })} from={lost - all} to={lost - left} />
      <Figure
        label={t('table.btm.surrendered.tally.score')}
        from={score.before}
        to={same ? null : score.after}
        same={t('table.btm.surrendered.tally.same')}
      />
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly from: number;
  /** Null where nothing changes. */
  readonly to: number | null;
  readonly same?: string;
}

function Figure({ label, from, to, same }: FigureProps) {
  const { t } = useT();
  return (
    <div className="min-0 surrender__figure">
      <dt className="cap">{label}</dt>
      <dd>
        {to === null ? (
          <>
            <b>{from}</b> <span className="small">{same}</span>
          </>
        ) : (
          <>
            <span className="visually-hidden">{t('table.btm.surrendered.tally.change', { from, to })}</span>
            <span aria-hidden="true">
              <span className="surrender__was">{from}</span> → <b key={to}>{to}</b>
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

/** §13.1: a surrendered unit costs double, and a corps does not return; the ground stays with its holder (§4.2). */
interface Following {
  readonly icon: IconShape;
  readonly text: string;
}

function wordFollows({ facts, i18n: { t } }: BtmWords, { side, groups }: Surrender): readonly Following[] {
  const units = groups.flatMap((group) => group.units);
  const isGone = (unit: string) => side === 'soviet' && findUnit(facts, unit)?.arm === 'tank';
  const [gone, back] = [units.filter(isGone), units.filter((unit) => !isGone(unit))];
  const { places, surrendered: cost } = facts.rebuilding;
  const card = facts.cards[side].find((one) => one.uses.some(({ use }) => use === 'reinforce'))?.id ?? '';
  const some = (list: readonly string[]) => ({ units: joinIds(list), n: list.length });
  const cities = groups.flatMap(({ hex }) => findCity(facts, hex) ?? []);
  return [
    ...(back.length > 0
      ? [{ icon: Return, text: t(`table.btm.surrendered.follows.${side}`, { ...some(back), cost, places, card }) }]
      : []),
    ...(gone.length > 0 ? [{ icon: Never, text: t('table.btm.surrendered.follows.never', some(gone)) }] : []),
    ...cities.map(({ hex, points }) => ({
      icon: Flag,
      text: t('table.btm.surrendered.follows.city', { hex, side, points }),
    })),
  ];
}

function Follows({ scene, surrender }: { readonly scene: BtmWords; readonly surrender: Surrender }) {
  return (
    <section className="section surrender__follows" aria-labelledby="surrender-follows">
      <Cap id="surrender-follows">{scene.i18n.t('table.btm.surrendered.follows')}</Cap>
      <ul>
        {wordFollows(scene, surrender).map(({ icon, text }) => (
          <li key={text} className="flex gap-8">
            {drawIcon(icon, 16)}
            <span className="min-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NextProps = Pick<Surrender, 'recovered'> & { readonly i18n: BtmWords['i18n'] };

function Next({ i18n: { t }, recovered }: NextProps) {
  if (recovered.length === 0) return null;
  return (
    <section className="section surrender__next" aria-labelledby="surrender-next">
      <Cap id="surrender-next">{t('table.btm.surrendered.next')}</Cap>
      <ul>
        {recovered.map(({ place, units }) => (
          <li key={place} className="line gap-10">
            <SignedPieces pieces={units.slice(0, 2).map(unitRef)} sign={null} />
            <span className="min-0">
              {t('table.btm.surrendered.next.recover', { units: joinIds(units), n: units.length, place })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
