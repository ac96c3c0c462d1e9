// Made of `languages/*.yml` by `npm run languages`: change those, not this.

/** When a place is open: the time says nothing about the visit. */
export const opening: Record<string, string> = {
  en: 'open|opens|opened|opening|hours|timings?|close|closes|closed|closing|daily|available',
  de: 'öffn\\p{L}*|geöffnet|offen|schließt|schliesst|geschlossen|öffnungszeiten|täglich|einlass|letzter',
  fr: 'ouvert\\p{L}*|ouvre\\p{L}*|ferm(?:é\\p{L}*|ent|eture|e(?= (?:à|ses|le|les|dès|vers|tôt|entre|du (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))))|horaires?|tous les jours',
  es: 'abr\\p{L}*|abiert\\p{L}*|cierra\\p{L}*|cerr\\p{L}*|horarios?|todos los días',
  it: 'apr\\p{L}*|apert\\p{L}*|chiu\\p{L}*|orari\\p{L}*|tutti i giorni',
  pt: 'abr\\p{L}*|abert\\p{L}*|fech\\p{L}*|horários?|funciona\\p{L}*|todos os dias',
  nl: 'open|opent|geopend|sluit\\p{L}*|gesloten|openingstijden|dagelijks',
  ca: 'obert\\p{L}*|obre\\p{L}*|tanca\\p{L}*|horaris?',
  cs: 'otevř\\p{L}*|otevírac\\p{L}*|zavř\\p{L}*|denně',
  pl: 'otwart\\p{L}*|otwarci\\p{L}*|czynn\\p{L}*|zamkni\\p{L}*|codziennie',
  ja: '営業|開館|閉館|開園|閉園|オープン|^まで|(?<=[時分半頃\\d]|[ごこ]ろ|[くぐ]らい)まで|受付',
  zh: '开放|营业|开门|关门|闭馆|开馆|截止|開放|營業|開門|關門|閉館|開館|打烊|歇业|歇業|清园|清園',
  sv: 'öppet|öppnar|öppettider|stänger|dagligen',
  da: 'åbent?|åbner|åbningstider|lukker|åpent?|åpner|åpningstider|stenger|daglig',
  ko: '영업|개장|폐장|개관|폐관|운영 ?시간|까지',
};

/** Right before a time, until when one is let in: whoever visits is there before. */
export const lastEntry: Record<string, string> = {
  en: 'last (?:entry|entrance|admission|orders?)',
  de: 'letzter (?:einlass|eintritt)',
  fr: 'dernières? (?:entrées?|admissions?)',
  es: 'últim[ao]s? (?:entradas?|admisión|accesos?)',
  it: 'ultim[oi] ingress[oi]',
  pt: 'última entrada',
  nl: 'laatste (?:toegang|entree)',
  ja: '最終入[場館園]|ラストオーダー',
  zh: '最[后後]入[场場园園馆館]|停止入[场場园園馆館]',
};

/** Right before a time: not then, but some time before. "Before 9 the place is empty" says nothing of a visit; "shortly before 9" does. */
export const beforeWords: Record<string, string> = {
  en: '(?<!(?:shortly|just|right|little) )before|no later than',
  de: '(?<!kurz )vor|spätestens',
  fr: '(?<!(?:juste|peu) )avant',
  es: '(?<!(?:justo|poco) )antes de',
  it: '(?<!(?:appena|poco) )prima delle',
  pt: '(?<!(?:logo|pouco) )antes d[ao]s?',
  nl: '(?<!(?:net|vlak) )voor',
};

/** Between such a word, or "until", and the time: "until about 5 pm", "hasta las 18". */
export const aboutWords: Record<string, string> = {
  en: 'about|around|approximately|approx\\.?|roughly|at least|nearly|almost|the',
  de: 'ca\\.?|circa|etwa|gegen|ungefähr|um',
  fr: 'environ|vers|près de',
  es: 'las?|aproximadamente|sobre|casi',
  it: 'alle|le|circa|verso|quasi',
  pt: 'às?|as|por volta|cerca|das?|de|quase',
  nl: 'ongeveer|rond|circa|om',
  ca: 'a|les',
};

