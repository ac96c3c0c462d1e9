// Codes of states and provinces that people write after a town's name, in countries where that is usual (ISO 3166-2), with
// the gazetteer's names for them.
const codes: Record<string, string> = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
};

export interface CodedRegion {
  country: string;
  region: string;
}

const regionsOfCode = Map.groupBy(
  Object.entries(codes).flatMap(([country, line]) =>
    line.split('|').map((entry) => {
      const gap = entry.indexOf(' ');
      return { code: entry.slice(0, gap), country, region: entry.slice(gap + 1) };
    }),
  ),
  ({ code }) => code,
);

/** "WA" is the code of two. */
export const regionsOf = (code: string): readonly CodedRegion[] =>
  regionsOfCode.get(code.toUpperCase()) ?? [];
