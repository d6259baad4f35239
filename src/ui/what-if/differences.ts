/** Differences between the positions of two lines. */
import type { TargetRef, Types } from '../../engine/kernel/types.ts';
import { joinTexts } from '../../i18n/format.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { LabKit } from '../../lab/lab-kit.ts';
import { lossesOf, shiftsOf, type Ends, type Lost } from '../../lab/variations/losses.ts';
import type { LinePosition } from '../../store/what-if/types.ts';
import type { GameTable } from '../table/game-table.ts';

interface Comparison {
  readonly game: GameTable;
  readonly i18n: I18n;
  readonly lab: LabKit<Types> | null;
  readonly nameSide: (seat: string) => string;
  /** Start of both lines. */
  readonly from: Pick<LinePosition, 'view'> | null;
}

export interface Difference {
  readonly what: string;
  readonly a: string;
  readonly b: string;
}

interface Scene {
  readonly facts: object;
  readonly queries: object;
  readonly a: object;
  readonly b: object;
}
type Differences = readonly Difference[];
type End = Pick<LinePosition, 'facts' | 'queries' | 'view' | 'moment'>;

/** Most important first; empty if a position is not known. */
export function listDifferences(compared: Comparison, a: End, b: End): Differences {
  const { game, i18n } = compared;
  if (!a.facts || !a.queries || !a.view || !b.view) return [];
  const scene: Scene = { facts: a.facts, queries: a.queries, a: a.view, b: b.view };
  const [own, other] = [a, b].map(({ moment }) => (moment ? game.log.wordMoment(i18n, moment) : ''));
  return [
    ...inScores(compared, scene),
    ...inLosses(compared, scene),
    ...inHolders(compared, scene),
    ...inDetails(compared, scene),
    ...(own && other && own !== other ? [{ what: i18n.t('what-if.differs.moment'), a: own, b: other }] : []),
  ];
}

function inScores({ game, i18n: { t }, nameSide }: Comparison, { facts, queries, a, b }: Scene): Differences {
  const scores = game.roll.listScore({ facts, queries, view: b });
  return game.roll.listScore({ facts, queries, view: a }).flatMap(({ seat, total }) => {
    const other = scores.find((one) => one.seat === seat)?.total ?? total;
    if (other === total) return [];
    return [{ what: t('what-if.differs.score', { side: nameSide(seat) }), a: String(total), b: String(other) }];
  });
}

/** Units by name; markers by number, with their place if it is clear. */
function inLosses({ game, i18n, lab, nameSide, from }: Comparison, { facts, queries, a, b }: Scene): Differences {
  if (!lab || !from?.view) return [];
  const { t } = i18n;
  const ends: Ends = [from.view, a, b];
  const list = (texts: readonly string[]) => joinTexts(i18n.lang, texts);
  const nameOf = (target: TargetRef) => game.places.nameTarget({ facts, queries, view: a, i18n }, target);
  const namePlaces = (places: readonly string[]) => list(places.map((place) => nameOf(`space:${place}`)));
  const inPlaces = (what: string, places: readonly string[]) =>
    places.length === 0 ? what : t('what-if.differs.in', { what, places: namePlaces(places) });
  const wordLost = ({ pieces, groups }: Lost) => {
    const counted = groups.map(({ group, n, place }) =>
      inPlaces(i18n.line({ key: group.counted, params: { n } }), place === null ? [] : [place]),
    );
    const told = [...pieces.map(nameOf), ...counted];
    return told.length === 0 ? t('what-if.differs.nothing') : list(told);
  };
  return [
    ...lossesOf(lab, facts, ends).map(({ seat, lost }) => ({
      what: t('what-if.differs.lost', { side: nameSide(seat) }),
      a: wordLost(lost[0]),
      b: wordLost(lost[1]),
    })),
    ...shiftsOf(lab, facts, ends).map(({ group, n, only }) => {
      const word = (line: 0 | 1) =>
        n[0] === n[1] ? namePlaces(only[line]) : inPlaces(t('what-if.differs.n', { n: n[line] }), only[line]);
      return { what: i18n.line(group.name), a: word(0), b: word(1) };
    }),
  ];
}

function inHolders({ game, i18n, lab, nameSide }: Comparison, { facts, queries, a, b }: Scene): Differences {
  const holder = (seat: string | null) => (seat === null ? i18n.t('what-if.differs.nobody') : nameSide(seat));
  return (lab?.places(facts) ?? []).flatMap((place) => {
    const [own, other] = [lab?.holderOf(a, facts, place), lab?.holderOf(b, facts, place)];
    if (own === other || own === undefined || other === undefined) return [];
    const what = game.places.nameTarget({ facts, queries, view: a, i18n }, `space:${place}`);
    return [{ what, a: holder(own), b: holder(other) }];
  });
}

/** Other details of the game, except units that a line lost. */
function inDetails({ i18n, lab, from }: Comparison, { facts, a, b }: Scene): Differences {
  if (!lab) return [];
  const lost = from?.view ? lossesOf(lab, facts, [from.view, a, b]).flatMap((one) => one.lost) : [];
  const isTold = (id: string) => lost.some(({ pieces }) => pieces.some((piece) => piece === id));
  const others = new Map(lab.detailsOf(b, facts).map(({ id, value }) => [id, value]));
  return lab.detailsOf(a, facts).flatMap(({ id, name, value }) => {
    const other = others.get(id);
    if (!other || isTold(id) || JSON.stringify(value) === JSON.stringify(other)) return [];
    return [{ what: i18n.line(name), a: i18n.line(value), b: i18n.line(other) }];
  });
}
