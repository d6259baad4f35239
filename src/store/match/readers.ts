/** Questions of the screens to the rules. An exception must not crash the screen, so it gives the plainest answer. */
import { present } from '../../engine/kernel/timeline.ts';
import type { Line, Preview, Reason, TargetRef, Types } from '../../engine/kernel/types.ts';
import { openPreview } from '../../engine/kits/hands/open-preview.ts';
import { previewTogether } from '../cached-preview.ts';
import { pastOf } from '../past.ts';
import type { Session } from './session.ts';

type Game = Session<Types> | null;

function ask<R>(session: Game, plain: R, read: (game: Session<Types>, state: Types['state']) => R): R {
  if (!session) return plain;
  try {
    return read(session, present(session.timeline).state);
  } catch {
    return plain;
  }
}

/** Null while the moves of a long match are still being read. */
const pastIn = (session: Game): readonly Types['event'][] | null =>
  session?.early ? null : session ? pastOf(session.timeline) : [];

const notation = (session: Game, move: Types['move']): string =>
  ask(session, move.type, ({ def }) => def.words.notation(move));

export const readers = {
  notation,
  parse: (session: Game, text: string): Types['move'] | null =>
    ask<Types['move'] | null>(session, null, ({ def }) => def.words.parse(text)),
  explain: (session: Game, picked: readonly TargetRef[], target: TargetRef): readonly Reason[] =>
    ask<readonly Reason[]>(session, [], ({ def }, state) => def.why.explain(state, picked, target)),
  /** `whole`: the session with all its moves, where `session` is only the position asked about. */
  preview: (
    session: Game,
    move: Types['move'],
    until?: number,
    whole = session,
    made?: readonly Types['move'][],
  ): Preview | null =>
    ask<Preview | null>(session, null, ({ def }, state) =>
      previewTogether(def, state, move, { until, past: pastIn(whole), made }),
    ),
  /** Both players may see this preview. */
  openPreview(
    session: Game,
    move: Types['move'],
    until?: number,
    whole = session,
    made?: readonly Types['move'][],
  ): Preview | null {
    const told = readers.preview(session, move, until, whole, made);
    return told && openPreview(told);
  },
  label: (session: Game, move: Types['move']): Line | null =>
    ask<Line | null>(session, null, ({ def }, state) => def.words.label(state, move)) ??
    (session && { key: 'app.match.move', params: { move: notation(session, move) } }),
  targets: (session: Game, move: Types['move']): readonly TargetRef[] =>
    ask<readonly TargetRef[]>(session, [], ({ def }) => def.words.targets(move)),
};
