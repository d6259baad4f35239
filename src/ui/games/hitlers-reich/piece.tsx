import { memo } from 'react';
import Anchor from 'lucide-react/icons/anchor';
import Award from 'lucide-react/icons/award';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Copy from 'lucide-react/icons/copy';
import Dices from 'lucide-react/icons/dices';
import Factory from 'lucide-react/icons/factory';
import Flag from 'lucide-react/icons/flag';
import MoveRight from 'lucide-react/icons/move-right';
import Plane from 'lucide-react/icons/plane';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Shield from 'lucide-react/icons/shield';
import Ship from 'lucide-react/icons/ship';
import ShipWheel from 'lucide-react/icons/ship-wheel';
import Swords from 'lucide-react/icons/swords';
import Waves from 'lucide-react/icons/waves';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import { Icon } from '../../parts/icon.tsx';
import type { IconShape } from '../../parts/icon.tsx';
import type { Scene } from '../../table/game-table.ts';
import { EventSign } from './cards/event-sign.tsx';
import { SuitMark } from './cards/suit-mark.tsx';
import './board/palette.css';
import './piece.css';
import { SideMark } from './side-mark.tsx';
import { findCard, findEvent, holderOf, readDice } from './lookup.ts';
import type { HrScene } from './lookup.ts';

/** The sign before an entry of a list: whose a space is, what a card counts, what becomes of an event, which action. */
export const HrPiece = memo(({ facts, view, target }: Scene<HrTypes> & { readonly target: TargetRef }) => {
  const { kind, id } = parseTarget(target);
  if (kind === 'space') return <Holder facts={facts} view={view} id={id} />;
  if (kind === 'card') return <CardSign facts={facts} id={id} />;
  if (id === 'western' || id === 'soviet') return <SideMark of={id} />;
  const icon = readDice(id) ? Dices : iconOf(id);
  return icon ? <Icon of={icon} /> : null;
});
HrPiece.displayName = 'HrPiece';

/** An uncontrolled one is an empty ring. */
function Holder({ id, ...scene }: HrScene & { readonly id: string }) {
  const nation = holderOf(scene, id);
  return nation === null ? <span className="rigid hr-piece__free" aria-hidden="true" /> : <SideMark of={nation} />;
}

function CardSign({ facts, id }: Pick<HrScene, 'facts'> & { readonly id: string }) {
  const card = findCard(facts, id);
  if (card) {
    return (
      <span className={`inline rigid centred gap-2 card soft hr-piece__card hr-suit-${card.suit}`} aria-hidden="true">
        {card.value}
        <SuitMark of={card.suit} className="hr-piece__suit" />
      </span>
    );
  }
  const event = findEvent(facts, id);
  if (event) return <EventSign category={event.category} className="hr-piece__event" />;
  return id === 'fortress' ? <Icon of={Shield} /> : id === 'fleet' ? <Icon of={Anchor} /> : null;
}

const ICONS: Readonly<Record<string, IconShape>> = {
  'attack-land': Swords,
  'attack-paratroop': Plane,
  'attack-amphibious': Ship,
  'attack-sea': Waves,
  event: Copy,
  'push-events': ChevronsRight,
  'push-attacks': ChevronsRight,
  'reorganise-a': RefreshCw,
  'reorganise-b': RefreshCw,
  fortify: Shield,
  fleet: Anchor,
  plan: ClipboardList,
  barbarossa: MoveRight,
  overlord: ShipWheel,
  bonus: Award,
  'speer-yes': Factory,
  'speer-no': Factory,
  resign: Flag,
};

/** Null for what ends a step: words are enough there. */
const iconOf = (id: string): IconShape | null => (Object.hasOwn(ICONS, id) ? (ICONS[id] ?? null) : null);