/** Right before a time, it is when something ends: "until 5 pm". Before a place one goes there: "drive until the lake". */
export const untilWords: Record<string, string> = {
  en: 'until|till',
  de: 'bis',
  fr: "jusqu[’']à",
  es: 'hasta',
  it: 'fino',
  pt: 'até',
  nl: 'tot',
  ca: 'fins',
};

/** The clock of the traveller's own day, not of a place: waking, meals, sun, sleep, writing this. */
export const ownClock: Record<string, string> = {
  en: 'sunset|sunrise|sun|wake|woke|waking|alarm|asleep|sleep|slept|bed|up at|got up|breakfast|shower|jet ?lag|gone|local time',
  de: 'sonnenuntergang|sonnenaufgang|sonne|wecker|aufstehen|aufgestanden|geweckt|bett|frühstück\\p{L}*',
  fr: 'coucher|lever|réveil\\p{L}*|lit|petit[- ]déjeuner',
  es: 'puesta de sol|atardecer|amanecer|despert\\p{L}*|levant\\p{L}*|cama|desayun\\p{L}*|generador',
  it: 'tramonto|alba|svegli\\p{L}*|letto|colazione|sono le',
  pt: 'pôr do sol|nascer do sol|acord\\p{L}*|levant\\p{L}*|café da manhã|pequeno[- ]almoço|pronto',
  nl: 'zonsondergang|zonsopgang|wekker|wakker|opgestaan|bed|ontbijt\\p{L}*',
  cs: 'budíč\\p{L}*|budík\\p{L}*|vstáv\\p{L}*|vsta\\p{L}*|snídan\\p{L}*|západ slunce|východ slunce',
  ja: '日没|日の出|起床|起き|朝食|就寝',
  zh: '日落|日出|起床|(?<=^|[上点點半就才])起[来來]|(?<!提)醒|闹钟|早餐|睡|鬧鐘',
};

