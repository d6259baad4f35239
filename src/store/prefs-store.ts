/** The players' settings, stored in this browser. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { v } from '../engine/kernel/shape.ts';
import { findStorage, parseStored, readText, writeStored } from './browser-storage.ts';
import type { Prefs, PrefsState } from './types.ts';

const NAME = 'fronts-prefs';
const VERSION = 1;

export type PrefsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The choices of each setting; the first is the default. */
const CHOICES = {
  language: ['en', 'ja'],
  motion: ['system', 'reduced', 'full'],
  animationSpeed: ['normal', 'fast', 'none'],
  resultPause: ['short', 'long', 'press', 'off'],
  /** For games without hidden cards; the others always use it. */
  curtain: [false, true],
  textSize: [100, 115, 130, 150, 175, 200],
  undo: ['honest', 'open'],
  singleKeys: [true, false],
  coverPress: ['hold', 'twice', 'once'],
  coverIdle: [3, 1, 10, 0],
  quick: [false, true],
  asksAll: [false, true],
  tints: [true, false],
  sound: [true, false],
  volume: ['low', 'middle', 'high'],
  pace: ['normal', 'slow', 'instant'],
  thinkMs: [1000, 200, 500, 2000, 5000, 10_000],
} as const satisfies { readonly [K in keyof Prefs]: readonly Prefs[K][] };

/** Each setting only if it is one of the choices. */
function pickPrefs(value: Readonly<Record<string, unknown>>, initial: Prefs): Prefs {
  const known = (Object.keys(CHOICES) as (keyof Prefs)[]).filter(
    (key) => Object.hasOwn(value, key) && (CHOICES[key] as readonly unknown[]).includes(value[key]),
  );
  return { ...initial, ...Object.fromEntries(known.map((key) => [key, value[key]])) };
}

const schema = v.object({ version: v.pipe(v.number(), v.maxValue(VERSION)), prefs: v.record(v.string(), v.unknown()) });

/** Stored text as settings; `null`, garbage and a newer version give the initial ones. */
export const readPrefs = (text: string | null, initial: Prefs): Prefs =>
  pickPrefs(parseStored(schema, text)?.prefs ?? {}, initial);

export const initialPrefs = (language = 'en'): Prefs => ({
  language: language.toLowerCase().startsWith('ja') ? 'ja' : 'en',
  motion: CHOICES.motion[0],
  animationSpeed: CHOICES.animationSpeed[0],
  resultPause: CHOICES.resultPause[0],
  curtain: CHOICES.curtain[0],
  textSize: CHOICES.textSize[0],
  undo: CHOICES.undo[0],
  singleKeys: CHOICES.singleKeys[0],
  coverPress: CHOICES.coverPress[0],
  coverIdle: CHOICES.coverIdle[0],
  quick: CHOICES.quick[0],
  asksAll: CHOICES.asksAll[0],
  tints: CHOICES.tints[0],
  sound: CHOICES.sound[0],
  volume: CHOICES.volume[0],
  pace: CHOICES.pace[0],
  thinkMs: CHOICES.thinkMs[0],
});

export function createPrefsStore(storage: PrefsStorage | null, initial: Prefs): StoreApi<PrefsState> {
  return createStore<PrefsState>()((set, get) => {
    const change = (prefs: Prefs): void =>
      set({ ...prefs, kept: writeStored(storage, NAME, { version: VERSION, prefs }) });
    return {
      ...readPrefs(readText(storage, NAME), initial),
      kept: storage !== null,
      setPrefs: (patch) => change(pickPrefs({ ...get(), ...patch }, initial)),
      resetPrefs: () => change(initial),
    };
  });
}

/** Apart from the other stores, since the language is needed first. */
export const prefsStore = createPrefsStore(
  findStorage(),
  initialPrefs(typeof navigator === 'undefined' ? undefined : navigator.language),
);
