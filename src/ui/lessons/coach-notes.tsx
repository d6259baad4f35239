import X from 'lucide-react/icons/x';
import type { Line } from '../../engine/kernel/types.ts';
import type { Rejection } from '../../lessons/player.ts';
import { IconButton } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { useLesson } from './lesson-model.tsx';

/** Why an answer was not taken: the refusal of the rules, or the reason of the lesson. */
export function RejectionNote({ rejection }: { readonly rejection: Rejection }) {
  const { i18n } = useLesson();
  const { why, more, by } = rejection;
  const isRules = by === 'rules';
  return (
    <Note tone={isRules ? 'error' : 'plain'} title={i18n.t(isRules ? 'lesson.ui.refused' : 'lesson.ui.not-this')}>
      <Reasons reasons={[why, ...more]} />
    </Note>
  );
}

/** What was asked about beside the step's own question. */
export function AsideNote() {
  const { aside, table, facts, view, actions, i18n } = useLesson();
  if (!aside) return null;
  const { t } = i18n;
  const name = table.nameTarget({ facts, view, i18n }, aside.target);
  const close = (
    <IconButton icon={X} size="small" variant="ghost" label={t('app.close')} onClick={() => actions.leave()} />
  );
  return (
    <div className="coach__aside">
      {aside.kind === 'why' ? (
        <Note title={t('lesson.ui.why-answer', { name })}>
          <Reasons reasons={aside.reasons} />
        </Note>
      ) : (
        <Note title={name}>
          {aside.passages.map(({ title, lines }) => (
            <p key={title}>{lines.map(({ text }) => text).join(' · ')}</p>
          ))}
        </Note>
      )}
      {close}
    </div>
  );
}

function Reasons({ reasons }: { readonly reasons: readonly Line[] }) {
  const { i18n } = useLesson();
  return (
    <ul className="coach__reasons">
      {reasons.map((reason, at) => (
        <li key={at} className="with-rule">
          <span>{i18n.line(reason)}</span>
          {reason.rule === undefined ? null : <RuleChip rule={reason.rule} />}
        </li>
      ))}
    </ul>
  );
}
