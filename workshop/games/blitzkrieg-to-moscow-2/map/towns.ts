/** Longitude and latitude of towns: our own list. */
/* prettier-ignore */
const SITES = {
  warsaw: [21, 52.23], brest: [23.7, 52.1], baranovichi: [26, 53.13], minsk: [27.56, 53.9], orsha: [30.4, 54.5],
  smolensk: [32.05, 54.78], vyazma: [34.3, 55.2], moscow: [37.62, 55.75], kalinin: [35.92, 56.86], bologoye: [34.1, 57.9],
  leningrad: [30.32, 59.94], luga: [29.85, 58.74], pskov: [28.33, 57.82], riga: [24.11, 56.95], valga: [26.04, 57.78],
  daugavpils: [26.53, 55.88], vilna: [25.28, 54.69], kaunas: [23.9, 54.9], koenigsberg: [20.5, 54.71], siauliai: [23.31, 55.93],
  nevel: [29.93, 56.02], vitebsk: [30.2, 55.19], 'velikie-luki': [30.52, 56.34], rzhev: [34.33, 56.26], mogilev: [30.34, 53.9],
  gomel: [31, 52.43], bryansk: [34.37, 53.25], kaluga: [36.27, 54.51], orel: [36.08, 52.97], tula: [37.62, 54.19], kursk: [36.19, 51.73],
  belgorod: [36.6, 50.6], kharkov: [36.25, 50], kiev: [30.52, 50.45], korosten: [28.6, 50.95], kovel: [24.71, 51.21],
  lvov: [24.03, 49.84], brody: [25.15, 50.08], zhitomir: [28.66, 50.25], zhmerinka: [27.95, 49.05], vinnitsa: [28.47, 49.23],
  uman: [30.2, 48.75], odessa: [30.72, 46.48], kishinev: [28.86, 47.01], jassy: [27.6, 47.16], czernowitz: [25.94, 48.29],
  konotop: [33.2, 51.24], nezhin: [31.9, 51.05], poltava: [34.55, 49.59], kremenchug: [33.42, 49.07], dnepropetrovsk: [35.05, 48.46],
  lozovaya: [36.3, 48.88], zaporozhye: [35.14, 47.84], melitopol: [35.37, 46.85], perekop: [34.2, 46], simferopol: [34.1, 44.95],
  sevastopol: [33.53, 44.61], stalino: [37.8, 48], rostov: [39.72, 47.23], taganrog: [38.9, 47.22], millerovo: [40.4, 48.92],
  voronezh: [39.2, 51.67], elets: [38.5, 52.62], ryazan: [39.74, 54.63], yaroslavl: [39.88, 57.63], cherepovets: [37.9, 59.13],
  'volkhov-junction': [32.3, 59.9], tikhvin: [33.5, 59.64], narva: [28.2, 59.38], tallinn: [24.75, 59.44], krasnodar: [38.98, 45.04],
  tikhoretsk: [40.13, 45.86], stalingrad: [44.5, 48.7], gryazi: [39.95, 52.49], kupyansk: [37.6, 49.7], valuiki: [38.1, 50.2],
  nikolaev: [32, 46.97], kherson: [32.6, 46.64], znamenka: [32.67, 48.5], bobruisk: [29.2, 53.15], luninets: [26.8, 52.25],
  roslavl: [32.85, 53.95], bialystok: [23.16, 53.13], novgorod: [31.27, 58.52], pinsk: [26.1, 52.12], chernigov: [31.3, 51.5],
  rovno: [26.25, 50.62], kerch: [36.47, 45.35], izyum: [37.25, 49.2], dorpat: [26.72, 58.38], bucharest: [26.1, 44.43],
  galatz: [28.05, 45.44], 'krivoi-rog': [33.39, 47.91],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type Site = keyof typeof SITES;
type LonLat = readonly [lon: number, lat: number];
export const siteAt = (site: Site): LonLat => SITES[site];

/** Main lines of 1941 from junction to junction: drawn by hand for the look of the map. No rule follows one (§6.3). */
export const RAILWAYS: readonly (readonly Site[])[] = [
  ['warsaw', 'brest', 'baranovichi', 'minsk', 'orsha', 'smolensk', 'vyazma', 'moscow'],
  ['moscow', 'kalinin', 'bologoye', 'leningrad'],
  ['leningrad', 'luga', 'pskov', 'valga', 'riga'],
  ['riga', 'daugavpils', 'nevel', 'velikie-luki', 'rzhev', 'moscow'],
  ['koenigsberg', 'kaunas', 'vilna', 'minsk'],
  ['vilna', 'daugavpils', 'pskov'],
  ['leningrad', 'nevel', 'vitebsk', 'orsha', 'mogilev', 'gomel'],
  ['minsk', 'bobruisk', 'gomel', 'bryansk', 'kaluga', 'moscow'],
  ['moscow', 'tula', 'orel', 'kursk', 'belgorod', 'kharkov'],
  ['kiev', 'nezhin', 'konotop', 'kursk', 'voronezh'],
  ['konotop', 'bryansk', 'orel', 'elets'],
  ['kovel', 'korosten', 'kiev'],
  ['lvov', 'brody', 'zhitomir', 'kiev'],
  ['lvov', 'zhmerinka', 'vinnitsa', 'uman', 'znamenka', 'kremenchug', 'poltava', 'kharkov'],
  ['zhmerinka', 'odessa'],
  ['kishinev', 'odessa'],
  ['kiev', 'poltava'],
  ['kharkov', 'lozovaya', 'dnepropetrovsk', 'znamenka'],
  ['lozovaya', 'zaporozhye', 'melitopol', 'perekop', 'simferopol', 'sevastopol'],
  ['lozovaya', 'stalino', 'taganrog', 'rostov'],
  ['moscow', 'ryazan', 'gryazi', 'voronezh', 'valuiki', 'millerovo', 'rostov'],
  ['kharkov', 'kupyansk', 'valuiki'],
  ['rostov', 'tikhoretsk', 'krasnodar'],
  ['tikhoretsk', 'stalingrad'],
  ['leningrad', 'volkhov-junction', 'tikhvin', 'cherepovets'],
  ['leningrad', 'narva', 'tallinn'],
  ['brest', 'luninets', 'gomel'],
  ['smolensk', 'roslavl', 'bryansk'],
  ['znamenka', 'nikolaev', 'kherson'],
  ['siauliai', 'riga'],
  ['kaunas', 'siauliai'],
  ['moscow', 'yaroslavl'],
  ['warsaw', 'bialystok', 'vilna'],
  ['jassy', 'kishinev'],
  ['lvov', 'czernowitz', 'jassy'],
];

/** Towns that are drawn: a ring and a name, without meaning in the rules. */
/* prettier-ignore */
export const TOWNS: readonly Site[] = [
  'pskov', 'novgorod', 'luga', 'narva', 'tallinn', 'velikie-luki', 'daugavpils', 'vilna', 'kaunas', 'vitebsk', 'orsha', 'mogilev',
  'gomel', 'bobruisk', 'brest', 'bialystok', 'baranovichi', 'pinsk', 'roslavl', 'bryansk', 'vyazma', 'rzhev', 'kaluga', 'orel', 'kursk',
  'elets', 'voronezh', 'ryazan', 'tikhvin', 'bologoye', 'cherepovets', 'konotop', 'chernigov', 'kovel', 'lvov', 'rovno', 'zhitomir',
  'vinnitsa', 'uman', 'poltava', 'belgorod', 'kremenchug', 'melitopol', 'perekop', 'kerch', 'nikolaev', 'kherson', 'stalino', 'taganrog',
  'izyum', 'millerovo', 'krasnodar', 'kishinev', 'czernowitz', 'siauliai', 'dorpat', 'bucharest', 'galatz', 'krivoi-rog', 'valuiki',
];
