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

/** Beside these three capitals are no airport's: "Dworzec PKS", "Berlin ZOB". */
export const groundStation = new RegExp(whole(ground), 'iu');
