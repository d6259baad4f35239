/** Hitler's Last Battles: where data come from, a sentence for each clause of the data files. */
export const en = {
  'source.hlb.seed-counter-remnants': 'Read from what is left of the counter sheet',
  'source.hlb.expansion-of-the-label-by-historical-order-of-battle':
    'The name on the counter, written out after the historical order of battle',
  'source.hlb.seed-section-n-all-sea-hexes-impassable': '§{a}: hexes of sea alone are impassable',
  'source.hlb.position-reconstructed-real-geography': 'place reconstructed from geography',
  'source.hlb.reconstructed-real-geography': 'Reconstructed from geography',
  'source.hlb.reconstructed-real-geography-british-isles-land-but-cut-off-by-sea-hexsides-on-every-side-so-it-is-closed-to-play':
    'Reconstructed from geography. British Isles: land with sea hexsides all round, so closed to play',
  'source.hlb.reconstructed-which-places-are-cities-and-which-are-square-real-geography-then-tuned-by-simulation':
    'Reconstructed: cities and their shapes from geography, then adjusted in test games',
  'source.hlb.value-by-shape-from-seed-section-n': 'points by shape, §{a}',
  'source.hlb.reconstructed-n-columns-and-ccrr-ids-from-seed-sections-n-and-n-rows-and-centre-chosen-for-real-geography':
    'Reconstructed: 12 columns and the hex numbers from §7, §8 and §9, rows and centre from geography',
  'source.hlb.source-public-geographic-coordinates-of-the-place-named': 'From public coordinates of the place',
  'source.hlb.it-lies-nearest-to-this-hex-centre': 'this hex is the nearest',
  'source.hlb.effect-from-seed-section-n': 'effect from §{a}',
  'source.hlb.seed-section-n-switzerland-impassable': '§{a}: Switzerland is impassable',
  'source.hlb.seed-section-n-yugoslavia-impassable': '§{a}: Yugoslavia is impassable',
  'source.hlb.reconstructed-sheet-order-only-the-digit-n-next-to-su-f-survives':
    'Reconstructed from the order of the sheet: only the 6 beside Su/F is left',
  'source.hlb.seed-section-n': '§{a}',
  'source.hlb.src-1': 'Article on the Siegfried Line campaign (SRC-1)',
  'source.hlb.src-2': 'D. Grier on January 1945 (SRC-2)',
  'source.hlb.src-4': 'Article on Army Group Vistula (SRC-4)',
  'source.hlb.src-5': 'Article on Army Group Centre (SRC-5)',
  'source.hlb.src-6': 'Article on Army Group H (SRC-6)',
  'source.hlb.src-7': 'Article on Army Group B (SRC-7)',
  'source.hlb.src-2-src-3': 'D. Grier on January 1945 (SRC-2), article on the Zemland offensive (SRC-3)',
  'source.hlb.src-8-src-9': 'Articles on the First Allied Airborne Army (SRC-8) and the Fifteenth U.S. Army (SRC-9)',
  'source.hlb.spelt-sheaf-there': 'spelt SHEAF there',
  'source.hlb.read-as-a-unit-because-the-code-digit-n-follows-it': 'read as a unit, as the code {a} follows it',
  'source.hlb.reconstructed-named-after-a-commander-or-elite-force-and-without-a-set-up-code-seed-section-n-says-markers-show-a-vehicle':
    'Reconstructed: the unit has the name of a commander or elite force and no set-up code. By §{a}, markers show a vehicle',
  'source.hlb.reconstructed-last-half-year-half-a-month-to-a-month-per-turn-seed-section-n':
    'Reconstructed: the last half year, half a month to a month a turn by §{a}',
  'source.hlb.time-frame-compared-with-src-10': 'compared with published dates',
  'source.hlb.reconstructed-tuned-by-simulation-see-rules-file-section-checks':
    'Reconstructed and adjusted in test games',
  'source.hlb.seed-sections-n-and-n': '§5, §7, §8 and §9',
  'source.hlb.belts-western-baltic-between-denmark-and-mecklenburg':
    'The Belts and the western Baltic between Denmark and Mecklenburg',
  'source.hlb.bay-of-danzig': 'Bay of Danzig',
  'source.hlb.english-channel': 'English Channel',
  'source.hlb.strait-of-dover': 'Strait of Dover',
  'source.hlb.pack': 'From the data pack',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-northern-netherlands-and-north-west-germany':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: northern Netherlands and north-west Germany',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-ruhr-eifel-and-ardennes':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Ruhr, Eifel and Ardennes',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-saar-palatinate-and-upper-rhine':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Saar, Palatinate and upper Rhine',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-stands-for-the-forces-on-the-narew-and-in-east-prussia-that-became-army-group-vistula-on-n-january-n':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: the forces on the Narew and in East Prussia that became Army Group Vistula on 24 January 1945',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-army-group-a-renamed-centre-on-n-january-n-on-the-vistula-and-in-southern-poland':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Army Group A, renamed Centre on 25 January 1945, on the Vistula and in southern Poland',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-budapest-and-lake-balaton':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Budapest and Lake Balaton',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-maas-and-lower-rhine-northern-wing':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Maas and lower Rhine, northern wing',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-alsace-and-lorraine-southern-wing':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Alsace and Lorraine, southern wing',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-ardennes-and-luxembourg-centre':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Ardennes and Luxembourg, centre',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-theatre-reserve-first-allied-airborne-army-and-fifteenth-army-around-paris-and-reims':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: theatre reserve: First Allied Airborne Army and Fifteenth Army, around Paris and Reims',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-niemen-and-the-border-of-east-prussia':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Niemen and the border of East Prussia',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-narew-bridgeheads-at-serock-and-rozan':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Narew bridgeheads at Serock and Rozan',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-vistula-bridgeheads-at-magnuszew-and-pulawy':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Vistula bridgeheads at Magnuszew and Pulawy',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-sandomierz-baranow-bridgehead-and-san':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Sandomierz (Baranow) bridgehead and San',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-carpathians-and-eastern-slovakia':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: Carpathians and eastern Slovakia',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-southern-hungary-around-budapest-from-the-south-and-east':
    'Reconstructed from the front line of mid-December 1944 to mid-January 1945: southern Hungary, around Budapest from the south and east',
  'source.hlb.of.grid': 'Grid',
  'source.hlb.of.terrain': 'Terrain',
  'source.hlb.of.control': 'Control',
  'source.hlb.of.city': 'City',
  'source.hlb.of.cityPoint': 'City on the map',
  'source.hlb.of.river': 'River',
  'source.hlb.of.label': 'Label',
  'source.hlb.of.setupCode': 'Set-up code',
  'source.hlb.of.nameEn': 'Name',
  'source.hlb.of.start': 'Start',
  'source.hlb.of.movement': 'Movement',
  'source.hlb.of.dice': 'Dice',
  'source.hlb.of.source': 'Published source',
  'source.hlb.of.role': 'Role',
  'source.hlb.of.nameJa': 'Japanese name',
  'source.hlb.of.turn': 'Turn',
  'source.hlb.of.dates': 'Dates',
} as const;
