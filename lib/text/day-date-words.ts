// Names of months and weekdays. Without case and accents; a new language adds its words to each line.

const list = (words: string) => words.split(' ');

/** From January on. Whole names and usual short forms, because stems are other words too ("Mar", but "Marrakech"). */
export const monthNames: string[][] = [
  list('january januar janvier enero gennaio janeiro januari gener jan janv ene gen января stycznia leden'),
  list('february februar fevrier febrero febbraio fevereiro februari febrer feb fevr fev февраля lutego'),
  list('march marz mars marzo marco maart marc mar mrz maerz mrt марта marca'),
  list('april avril abril aprile apr avr abr апреля kwietnia'),
  list('may mai mayo maggio maio mei maig maj mag мая maja'),
  list('june juni juin junio giugno junho juny jun giu июня czerwca'),
  list('july juli juillet julio luglio julho juliol jul juil lug июля lipca'),
  list('august aout agosto augustus agost augusti aug ago августа sierpnia'),
  list('september septembre septiembre settembre setembro setembre sept sep set сентября wrzesnia'),
  list('october oktober octobre octubre ottobre outubro oct okt ott out октября pazdziernika'),
  list('november novembre noviembre novembro nov ноября listopada'),
  list('december dezember decembre diciembre dicembre dezembro desembre dec dez dic des декабря grudnia'),
];

/** From Monday on. */
export const weekdays: string[][] = [
  list(
    'monday montag lundi lunes lunedi segunda-feira maandag mandag mandagen dilluns mon 月曜日 月曜 星期一 周一 週一 礼拜一 월요일 понедельник',
  ),
  list(
    'tuesday dienstag mardi martes martedi terca-feira dinsdag tirsdag tisdag tirsdagen tisdagen dimarts tue tues 火曜日 火曜 星期二 周二 週二 礼拜二 화요일 вторник',
  ),
  list(
    'wednesday mittwoch mercredi miercoles mercoledi quarta-feira woensdag onsdag onsdagen dimecres wed 水曜日 水曜 星期三 周三 週三 礼拜三 수요일 среда',
  ),
  list(
    'thursday donnerstag jeudi jueves giovedi quinta-feira donderdag torsdag torsdagen dijous thu thur thurs 木曜日 木曜 星期四 周四 週四 礼拜四 목요일 четверг',
  ),
  list(
    'friday freitag vendredi viernes venerdi sexta-feira vrijdag fredag fredagen divendres fri 金曜日 金曜 星期五 周五 週五 礼拜五 금요일 пятница',
  ),
  list(
    'saturday samstag sonnabend samedi sabado sabato zaterdag lordag lørdag lordagen lørdagen dissabte sat 土曜日 土曜 星期六 周六 週六 礼拜六 토요일 суббота',
  ),
  list(
    'sunday sonntag dimanche domingo domenica zondag sondag søndag sondagen søndagen diumenge sun 日曜日 日曜 星期日 星期天 周日 週日 礼拜天 일요일 воскресенье',
  ),
];

/** Written as one word with a weekday, "Samstagmorgen", "zaterdagochtend": the part of the day that stands after it. */
export const partsOfDay = list(
  'morgen morgens vormittag mittag nachmittag abend nacht fruh ochtend middag namiddag avond eftermiddag aften smorgon skvall seftermiddag ettermiddag kveld',
);

/** Without "-feira" they are ordinals too: only with a sign after them, "Terça: o museu". */
export const bareWeekdays: Record<string, number> = { segunda: 0, terca: 1, quarta: 2, quinta: 3, sexta: 4 };

/** Small words before a date: "On May 12", "Le 12 mai", "Vom 12. bis 14. Mai". */
export const beforeDate = list('on am le el il op em du del dal vom from den the no_dia dia il_giorno');

/** With a dot or a colon after them, from Monday on: "Do. Dresden – Meißen". Where two languages mean different days, neither is here. */
export const twoLetterWeekdays: string[][] = [
  list('mo lun seg'),
  list('di mart'),
  list('mi mer mie wo'),
  list('do jeu jue gio'),
  list('fr ven vie vr'),
  list('sa sam sab za'),
  list('so dim dom zo'),
];

/** Only before a date: "Mo, 3.6.", "sam. 4 juin", "6/5(水)". */
export const shortWeekdays = list(
  'mo di mi do fr sa so ma wo vr za zo lun mar mer jeu ven sam dim mie jue vie sab dom gio seg ter qua qui sex dom lør søn fre tor tir man ons',
);

/** After two numbers these count: "1-2 小时", "3-4 天". Some of them open the names of places too: "11-2 天津". */
export const countedEastern =
  '小[时時]|[个個晚次周週年位层層种種]|分[钟鐘]|公[里斤]|天(?![津坛壇山门門涯水池])|日(?![光本月喀照])|人(?!民)|元(?![阳陽])|月(?![牙亮])|号线|號線|[点點]';
