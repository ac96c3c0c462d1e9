// IATA codes of cities with several airports, as tickets and travellers write them, with the gazetteer's
// name and country for the city. A code that also belongs to one of its airports means the airport.
const cities =
  'BJS Beijing CN|BUE Buenos Aires AR|BUH Bucharest RO|CHI Chicago US|DTT Detroit US|JKT Jakarta ID|LON London GB|MIL Milan IT|MOW Moscow RU|NYC New York City US|OSA Osaka JP|PAR Paris FR|QDF Dallas US|QHO Houston US|QLA Los Angeles US|QMI Miami US|QSF San Francisco US|REK Reykjavik IS|RIO Rio de Janeiro BR|ROM Rome IT|SAO São Paulo BR|SEL Seoul KR|SPK Sapporo JP|STO Stockholm SE|TCI Tenerife ES|TYO Tokyo JP|WAS Washington US|YEA Edmonton CA|YMQ Montreal CA|YTO Toronto CA';

export interface CodedCity {
  name: string;
  country: string;
}

const cityOfCode: ReadonlyMap<string, CodedCity> = new Map(
  cities.split('|').map((line) => [line.slice(0, 3), { name: line.slice(4, -3), country: line.slice(-2) }]),
);

export const cityOf = (code: string): CodedCity | undefined => cityOfCode.get(code.toUpperCase());
