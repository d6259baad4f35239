/** Ways from the open match to variations, editor, experiment, review, replay and a new match. Loads none of them. */
import { navigate } from 'wouter/use-hash-location';
import { matchStore, matchActions } from '../../store/app-match.ts';
import type { HistoryPoint, MatchState, MatchData } from '../../store/types.ts';
import { paths } from '../app/routes.ts';
import type { WhatIfData, WhatIfLine } from '../../store/what-if/types.ts';
import { findGame } from '../../games/shelf.ts';
import { filmOf } from '../../store/film.ts';
import { offerReplay } from '../replay/replay-offer.ts';
import { offerPlayOn } from '../play-on/offer.ts';
import type { PlainKey } from '../../i18n/catalogue.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { copyText } from '../app/clipboard.ts';
import { showToast } from '../app/toasts.tsx';
import { downloadText } from '../table/download.ts';

/** Before the move if dice were rolled for it, else the shown moment. */
const momentOf = (points: readonly Pick<HistoryPoint, 'draws'>[], at: number): number =>
  (points[at]?.draws.length ?? 0) > 0 ? Math.max(0, at - 1) : at;

/** False while the match is read, and if only its end is known. */
export const mayLookInto = (): boolean => matchStore.getState().timeline.points.length > 0;

export function goToWhatIf(at = matchStore.getState().at): void {
  const { id, timeline } = matchStore.getState();
  if (id !== null && mayLookInto()) navigate(paths.whatIf(id, momentOf(timeline.points, at)));
}

/** The moment before a move, rolled or chosen. */
export function goToWhatIfAt(move: number): void {
  const { id } = matchStore.getState();
  if (id !== null && mayLookInto()) navigate(paths.whatIf(id, Math.max(0, move - 1)));
}

/** Experiments need the shipped data, a position before the end, and no hidden hands. */
export function mayTryOut(line: WhatIfLine, { looker }: Pick<WhatIfData, 'looker'>, back: number): boolean {
  const { pack } = matchStore.getState();
  return pack === null && (looker === null || line.isDealt) && (line.next !== null || back > 0) && line.fault === null;
}

/** Also with hidden hands: the editor then shows what an onlooker sees. */
export function mayEditMatch(): boolean {
  const { game, status } = matchStore.getState();
  return status === 'open' && game !== null && !!findGame(game)?.editor;
}

type MatchMoment = Pick<MatchState, 'status' | 'secrets' | 'isOver' | 'live' | 'pack'>;

/** The shipped data, a position before the end, and no hidden hands. */
export function mayExperiment({ status, secrets, isOver, live, pack }: MatchMoment = matchStore.getState()): boolean {
  return status === 'open' && pack === null && !(isOver && live) && (secrets !== 'kept' || isOver);
}

/** A review looks into both hands, so hidden ones wait for the end. */
export const mayReview = ({ secrets, isOver, game }: Pick<MatchData, 'secrets' | 'isOver' | 'game'>): boolean =>
  (secrets !== 'kept' || isOver) && game !== null && (findGame(game)?.worker ?? null) !== null;

/** Nothing is shown before a player has taken the seat. */
export const mayReplay = (): boolean => {
  const { curtain, timeline } = matchStore.getState();
  return curtain === null && timeline.points.length > 1;
};

export function openReplay(): void {
  const { whatIfGround, at } = matchStore.getState();
  const ground = mayReplay() ? whatIfGround() : null;
  if (!ground) return;
  const film = filmOf(ground);
  if (film.last > 0) offerReplay({ film, at: Math.min(at, film.last) });
}

/**
 * The seats from which a person may play on. With hidden hands: the person's own against a program, none between two
 * persons.
 */
export function seatsToPlayOn({
  secrets,
  isOver,
  seats,
  about,
}: Pick<MatchData, 'secrets' | 'isOver' | 'seats' | 'about'>): readonly string[] {
  if (secrets !== 'kept' || isOver) return seats;
  const persons = seats.filter((seat) => !Object.hasOwn(about?.computers ?? {}, seat));
  return persons.length === 1 ? persons : [];
}

export function offerMatch(): void {
  const match = matchStore.getState();
  const { game, at, timeline, decision, asked, moment } = match;
  const text = matchActions.exportText(at);
  const seats = seatsToPlayOn(match);
  if (game === null || text === null || seats.length === 0) return;
  // The seat that moved next was asked here.
  const next = timeline.points[at + 1]?.seat ?? decision?.seat ?? asked?.seat ?? moment?.seat ?? null;
  offerPlayOn({ game, text, seats, next, isOpen: match.secrets !== 'kept' || match.isOver });
}

export function saveMatch(): void {
  const text = matchActions.exportText();
  if (text !== null) downloadText(matchActions.exportName(), text);
}

/** `tooLong` says what to do if the link would be too long. */
export async function copyLink(tooLong: PlainKey, i18n: I18n): Promise<void> {
  const link = await matchActions.shareLink();
  if (link === null) return showToast({ id: 'copied', tone: 'error', text: i18n.t(tooLong) });
  const text = new URL(link, window.location.href).href;
  await copyText({ text, done: 'share.copied', title: 'share.copy' }, i18n);
}

const isWhole = (text: string): boolean => !text.includes('?');

export async function copyPosition(i18n: I18n): Promise<void> {
  const text = matchActions.positionText(matchStore.getState().at);
  if (text === null) return;
  const done = isWhole(text) ? 'position.copied' : 'position.copied.open';
  await copyText({ text, done, title: 'position.copy' }, i18n);
}
