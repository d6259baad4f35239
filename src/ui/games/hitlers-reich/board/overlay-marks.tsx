import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { holderOf, isZone, type HrScene } from '../lookup.ts';
import { layoutOf } from './layout.ts';
import { AttackArrow, type Attack } from './marks.tsx';
import { At } from './pieces.tsx';

/** The overlays of the map; `overlays.ts` has them in words. */

export interface Reach {
  readonly attacks: readonly Attack[];
  /** Targets of an attack without a start: a sea zone, the next area of a blitz. */
  readonly others: readonly SpaceId[];
}

const outlines = (facts: HrScene['facts'], spaces: Iterable<SpaceId>): string =>
  [...spaces].map(layoutOf(facts).outlineOf).join('');

interface ReachProps extends Pick<HrScene, 'facts'> {
  readonly reach: Reach;
}

/** Overlay `reach`: the land that may be attacked, each area with an arrow from every start, its line showing the kind. */
export const ReachMarks = ({ facts, reach: { attacks, others } }: ReachProps) => (
  <g>
    <path
      className="mark-reach"
      d={outlines(
        facts,
        new Set([...attacks.map(({ target }) => target), ...others].filter((id) => !isZone(facts, id))),
      )}
    />
    {attacks.map((attack) => (
      <AttackArrow key={`${attack.kind} ${attack.origin} ${attack.target}`} attack={attack} isFaint />
    ))}
  </g>
);

/** Overlay `reach` at sea: an anchor where a sea attack may be made. */
export const ReachSigns = ({ facts, reach: { others } }: ReachProps) =>
  others
    .filter((id) => isZone(facts, id))
    .map((id) => (
      <At key={id} id={id} slot="conflict" isSign>
        <g className="hr-anchor">
          <circle r="12" />
          <path d="M0-4.4V7M-3.4-1.6H3.4M-6 2.4C-5.4 8 5.4 8 6 2.4M0-4.4A1.7 1.7 0 1 1 .1-4.4" />
        </g>
      </At>
    ));

/** Overlay `last`: the attacks of the turn before and every space that it changed. */
export const TurnMarks = ({
  facts,
  attacks,
  changed,
}: Pick<HrScene, 'facts'> & {
  readonly attacks: readonly Attack[];
  readonly changed: readonly SpaceId[];
}) => (
  <g>
    <path className="mark-reach hr-changed" d={outlines(facts, changed)} />
    {attacks.map((attack, i) => (
      <AttackArrow key={`${i} ${attack.target}`} attack={attack} />
    ))}
  </g>
);

/** Overlay `nations`: the land that each of the two Allies holds, under its own wash. */
export const NationMarks = ({ facts, view }: HrScene) =>
  (['western', 'soviet'] as const).map((nation) => (
    <path
      key={nation}
      className={`hr-nation hr-nation-${nation} side-${nation}`}
      d={outlines(
        facts,
        facts.areas.filter(({ id }) => holderOf({ facts, view }, id) === nation).map(({ id }) => id),
      )}
    />
  ));
