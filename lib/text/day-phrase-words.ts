// How a story says that another day begins. A language is one entry; lower case.

export interface DayPhrases {
  language: string;
  /** The day after the one just told. */
  next: string[];
  /** The day after which there is none. */
  last: string[];
  /** How mornings begin: another day, if a night was told before. */
  morning: string[];
  /** That it became night. */
  night: string[];
  /** The days before and of the writing: steps in a letter or a diary that also names weekdays. */
  today?: string[];
}

const list = (words: string) => words.split('|').map((word) => word.trim());

export const dayPhrases: DayPhrases[] = [
  {
    language: 'en',
    today: list('yesterday|today'),
    next: list(
      'next afternoon|following afternoon|next full day|day following|next day|next morning|following day|following morning|day after|day later|morning after|second morning|third morning|fourth morning',
    ),
    last: list('last day|final day|last morning|final morning|last full day'),
    morning: list(
      `woke up|waking up|awoke|we woke|i woke|good nights sleep|good night's sleep|good night’s sleep|slept well|slept like|slept in|after breakfast|day started|day began|
      morning started|morning began|alarm went off|bright and early|hearty breakfast|that morning|by morning|dawned|at dawn|began with|started with|up early|early start|got up|lie in|in the morning|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday`,
    ),
    night: list('evening|night|bed|sleep|slept|sunset|dinner|dark|tent|hostel|hotel|campsite'),
  },
  {
    language: 'de',
    today: list('gestern|heute'),
    next: list(
      'tags drauf|tag drauf|tag danach|tag später|anderen morgen|nächsten vormittag|nächsten mittag|nächsten nachmittag|folgetages|folgende tag|nächsten tag|nächster tag|nächsten morgen|tags darauf|tag darauf|folgenden tag|folgetag|anderntags|morgen darauf|nächste tag|nächste morgen|folgenden morgen|darauffolgenden tag|darauffolgenden morgen|nächsten früh',
    ),
    last: list('letzten tag|letzter tag|letzte tag|letzten morgen|abreisetag'),
    morning: list(
      'nach dem frühstück|nach einem frühstück|nach einem guten frühstück|nach einem ausgiebigen frühstück|nach ausgiebigem frühstück|klingelt der wecker|klingelte der wecker|aufgewacht|wachten wir|aufgestanden|standen wir auf|am morgen|am samstag|am sonntag|am montag|am dienstag|am mittwoch|am donnerstag|am freitag',
    ),
    night: list(
      'abend|abends|abendessen|nacht|nachts|bett|übernachtet|übernachteten|geschlafen|schliefen|hotel|zelt',
    ),
  },
  {
    language: 'fr',
    today: list("hier|aujourd'hui|aujourd’hui"),
    next: list("lendemain|lendemain matin|jour suivant|jour d’après|jour d'après|matin suivant"),
    last: list('dernier jour|dernière journée|dernier matin'),
    morning: list(
      'après le petit déjeuner|après le petit-déjeuner|après un petit déjeuner|après un petit-déjeuner|après un bon petit déjeuner|après un bon petit-déjeuner|nous nous réveillons|on se réveille|je me réveille|au réveil|réveil|après une bonne nuit|ce matin|au matin',
    ),
    night: list('soir|soirée|nuit|dîner|dormir|dormi|coucher|hôtel|tente|auberge'),
  },
  {
    language: 'es',
    today: list('ayer|hoy'),
    next: list(
      'día después|siguiente jornada|jornada siguiente|siguiente mañana|día siguiente|dia siguiente|mañana siguiente|siguiente día|al otro día|al otro dia',
    ),
    last: list('último día|ultimo dia|última jornada|última mañana'),
    morning: list(
      'después de desayunar|tras desayunar|tras el desayuno|después del desayuno|tras un buen desayuno|nos despertábamos|me desperté|me levanté|amanecimos|madrugamos|nos despertamos|nos levantamos|por la mañana|amaneció',
    ),
    night: list('noche|cena|cenar|cenamos|dormir|dormimos|atardecer|hotel|hostal|tienda'),
  },
  {
    language: 'it',
    today: list('ieri|oggi'),
    next: list(
      'giornata successiva|giornata seguente|giorno dopo|giorno seguente|giorno successivo|indomani|mattina dopo|mattina seguente|mattina successiva|mattino dopo|mattino seguente|mattino successivo',
    ),
    last: list('ultimo giorno|ultima giornata|ultima mattina'),
    morning: list(
      'dopo colazione|dopo la colazione|dopo una colazione|dopo una buona colazione|dopo aver fatto colazione|ci svegliamo|ci alziamo|mi sveglio|mi alzo|ci siamo svegliati|sveglia|al mattino|la mattina',
    ),
    night: list('sera|serata|notte|cena|dormire|tramonto|albergo|hotel|tenda'),
  },
  {
    language: 'pt',
    today: list('ontem|hoje'),
    next: list('dia a seguir|dia posterior|dia seguinte|manhã seguinte|outro dia'),
    last: list('último dia|ultimo dia|última manhã'),
    morning: list(
      'depois do café da manhã|após o café da manhã|após o pequeno-almoço|depois do pequeno-almoço|acordamos|acordámos|levantamos|acordei|pela manhã|de manhã',
    ),
    night: list('noite|jantar|dormir|dormimos|pôr do sol|hotel|pousada|barraca'),
  },
  {
    language: 'nl',
    today: list('gisteren|vandaag'),
    next: list(
      'dag erop|volgende middag|volgende dag|volgende ochtend|dag erna|dag daarna|dag later|volgende morgen',
    ),
    last: list('laatste dag|laatste ochtend'),
    morning: list(
      'na het ontbijt|na een ontbijt|na een goed ontbijt|na een heerlijk ontbijt|stonden we op|toen we opstonden|wakker|opgestaan|staan we op|’s ochtends|in de ochtend',
    ),
    night: list('avond|avondeten|nacht|slapen|bed|hotel|tent|camping'),
  },
  {
    language: 'da',
    today: list('i går|i dag'),
    next: list('dagen derpå|følgende dag|næste formiddag|næste dag|næste morgen|dagen efter'),
    last: list('sidste dag'),
    morning: list('efter morgenmaden|vågnede'),
    night: list('aften|nat|aftensmad|hotel|telt'),
  },
  {
    language: 'no',
    today: list('i går|i dag'),
    next: list('dagen etterpå|neste formiddag|påfølgende dag|neste dag|neste morgen|dagen etter|dagen derpå'),
    last: list('siste dag|siste dagen'),
    morning: list('etter frokost|våknet|sto vi opp|sto jeg'),
    night: list('kveld|kvelden|natt|natten|middag|hotell|hotellet|telt'),
  },
  {
    language: 'sv',
    today: list('igår|idag|i går|i dag'),
    next: list('följande dag|morgonen efter|morgonen därpå|nästa dag|nästa morgon|dagen efter|dagen därpå'),
    last: list('sista dagen'),
    morning: list('efter frukost|vaknade'),
    night: list('kväll|kvällen|natt|natten|middag|hotell|tält'),
  },
  {
    language: 'ca',
    next: list('endemà|dia següent'),
    last: list('últim dia'),
    morning: list('després d’esmorzar|ens llevem|al matí'),
    night: list('nit|vespre|sopar|dormir|hotel'),
  },
  {
    language: 'pl',
    next: list(
      'następny dzień|kolejny dzień|następnego ranka|dzień później|następnego dnia|kolejnego dnia|nazajutrz',
    ),
    last: list('ostatniego dnia|ostatni dzień'),
    morning: list('po śniadaniu|obudziliśmy się'),
    night: list('wieczór|wieczorem|noc|kolacja|hotel'),
  },
  {
    language: 'cs',
    next: list('druhý den|další den|následující den|druhého dne|dalšího dne|následujícího dne|další ráno'),
    last: list('poslední den|posledního dne'),
    morning: list('po snídani|ráno jsme|probudili jsme|vstáváme|budíme se'),
    night: list('večer|noc|noci|večeře|večeři|hotel|hotelu|stan|kempu'),
  },
  {
    language: 'ru',
    next: list('следующего дня|следующим утром|следующий день|следующее утро|на другой день|наутро'),
    last: list('последний день'),
    morning: list('после завтрака|проснулись'),
    night: list('вечер|вечером|ночь|ночью|ужин|отель'),
  },
  {
    language: 'ja',
    today: list('昨日|今日'),
    next: list('明くる日|明くる朝|一夜明け|翌日|翌朝|次の日|次の朝|あくる日'),
    last: list('最終日|最後の日|最後の一日'),
    morning: list('朝起き|起床|目が覚め|目覚め|早起き|朝食を|の朝は|の朝、|朝は|朝、'),
    night: list('夜|夕食|就寝|宿'),
  },
  {
    language: 'zh',
    today: list('昨天|今天'),
    // 第二天 is the day after the one just told, also where that was the third.
    next: list('隔日|次晨|翌晨|轉天|隔天|次日|翌日|转天|第二天|第二日'),
    last: list('最后一天|最後一天|最后一日'),
    morning: list('早上起|一早|一大早|醒来|醒來|吃完早餐|吃过早餐|吃過早餐|起床|睡醒'),
    night: list('晚上|晚餐|酒店|睡觉|入住'),
  },
  {
    language: 'ko',
    next: list('다음 날|다음날|이튿날'),
    last: list('마지막 날'),
    morning: list('아침에 일어나'),
    night: list('저녁|밤|호텔'),
  },
];
