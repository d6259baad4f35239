import type { Question } from '../explain/question.ts';
import { no } from '../explain/reason.ts';
import type { Why } from './verb-rules.ts';

/** A step or an operation that cannot end yet. */
export function explainStop({ state, frame }: Question): Why {
  switch (frame.at) {
    case 'reorganise/discard':
      return no('IL-20', '6.1', 'discard-least', { n: frame.least - frame.made });
    case 'conflict/name':
      return no('IL-22', 'R-86', 'must-waive', { event: 'guderian' });
    case 'push/events':
      return no('IL-02', '6.6.2', 'push-one-event');
    case 'push/attacks':
      return no('IL-02', '6.6.3', 'push-one-attack');
    case 'barbarossa/ask':
    case 'bagration/ask':
      return state.rulings['operation-attacks'] === 'all'
        ? no('IL-02', 'R-37', 'all-attacks')
        : no('IL-02', 'R-37', 'one-attack');
    default:
      return null;
  }
}
