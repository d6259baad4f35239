/** Several workers play the games of one outlook. */
import { addRounds, type OutlookRequest, type Outlook, type Round } from './outlook.ts';

export interface OutlookWorker {
  open(text: string): Promise<OutlookRequest>;
  /** The rounds `from` to `from + count - 1`. Rejects where they cannot be played. */
  play(from: number, count: number): Promise<readonly Round[]>;
}

/** A person waits for it, in ms. */
const LIMIT_MS = 60_000;
/** About how long a worker plays before it reports, in ms, and at most how many rounds. */
const TASK_MS = 200;
const MOST_IN_A_TASK = 50;

export interface Gathering {
  readonly text: string;
  /** Rounds to play in all. */
  readonly most: number;
  /** Known before, to continue from. */
  readonly known: Outlook | null;
  readonly tell: (outlook: Outlook) => void;
  readonly now?: () => number;
}

/** Plays until `most` rounds or the end of the time. A round depends on its number alone, not on the workers. */
export async function gather(
  hands: readonly OutlookWorker[],
  { text, most, known, tell, now = () => performance.now() }: Gathering,
): Promise<Outlook | null> {
  const begun = now();
  let outlook = known;
  let next = known?.playouts ?? 0;
  const early = new Map<number, readonly Round[]>();

  function add(opened: OutlookRequest, from: number, rounds: readonly Round[]): void {
    early.set(from, rounds);
    for (;;) {
      const at = outlook?.playouts ?? 0;
      const more = early.get(at);
      if (!more) return;
      early.delete(at);
      outlook = addRounds(outlook, opened, more);
      tell(outlook);
    }
  }

  async function work(hand: OutlookWorker): Promise<void> {
    const opened = await hand.open(text);
    let count = 1;
    while (next < most && now() - begun < LIMIT_MS) {
      const from = next;
      const size = Math.min(count, most - from);
      next += size;
      const started = now();
      const rounds = await hand.play(from, size);
      const perRound = Math.max(1, now() - started) / size;
      count = Math.min(MOST_IN_A_TASK, Math.max(1, Math.round(TASK_MS / perRound)));
      add(opened, from, rounds);
    }
  }
  await Promise.all(hands.map(work));
  return outlook;
}
