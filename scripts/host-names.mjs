import { networkInterfaces } from 'node:os';

/** Names that always mean this machine. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Hosts that mean every address of this machine. */
const EVERYWHERE = ['0.0.0.0', '::', '[::]'];
export const isEverywhere = (host) => EVERYWHERE.includes(host);

/** The form of a host in an address: a bare IPv6 address gets brackets. */
export const inAddress = (host) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

/** A host as the system wants it to listen on: without brackets. */
export const toListen = (host) => host.replace(/^\[(.*)\]$/, '$1');

/** The addresses that `host` listens on, as the network knows them, those of IPv4 first; none of this machine alone. */
export function listAddresses(host, interfaces = networkInterfaces()) {
  if (!isEverywhere(host)) return [];
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? []);
  return all
    .filter(({ internal, family }) => !internal && (host !== '0.0.0.0' || family === 'IPv4'))
    .sort((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => inAddress(address.toLowerCase().replace(/%.*$/, '')));
}

/** The address that this machine opens. */
export const openedAt = (host, port) => `http://${isEverywhere(host) ? '127.0.0.1' : inAddress(host)}:${port}/`;

/** Prints the addresses of the server, one a line. */
export function tellAddresses(host, port, interfaces = networkInterfaces()) {
  const lines = [`Fronts is at ${openedAt(host, port)}  (Ctrl+C ends it)`];
  if (!isEverywhere(host)) return lines;
  for (const name of listAddresses(host, interfaces)) lines.push(`In the network it is at http://${name}:${port}/`);
  return [...lines, 'Anyone in the network can open it. Each browser keeps its own matches.'];
}

/**
 * The host names that a server on `host` answers to. Addresses may change while it runs, so they are read each time.
 */
export const namesOf = (host) => [
  ...LOOPBACK,
  ...(isEverywhere(host) ? listAddresses(host) : [inAddress(host).toLowerCase()]),
];