/** Leaving and being carried: a time of departure is not the time of a visit. */
export const leaving: Record<string, string> = {
  en: 'left|leave|leaves|leaving|depart\\p{L}*|took off|takes off|set off|set out|flight|flew|boarding|check[- ]?(?:in|out)|last (?:bus|train|ferry)|first (?:bus|train|ferry)|(?:bus|train|ferry|boat|shuttle) (?:at|leaves|departs|runs)|woken|moved on|hit the road|(?:is|was|were) picked up|^\\s?(?:bus|train|ice(?!-)|tgv|eurostar|shinkansen|ferry|boat|flight|shuttle)(?=\\s{0,2}(?:$|[:,(–—-]|(?:to|from|at|back|home) ))|(?:take|took|catch|caught) (?:the|a|an|our)(?: \\p{L}+){0,2} (?:bus|train|ferry|boat|flight|shuttle|tram|metro|subway|taxi|plane|coach)',
  de: 'abfahrt|abflug|abreise|fährt|fuhr\\p{L}*|flug|fliegt|check[- ]?(?:in|out)|(?:letzter?|erster?) (?:bus|zug|fähre)|losgefahren|aufgebrochen|brach\\p{L}* [^.,]{0,20}auf|(?:ging|geht)(?: es|s)(?: \\p{L}+){0,3} (?:weiter|los)|starte(?:ten|te) wir|(?:unser|der|ein) (?:flieger|flug|zug|bus)|(?:nehmen|nahmen) wir (?:den|die|das|einen|eine|ein)(?: \\p{L}+)? (?:bus|zug|fähre|boot|schiff|bahn|s-bahn|u-bahn|straßenbahn|tram|taxi|flieger|seilbahn|gondel)|(?:mach(?:t?en)? wir uns|mach(?:t?e)? ich mich) (?:\\p{L}+ ){0,4}auf|weiter (?:nach|richtung|zu[mr])',
  fr: 'départ|(?:on|qui|train|bus|ferry|bateau|avion|vol|navette) part|(?:suis|est|sommes) parti\\p{L}*|part(?:is?|ons|ez|ent|ir|ait|îmes|ant)|repart\\p{L}*|en route|quitt\\p{L}*|vol|décoll\\p{L}*|enregistrement|(?:dernier|premier) (?:bus|train|ferry)',
  es: 'sal(?:e|imos|ida|ir|ió)|partimos|arranc(?:amos|ábamos|o)|arranqu(?:é|emos)|en marcha|abord\\p{L}*|recog\\p{L}*|(?:tomar|tomamos|tome|tomé|coger|cogemos|cogimos) (?:el|un|la|una)(?: \\p{L}+)? (?:tren|bus|autobús|ferry|barco|lancha|avión|metro|taxi|tranvía)|vuelo|despeg\\p{L}*|check[- ]?(?:in|out)|(?:último|primer) (?:bus|tren|ferry)',
  it: 'part(?:e|iamo|enza|ire|iti)|ripart\\p{L}*|imbarc\\p{L}*|in marcia|in viaggio|volo|decoll\\p{L}*|check[- ]?(?:in|out)|(?:ultimo|primo) (?:bus|treno|traghetto)|operativi',
  pt: 'sa(?:i|ímos|ída|ir|iu)|part(?:e|ida|imos|ir)|embarc\\p{L}*|(?:pegar|pegamos|peguei) (?:o|um|a|uma)(?: \\p{L}+)? (?:ônibus|trem|metrô|barco|balsa|avião|táxi|ferry|van)|voo|decol\\p{L}*|check[- ]?(?:in|out)',
  nl: 'vertrek\\p{L}*|vertrok\\p{L}*|vlucht|check[- ]?(?:in|out)',
  cs: 'vyraz\\p{L}*|vyráž\\p{L}*|odje\\p{L}*|odjíž\\p{L}*|odlét\\p{L}*|odlet\\p{L}*',
  ja: '出発|発の|発、|発）|の列車|の電車|の船|の便|のバス|のフェリー|搭乗|離陸|チェックイン|チェックアウト',
  zh: '出发|出發|出门|出門|起飞|起飛|登机|航班|开往|開往|首班|末班|退房|入住|发车|發車|的车|的船|的車|搭车|搭車|换乘|換乘|上车|上車',
  ko: '출발',
};

/** Being there: arriving, meeting, beginning. These win over the words above. */
export const arriving: Record<string, string> = {
  en: 'arriv\\p{L}*|reach\\p{L}*|got (?:to|there)|get (?:to|there)|visit\\p{L}*|meet|met|book\\p{L}* for|reserv\\p{L}*|appointment|time slot|head(?:ed)? to|made it to|came to|landed|pulled into|checked in(?:to)?|table (?:for|at)',
  de: 'ankunft|ankommen|ankam\\p{L}*|angekommen|kamen|kommen?|waren wir (?:vor|an|am|auf|bei|beim|in|im)|erreich\\p{L}*|besuch\\p{L}*|treff\\p{L}*|reservier\\p{L}*|gelandet|eingetroffen|(?:schon|endlich|wieder) da|tisch (?:um|für)',
  fr: 'arriv\\p{L}*|rejoin\\p{L}*|visit\\p{L}*|rendez-vous|réserv\\p{L}*|rendre|atterri\\p{L}*|parven\\p{L}*|attein\\p{L}*|table (?:pour|à)',
  es: 'lleg\\p{L}*|visit\\p{L}*|reserva\\p{L}*|quedamos|aterriz\\p{L}*|alcanz\\p{L}*|mesa (?:a|para)',
  it: 'arriv\\p{L}*|visit\\p{L}*|prenota\\p{L}*|appuntamento|raggiung\\p{L}*|giung\\p{L}*|giunt\\p{L}*|atterr\\p{L}*|tavolo (?:per|alle)',
  pt: 'cheg\\p{L}*|visit\\p{L}*|reserva\\p{L}*|ating\\p{L}*|desembarc\\p{L}*|mesa (?:às|para)',
  nl: 'aankomst|aankom\\p{L}*|kwamen|komen we|tafel (?:om|voor)|bezoek\\p{L}*|gaan we|gaan wij|reserv\\p{L}*|halen|bereik\\p{L}*|gearriveerd|geland',
  cs: 'doraz\\p{L}*|přije\\p{L}*|přijíž\\p{L}*|dojeli|dojdeme|došli|rezerv\\p{L}*',
  ja: '到着|着いた|訪問|待ち合わせ|予約|着く|着き|着いて|登頂|参拝|にチェックイン',
  zh: '到达|抵达|到了|参观|预约|集合|到達|抵達|來到|来到|參觀|預約|登顶|登頂|^\\s?(?:左右|多)?(?:才|就|准时|準時)?(?:到(?![处處底])|落地|进入|進入)|下飞机|下飛機|才到|到的[时時]候|到(?:达|達)?(?:时|時)',
};

