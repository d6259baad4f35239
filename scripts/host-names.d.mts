import type { NetworkInterfaceInfo } from 'node:os';

export declare function isEverywhere(host: string): boolean;
export declare function inAddress(host: string): string;
export declare function toListen(host: string): string;
export declare function listAddresses(
  host: string,
  interfaces?: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
): readonly string[];
export declare function openedAt(host: string, port: number): string;
export declare function tellAddresses(
  host: string,
  port: number,
  interfaces?: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
): readonly string[];
export declare function namesOf(host: string): readonly string[];
