/** Packs drawn at random: values that a form could give, and values that none would. */
import type { Datum } from '../../src/engine/kits/pack/data.ts';
import type { Form, Part, Parts } from '../../src/engine/kits/pack/forms.ts';
import { PACK_FORMAT, PACK_FORMAT_VERSION } from '../../src/engine/kits/pack/pack-file.ts';
import type { PackKit } from '../../src/engine/kits/pack/pack-kit.ts';
import type { ProgramDraw } from '../../src/players/types.ts';
import { changeText, changeTree } from '../mutate/changes.ts';

const oneOf = <X>(items: readonly X[], draw: ProgramDraw): X | undefined => items[draw(Math.max(1, items.length))];

/** A value that fits the form. */
export function drawValue(form: Form, draw: ProgramDraw): unknown {
  switch (form.kind) {
    case 'choice':
      return oneOf(form.values, draw);
    case 'number': {
      const { min, max, step = 1 } = form;
      return min + step * draw(Math.floor((max - min) / step) + 1);
    }
    case 'switch':
      return draw(2) === 0;
    case 'text':
      return `text ${draw(1000)}`;
    case 'texts':
      return { en: `text ${draw(1000)}`, ja: `文 ${draw(1000)}` };
    case 'flags':
      return Object.fromEntries(form.names.map((name) => [name, draw(2) === 0]));
    case 'record':
      return drawParts(form.parts, draw);
    case 'list':
      return Array.from({ length: draw(Math.min(4, form.max + 1)) }, () => {
        const name = oneOf(Object.keys(form.of), draw) ?? '';
        return { [form.tag]: name, ...drawParts(form.of[name] ?? {}, draw) };
      });
  }
}

const drawParts = (parts: Parts, draw: ProgramDraw): object =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]: readonly [string, Part]) =>
      part.optional === true && draw(2) === 0 ? [] : [[name, drawValue(part, draw)]],
    ),
  );

/** Text of a pack: half of them as a person could have made them, the others damaged in one place. */
export function drawPack({ game, data }: PackKit, others: readonly Datum[], draw: ProgramDraw): string {
  const count = 1 + draw(draw(8) === 0 ? 60 : 6);
  const entries = Array.from({ length: count }, () => {
    const datum = oneOf(draw(10) === 0 ? others : data, draw);
    return datum
      ? { datum: datum.id, value: drawValue(datum.form, draw), readFrom: '', by: '', on: '', note: '' }
      : null;
  }).filter((entry) => entry !== null);
  // One datum twice is a fault of its own; it is not to hide all others.
  const first = new Map(entries.map((entry) => [entry.datum, entry]));
  const kept = draw(20) === 0 ? entries : [...first.values()];
  const file = {
    ...{ format: PACK_FORMAT, formatVersion: PACK_FORMAT_VERSION, game, id: 'fuzz', name: 'Fuzz', version: 1, by: '' },
    entries: kept,
  };
  if (draw(2) === 0) return JSON.stringify(file);
  if (draw(12) === 0) return changeText(JSON.stringify(file), draw).text;
  changeTree(file as never, draw(4) === 0 ? [] : ['entries'], draw);
  return JSON.stringify(file);
}
