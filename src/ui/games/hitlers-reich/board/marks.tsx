import { memo } from 'react';
import type { Nation, SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Mark } from '../../../map/board-steps.ts';
import type { Ids } from '../../../map/patterns.tsx';
import { paint } from '../../../map/patterns.tsx';
import { bordersOf, holderOf, sideOf } from '../things.ts';
import type { HrScene } from '../things.ts';
import { PATHS, middleOf, outlineOf, shapeOf } from './layout.ts';
import { At } from './pieces.tsx';
import { frontPath } from './shapes.ts';

/** Tells whether two spaces are held by different sides; what nobody holds is hostile to nobody. */
export const hostilityIn =
  (scene: HrScene) =>
  (a: SpaceId, b: SpaceId): boolean => {
    const [here, there] = [holderOf(scene, a), holderOf(scene, b)];
    return here !== null && there !== null && sideOf(here) !== sideOf(there);
  };

/** Between the sides: ink with a pale core. */
export const FrontLine = memo((scene: HrScene) => {
  const path = frontPath(PATHS.borders, hostilityIn(scene));
  return (
    <g className="hr-front">
      <path className="hr-front-ink" d={path} />
      <path className="hr-front-core" d={path} />
    </g>
  );
});
FrontLine.displayName = 'FrontLine';

const allOutlines = (spaces: readonly SpaceId[]): string => spaces.map(outlineOf).join('');

/** Gold: these may be chosen. Rims are cased in ink together, so that neighbours do not cut into each other. */
export const LegalLand = ({ spaces, ids }: { readonly spaces: readonly SpaceId[]; readonly ids: Ids }) => (
  <g className="hr-target">
    <path className="hr-target-wash" d={allOutlines(spaces)} />
    <path d={allOutlines(spaces)} fill={paint(ids, 'target')} />
    <path className="hr-rim-casing" d={allOutlines(spaces)} />
    <path className="hr-rim-line" d={allOutlines(spaces)} />
  </g>
);

/** White in ink: this is chosen, or looked at. */
export const ChosenSpace = ({ id }: { readonly id: SpaceId }) => (
  <g className="hr-chosen">
    <path className="hr-chosen-ink" d={outlineOf(id)} />
    <path className="hr-chosen-rim" d={outlineOf(id)} />
  </g>
);

export const RefusedSpace = ({ id }: { readonly id: SpaceId }) => <path className="hr-refused" d={outlineOf(id)} />;

/** Says by a sign what the rim says by colour: arrow, tick, barred ring. At sea it is all there is. */
export const Tag = ({ id, mark }: { readonly id: SpaceId; readonly mark: Mark }) => (
  <At id={id} slot={shapeOf(id)?.slots.conflict ? 'conflict' : 'name'} isSign>
    <g className={`hr-tag hr-tag-${mark}`}>
      <circle r="12" />
      {mark === 'legal' && <path d="M-5 5L4.2-4.2M-2.4-5H5V2.4" />}
      {mark === 'chosen' && <path d="M-5.4 .4L-1.6 4.6L5.6-4.6" />}
      {mark === 'refused' && <path d="M-7 7L7-7" />}
    </g>
  </At>
);

/** What the space pointed at borders on by the rules: not always what it seems to touch. */
export const NearSpaces = ({ facts, id }: Pick<HrScene, 'facts'> & { readonly id: SpaceId }) => (
  <path className="hr-near" d={allOutlines(bordersOf(facts, id).map(({ to }) => to))} />
);

/** Where the conflict at hand is fought. */
export const ConflictSign = ({ id }: { readonly id: SpaceId }) => (
  <At id={id} slot="conflict" isSign>
    <g className="hr-conflict" transform="scale(.84)">
      <path className="hr-conflict-burst" d={BURST} />
      <path className="hr-conflict-blades" d="M-5.4 5.4L4.8-4.8M5.4 5.4L-4.8-4.8M-6 2.2L-2.2 6M6 2.2L2.2 6" />
    </g>
  </At>
);
const BURST = `M${Array.from({ length: 24 }, (_, i) => {
  const [radius, angle] = [i % 2 === 0 ? 15.5 : 11.6, (i * Math.PI) / 12];
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}).join('L')}Z`;

/** An attack as it is drawn: from where, on what, by whom. */
export interface Attack {
  readonly nation: Nation;
  readonly kind: 'land' | 'paratroop' | 'amphibious' | 'sea';
  readonly origin: SpaceId;
  readonly target: SpaceId;
}

/** Where an arrow begins and ends: clear of the names in the middle, over the border in any case. */
function wayOf({ origin, target }: Attack) {
  const [[fromX, fromY], [toX, toY]] = [middleOf(origin), middleOf(target)];
  const far = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [x, y] = [(toX - fromX) / far, (toY - fromY) / far];
  const leaves = Math.min(radiusOf(origin) * 0.6, far * 0.3);
  const arrives = Math.min(radiusOf(target) * 0.6, far * 0.25);
  return {
    start: [fromX + x * leaves, fromY + y * leaves] as const,
    end: [toX - x * arrives, toY - y * arrives] as const,
    turn: (Math.atan2(y, x) * 180) / Math.PI,
  };
}
const radiusOf = (id: SpaceId): number => shapeOf(id)?.radius ?? 0;

/** An arrow from origin to target: ink, with a core in the colour of the attacker; dashed over water and by air. */
export function AttackArrow({ attack, isFaint = false }: { readonly attack: Attack; readonly isFaint?: boolean }) {
  const { start, end, turn } = wayOf(attack);
  const line = `M${start.map(Math.round).join(' ')}L${end.map(Math.round).join(' ')}`;
  return (
    <g className={`hr-arrow hr-arrow-${attack.nation}`} data-kind={attack.kind} data-faint={isFaint || undefined}>
      <path className="hr-arrow-ink" d={line} />
      <path className="hr-arrow-core" d={line} />
      <path
        className="hr-arrow-head"
        d="M-12-12L10 0L-12 12L-6 0Z"
        transform={`translate(${end.map(Math.round).join(' ')}) rotate(${Math.round(turn)})`}
      />
    </g>
  );
}
