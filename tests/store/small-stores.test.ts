import { describe, expect, it, vi } from 'vitest';
import type { RegisterSWOptions } from 'vite-plugin-pwa/types';
import { createOfflineStore, startOffline } from '../../src/store/offline.ts';
import { createPrefsStore, initialPrefs, readPrefs, type PrefsStorage } from '../../src/store/prefs-store.ts';
import { createChannel } from '../../src/store/vault/channel.ts';

function memoryStorage(text: string | null = null): PrefsStorage & { text: string | null } {
  return {
    text,
    getItem() {
      return this.text;
    },
    setItem(_name, value) {
      this.text = value;
    },
  };
}

describe('preferences', () => {
  const initial = initialPrefs();

  it('are kept, and come back', () => {
    const storage = memoryStorage();
    createPrefsStore(storage, initial).getState().setPrefs({ language: 'ja', textSize: 130, curtain: false });
    const again = createPrefsStore(storage, initial).getState();
    expect(again).toMatchObject({ language: 'ja', textSize: 130, curtain: false, undo: 'honest', kept: true });
    again.resetPrefs();
    expect(createPrefsStore(storage, initial).getState()).toMatchObject(initial);
  });

  it.each([
    ['garbage', '{"version":1,'],
    ['another type', '"yes"'],
    ['a list', '[1]'],
    ['a newer version', '{"version":99,"prefs":{"language":"ja"}}'],
    ['no version', '{"prefs":{"language":"ja"}}'],
    ['no settings', '{"version":1,"prefs":null}'],
    [
      'values that are no choices',
      '{"version":1,"prefs":{"language":"xx","textSize":1e9,"curtain":"yes","__proto__":{}}}',
    ],
  ])('start afresh from %s', (_what, text) => {
    expect(readPrefs(text, initial)).toEqual(initial);
  });

  it('take what is good of a damaged entry', () => {
    expect(readPrefs('{"version":1,"prefs":{"language":"ja","motion":7,"more":1}}', initial)).toEqual({
      ...initial,
      language: 'ja',
    });
  });

  it('work, and say so, where the browser keeps nothing', () => {
    const blocked: PrefsStorage = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const storage of [blocked, null]) {
      const store = createPrefsStore(storage, initial);
      store.getState().setPrefs({ language: 'ja' });
      expect(store.getState()).toMatchObject({ language: 'ja', kept: false });
    }
  });

  it('begin in the language of the browser', () => {
    expect([initialPrefs('ja-JP').language, initialPrefs('en-GB').language, initialPrefs('fr').language]).toEqual([
      'ja',
      'en',
      'en',
    ]);
  });
});

describe('the channel between tabs', () => {
  it('hears another tab, and nothing that is not its own language', async () => {
    const name = `channel-${Math.random()}`;
    const [here, there] = [createChannel(name), createChannel(name)];
    const heard: unknown[] = [];
    const stop = there.listen((change) => void heard.push(change));
    const wire = new BroadcastChannel(name);
    for (const noise of [null, 'hello', { kind: 'saved' }, { kind: 'explode', ids: [], by: '' }])
      wire.postMessage(noise);
    const change = { kind: 'saved', ids: ['a'], by: 'me' } as const;
    here.send(change);
    await expect.poll(() => heard).toEqual([change]);
    stop();
    here.send(change);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toHaveLength(1);
    wire.close();
  });
});

describe('offline', () => {
  interface Tabs {
    /** A match is on the table of this tab. */
    here: boolean;
    elsewhere: boolean;
    /** Everything is on the disk, or will be once the current move is written. */
    safe: boolean | Promise<boolean>;
  }

  function start(tabs: Partial<Tabs> = {}) {
    const { here = false, elsewhere = false, safe = true } = tabs;
    let options: RegisterSWOptions = {};
    const wake = vi.fn(() => Promise.resolve());
    const reload = vi.fn();
    const isSafe = vi.fn(() => Promise.resolve(safe));
    const store = createOfflineStore();
    startOffline(store, {
      register: (given) => {
        options = given;
        return wake;
      },
      isPlaying: () => here,
      isPlayingElsewhere: () => Promise.resolve(elsewhere),
      isSafe,
      reload,
    });
    return { store, wake, reload, isSafe, worker: () => options };
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('says when everything is stored, now or since an earlier visit, and when it cannot be', () => {
    const first = start();
    expect(first.store.getState()).toMatchObject({ ready: false, update: false, failed: false });
    first.worker().onOfflineReady?.();
    expect(first.store.getState().ready).toBe(true);
    const later = start();
    later.worker().onRegisteredSW?.('sw.js', { active: {} } as ServiceWorkerRegistration);
    expect(later.store.getState().ready).toBe(true);
    const never = start();
    never.worker().onRegisterError?.(new Error('no'));
    expect(never.store.getState().failed).toBe(true);
  });

  it.each([
    ['on the start screen', { here: false }],
    ['with a match on the table', { here: true }],
  ])('changes to a newer build when asked %s', async (_where, tabs) => {
    const { store, wake, reload, worker } = start(tabs);
    expect(await store.getState().applyUpdate()).toBe('none');
    worker().onNeedRefresh?.();
    expect(store.getState().update).toBe(true);
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(await store.getState().applyUpdate()).toBe('begun');
    expect(wake).toHaveBeenCalledOnce();
    worker().onNeedReload?.();
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for the move that is being written, before it wakes the other build and before it leaves', async () => {
    let written = (_safe: boolean): void => undefined;
    const safe = new Promise<boolean>((resolve) => (written = resolve));
    const { store, wake, reload, isSafe, worker } = start({ here: true, safe });
    worker().onNeedRefresh?.();
    const outcome = store.getState().applyUpdate();
    await settle();
    expect(wake).not.toHaveBeenCalled();
    written(true);
    expect(await outcome).toBe('begun');
    worker().onNeedReload?.();
    expect(reload).not.toHaveBeenCalled();
    await settle();
    expect(isSafe).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['another tab has a match on its table', { elsewhere: true }, 'elsewhere'],
    ['moves are in this tab only', { here: true, safe: false }, 'unsaved'],
  ] as const)('does not change while %s', async (_why, tabs, outcome) => {
    const { store, wake, reload, worker } = start(tabs);
    worker().onNeedRefresh?.();
    expect(await store.getState().applyUpdate()).toBe(outcome);
    expect(wake).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves once, also where no worker controls the page and no event reports the change', async () => {
    vi.useFakeTimers();
    const { store, reload, worker } = start();
    worker().onNeedRefresh?.();
    expect(await store.getState().applyUpdate()).toBe('begun');
    await vi.advanceTimersByTimeAsync(5000);
    worker().onNeedReload?.();
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('does not reload a running game when another tab changes the build, but offers it', async () => {
    const { store, reload, worker } = start({ here: true, elsewhere: true });
    worker().onNeedReload?.();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(store.getState().outdated).toBe(true);
    expect(await store.getState().applyUpdate()).toBe('begun');
    expect(reload).toHaveBeenCalledOnce();
  });
});