/** What begins by itself and is waited for: the time belongs to what was just named. */
export const beginning: Record<string, string> = {
  en: 'starts?|begins?|runs at|happens|takes place|show|performance|ceremony|reception|sharp',
  de: 'beginnt|startet|findet|vorstellung|zeremonie',
  fr: 'commence\\p{L}*|début\\p{L}*|a lieu|spectacle',
  es: 'empieza|comienza|tiene lugar|espectáculo',
  it: 'inizia|comincia|ha luogo|spettacolo',
  pt: 'começa|inicia|acontece|espetáculo',
  nl: 'begint|start|vindt plaats|voorstelling',
  ja: '開始|開演|始まる|スタート',
  zh: '开始|开演|表演|開始|開演',
};

/** Days of the week: "Mon–Fri 9–17" is a notice at a door. */
export const noticeDays: Record<string, string> = {
  en: '(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?=[.,/]|\\s?[:：&+–-]|\\s{0,2}$)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends',
  de: '(?:mo|di|mi|do|fr|sa|so)(?=[.,/]|\\s?[:：&+–-]|\\s{0,2}$)|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?',
  fr: '(?:lun|mar|mer|jeu|ven|sam|dim)(?=[.,/]|\\s?[:：&+–-]|\\s{0,2}$)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  es: 'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?',
  it: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
  pt: 'segunda|terça|quarta|quinta|sexta|sábados?|domingos?',
  nl: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  ja: '月曜|火曜|水曜|木曜|金曜|土曜|日曜|平日|土日',
  zh: '周[一二三四五六日]|星期[一二三四五六日]|每天|週[一二三四五六日]',
};

/** Right before a time, which then says how long: "Gehzeit: 6:31", "Duration 1:30". */
export const lengthLabels: Record<string, string> = {
  en: 'duration|(?:moving|driv(?:e|ing)|walk(?:ing)?|hik(?:e|ing)|rid(?:e|ing)|total|elapsed|flight|travel|journey|transfer|crossing) time',
  de: '(?:geh|fahrt?|wander|lauf|reise|gesamt|flug)zeit|\\p{L}{0,12}dauer',
  fr: 'durée|temps de (?:trajet|route|vol|marche|parcours|conduite)',
  es: 'duración|tiempo de (?:viaje|vuelo|marcha|recorrido|trayecto|conducción|manejo)',
  it: 'durata|tempo di (?:viaggio|volo|percorrenza|guida|cammino)',
  pt: 'duração|tempo de (?:viagem|voo|percurso|trajeto|condução|caminhada)',
  nl: 'duur|reistijd|rijtijd|looptijd|wandeltijd|vaartijd|vliegtijd',
  ja: '所要時間|移動時間|走行時間|乗車時間|歩行時間',
  zh: '车程|車程|(?:行车|行車|乘车|乘車|飞行|飛行|步行|耗费|所需)(?:时间|時間)|用时|用時|耗时|耗時',
};

