/** Packs drawn at random: values that a form could give, and values that none would. */
import type { Datum } from '../../src/engine/kits/pack/data.ts';
import type { Form, Part, Parts } from '../../src/engine/kernel/form.ts';
import { PACK_FORMAT, PACK_FORMAT_VERSION, type PackFile } from '../../src/engine/kits/pack/pack-file.ts';
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

const entryOf = ({ id, form }: Datum, draw: ProgramDraw) => ({
  datum: id,
  value: drawValue(form, draw),
  ...{ readFrom: '', by: '', on: '', note: '' },
});

/** Things of a kit by id, and those that are not in the game. */
export interface DrawnPack {
  readonly data: readonly Datum[];
  readonly others: readonly Datum[];
  /** Things that may be absent: a unit, a hex, a city, a card. */
  readonly things: readonly { readonly presence: Datum; readonly fields: readonly Datum[] }[];
  /** Things of a pack's own, in groups that may name each other. */
  readonly own: readonly (readonly Datum[])[];
}

/** The ids of a pack's additions end in one of these. */
const OWN = ['north', 'south', 'north-west'];

function listOwn({ game, data: { ownPrefix, find } }: PackKit): DrawnPack['own'] {
  if (ownPrefix === null) return [];
  return OWN.map((_, at) => {
    const ids = OWN.slice(at).map((id) => `${ownPrefix}${id}`);
    const entries = ids.map((datum) => ({ datum, value: null, readFrom: '', by: '', on: '', note: '' }));
    return ids.flatMap((id) => find(id, { ...headOf(game), entries }) ?? []);
  });
}

const headOf = (game: string): Omit<PackFile, 'entries'> => ({
  ...{ format: PACK_FORMAT, formatVersion: PACK_FORMAT_VERSION, game, id: 'fuzz', name: 'Fuzz', version: 1, by: '' },
});

export function listDrawn(kit: PackKit): DrawnPack {
  const { listed: data } = kit.data;
  const others = kit.data.others();
  const fields = new Map<string, Datum[]>();
  for (const datum of [...data, ...others]) {
    if (datum.field === null) continue;
    const thing = `${datum.kind}:${datum.of}`;
    const known = fields.get(thing);
    if (known) known.push(datum);
    else fields.set(thing, [datum]);
  }
  const things = [...data, ...others].flatMap((presence) => {
    const own = fields.get(presence.id);
    return presence.field === null && own ? [{ presence, fields: own }] : [];
  });
  return { data, others, things, own: listOwn(kit) };
}

/** A thing that is there or not, with some of what an owner says of it. */
function drawThing({ things }: DrawnPack, draw: ProgramDraw): readonly ReturnType<typeof entryOf>[] {
  const thing = oneOf(things, draw);
  if (!thing) return [];
  const presence = { ...entryOf(thing.presence, draw), value: draw(4) > 0 };
  return [presence, ...thing.fields.filter(() => draw(2) === 0).map((field) => entryOf(field, draw))];
}

/** Text of a pack: half of them as a person could have made them, the others damaged in one place. */
export function drawPack(game: string, drawn: DrawnPack, draw: ProgramDraw): string {
  const count = 1 + draw(draw(8) === 0 ? 60 : 6);
  const entries = Array.from({ length: count }, () => {
    if (draw(6) === 0) return drawThing(drawn, draw);
    const datum = oneOf(draw(10) === 0 ? drawn.others : drawn.data, draw);
    return datum ? [entryOf(datum, draw)] : [];
  }).flat();
  if (drawn.own.length > 0 && draw(4) === 0)
    entries.push(...(oneOf(drawn.own, draw) ?? []).map((datum) => entryOf(datum, draw)));
  // A repeated datum is a fault itself and must not hide all others.
  const first = new Map(entries.map((entry) => [entry.datum, entry]));
  const kept = draw(20) === 0 ? entries : [...first.values()];
  const file = { ...headOf(game), entries: kept };
  if (draw(2) === 0) return JSON.stringify(file);
  if (draw(12) === 0) return changeText(JSON.stringify(file), draw).text;
  changeTree(file as never, draw(4) === 0 ? [] : ['entries'], draw);
  return JSON.stringify(file);
}
