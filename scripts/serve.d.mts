import type { Server } from 'node:http';

export interface ServeOptions {
  /** 0 takes any that is free. */
  readonly port: number;
  readonly host?: string;
  /** False takes the next free port where `port` is busy. */
  readonly strict?: boolean;
}

export declare function serve(folder: string, options: ServeOptions): Promise<Server>;

/** Listens for a moment: rejects where `serve` could not. */
export declare function tryPort(options: ServeOptions): Promise<void>;
