// Made of `languages/*.yml` by `npm run languages`: change those, not this.

/** How the days of a trip are numbered. */
export const dayWords: Record<string, { before?: string[]; after?: string[]; ordinal?: string[]; numbers?: string[]; ordinals?: string[] }> = {
  en: { before: ['days', 'day'], after: ['day'], ordinal: 'st|nd|rd|th|.'.split('|'), numbers: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twenty_one|twenty_two|twenty_three|twenty_four|twenty_five|twenty_six|twenty_seven|twenty_eight|twenty_nine|thirty'.split('|'), ordinals: 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty_first|twenty_second|twenty_third|twenty_fourth|twenty_fifth'.split('|') },
  de: { before: 'tage|tag|reisetage|reisetag|urlaubstag|ferientag|wandertag|tourtag|radtag|fahrtag|trekkingtag'.split('|'), after: 'tag|reisetag|urlaubstag|ferientag|wandertag|tourtag|radtag|fahrtag|trekkingtag'.split('|'), ordinal: ['.'], numbers: 'eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig'.split('|'), ordinals: ['erster|erste|ersten', 'zweiter|zweite|zweiten', 'dritter|dritte|dritten', 'vierter|vierte|vierten', 'fünfter|fünfte|fünften', 'sechster|sechste|sechsten', 'siebter|siebte|siebten|siebenter', 'achter|achte|achten', 'neunter|neunte|neunten', 'zehnter|zehnte|zehnten', 'elfter|elfte|elften', 'zwölfter|zwölfte|zwölften', 'dreizehnter|dreizehnte|dreizehnten', 'vierzehnter|vierzehnte|vierzehnten', 'fünfzehnter|fünfzehnte|fünfzehnten'] },
  fr: { before: ['journées', 'journée', 'jours', 'jour'], after: ['journée', 'jour'], ordinal: 'er|ère|re|ème|eme|ième|e|è|nd|nde|ér'.split('|'), numbers: ['un|une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix_sept', 'dix_huit', 'dix_neuf', 'vingt'], ordinals: ['premier|première', 'deuxième|second|seconde', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième', 'neuvième', 'dixième', 'onzième', 'douzième', 'treizième', 'quatorzième', 'quinzième', 'seizième'] },
  es: { before: 'días|dias|día|dia|jornada|jornadas'.split('|'), after: ['día', 'dia', 'jornada'], ordinal: 'º|°|ª|º.|er|ro|do|ra|da|to|vo|mo'.split('|'), numbers: 'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis'.split('|'), ordinals: ['primer|primero|primera', 'segundo|segunda', 'tercer|tercero|tercera', 'cuarto|cuarta', 'quinto|quinta', 'sexto|sexta', 'séptimo|séptima', 'octavo|octava', 'noveno|novena', 'décimo', 'undécimo|decimoprimer|décimo_primer', 'duodécimo|decimosegundo|décimo_segundo', 'decimotercer|decimotercero|décimo_tercer', 'decimocuarto|décimo_cuarto', 'decimoquinto|décimo_quinto'] },
  it: { before: ['giorni', 'giorno', 'giornata'], after: ['giorno', 'giornata'], ordinal: "º|°|ª|^|'|’|mo".split('|'), numbers: 'uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici'.split('|'), ordinals: ['primo|prima', 'secondo|seconda', 'terzo|terza', 'quarto|quarta', 'quinto|quinta', 'sesto|sesta', 'settimo|settima', 'ottavo|ottava', 'nono|nona', 'decimo|decima', 'undicesimo|undicesima', 'dodicesimo|dodicesima', 'tredicesimo', 'quattordicesimo', 'quindicesimo'] },
  pt: { before: ['dias', 'dia'], after: ['dia'], ordinal: 'º|°|ª|o|o.|º.'.split('|'), numbers: ['um', 'dois|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze', 'catorze|quatorze', 'quinze'], ordinals: 'primeiro|segundo|terceiro|quarto|quinto|sexto|sétimo|oitavo|nono|décimo|décimo_primeiro|décimo_segundo|décimo_terceiro|décimo_quarto|décimo_quinto'.split('|') },
  nl: { before: 'dagen|dag|reisdag|vakantiedag|fietsdag|wandeldag'.split('|'), after: 'dag|reisdag|vakantiedag|fietsdag|wandeldag'.split('|'), ordinal: ['e', 'de', 'ste'], numbers: ['een|één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf', 'dertien', 'veertien', 'vijftien'], ordinals: 'eerste|tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende|elfde|twaalfde|dertiende|veertiende|vijftiende'.split('|') },
  ca: { before: ['dies', 'dia'], after: ['dia'], ordinal: ['r', 'n', 't', 'è'], numbers: ['u|un', 'dos', 'tres', 'quatre', 'cinc', 'sis', 'set', 'vuit', 'nou', 'deu'], ordinals: 'primer|segon|tercer|quart|cinquè|sisè|setè|vuitè|novè|desè'.split('|') },
  cs: { after: ['den'], ordinal: ['.'], ordinals: 'první|druhý|třetí|čtvrtý|pátý|šestý|sedmý|osmý|devátý|desátý'.split('|') },
  pl: { before: ['dzień', 'dzien'], after: ['dzień'], ordinal: ['.'], ordinals: 'pierwszy|drugi|trzeci|czwarty|piąty|szósty|siódmy|ósmy|dziewiąty|dziesiąty'.split('|') },
  sv: { before: ['dagar', 'dag'], after: ['dagen'], numbers: 'ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio'.split('|'), ordinals: 'första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde|tionde'.split('|') },
  da: { before: ['dage', 'dag'], after: ['dag', 'dagen'], ordinal: ['.'], numbers: 'en|to|tre|fire|fem|seks|syv|otte|ni|ti'.split('|'), ordinals: ['første', 'anden|andre', 'tredje', 'fjerde', 'femte', 'sjette', 'syvende', 'ottende', 'niende', 'tiende'] },
  fi: { before: ['päivä'], after: ['päivä'], ordinal: ['.'] },
  hu: { after: ['nap'], ordinal: ['.'] },
  tr: { before: ['gün'], after: ['gün'], ordinal: ['.'] },
  ro: { before: ['ziua'] },
  el: { before: ['ημέρα', 'μέρα'], after: ['ημέρα', 'μέρα'], ordinal: ['η'] },
  ru: { before: ['день'], after: ['день'], ordinal: ['й', '-й', 'ий', '-ий'], ordinals: ['первый', 'второй', 'третий', 'четвертый|четвёртый', 'пятый', 'шестой', 'седьмой', 'восьмой', 'девятый', 'десятый'] },
  uk: { before: ['день'], after: ['день'], ordinal: ['й', '-й'], ordinals: ['перший', 'другий', 'третій', 'четвертий'] },
  hr: { after: ['dan'], ordinal: ['.'] },
  vi: { before: ['ngày'] },
  id: { before: ['hari ke-', 'hari'] },
  ar: { before: ['اليوم'], numbers: 'الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر'.split('|') },
  he: { before: ['יום'], numbers: 'ראשון|שני|שלישי|רביעי|חמישי|שישי'.split('|') },
  sk: { before: ['deň'], after: ['deň'], ordinal: ['.'] },
  hi: { before: ['दिन'] },
  th: { before: ['วันที่'] },
};

/** Parts of a long way, mostly a day each: "Etappe 3", "2ª tappa". Weaker than a day, and only where they count up. */
export const stageWords: Record<string, string[]> = {
  en: 'stage|stages|leg|night|nights'.split('|'),
  de: ['etappe', 'etappen', 'nacht', 'nächte'],
  fr: 'étape|étapes|etape|nuit|nuits'.split('|'),
  es: ['etapa', 'etapas', 'noche', 'noches'],
  it: ['tappa', 'tappe', 'notte', 'notti'],
  pt: ['etapa', 'etapas', 'noite', 'noites'],
  nl: ['etappe', 'etappen', 'nacht'],
  pl: ['etap'],
  ja: ['ステージ'],
  ru: ['этап'],
};

/** Where the last day has words instead of a number: "Last day", "Letzter Tag". */
export const lastDayWords: Record<string, string> = {
  en: '(?:our |the |my )?(?:last|final) day',
  de: '(?:der |unser )?letzte[rn]? (?:reise)?tag',
  fr: 'dernier jour|dernière journée',
  es: '(?:el |nuestro )?último día',
  it: "(?:l['’])?ultimo giorno",
  pt: '(?:o )?último dia',
  nl: '(?:de |onze )?laatste dag',
  pl: 'ostatni dzień',
  ja: '最終日|最後の一?日',
  zh: '最后一天|最後一天',
  sv: 'sista dagen',
  da: 'sidste dag',
  ko: '마지막\\s*날',
  ru: 'последний день',
};

/** Days of a trip that have a name instead of a number: "Arrival day", "Abreisetag", "Día de llegada". */
export const namedDays: Record<string, string> = {
  en: '(?:arrival|departure|travel|rest|free) day|day of (?:arrival|departure|rest)',
  de: '(?:an|ab|rück)reisetag|ruhetag',
  fr: "jour (?:d['’]arrivée|du départ|du retour|de repos)",
  es: 'd[ií]a de (?:llegada|salida|regreso|vuelta|descanso)',
  it: 'giorno (?:di|della) (?:arrivo|partenza|riposo)',
  pt: 'dia de (?:chegada|partida|regresso|descanso)',
  nl: '(?:aankomst|vertrek|rust)dag',
  ja: '到着日|出発日',
  zh: '抵达日|返程日',
};

/** The same, where the line says nothing else: "Arrival", "Heimreise". */
export const daysAlone: Record<string, string> = {
  en: 'arrival|departure|going home|home again|journey home',
  de: 'anreise|abreise|heimreise',
  fr: 'arrivée|départ|retour',
  es: 'llegada|regreso|vuelta',
  it: 'arrivo|partenza|ritorno',
  pt: 'chegada|partida|regresso|volta',
  nl: 'aankomst|vertrek|terugreis',
};

/** The journey there as a chapter, before days that are counted from the first whole one: "The arrivals", "Planung und Anreise". */
export const arrivalWords: Record<string, string[]> = {
  en: ['arrival', 'arrivals', 'first_evening', 'first_night'],
  de: 'anreise|hinreise|hinfahrt|hinflug|ankunft|erste_abend|erster_abend|erste_nacht'.split('|'),
  fr: 'arrivée|trajet_aller|premier_soir|première_nuit|j-1|j_-1'.split('|'),
  es: ['llegada', 'viaje_de_ida', 'primera_noche'],
  it: ['arrivo', 'viaggio_di_andata', 'prima_sera', 'prima_notte'],
  pt: ['chegada', 'viagem_de_ida', 'primeira_noite'],
  nl: ['aankomst', 'heenreis', 'eerste_avond', 'eerste_nacht'],
  sv: ['ankomst', 'avresa', 'utresa'],
  da: ['ankomst', 'udrejse'],
};

/** How a story says that another day begins, in small letters. */
export const dayPhrases: Record<string, { next: string[]; last: string[]; morning: string[]; night: string[]; today?: string[] }> = {
  en: { next: 'next afternoon|following afternoon|next full day|day following|next day|next morning|following day|following morning|day after|day later|morning after|second morning|third morning|fourth morning'.split('|'), last: 'last day|final day|last morning|final morning|last full day'.split('|'), morning: "woke up|waking up|awoke|we woke|i woke|good nights sleep|good night's sleep|good night’s sleep|slept well|slept like|slept in|after breakfast|day started|day began|morning started|morning began|alarm went off|bright and early|hearty breakfast|that morning|by morning|dawned|at dawn|began with|started with|up early|early start|got up|lie in|in the morning|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday".split('|'), night: 'evening|night|bed|sleep|slept|sunset|dinner|dark|tent|hostel|hotel|campsite'.split('|'), today: ['yesterday', 'today'] },
  de: { next: 'tags drauf|tag drauf|tag danach|tag später|anderen morgen|nächsten vormittag|nächsten mittag|nächsten nachmittag|folgetages|folgende tag|nächsten tag|nächster tag|nächsten morgen|tags darauf|tag darauf|folgenden tag|folgetag|anderntags|morgen darauf|nächste tag|nächste morgen|folgenden morgen|darauffolgenden tag|darauffolgenden morgen|nächsten früh'.split('|'), last: 'letzten tag|letzter tag|letzte tag|letzten morgen|abreisetag'.split('|'), morning: 'nach dem frühstück|nach einem frühstück|nach einem guten frühstück|nach einem ausgiebigen frühstück|nach ausgiebigem frühstück|klingelt der wecker|klingelte der wecker|aufgewacht|wachten wir|aufgestanden|standen wir auf|am morgen|am samstag|am sonntag|am montag|am dienstag|am mittwoch|am donnerstag|am freitag'.split('|'), night: 'abend|abends|abendessen|nacht|nachts|bett|übernachtet|übernachteten|geschlafen|schliefen|hotel|zelt'.split('|'), today: ['gestern', 'heute'] },
  fr: { next: "lendemain|lendemain matin|jour suivant|jour d’après|jour d'après|matin suivant".split('|'), last: ['dernier jour', 'dernière journée', 'dernier matin'], morning: 'après le petit déjeuner|après le petit-déjeuner|après un petit déjeuner|après un petit-déjeuner|après un bon petit déjeuner|après un bon petit-déjeuner|nous nous réveillons|on se réveille|je me réveille|au réveil|réveil|après une bonne nuit|ce matin|au matin'.split('|'), night: 'soir|soirée|nuit|dîner|dormir|dormi|coucher|hôtel|tente|auberge'.split('|'), today: ['hier', "aujourd'hui", 'aujourd’hui'] },
  es: { next: 'día después|siguiente jornada|jornada siguiente|siguiente mañana|día siguiente|dia siguiente|mañana siguiente|siguiente día|al otro día|al otro dia'.split('|'), last: ['último día', 'ultimo dia', 'última jornada', 'última mañana'], morning: 'después de desayunar|tras desayunar|tras el desayuno|después del desayuno|tras un buen desayuno|nos despertábamos|me desperté|me levanté|amanecimos|madrugamos|nos despertamos|nos levantamos|por la mañana|amaneció'.split('|'), night: 'noche|cena|cenar|cenamos|dormir|dormimos|atardecer|hotel|hostal|tienda'.split('|'), today: ['ayer', 'hoy'] },
  it: { next: 'giornata successiva|giornata seguente|giorno dopo|giorno seguente|giorno successivo|indomani|mattina dopo|mattina seguente|mattina successiva|mattino dopo|mattino seguente|mattino successivo'.split('|'), last: ['ultimo giorno', 'ultima giornata', 'ultima mattina'], morning: 'dopo colazione|dopo la colazione|dopo una colazione|dopo una buona colazione|dopo aver fatto colazione|ci svegliamo|ci alziamo|mi sveglio|mi alzo|ci siamo svegliati|sveglia|al mattino|la mattina'.split('|'), night: 'sera|serata|notte|cena|dormire|tramonto|albergo|hotel|tenda'.split('|'), today: ['ieri', 'oggi'] },
  pt: { next: 'dia a seguir|dia posterior|dia seguinte|manhã seguinte|outro dia'.split('|'), last: ['último dia', 'ultimo dia', 'última manhã'], morning: 'depois do café da manhã|após o café da manhã|após o pequeno-almoço|depois do pequeno-almoço|acordamos|acordámos|levantamos|acordei|pela manhã|de manhã'.split('|'), night: 'noite|jantar|dormir|dormimos|pôr do sol|hotel|pousada|barraca'.split('|'), today: ['ontem', 'hoje'] },
  nl: { next: 'dag erop|volgende middag|volgende dag|volgende ochtend|dag erna|dag daarna|dag later|volgende morgen'.split('|'), last: ['laatste dag', 'laatste ochtend'], morning: 'na het ontbijt|na een ontbijt|na een goed ontbijt|na een heerlijk ontbijt|stonden we op|toen we opstonden|wakker|opgestaan|staan we op|’s ochtends|in de ochtend'.split('|'), night: 'avond|avondeten|nacht|slapen|bed|hotel|tent|camping'.split('|'), today: ['gisteren', 'vandaag'] },
  ca: { next: ['endemà', 'dia següent'], last: ['últim dia'], morning: ['després d’esmorzar', 'ens llevem', 'al matí'], night: 'nit|vespre|sopar|dormir|hotel'.split('|') },
  cs: { next: 'druhý den|další den|následující den|druhého dne|dalšího dne|následujícího dne|další ráno'.split('|'), last: ['poslední den', 'posledního dne'], morning: 'po snídani|ráno jsme|probudili jsme|vstáváme|budíme se'.split('|'), night: 'večer|noc|noci|večeře|večeři|hotel|hotelu|stan|kempu'.split('|') },
  pl: { next: 'następny dzień|kolejny dzień|następnego ranka|dzień później|następnego dnia|kolejnego dnia|nazajutrz'.split('|'), last: ['ostatniego dnia', 'ostatni dzień'], morning: ['po śniadaniu', 'obudziliśmy się'], night: 'wieczór|wieczorem|noc|kolacja|hotel'.split('|') },
  ja: { next: '明くる日|明くる朝|一夜明け|翌日|翌朝|次の日|次の朝|あくる日'.split('|'), last: ['最終日', '最後の日', '最後の一日'], morning: '朝起き|起床|目が覚め|目覚め|早起き|朝食を|の朝は|の朝、|朝は|朝、'.split('|'), night: ['夜', '夕食', '就寝', '宿'], today: ['昨日', '今日'] },
  zh: { next: '隔日|次晨|翌晨|轉天|隔天|次日|翌日|转天|第二天|第二日'.split('|'), last: ['最后一天', '最後一天', '最后一日'], morning: '早上起|一早|一大早|醒来|醒來|吃完早餐|吃过早餐|吃過早餐|起床|睡醒'.split('|'), night: '晚上|晚餐|酒店|睡觉|入住'.split('|'), today: ['昨天', '今天'] },
  sv: { next: 'följande dag|morgonen efter|morgonen därpå|nästa dag|nästa morgon|dagen efter|dagen därpå'.split('|'), last: ['sista dagen'], morning: ['efter frukost', 'vaknade'], night: 'kväll|kvällen|natt|natten|middag|hotell|tält'.split('|'), today: ['igår', 'idag', 'i går', 'i dag'] },
  da: { next: 'dagen derpå|følgende dag|næste formiddag|næste dag|næste morgen|dagen efter'.split('|'), last: ['sidste dag'], morning: ['efter morgenmaden', 'vågnede'], night: 'aften|nat|aftensmad|hotel|telt'.split('|'), today: ['i går', 'i dag'] },
  no: { next: 'dagen etterpå|neste formiddag|påfølgende dag|neste dag|neste morgen|dagen etter|dagen derpå'.split('|'), last: ['siste dag', 'siste dagen'], morning: ['etter frokost', 'våknet', 'sto vi opp', 'sto jeg'], night: 'kveld|kvelden|natt|natten|middag|hotell|hotellet|telt'.split('|'), today: ['i går', 'i dag'] },
  ko: { next: ['다음 날', '다음날', '이튿날'], last: ['마지막 날'], morning: ['아침에 일어나'], night: ['저녁', '밤', '호텔'] },
  ru: { next: 'следующего дня|следующим утром|следующий день|следующее утро|на другой день|наутро'.split('|'), last: ['последний день'], morning: ['после завтрака', 'проснулись'], night: 'вечер|вечером|ночь|ночью|ужин|отель'.split('|') },
};

/** After a number: "three nights" are one day more. */
export const nightWords: Record<string, string> = {
  en: 'nights?',
  de: 'nächte|nacht|übernachtung|übernachtungen',
  fr: 'nuits?|nuitées?',
  es: 'noches?',
  it: 'notti|notte',
  pt: 'noites?|pernoites?',
  nl: 'nachten|nacht|nachtjes|overnachtingen',
  ca: 'nits',
  cs: 'noci',
  pl: 'noce|nocy',
  ja: '泊',
  zh: '晚|夜',
  sv: 'nätter',
  da: 'nætter|overnatninger',
  no: 'netter|overnattinger',
  ko: '박',
  ru: 'ночи|ночей',
};

/** A trip of two days, or three with the evening of arrival. */
export const weekendWords: Record<string, string> = {
  en: 'weekend|week-end',
  de: 'wochenende|wochenendes|wochenend\\p{L}{1,12}',
  es: 'fin de semana|finde',
  it: 'fine settimana',
  pt: 'fim de semana|fim-de-semana|final de semana',
  nl: 'weekendje|weekendtrip',
  ca: 'cap de setmana',
  cs: 'víkend|víkendu',
  ja: '週末|土日',
  zh: '周末|週末',
  no: 'helg|helgen|helga|helgetur',
  ko: '주말',
  ru: 'выходные|выходных',
};

/** A weekend with a day more. */
export const longWeekendWords: Record<string, string> = {
  en: 'long weekend|holiday weekend|three-day weekend|3-day weekend',
  de: 'langes wochenende|langen wochenende|verlängertes wochenende|verlängerten wochenende',
  fr: 'week-end prolongé|weekend prolongé|long week-end|long weekend',
  es: 'puente de|fin de semana largo|finde largo',
  it: 'weekend lungo|fine settimana lungo',
  pt: 'feriado prolongado|feriadão|fim de semana prolongado',
  nl: 'lang weekend|lange weekend',
  ja: '三連休|3連休|連休',
  zh: '小长假|三天假|連假',
  no: 'langhelg|langweekend|forlenget helg',
};
