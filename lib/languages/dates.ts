// Made of `languages/*.yml` by `npm run languages`: change those, not this.

/** Whole names from January on, in every form that stands in a date or a sentence. */
export const months: Record<string, string[]> = {
  en: 'january|february|march|april|may|june|july|august|september|october|november|december'.split('|'),
  de: ['januar|jänner', 'februar', 'märz|maerz', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'dezember'],
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'.split('|'),
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'.split('|'),
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'.split('|'),
  pt: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'.split('|'),
  nl: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'.split('|'),
  ca: 'gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre'.split('|'),
  cs: ['leden|ledna|lednu', 'únor|února|únoru', 'březen|března|březnu', 'duben|dubna|dubnu', 'květen|května|květnu', 'červen|června|červnu', 'červenec|července|červenci', 'srpen|srpna|srpnu', 'září', 'říjen|října|říjnu', 'listopad|listopadu', 'prosinec|prosince|prosinci'],
  pl: ['styczeń|stycznia|styczniu', 'luty|lutym|lutego', 'marzec|marca|marcu', 'kwiecień|kwietnia|kwietniu', 'maj|maja|maju', 'czerwiec|czerwca|czerwcu', 'lipiec|lipca|lipcu', 'sierpień|sierpnia|sierpniu', 'wrzesień|września|wrześniu', 'październik|października|październiku', 'listopad|listopada|listopadzie', 'grudzień|grudnia|grudniu'],
  sv: 'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december'.split('|'),
  da: 'januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december'.split('|'),
  no: 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember'.split('|'),
  fi: ['tammikuu|tammikuuta', 'helmikuu|helmikuuta', 'maaliskuu|maaliskuuta', 'huhtikuu|huhtikuuta', 'toukokuu|toukokuuta', 'kesäkuu|kesäkuuta', 'heinäkuu|heinäkuuta', 'elokuu|elokuuta', 'syyskuu|syyskuuta', 'lokakuu|lokakuuta', 'marraskuu|marraskuuta', 'joulukuu|joulukuuta'],
  hu: 'január|február|március|április|május|június|július|augusztus|szeptember|október|november|december'.split('|'),
  tr: 'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık'.split('|'),
  ru: 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря'.split('|'),
};

