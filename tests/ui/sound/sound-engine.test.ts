import { describe, expect, it, vi } from 'vitest';
import { LEVELS } from '../../../src/ui/sound/cues.ts';
import { createSoundEngine } from '../../../src/ui/sound/sound-engine.ts';
import { FakeAudioContext, INDEX, nameOf } from './fake-audio.ts';

function setUp({ volume = 1 } = {}) {
  const context = new FakeAudioContext();
  const set = { volume };
  const fetchFile = vi.fn(() => Promise.resolve(new ArrayBuffer(64)));
  const createContext = vi.fn(() => context as unknown as AudioContext);
  const later = vi.fn((then: () => void) => then());
  const sound = createSoundEngine({ createContext, later, index: INDEX, fetchFile, volume: () => set.volume });
  return { context, set, fetchFile, createContext, later, sound };
}

/** The file has been fetched and decoded. */
const settled = () => new Promise((done) => setTimeout(done, 0));

async function awake(wanted = {}) {
  const all = setUp(wanted);
  all.sound.wake();
  await vi.waitFor(() => expect(all.context.state).toBe('running'));
  await settled();
  return all;
}

describe('the sounds of the table', () => {
  it('are neither fetched nor heard before the first press', async () => {
    const { sound, context, fetchFile, createContext } = setUp();
    sound.play('dice');
    expect(createContext).not.toHaveBeenCalled();
    expect(fetchFile).not.toHaveBeenCalled();
    sound.wake();
    await vi.waitFor(() => expect(context.state).toBe('running'));
    sound.wake();
    expect(fetchFile).toHaveBeenCalledTimes(1);
    expect(createContext).toHaveBeenCalledTimes(1);
    await settled();
    sound.play('dice');
    expect(context.heard).toHaveLength(1);
  });

  it('keep no press waiting for the system: one context is made, when there is time', () => {
    const { sound, later, createContext, context } = setUp();
    const due: (() => void)[] = [];
    later.mockImplementation((then) => void due.push(then));
    sound.wake();
    sound.wake();
    expect(createContext).not.toHaveBeenCalled();
    expect(due).toHaveLength(1);
    due[0]?.();
    expect(createContext).toHaveBeenCalledTimes(1);
    expect(context.state).toBe('running');
  });

  it('are not fetched while they are muted, and are asked for again where there was no network', async () => {
    const { sound, set, fetchFile, createContext } = setUp({ volume: 0 });
    sound.wake();
    expect(createContext).not.toHaveBeenCalled();
    set.volume = 1;
    fetchFile.mockRejectedValueOnce(new Error('offline'));
    sound.wake();
    await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(1));
    await settled();
    sound.wake();
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it('are as loud as their level and the volume say', async () => {
    const { sound, context, set } = await awake({ volume: 0.5 });
    sound.play('stamp');
    set.volume = 2;
    sound.play('count');
    expect(context.heard[0]?.loudness).toBeCloseTo(0.5 * 10 ** (LEVELS.stamp / 20));
    expect(context.heard[1]?.loudness).toBeCloseTo(2 * 10 ** (LEVELS.count / 20));
    set.volume = 0;
    sound.play('page');
    expect(context.heard).toHaveLength(2);
  });

  it('are never two of one kind within 60 ms, though two of two kinds may be', async () => {
    const { sound, context } = await awake();
    sound.play('piece');
    sound.play('piece', { after: 40 });
    sound.play('card');
    sound.play('piece', { after: 80 });
    context.currentTime = 0.12;
    sound.play('piece');
    expect(context.heard.map((one) => [nameOf(one), one.at])).toEqual([
      ['piece', 0],
      ['card', 0],
      ['piece', 0.08],
    ]);
  });

  it('throw dice in three ways, one after the other, lower where they are many', async () => {
    const { sound, context } = await awake();
    for (const [at, rate] of [1, 0.9, 1, 1].entries()) {
      context.currentTime = at;
      sound.play('dice', { rate });
    }
    expect(context.heard.map(nameOf)).toEqual(['dice-1', 'dice-2', 'dice-3', 'dice-1']);
    expect(context.heard[1]?.rate).toBe(0.9);
  });

  it('fade out in 20 ms when they are cut, and what was still to come does too', async () => {
    const { sound, context } = await awake();
    sound.play('dice');
    sound.play('stamp', { after: 440 });
    context.currentTime = 1;
    sound.hush();
    expect(context.heard.map(({ stop, fadesTo }) => [stop, fadesTo])).toEqual([
      [1.02, 0],
      [1.02, 0],
    ]);
    sound.play('dice');
    expect(context.heard).toHaveLength(3);
  });

  it('are missing without a word where the browser has none', () => {
    const sound = createSoundEngine({
      createContext: () => null,
      later: (then) => then(),
      index: INDEX,
      fetchFile: () => Promise.reject(new Error('never asked')),
      volume: () => 1,
    });
    sound.wake();
    sound.play('dice');
    expect(() => sound.hush()).not.toThrow();
  });
});
