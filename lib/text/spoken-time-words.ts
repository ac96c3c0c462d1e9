// Hours as words: "a las nueve", "half past one", "om negen uur". One entry per language; all are pieces of patterns.

export interface SpokenHours {
  language: string;
  /** What must stand before the hour. */
  before: string;
  /** From one to twelve. */
  hours: string[];
  /** What must follow the hour, where the number alone would be a count. */
  after?: string;
  /** Minutes after the hour, with their number. */
  minutes?: Record<string, number>;
  /** Minutes before the hour: "half past" 30, German "halb" −30. */
  ahead?: Record<string, number>;
}

const list = (words: string) => words.split(' ');
const clauseEnd = '(?=\\s*(?:$|[,;.:!?)\\n]))';

// Where the word before also precedes things ("de las tres ramas"), what follows the hour must belong to a clock time.
const onlyBefore = (after: string) => `(?=[a-zà-ÿ]+\\s(?:${after})(?![a-zà-ÿ]))`;

export const spokenHours: SpokenHours[] = [
  {
    language: 'en',
    before: '(?:at|around|about|by|before|until|till)\\s',
    hours: list('one two three four five six seven eight nine ten eleven twelve'),
    after: `\\s?(?:o[’']clock|sharp|thirty|in the (?:morning|afternoon|evening)|at night)|${clauseEnd}|(?=\\s(?:we|I|and|to see|when)\\s)`,
    ahead: { 'half past ': 30, 'quarter past ': 15, 'a quarter past ': 15, 'quarter to ': -15 },
  },
  {
    language: 'de',
    before: '(?:um|gegen|kurz nach|kurz vor|punkt|ab|bis|war|nach|vor)\\s',
    hours: list('eins? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
    after: `\\s?uhr|${clauseEnd}|(?=\\s(?:waren|war|sind|ging|gingen|kam|kamen|wir|ich|standen|geht|und|in der|am|im|morgens|abends|früh)(?!\\p{L}))`,
    ahead: { 'halb ': -30, 'viertel nach ': 15, 'viertel vor ': -15 },
  },
  {
    language: 'fr',
    before: "(?:à|vers|dès|avant|après|jusqu[’']à|il est|sur les)\\s",
    hours: list('une deux trois quatre cinq six sept huit neuf dix onze douze'),
    after:
      "\\sheures?(?!\\p{L})(?!\\s(?:d[’']|(?:de|plus|du|en|après|avant|pour)(?!\\p{L}|\\s(?:matin|soir|l[’']après))))",
    minutes: { ' et demie': 30, ' et quart': 15, ' moins le quart': -15 },
  },
  {
    language: 'es',
    // "the finest of the three" names no hour.
    before: `(?:(?:a|sobre|hacia|pasadas|desde|hasta|para|eran|son)\\slas?\\s|de\\slas?\\s${onlyBefore('y (?:media|cuarto)|menos|de la|(?:a|hasta) las?')})`,
    hours: list('una dos tres cuatro cinco seis siete ocho nueve diez once doce'),
    minutes: { ' y media': 30, ' y cuarto': 15, ' menos cuarto': -15, ' menos veinte': -20, ' y veinte': 20 },
  },
  {
    language: 'it',
    before: `(?:(?:alle|verso le|intorno alle|dalle|sono le|erano le|dopo le|all[’'])\\s?|delle\\s${onlyBefore('e (?:mezz[ao]|un quarto)|meno|di|del')})`,
    hours: list('una due tre quattro cinque sei sette otto nove dieci undici dodici'),
    minutes: { ' e mezza': 30, ' e mezzo': 30, ' e un quarto': 15, ' meno un quarto': -15 },
  },
  {
    language: 'pt',
    before: `(?:(?:às|pras|para as|por volta das|até às)\\s|(?:à|pelas|das)\\s${onlyBefore('e (?:meia|um quarto|quinze)|horas?|da|às|até')})`,
    hours: list('uma duas três quatro cinco seis sete oito nove dez onze doze'),
    minutes: { ' e meia': 30, ' e um quarto': 15, ' e quinze': 15 },
  },
  {
    language: 'nl',
    // "na drie uur lopen" is a duration.
    before: '(?:om|rond|tegen|vanaf|tot|voor)\\s',
    hours: list('één|een twee drie vier vijf zes zeven acht negen tien elf twaalf'),
    after: '\\suur',
    ahead: { 'half ': -30, 'kwart over ': 15, 'kwart voor ': -15 },
  },
];