/** The same, shortened. */
export const shortMonths: Record<string, string[]> = {
  en: ['jan', 'feb', 'mar', 'apr', '', 'jun', 'jul', 'aug', 'sep|sept', 'oct', 'nov', 'dec'],
  de: ['jan', 'feb', 'mär|mrz', 'apr', '', 'jun', 'jul', 'aug', 'sep|sept', 'okt', 'nov', 'dez'],
  fr: ['janv|jan', 'févr|fév', '', 'avr', '', '', 'juil', '', 'sept', 'oct', 'nov', 'déc'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept|sep', 'oct', 'nov', 'dic'],
  it: 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic'.split('|'),
  pt: 'jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez'.split('|'),
  nl: 'jan|feb|mrt|apr||jun|jul|aug|sep|okt|nov|dec'.split('|'),
  no: 'jan|feb|mar|apr||jun|jul|aug|sep|okt|nov|des'.split('|'),
};

/** Short names that are other words in other languages: only in the whole dates of tickets. */
export const ticketMonths: Record<string, string[]> = {
  pl: 'sty|lut|mar|kwi||cze|lip|sie|wrz|paź|lis|gru'.split('|'),
  hu: 'jan|febr|márc|ápr|máj|jún|júl|aug|szept|okt|nov|dec'.split('|'),
  id: ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu|agt|ags', 'sep', 'okt', 'nov', 'des'],
};

/** First letters that are enough to tell the months of a date with its year. */
export const monthStems: Record<string, string[]> = {
  en: 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|'),
  de: 'jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez'.split('|'),
  fr: 'janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc'.split('|'),
  es: 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic'.split('|'),
  it: 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic'.split('|'),
  pt: 'jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez'.split('|'),
  nl: 'jan|feb|maa|apr|mei|jun|jul|aug|sep|okt|nov|dec'.split('|'),
};

/** Whole names from Monday on, and short ones that are no other word. */
export const weekdays: Record<string, string[]> = {
  en: ['monday|mon', 'tuesday|tue|tues', 'wednesday|wed', 'thursday|thu|thur|thurs', 'friday|fri', 'saturday|sat', 'sunday|sun'],
  de: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend', 'sonntag'],
  fr: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'.split('|'),
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo'.split('|'),
  it: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica'.split('|'),
  pt: 'segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo'.split('|'),
  nl: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag'.split('|'),
  ca: 'dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge'.split('|'),
  cs: 'pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle'.split('|'),
  pl: 'poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela'.split('|'),
  ja: ['月曜日|月曜', '火曜日|火曜', '水曜日|水曜', '木曜日|木曜', '金曜日|金曜', '土曜日|土曜', '日曜日|日曜'],
  zh: ['星期一|周一|週一|礼拜一', '星期二|周二|週二|礼拜二', '星期三|周三|週三|礼拜三', '星期四|周四|週四|礼拜四', '星期五|周五|週五|礼拜五', '星期六|周六|週六|礼拜六', '星期日|星期天|周日|週日|礼拜天'],
  sv: ['måndag|måndagen', 'tisdag|tisdagen', 'onsdag|onsdagen', 'torsdag|torsdagen', 'fredag|fredagen', 'lördag|lördagen', 'söndag|söndagen'],
  da: ['mandag|mandagen', 'tirsdag|tirsdagen', 'onsdag|onsdagen', 'torsdag|torsdagen', 'fredag|fredagen', 'lørdag|lørdagen', 'søndag|søndagen'],
  no: ['mandag|mandagen', 'tirsdag|tirsdagen', 'onsdag|onsdagen', 'torsdag|torsdagen', 'fredag|fredagen', 'lørdag|lørdagen', 'søndag|søndagen'],
  fi: 'maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai'.split('|'),
  hu: 'hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap'.split('|'),
  ko: '월요일|화요일|수요일|목요일|금요일|토요일|일요일'.split('|'),
  ru: 'понедельник|вторник|среда|четверг|пятница|суббота|воскресенье'.split('|'),
};

/** Only before a date: "Mo, 3.6.", "sam. 4 juin". */
export const shortWeekdays: Record<string, string[]> = {
  de: 'mo|di|mi|do|fr|sa|so'.split('|'),
  fr: 'lun|mar|mer|jeu|ven|sam|dim'.split('|'),
  es: 'lun|mar|mié|jue|vie|sáb|dom'.split('|'),
  it: 'lun|mar|mer|gio|ven|sab|dom'.split('|'),
  pt: 'seg|ter|qua|qui|sex|sáb|dom'.split('|'),
  nl: 'ma|di|wo|do|vr|za|zo'.split('|'),
  da: 'man|tir|ons|tor|fre|lør|søn'.split('|'),
  no: 'man|tir|ons|tor|fre|lør|søn'.split('|'),
};

/** With a dot or a colon after them: "Do. Dresden – Meißen". None that means another day in another language, or a month. */
export const dottedWeekdays: Record<string, string[]> = {
  de: 'mo|di|mi|do|fr|sa|so'.split('|'),
  fr: 'lun||mer|jeu|ven|sam|dim'.split('|'),
  es: 'lun|mart|mié|jue|vie|sáb|dom'.split('|'),
  it: 'lun|mart|mer|gio|ven|sab|dom'.split('|'),
  pt: 'seg|||||sáb|dom'.split('|'),
  nl: '|di|wo|do|vr|za|zo'.split('|'),
};

/** Names that are ordinals too: only with a sign after them, "Terça: o museu". */
export const bareWeekdays: Record<string, string[]> = {
  pt: 'segunda|terça|quarta|quinta|sexta||'.split('|'),
};

/** As tickets shorten them, beside a date. One may be another word, or another day elsewhere. */
export const ticketWeekdays: Record<string, string[]> = {
  en: '||weds||||'.split('|'),
  cs: 'po|út|st|čt|pá|so|ne'.split('|'),
  pl: 'pon|wt|śr|czw|pt|sob|ndz'.split('|'),
  ja: '月|火|水|木|金|土|日'.split('|'),
  zh: '一|二|三|四|五|六|日'.split('|'),
  sv: 'mån|tis|ons|tors|fre|lör|sön'.split('|'),
  fi: 'ma|ti|ke|to|pe|la|su'.split('|'),
  tr: 'pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar'.split('|'),
  ko: '월|화|수|목|금|토|일'.split('|'),
};

/** The part of the day that is written as one word with a weekday: "Samstagmorgen", "zaterdagochtend". */
export const afterWeekday: Record<string, string[]> = {
  de: 'morgen|morgens|vormittag|mittag|nachmittag|abend|nacht|früh'.split('|'),
  nl: 'morgen|ochtend|middag|namiddag|avond|nacht'.split('|'),
  ja: 'の朝|の午前|の昼|の午後|の夕方|の夜|の晩|の朝から昼|の朝から夜|の昼から夜'.split('|'),
  sv: ['smorgon', 'skväll', 'seftermiddag'],
  da: ['morgen', 'eftermiddag', 'aften'],
  no: ['morgen', 'ettermiddag', 'kveld'],
};

/** Small words before a weekday that opens a line: "On Saturday". */
export const beforeWeekday: Record<string, string[]> = {
  en: ['on'],
  de: ['am'],
  fr: ['le'],
  es: ['el'],
  it: ['il'],
  pt: ['na', 'no', 'em'],
  nl: ['op'],
};

/** Before a weekday that is no day of the trip: "every Monday", "bis Freitag". */
export const everyWords: Record<string, string[]> = {
  en: ['every', 'each', 'until', 'since'],
  de: ['jeden', 'bis', 'seit'],
  fr: ['chaque'],
  es: ['cada'],
  it: ['ogni'],
  pt: ['cada'],
  nl: ['elke'],
  ja: ['毎週'],
  zh: ['每'],
};

/** Between two weekdays: "Monday to Friday". */
export const toWeekday: Record<string, string[]> = {
  en: ['to', 'through'],
  de: ['bis'],
  fr: ['à', 'au'],
  es: ['a', 'al'],
  it: ['a', 'al'],
  pt: ['a'],
  nl: ['tot'],
};

/** Small words before a date: "On May 12", "Le 12 mai", "Vom 12. bis 14. Mai". */
export const beforeDate: Record<string, string[]> = {
  en: ['on', 'from', 'the'],
  de: ['am', 'vom', 'den'],
  fr: ['le', 'du'],
  es: ['el', 'del'],
  it: ['il', 'dal', 'del', 'il giorno'],
  pt: ['em', 'dia', 'no dia'],
  nl: ['op'],
  da: ['den'],
};

/** How a page begins to speak of when to go: "best time to visit". */
export const seasonCues: Record<string, string> = {
  en: 'best time (?:to (?:visit|go|travel|come)|of (?:the )?year|for)|best (?:months?|season)|when to (?:visit|go|travel)|ideal (?:time|season)|high season|peak season',
  de: '(?:beste|ideale|optimale) (?:reisezeit|zeit|jahreszeit|monate)|wann (?:reisen|hinfahren)|hauptsaison|reisezeit',
  fr: 'meilleure (?:période|saison|époque)|quand (?:partir|visiter|aller|y aller)|haute saison|période idéale',
  es: 'mejor (?:época|momento|temporada|mes)|cuándo (?:ir|viajar|visitar)|temporada alta|época ideal',
  it: 'periodo migliore|miglior periodo|quando (?:andare|visitare|partire)|alta stagione|stagione migliore|periodo ideale',
  pt: 'melhor (?:época|altura|período|mês|temporada)|quando (?:ir|viajar|visitar)|alta temporada|época ideal',
  nl: 'beste (?:reistijd|tijd|periode|maanden|seizoen)|wanneer (?:gaan|reizen|bezoeken)|hoogseizoen',
  cs: 'nejlepší (?:čas|doba|období|měsíce)|kdy (?:jet|vyrazit|navštívit)|hlavní sezóna',
  pl: 'najlepsz(?:y czas|a pora|y okres|e miesiące|y termin)|kiedy (?:jechać|lecieć|pojechać)|szczyt sezonu|wysoki sezon',
  ja: 'ベストシーズン|おすすめの(?:時期|季節)|見頃|旅行時期',
  zh: '最佳(?:旅游|旅行|游览|出行)?(?:时间|季节|时节|月份)|什么时候去',
  sv: 'bästa (?:tiden|årstiden|månaderna)|bäst att (?:resa|åka|besöka)|när ska man åka|högsäsong',
  da: 'bedste (?:tid|tidspunkt|årstid|måneder)|hvornår skal man (?:rejse|tage)|højsæson',
  no: 'beste (?:tiden|tidspunktet|årstiden)|når bør (?:du|man) (?:reise|dra)|høysesong',
  ko: '(?:(?:여행|방문)하기 (?:가장 )?좋은 (?:시기|때|계절)|(?:추천|최적의?) (?:시기|계절)|최적기|베스트 시즌|성수기)(?:는|은|가|이)?',
};

/** What a page answers to that, beside the names of months. */
export const seasons: Record<string, string> = {
  en: 'spring|summer|autumn|fall|winter|dry season|rainy season|year[- ]round|all year',
  de: 'frühling|frühjahr|sommer|herbst|winter|ganzjährig|trockenzeit',
  fr: "printemps|été|automne|hiver|toute l[’']année",
  es: 'primavera|verano|otoño|invierno|todo el año',
  it: "primavera|estate|autunno|inverno|tutto l[’']anno",
  pt: 'primavera|verão|outono|inverno|ano todo',
  nl: 'lente|voorjaar|zomer|herfst|najaar|winter|hele jaar',
  cs: 'jar[oaeu]|létě|léto|léta|podzim|podzimu|zim[aěuy]|celý rok|celoročně',
  pl: 'wiosn[aąęy]|lat[oa]|latem|jesie(?:ń|ni|nią)|zim[aąęy]|cały rok|przez cały rok',
  ja: '(?:1[0-2]|[1-9])月|春|夏|秋|冬|一年中',
  zh: '(?:1[0-2]|[1-9]|[一二三四五六七八九十]{1,2})月|春季|夏季|秋季|冬季|春天|夏天|秋天|冬天|全年',
  sv: 'våren?|sommaren?|hösten?|vintern?|året runt',
  da: 'forår(?:et)?|sommer(?:en)?|efterår(?:et)?|vinter(?:en)?|hele året',
  no: 'våren?|sommeren?|høsten?|vinteren?|hele året',
  ko: '(?:(?:1[0-2]|[1-9])월|봄|여름|가을|겨울|사계절|연중)(?:부터|까지|에서|에|과|와|이나|이|은|는)?',
};
