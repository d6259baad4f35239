/** Where two texts differ, word by word; Japanese sign by sign. */
export interface Stretch {
  readonly text: string;
  readonly isNew: boolean;
}

/** Longer texts are marked whole: the comparison takes as many steps as the product of both. */
const MOST = 400;

const split = (text: string): readonly string[] =>
  /[\u3040-\u30ff\u4e00-\u9fff]/.test(text) ? [...text] : text.split(/(?<=\s)/);

/** `to` in stretches: what `from` has in the same order, and what is new. */
export function differenceOf(from: string, to: string): readonly Stretch[] {
  const [a, b] = [split(from), split(to)];
  if (a.length > MOST || b.length > MOST) return [{ text: to, isNew: from !== to }];
  const same = (i: number, j: number): boolean => a[i]?.trim() === b[j]?.trim();
  // Length of the longest common part of what is left of both.
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (common[i] ?? [])[j] = same(i, j) ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  while (j < b.length) {
    const isCommon = i < a.length && same(i, j);
    if (!isCommon && i < a.length && at(i + 1, j) >= at(i, j + 1)) {
      i++;
      continue;
    }
    const last = stretches.at(-1);
    const text = b[j] ?? '';
    if (last && last.isNew === !isCommon)
      stretches[stretches.length - 1] = { text: last.text + text, isNew: !isCommon };
    else stretches.push({ text, isNew: !isCommon });
    if (isCommon) i++;
    j++;
  }
  return stretches;
}
