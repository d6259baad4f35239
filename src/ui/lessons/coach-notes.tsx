import X from 'lucide-react/icons/x';
import type { Line } from '../../engine/kernel/types.ts';
import type { Rejection } from '../../lessons/player.ts';
import { useT } from '../../i18n/use-t.tsx';
import { IconButton } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { useGame, usePlay, useScene, useSource } from '../table/use-play.tsx';
import { useCloseAside } from './use-aside.ts';

/** Why an answer was not taken: the refusal of the rules, or the reason of the lesson. */
export function RejectionNote({ rejection }: { readonly rejection: Rejection }) {
  const { t } = useT();
  const { why, more, by } = rejection;
  const isRules = by === 'rules';
  return (
    <Note tone={isRules ? 'error' : 'plain'} title={t(isRules ? 'lesson.ui.refused' : 'lesson.ui.not-this')}>
      <Reasons reasons={[why, ...more]} />
    </Note>
  );
}

/** What was asked about beside the step's own question. */
export function AsideNote() {
  const game = useGame();
  const scene = useScene();
  const { explain } = useSource();
  const { t } = scene.i18n;
  const inspected = usePlay(({ panel }) => panel.inspected);
  const whyNot = usePlay(({ ask }) => ask.whyNot);
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const close = useCloseAside();
  const target = inspected ?? whyNot;
  if (target === null) return null;
  const name = game.places.nameTarget(scene, target);
  return (
    <div className="flex gap-6 coach__aside">
      {inspected === null ? (
        <Note title={t('lesson.ui.why-answer', { name })}>
          <Reasons reasons={explain(picked, target)} />
        </Note>
      ) : (
        <Note title={name}>
          {game.places.inspect(scene, target).map(({ title, lines }) => (
            <p key={title}>{lines.map(({ text }) => text).join(' · ')}</p>
          ))}
        </Note>
      )}
      <IconButton icon={X} size="small" variant="ghost" label={t('app.close')} onClick={close} />
    </div>
  );
}

/** Reasons of the rules or of the lesson, each with its section. */
export function Reasons({ reasons }: { readonly reasons: readonly Line[] }) {
  const { line } = useT();
  return (
    <ul className="coach__reasons">
      {reasons.map((reason, at) => (
        <li key={at} className="flex baseline gap-8 with-rule">
          <span>{line(reason)}</span>
          {reason.rule === undefined ? null : <RuleChip rule={reason.rule} />}
        </li>
      ))}
    </ul>
  );
}
