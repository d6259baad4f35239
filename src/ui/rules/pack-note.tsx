import { useMemo } from 'react';
import { readPackFile, type PackFile } from '../../engine/kits/pack/pack-file.ts';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import { findGame, matchDomainsOf } from '../../games/shelf.ts';
import { makeIndex } from '../../engine/kits/pointing/lookup.ts';
import type { GameManifest } from '../../games/manifest.ts';
import type { Names } from '../../i18n/names.ts';
import type { RuleSection, Block } from '../../i18n/rules/types.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { isSilent } from '../data-pack/things.ts';
import { fieldWords, joinWords, thingWords, valueWords, type DataWords } from '../data-pack/data-words.ts';
import { usePart } from '../app/later.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { Note } from '../parts/note.tsx';
import type { RulesPack } from './pack-context.ts';
import type { Datum } from '../../engine/kits/pack/data.ts';
import type { Line } from '../../engine/kernel/types.ts';

interface PackNoteProps {
  readonly pack: RulesPack;
  readonly section: RuleSection;
}

const MOST_TOLD = 8;
/** Kinds that every worked example depends on. */
const EVERYWHERE = ['constant', 'scoring', 'turn', 'hand-size'];

/** Differences of the match's data pack from a section, and whether its example still holds. */
export function PackNote(props: PackNoteProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Fetched {...props} />
    </ErrorBoundary>
  );
}

function Fetched(props: PackNoteProps) {
  const manifest = findGame(props.pack.game);
  const kit = usePart(manifest?.packs?.kit ?? null);
  return manifest && kit ? <Worded {...props} manifest={manifest} kit={kit} /> : null;
}

/** An open match keeps one file object. */
const readOnce = makeIndex((file: object): PackFile => readPackFile(file));

interface WordedProps extends PackNoteProps {
  readonly manifest: GameManifest;
  readonly kit: PackKit;
}

function Worded({ pack, section, manifest, kit }: WordedProps) {
  const { lang } = useT();
  const file = readOnce(pack.file as object);
  const names = useMemo(() => bothNames(manifest, kit, file), [manifest, kit, file]);
  const domains = useMemo(() => ['packs', ...matchDomainsOf(manifest.id)], [manifest]);
  return (
    <I18nProvider lang={lang} names={names} domains={domains} fallback={null}>
      <Told pack={pack} section={section} manifest={manifest} kit={kit} file={file} names={names} />
    </I18nProvider>
  );
}

interface ToldProps extends WordedProps {
  readonly file: PackFile;
  readonly names: Names;
}

function Told({ pack, section, manifest, kit, file, names }: ToldProps) {
  const i18n = useT();
  const { t, line } = i18n;
  const words: DataWords = useMemo(() => ({ prefix: manifest.words.prefix, i18n, names }), [manifest, i18n, names]);
  const changes = useMemo(() => listChanges(kit, file), [kit, file]);
  const { told, examples } = manifest.rules;
  const here = changes.filter(({ datum }) => sectionsOf(told, datum).includes(section.id));
  const remarks = useMemo(() => kit.check(file).remarks, [kit, file]).filter((remark) =>
    sectionsOfRemark(told, remark).includes(section.id),
  );
  const worked = workedIn(section, examples);
  const touched = worked === '' ? [] : namesIn(worked, changes, words);
  if (here.length + remarks.length + touched.length === 0) return null;
  const shown = here.slice(0, MOST_TOLD);
  return (
    <div className="rule-pack-note">
      <Note title={t('pack.rules.here', { name: pack.name })}>
        {here.length + remarks.length === 0 ? null : (
          <ul>
            {shown.map(({ datum, value }) => (
              <li key={datum.id}>{`${thingWords(words, datum)} · ${wordChange(words, { datum, value })}`}</li>
            ))}
            {here.length > MOST_TOLD ? <li>{t('pack.rules.more', { n: here.length - MOST_TOLD })}</li> : null}
            {remarks.map((remark) => (
              <li key={line(remark)}>{line(remark)}</li>
            ))}
          </ul>
        )}
        {touched.length === 0 ? null : <p>{t('pack.rules.example', { what: joinWords(words, touched) })}</p>}
      </Note>
    </div>
  );
}

/** Includes shipped names for things the pack removed. */
function bothNames(manifest: GameManifest, kit: PackKit, file: PackFile): Names {
  const [own, shipped] = [kit.open(file), kit.build({ ...file, entries: [] })].map(({ data: { facts } }) =>
    manifest.names(facts),
  );
  return { find: (...asked) => own?.find(...asked) ?? shipped?.find(...asked) ?? null };
}

function wordChange(words: DataWords, { datum, value }: Change): string {
  const { t } = words.i18n;
  const { form, isNew = false } = datum;
  const to = valueWords(words, form, value);
  return isNew
    ? t('pack.changes.new', { what: fieldWords(words, datum), to })
    : t('pack.changes.from-to', { what: fieldWords(words, datum), from: valueWords(words, form, datum.value), to });
}

/** Changed things that a worked example uses. */
function namesIn(text: string, changes: readonly Change[], words: DataWords): readonly string[] {
  const playing = changes.filter(({ datum }) => !isSilent(datum));
  const named = playing.flatMap(({ datum }) => {
    const name = thingWords(words, datum);
    if (EVERYWHERE.includes(datum.kind)) return [fieldWords(words, datum)];
    // A results column by its odds, a link by both places, the rest by name or hex number.
    const parts =
      datum.kind === 'crt' ? [datum.of] : name.split(' – ').map((part) => part.replace(/\s*\(\d{4}\)$/, ''));
    const isThere =
      parts.every((part) => isNamedIn(text, part)) || (/^\d{4}$/.test(datum.of) && isNamedIn(text, datum.of));
    return isThere ? [name] : [];
  });
  return [...new Set(named)];
}

/** Rule sections by datum, by thing or by kind. */
type SectionIndex = GameManifest['rules']['told'];

interface Change {
  readonly datum: Datum;
  readonly value: unknown;
}

function listChanges(kit: PackKit, file: PackFile): readonly Change[] {
  return file.entries.flatMap(({ datum: id, value }) => {
    const datum = kit.data.find(id, file);
    const isOther = datum && (datum.isNew === true || JSON.stringify(datum.value) !== JSON.stringify(value));
    return isOther ? [{ datum, value }] : [];
  });
}

/** Looks up the datum, its thing, or its kind. */
const sectionsOf = (told: SectionIndex, { id, kind, of }: Datum): readonly string[] =>
  told[id] ?? told[`${kind}:${of}`] ?? told[kind] ?? [];

const REMARK = 'pack.remark.';
const sectionsOfRemark = (told: SectionIndex, { key }: Line): readonly string[] =>
  told[key.startsWith(REMARK) ? key.slice(REMARK.length) : key] ?? [];

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'list':
      return block.items.join('\n');
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join('\n');
    case 'ruling':
      return [block.question, block.ruling, block.ground].join('\n');
    default:
      return block.text;
  }
};

/** The text of its examples, or of all blocks if the section is an example. */
function workedIn({ id, blocks }: RuleSection, examples: readonly string[]): string {
  const isWhole = examples.some((whole) => id === whole || id.startsWith(`${whole}.`));
  return blocks.flatMap((block) => (isWhole || block.kind === 'example' ? [textOf(block)] : [])).join('\n');
}

/** Matches whole words in scripts that have spaces. */
function isNamedIn(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const isLatin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(name);
  return new RegExp(isLatin ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped, 'iu').test(text);
}
