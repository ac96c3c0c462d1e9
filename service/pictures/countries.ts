// Countries: their landscapes, and where seasons are reversed or hardly noticeable. Their names in the users' languages
// come from the platform (Intl).
import { isKind, type Kind } from './catalogue.ts';

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'zh', 'ko'];
const namesIn = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** "AU" → australia, australien, australie, オーストラリア … */
export const namesOf = (country: string): string[] => [
  ...new Set(namesIn.flatMap((names) => names.of(country)?.toLowerCase() ?? [])),
];

const table = `
old-town river lanterns: IT CZ AT HU PL SK
river old-town metropolis: GB FR NL BE LU RS RU UA
old-town meadows river: DE LT LV EE RO BG BY MD
old-town coast vineyard: ES PT CY
meadows coast harbour: IE UY
harbour coast old-town: HR ME MT AL
harbour old-town lake: DK SE
white-village coast beach: GR
ruins old-town white-village: TR EG JO LB SY IL
metropolis lanterns river: SG HK AE QA KW US
metropolis lanterns beach: MY
temple lanterns terraces: JP CN KR TH TW LA MM KH
mountains temple terraces: NP BT
terraces jungle beach: VN ID PH LK
lanterns old-town river: IN MA TN DZ MX
ruins lanterns desert: IQ IR SA UZ
mountains old-town vineyard: GE AM AZ
mountains meadows lake: CH LI AD AR PE BO EC KG TJ
mountains coast desert: CL
lake mountains meadows: SI CA NZ FI GT MK
fjord harbour mountains: NO FO
snow mountains lake: IS GL
desert lanterns coast: OM NA MN
savanna mountains lake: KE TZ BW ZA ZM ZW UG RW MW MZ ET
coast beach canyon: AU
beach metropolis jungle: BR
jungle river beach: CR PA CO BZ SR GY NI HN VE
beach coast jungle: MV SC MU CU JM BB DO BS FJ PF WS TO VU TT PR MG
`;

export const countryKinds: readonly (readonly [name: string, kinds: readonly Kind[]])[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [left = '', right = ''] = line.split(': ');
    const kinds = left.split(' ').filter(isKind);
    return right
      .split(' ')
      .flatMap(namesOf)
      .map((name) => [name, kinds] as const);
  });

/** Where January is in summer. */
export const southern: readonly string[] = 'AU NZ ZA AR CL UY LS SZ NA BW PY'.split(' ').flatMap(namesOf);

/** Countries without a snowy season. */
export const tropical: readonly string[] =
  'SG MY TH LA KH VN ID PH LK KE TZ UG RW MW MZ ZM ZW ET PE BO EC CO VE BR CR PA BZ SR GY NI HN GT MX MV SC MU CU JM BB DO BS FJ PF WS TO VU TT PR MG IN'
    .split(' ')
    .flatMap(namesOf);
