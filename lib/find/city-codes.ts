// The codes of cities with several airports, as tickets and travellers write them (IATA), with the name and the country by which
// the gazetteer knows the city. Where one of its airports has the same code, that is the airport's.
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