/** Right after hours and minutes, these make a length of them: "a 3:30 hour drive", "2:15 ore di viaggio". */
export const lengthAfter: Record<string, string> = {
  en: "(?:h|hrs?|hours?)[’']?[ -](?:drive|driving|ride|journey|flight|crossing|transfer|walk|hike)",
  es: '(?:h |horas )?de (?:viaje|trayecto|camino|vuelo|coche|carretera)',
  it: '(?:h |ore )?di (?:viaggio|strada|cammino|volo|guida)',
  pt: '(?:h |horas )?de (?:viagem|trajeto|caminhada|voo|carro|estrada)',
  nl: '(?:uur )?(?:rijden|lopen|varen)',
};

/** After an hour at which nobody sets out: "a 2:45 drive". "The 8:15 ferry" leaves then. */
export const wayAfter: Record<string, string> = {
  en: 'drive|walk|hike',
};

/** Labels of a plan: "Time: 10:00", "Uhrzeit: 10 Uhr". */
export const timeLabels: Record<string, string> = {
  en: 'times?|when|start(?:s|ing)?|start time',
  de: '(?:uhr)?zeit|wann|beginn|start',
  fr: 'heure|quand|début',
  es: 'hora|cuándo|inicio',
  it: 'ora|quando|inizio',
  pt: 'hora|quando|início',
  nl: 'tijd|wanneer|begin|aanvang',
  ja: '時間|時刻|開始',
  zh: '时间|時間|开始|開始',
};

/** Labels of opening hours, which some plans write before a visit of an hour. */
export const hoursLabels: Record<string, string> = {
  en: 'hours|timings?|schedule',
  fr: 'horaires?',
  es: 'horarios?',
  it: 'orari?o?',
  pt: 'horários?',
};

/** When doors are open, in words that speak of visiting: "Visiting hours: 10–12". */
export const visitingHours: Record<string, string> = {
  en: 'visit(?:ing|ors?|ation) (?:hours|times)|(?:hours|times) (?:of|for) visit(?:s|ing|ors)',
  de: 'besuchs?zeit(?:en)?|besucherzeiten|besichtigungszeit(?:en)?',
  fr: '(?:heures?|horaires?) (?:de|des) visites?',
  es: 'horarios? de visitas?',
  it: 'orari?o? (?:di visita|(?:di|delle) visite)',
  pt: 'horários? (?:de|das) (?:visitas?|visitação)',
  nl: 'bezoektijd(?:en)?|bezoekuren',
  ja: '拝観時間|参拝時間|見学時間|入館時間',
  zh: '参观时间|參觀時間',
  ko: '관람 ?시간',
};

/** Going there, right after the time of a plan's line: "15:45 Walk to the tower", "8:00 Saída para o porto". */
export const travelling: Record<string, string> = {
  en: 'walk|drive|driving|ride|taxi|uber|bus|train|shinkansen|metro|subway|ferry|boat|flight|fly|transfer|travel|transport|head (?:to|for|out|back)|depart\\p{L}*|leave|leaving|start out|set (?:off|out)|pick ?up|return|back to|finish',
  de: 'fahrt|fahren|abfahrt|abreise|aufbruch|start|losfahren|los (?:gehts?|nach|zum|zur)|transfer|zug|bus|flug|weiterfahrt|anreise|rückfahrt|rückkehr|zurück',
  fr: 'départ|trajet|transfert|train|bus|vol|partir|prendre|retour',
  es: 'salida|salir|salimos|traslado|tren|bus|autobús|vuelo|viaje|regreso|vuelta',
  it: 'partenza|partire|trasferimento|treno|bus|volo|viaggio|ritorno',
  pt: 'saída|sair|saímos|partida|traslado|transfer|caminhada|trem|comboio|ônibus|voo|viagem|retirada|volta|retorno',
  nl: 'vertrek|vertrekken|rijden|rit|trein|bus|vlucht|transfer|terug|met de (?:boot|trein|bus)',
  ja: '出発|発|向か|移動|乗車|出る|まで(?:歩|徒歩|走)',
  zh: '出发|出發|前往|乘|搭|坐车|坐車|开车|開車',
};

