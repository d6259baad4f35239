import type { Seeds } from './partition.ts';

/**
 * Land of the board: countries of today that are drawn as one (their inner borders vanish), and the seed points, lon/lat,
 * that divide them into areas. Each point of the group belongs to the area of the nearest seed, so an area takes as many
 * seeds as its shape needs, in as many groups as it needs. A group with one area needs no division.
 */
export interface Region {
  readonly countries: readonly string[];
  readonly seeds: Seeds;
}

/* prettier-ignore */
export const REGIONS: Readonly<Record<string, Region>> = {
  ireland: {
    countries: ['Ireland'],
    seeds: {
      ireland: [[-8, 53]],
    },
  },
  britain: {
    countries: ['United Kingdom', 'Isle of Man', 'Jersey', 'Guernsey'],
    seeds: {
      scotland: [[-4.2, 57], [-3, 55.9], [-3, 59]],
      london: [[-1.5, 53.3], [-1, 51.6], [-4, 50.6], [-3.5, 52]],
      ireland: [[-6.8, 54.6]],
    },
  },
  norway: {
    countries: ['Norway'],
    seeds: {
      norway: [[9, 61]],
    },
  },
  sweden: {
    countries: ['Sweden'],
    seeds: {
      sweden: [[15, 60]],
    },
  },
  finland: {
    countries: ['Finland', 'Åland'],
    seeds: {
      finland: [[26, 63]],
    },
  },
  denmark: {
    countries: ['Denmark'],
    seeds: {
      denmark: [[9.5, 56]],
    },
  },
  benelux: {
    countries: ['Netherlands', 'Belgium', 'Luxembourg'],
    seeds: {
      'holland-belgium': [[5, 51.5]],
    },
  },
  france: {
    countries: ['France', 'Monaco'],
    seeds: {
      calais: [[2.6, 50.3], [1.6, 49.9], [3.6, 49.9]],
      normandy: [[-1, 48.9], [-3.6, 48.2], [0.4, 48.8], [-0.8, 47.9]],
      paris: [[2.4, 48.4], [4.8, 48.8], [6.6, 48.4], [4.6, 47.2], [2.6, 47.2], [6.2, 47.2]],
      bordeaux: [[-0.4, 45.4], [-0.2, 44], [0.6, 46.3], [-1, 46.6]],
      'vichy-france': [[3.2, 45.2], [5.4, 44.2], [1.8, 43.2], [5, 45.7], [1.8, 45.4]],
      'off-land': [[9.1, 42.1]],
    },
  },
  spain: {
    countries: ['Spain', 'Andorra', 'Gibraltar'],
    seeds: {
      spain: [[-4, 40.4], [-6.3, 37], [-4.3, 36.95], [-5.35, 37.1], [3, 39.6]],
      gibraltar: [[-5.4, 36.2]],
    },
  },
  portugal: {
    countries: ['Portugal'],
    seeds: {
      portugal: [[-8.2, 39.8]],
    },
  },
  switzerland: {
    countries: ['Switzerland', 'Liechtenstein'],
    seeds: {
      switzerland: [[8.2, 46.8]],
    },
  },
  'germany-poland': {
    countries: ['Germany', 'Poland'],
    seeds: {
      ruhr: [[7.6, 51.6], [9.2, 53.4], [9, 49.6], [9.4, 48.5], [9.6, 51.6]],
      austria: [[12, 48.6], [11.6, 47.6], [12.4, 49.8]],
      berlin: [[12.6, 53], [12.4, 51.3], [15, 52.6], [15, 51.2], [17, 50.6], [17, 54.2], [11.9, 54]],
      poland: [[18.6, 52.4], [21.4, 52], [20.4, 50.4], [22.6, 53.8], [19.2, 54.25], [18.4, 53.3]],
    },
  },
  austria: {
    countries: ['Austria'],
    seeds: {
      austria: [[14, 47.5]],
    },
  },
  czechoslovakia: {
    countries: ['Czechia', 'Slovakia'],
    seeds: {
      czechoslovakia: [[16, 49.7]],
    },
  },
  hungary: {
    countries: ['Hungary'],
    seeds: {
      hungary: [[19, 47]],
    },
  },
  italy: {
    countries: ['Italy', 'San Marino', 'Vatican'],
    seeds: {
      rome: [[9, 45], [12, 45.4], [11, 44], [12.2, 42.6]],
      naples: [[15, 41.2], [16.4, 39.4], [17.6, 40.4]],
      sicily: [[14.2, 37.5]],
      sardinia: [[9, 40]],
    },
  },
  malta: {
    countries: ['Malta'],
    seeds: {
      malta: [[14.4, 35.9]],
    },
  },
  yugoslavia: {
    countries: ['Croatia', 'Slovenia', 'Bosnia and Herz.', 'Montenegro', 'Serbia', 'Kosovo', 'Macedonia', 'Albania'],
    seeds: {
      yugoslavia: [[19, 44]],
    },
  },
  greece: {
    countries: ['Greece'],
    seeds: {
      greece: [[22, 39.4], [24, 41], [22, 37.5], [25.5, 37.4], [27, 39]],
      crete: [[24.9, 35.2]],
    },
  },
  bulgaria: {
    countries: ['Bulgaria'],
    seeds: {
      bulgaria: [[25, 42.7]],
    },
  },
  romania: {
    countries: ['Romania'],
    seeds: {
      romania: [[25, 46]],
    },
  },
  turkey: {
    countries: ['Turkey'],
    seeds: {
      turkey: [[33, 39]],
    },
  },
  cyprus: {
    countries: ['Cyprus', 'N. Cyprus', 'Dhekelia', 'Akrotiri', 'Cyprus U.N. Buffer Zone'],
    seeds: {
      cyprus: [[33.2, 35]],
    },
  },
  'syria-lebanon': {
    countries: ['Syria', 'Lebanon'],
    seeds: {
      'syria-lebanon': [[38, 35]],
    },
  },
  persia: {
    countries: ['Iraq', 'Kuwait', 'Iran'],
    seeds: {
      persia: [[47, 34]],
    },
  },
  'saudi-arabia': {
    countries: ['Saudi Arabia'],
    seeds: {
      'saudi-arabia': [[42, 28]],
    },
  },
  palestine: {
    countries: ['Jordan', 'Israel', 'Palestine'],
    seeds: {
      suez: [[34.9, 31.4], [35, 30], [35.3, 32.6]],
      'saudi-arabia': [[37.5, 31]],
    },
  },
  egypt: {
    countries: ['Egypt'],
    seeds: {
      suez: [[33.2, 30], [32.6, 28.4]],
      egypt: [[29.4, 29.5], [27, 28]],
    },
  },
  libya: {
    countries: ['Libya'],
    seeds: {
      libya: [[17, 31], [22, 31.8], [13, 32]],
    },
  },
  tunisia: {
    countries: ['Tunisia'],
    seeds: {
      tunisia: [[9.5, 34]],
    },
  },
  algeria: {
    countries: ['Algeria'],
    seeds: {
      algeria: [[3, 33]],
    },
  },
  morocco: {
    countries: ['Morocco', 'W. Sahara'],
    seeds: {
      morocco: [[-6, 32]],
    },
  },
  'soviet-union': {
    countries: ['Russia', 'Ukraine', 'Belarus', 'Lithuania', 'Latvia', 'Estonia', 'Moldova', 'Georgia', 'Armenia', 'Azerbaijan', 'Kazakhstan'],
    seeds: {
      poland: [[21, 54.75], [24, 49.4], [24.2, 50.8]],
      finland: [[30.4, 69.2]],
      hungary: [[22.9, 48.35]],
      'baltic-states': [[23.5, 55.6], [25.3, 57], [26.2, 58.9]],
      leningrad: [[30.8, 59.4], [29.4, 58.4], [33, 58.8], [30, 60.6], [32, 61.4]],
      archangel: [[33, 64], [33, 67.8], [38, 67], [42, 64.4], [45, 62.8], [35, 62.6], [44, 66], [48, 64.5]],
      vologda: [[38, 60.2], [41, 59.4], [36, 58.4], [44, 59.6], [36, 60.3]],
      minsk: [[27.6, 53.9], [29.6, 55], [28.6, 52.4], [26, 52.3], [24.8, 53.6]],
      smolensk: [[32.6, 54.8], [33, 53.6], [32.6, 56.7], [31, 56.2], [29.3, 56.5]],
      moscow: [[37.4, 55.6], [39.4, 54.4], [36.6, 56.7], [41.6, 56], [36.6, 53.7]],
      bessarabia: [[27, 50], [29, 49], [26.2, 48.4], [28.4, 47.4], [30.6, 50.2], [30, 48]],
      crimea: [[33, 46.6], [34.2, 45.2], [30.6, 46.7], [35.6, 47], [29.2, 45.8]],
      kharkov: [[35.8, 49.8], [33.4, 49.2], [32.4, 51.2], [34.4, 51], [36.4, 51.6], [38.2, 48.6], [39.4, 50.4]],
      stalingrad: [[43.6, 49.6], [42, 51.6], [45.6, 48.2], [44.6, 53.2], [42, 47.6]],
      caucasus: [[40, 46], [43, 45], [43, 42.4], [46.8, 42.6], [48, 40.4], [38.6, 46.9], [44.6, 40.6]],
      'off-land': [[50, 50], [50, 53], [48.4, 56], [47, 58.6], [54, 62], [52, 66], [58, 56], [50, 46.6], [55, 48], [48.6, 47.4]],
    },
  },
  'off-map': {
    countries: ['Turkmenistan', 'Uzbekistan', 'Sudan', 'Chad', 'Niger', 'Mali', 'Mauritania', 'Iceland', 'Faeroe Is.'],
    seeds: {
      'off-land': [[57, 41]],
    },
  },
};
