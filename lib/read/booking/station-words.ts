// Words in the names of places where journeys begin and end.

const ground =
  'hbf|bahnhof|busbahnhof|zob|station|gare|estación|stazione|estação|autostazione|centraal|central|centralna|centrale|główny|hlavní|nádraží|dworzec|parkway|rautatieasema|pályaudvar|otogar|gar|terminal|bus station';
const airAndSea =
  'airport|aeropuerto|aeroporto|flughafen|lufthavn|flygplats|repülőtér|havalimanı|port|porto|puerto|harbour|haven|fährhafen|hafen|quay|pier';

const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

export const stationWords = new RegExp(
  `${whole(`${ground}|${airAndSea}`)}|駅|空港|港|站|机场|機場|역|공항`,
  'iu',
);

/** Three capitals beside these words are not an airport: "Dworzec PKS", "Berlin ZOB". */
export const groundStation = new RegExp(whole(ground), 'iu');

const buses =
  'gare routière|busbahnhof|zob|(?:bus|coach) (?:station|terminal)|busstation|busstasjon|bussterminal|rutebilstation|linja-autoasema|autogara|autogară|estación de autobuses|estació d.autobusos|autostazione|rodoviária|otogar|dworzec autobusowy|autobusové nádraží|autobusová stanica|autobusni kolodvor|autobusna postaja|autóbusz-pályaudvar|автогара|автовокзал|автостанція|ктел|κτελ|bến xe|terminal bus|terminal de (?:autobuses|ómnibus|buses)';

/** Stations of buses only: "Crest, gare routière". */
export const busStation = new RegExp(
  `${whole(buses)}|バスターミナル|汽车站|汽車站|客运站|客運站|버스터미널|สถานีขนส่ง|محطة الحافلات`,
  'iu',
);