/** Being carried to somewhere: who is there is there at the end of it. */
export const rides: Record<string, string> = {
  en: '(?:drive|driving|travel|transfer|taxi|uber|bus|train|metro|subway|tram|ferry|flight|fly|ride)(?: \\p{L}+){0,2}(?: from [^\\n;]{2,50}?)? to',
  de: '(?:fahrt|transfer|zug|bus|bahn|fähre|flug|weiterfahrt)(?: \\p{L}+){0,2}(?: (?:von|ab) [^\\n;]{2,50}?)? (?:nach|zum|zur)',
  fr: '(?:trajet|transfert|train|bus|métro|ferry|vol)(?: \\p{L}+){0,2}(?: (?:de|depuis) [^\\n;]{2,50}?)? (?:vers|pour|à)',
  es: '(?:traslado|tren|bus|autobús|metro|ferry|vuelo|viaje)(?: \\p{L}+){0,2}(?: (?:de|desde) [^\\n;]{2,50}?)? (?:a|hacia|hasta)',
  it: '(?:trasferimento|treno|bus|metro|traghetto|volo|viaggio)(?: \\p{L}+){0,2}(?: da [^\\n;]{2,50}?)? (?:a|per|verso)',
  pt: '(?:traslado|transfer|trem|comboio|ônibus|metrô|voo|viagem|caminhada)(?: \\p{L}+){0,2}(?: (?:de|desde) [^\\n;]{2,50}?)? (?:para|até)',
  nl: '(?:rit|trein|bus|metro|veerboot|vlucht|transfer)(?: \\p{L}+){0,2}(?: van [^\\n;]{2,50}?)? naar',
};

/** A date with such a word is when something was written. */
export const written: Record<string, string> = {
  en: 'posted|published|updated|written|comments?|says|said|by|edited|last modified|reply',
  de: 'veröffentlicht|geschrieben|aktualisiert|von|kommentare?',
  fr: 'publié|posté|écrit|mis à jour|par|commentaires?',
  es: 'publicado|escrito|actualizado|por|comentarios?',
  it: 'pubblicato|scritto|aggiornato|commenti?',
  pt: 'publicado|escrito|atualizado|por|comentários?',
  nl: 'geplaatst|geschreven|bijgewerkt|door|reacties?',
};

/** What is only had in the evening. */
export const evening: Record<string, string> = {
  en: 'dinner|supper|reception|cocktails?|sunset|evening|tonight',
};

/** What carries people, and is also shown in museums: "Train Museum", "Museo del Tren". */
export const vehicles: Record<string, string[]> = {
  en: 'train|railway|tram|bus|metro|subway|ferry|boat|transport'.split('|'),
  de: ['zug', 'tram', 'bus', 'metro'],
  fr: 'train|tram|bus|metro|ferry'.split('|'),
  es: ['tren', 'autobús', 'metro', 'ferry'],
  it: 'treno|tram|bus|autobus|metro'.split('|'),
  pt: ['trem', 'comboio', 'ônibus', 'metro'],
  nl: ['trein', 'tram', 'bus', 'metro'],
};

/** Between a museum and what is shown there. */
export const ofMuseums: Record<string, string[]> = {
  en: ['of', 'the'],
  fr: 'de|du|des|la|le|les|l'.split('|'),
  es: ['de', 'el', 'del', 'la'],
  it: 'di|della|dei|la|le|l'.split('|'),
  pt: 'de|do|da|dos|das'.split('|'),
  nl: ['van', 'de'],
};

/** Beside a part of the day: "late afternoon", "from morning to evening", "evening, 6 pm onwards". */
export const besideParts: Record<string, string[]> = {
  en: 'late|early|mid|onwards|onward|from|to|till|until|around|about|approx'.split('|'),
  de: 'ca|gegen|ab|bis|früher|später|spät'.split('|'),
  fr: 'vers|de|à|début|fin'.split('|'),
  es: 'desde|hasta|sobre|a|las|de'.split('|'),
  it: ['dalle', 'alle', 'verso'],
  pt: ['às', 'até', 'de'],
  nl: ['vanaf', 'tot', 'rond'],
};
