// Made of `languages/*.yml` by `npm run languages`: change those, not this.

/** The name follows: "3 days in X", "guide to X", "Roteiro em X". The longest first; prepositions that are other words elsewhere ("a", "no") stand only with their noun. */
export const beforeName: Record<string, string> = {
  en: 'days? in|nights? in|weeks? in|hours? in|weekend in|guide to|trip to|itinerary for|itinerary in|itinerary of|visit to|visiting|explore|exploring|discover|things to do in|around|through|across|in|to|at',
  de: 'tage in|tage auf|wochen in|stunden in|wochenende in|reise nach|rundreise durch|roadtrip durch|urlaub in|urlaub auf|ausflug nach|durch|nach|rund um|in|auf',
  fr: 'jours à|jours en|jours au|jours aux|jours dans|semaines? en|week-end à|voyage en|voyage au|voyage à|visiter|découvrir|itinéraire en|autour de|à|en|au|aux',
  es: 'días en|dias en|semanas? en|viaje a|viaje por|ruta por|qué ver en|que ver en|qué hacer en|que hacer en|excursión a|por|en',
  it: 'giorni a|giorni in|giorni alle|giorni nelle|settimane? in|viaggio in|viaggio a|itinerario in|itinerario a|cosa vedere a|cosa vedere in|alla scoperta di|in',
  pt: 'dias em|dias no|dias na|dias nos|semanas? em|viagem para|viagem a|roteiro em|roteiro de|o que fazer em|em',
  nl: 'dagen in|dagen op|weken in|weekend in|reis naar|rondreis door|stedentrip naar|door|naar|in',
  ca: 'dies a|viatge a|ruta per|què veure a',
  da: 'dage i|dage på|uge i|rejse til|tur til|rundt i',
};

/** Prepositions of place that are other words in other languages: asked for on pages of their own language only. */
export const ownPrepositions: Record<string, string> = {
  en: 'near|into|towards|via|along',
  de: 'im|am|an der|an den|auf der|auf dem|auf den|ins|zum|zur|in den|in der|in die|bei|über|entlang|um',
  fr: 'dans|sur|vers|pour|par|le long de|chez|près de|jusqu’à|jusqu’au',
  es: 'a|al|hacia|hasta|cerca de|entre|para',
  it: 'a|ad|al|alla|alle|ai|agli|nel|nella|nelle|nei|negli|sul|sulla|sulle|sui|verso|per|lungo|presso|tra',
  pt: 'no|na|nos|nas|a|ao|à|às|aos|até|para|pelo|pela|pelos|pelas|por|entre',
  nl: 'op|aan|langs|rond|bij|over|tot|te|richting|vlakbij|in de|op de|aan de',
  ca: 'a|al|als|cap a|fins a|per|pel|pels|des de',
  sv: 'i|på|vid|till|mot|genom|över|runt|längs|kring',
  da: 'i|på|ved|til|mod|gennem|over|omkring|langs',
  no: 'i|på|ved|til|mot|gjennom|over|rundt|langs',
  id: 'di|ke|menuju|dari',
};

/** The name precedes: "X itinerary", "X Reisebericht". */
export const afterName: Record<string, string> = {
  en: 'itinerary|travel guide|city guide|guide|road ?trip|trip|travel diary|tour|trek|in \\d+ (?:days|hours)|in (?:one|two|three|four|five) days',
  de: 'reisebericht|reisetipps|rundreise|roadtrip|reiseroute|in \\d+ tagen',
  fr: 'en \\d+ jours|itinéraire',
  es: 'en \\d+ días|itinerario',
  it: 'in \\d+ giorni|itinerario',
  pt: 'em \\d+ dias|roteiro',
  nl: 'in \\d+ dagen|reisverslag|rondreis',
};

/** Words, no patterns, that begin a title in capitals without naming a place. */
export const notNames: Record<string, string[]> = {
  en: 'the|a|an|my|our|your|day|days|week|weeks|weekend|night|nights|best|perfect|ultimate|complete|itinerary|guide|travel|trip|road|city|one|two|three|four|five|six|seven|eight|nine|ten|part|how|what|why|when|where|things|top|visit|visiting|exploring|explore|discover|from|getting|first|last|free|new|about|home|blog|tour|package|to|in|and|life|back|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|hike|hiking|walk|walking|cycling|bike|winter|summer|spring|autumn|journey|adventure|vacation|holiday|holidays|honeymoon|report|photos|travels|wedding|ski|skiing|daily|full|recommended|current|updated|planning|plan|schedule|details|party|bachelorette|bachelor|welcome|sightseeing|flight|flights|cruise|cost|costs|budget|overview|summary|introduction|tips|info|highlights|recap|diary|notes|stage|birthday|anniversary|places|arrival|departure|family|friends|climbing|trekking|backpacking|camping|driving|riding|sailing|kayaking|paddling|crossing|touring|traveling|travelling|wandering|roaming|discovering|experiencing|finding|chasing|returning|leaving|itineraries|locations|accommodation|destinations|program|programme|pilgrimage|rafting|safari|escape|getaway|retreat|expedition|excursion|activities|pictures|photo|preparations'.split('|'),
  de: 'der|die|das|ein|eine|mein|meine|unser|unsere|tag|tage|reise|reiseplan|reisebericht|von|zwischen|januar|februar|märz|mai|juni|juli|oktober|dezember|wanderung|wanderungen|wandern|ausflug|ausflüge|ausflugsziele|stadtspaziergang|spaziergang|radtour|radreise|urlaub|rundreise|roadtrip|tour|touren|wandertour|wandertouren|bergtour|kurztrip|städtereise|winter|sommer|frühling|herbst|fahrt|besuch|unterwegs|erste|erster|erstes|zurück|gipfel|mtb|woche|wochenende|besteigung|auf|über|trekking|abenteuer|etappe|radfahren|entdecken|tagebuch|reisetagebuch|tourenbericht|tagesausflug|reiseziele|unterkünfte|reiserouten|april|august|september|november|bei|nach|durch|fahrradtour|fahrradtouren|radtouren|hinfahrt|rückfahrt|anreise|abreise|rückreise|heimreise|ankunft|abschied|planung|vorbereitung|vorbereitungen|vorwort|fazit|programm|rundweg|rundwanderung|rückblick|bilder|fotos'.split('|'),
  fr: 'le|les|un|une|mon|notre|nos|jour|jours|voyage|itinéraire|que|quoi|où|randonnée|randonnées|randonner|balade|balades|week-end|weekend|vacances|vélo|carnet|récit|journée|journées|retour|séjour|escapade|sud|nord|est|ouest|trek|ascension|découverte|découvrir|visiter|traversée|étape|etape|à|dans|sortie|tour|voyages|itinéraires|logements|hébergements|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|chez|vers|programme|pèlerinage|arrivée|départ|photos|préparatifs|bilan|escalade|sorties|excursion'.split('|'),
  es: 'el|los|las|mi|nuestro|día|días|dia|viaje|ruta|qué|que|cómo|excursión|senderismo|escapada|vacaciones|semana|paseo|visita|travesía|crónica|itinerario|subiendo|recorriendo|descubriendo|caminando|conociendo|visitando|explorando|subida|ascensión|caminata|trekking|por|viajes|itinerarios|destinos|alojamiento|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|entre|actividades|programa|peregrinación|llegada|salida|fotos|preparativos|resumen|guía'.split('|'),
  it: 'il|lo|gli|i|mio|nostro|giorno|giorni|viaggio|itinerario|cosa|città|escursione|escursioni|trekking|weekend|vacanza|vacanze|gita|tour|passeggiata|diario|prima|primo|salita|salendo|alla|scoperta|camminata|visitare|scoprire|visita|ciclovia|viaggi|itinerari|alloggi|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|programma|pellegrinaggio|attività|arrivo|partenza|ritorno|foto|preparativi|notturna|tappa|guida'.split('|'),
  pt: 'o|os|um|uma|meu|nosso|dias|viagem|roteiro|em|trilha|passeio|férias|viagens|diário|travessia|subindo|conhecendo|explorando|visitando|descobrindo|subida|caminhada|trekking|conhecer|roteiros|hospedagem|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|programa|guia|peregrinação|atividades|chegada|partida|fotos|preparativos|passeios|resumo'.split('|'),
  nl: 'het|een|mijn|onze|dag|dagen|reis|reisverslag|wandeling|wandelen|fietstocht|vakantie|rondreis|stedentrip|weekend|uitje|etappe|deel|week|weken|onderweg|fietsen|fietsvakantie|verslag|trektocht|beklimming|ontdekken|reizen|bestemmingen|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|naar|door|programma|fietsroute|wandelroute|aankomst|vertrek|terugreis|heenreis|foto|voorbereiding|voorbereidingen|fietstochten|gids'.split('|'),
  ca: 'dia|dies|viatge|ruta|excursió|setmana|què|escapada|vacances'.split('|'),
  cs: 'dny|dní|výlet|cesta|cestopis|prohlídka|dovolená|víkend|plán|trasa'.split('|'),
  pl: 'dzień|dni|wyprawa|podróż|wycieczka|relacja|plan|weekend|trasa|szlak|zwiedzanie'.split('|'),
  sv: 'dag|dagar|etapp|vecka|veckor|resa|resan|tur|turen|semester|vandring|cykeltur|vår|första|sista|äventyr|besök|resebrev|från'.split('|'),
  da: 'dag|dage|etape|uge|uger|rejse|rejsen|tur|turen|ferie|vandring|vandretur|cykeltur|vores|hjem|første|sidste|rejsebrev|fra'.split('|'),
  no: 'dag|dager|etappe|uke|reise|reisen|tur|turen|ferie|fottur|sykkeltur|vår|hjem|første|siste|fra'.split('|'),
  ko: '여행|여행기|일정|후기|투어|코스|가족|가족여행|먹방|자유여행|배낭여행|당일치기|함께하는|내|첫째|둘째|셋째|마지막|첫날|계획|준비|기록|사진|월|화|수|목|금|토|일|월요일|화요일|수요일|목요일|금요일|토요일|일요일'.split('|'),
  id: 'hari|satu|dua|tiga|empat|lima|liburan|wisata|perjalanan|jadwal|paket|rencana'.split('|'),
};

/** Who or what comes along follows, and no place: "with Anna", "mit Rucksack und Zelt". */
export const beforeCompany: Record<string, string> = {
  en: 'with|without',
  de: 'mit|ohne',
  fr: 'avec|sans',
  es: 'con|sin',
  it: 'con|senza',
  pt: 'com|sem',
  nl: 'met|zonder',
};

/** Small words inside names: "Rio de Janeiro", "Frankfurt am Main", "Dar es Salaam". */
export const insideNames: Record<string, string[]> = {
  en: 'of|the|and|in|on|upon'.split('|'),
  de: 'am|an|der|den|dem|im|in|ob|zu|zum|bei|und'.split('|'),
  fr: 'de|du|des|d|l|la|le|les|aux|sur|sous|en|et'.split('|'),
  es: 'de|del|la|las|los|el|al|y'.split('|'),
  it: 'di|del|della|delle|dei|degli|e'.split('|'),
  pt: 'de|da|do|das|dos|os|as|e'.split('|'),
  nl: 'van|ter|ten|op|aan|den|der|en'.split('|'),
  ca: ['de', 'del', 'i'],
  cs: ['na'],
  sw: ['es'],
};

/** Where the way begins: "from X", "ab X", "depuis X". */
export const beforeOrigin: Record<string, string> = {
  en: 'from|out of|departing|leaving',
  de: 'ab|von|aus',
  fr: 'depuis|au départ d[eu]|départ d[eu]',
  es: 'desde|saliendo de',
  it: 'da|partendo da',
  pt: 'saindo de|a partir de|partindo de|desde',
  nl: 'vanaf|vanuit|uit',
  da: 'fra',
};

/** What stands between the two ends of a way in a title: "Porto to Faro", "da Udine a Tirana". */
export const betweenEnds: Record<string, string> = {
  en: 'to|via|till|towards',
  de: 'nach|bis|über|zu den|zum|zur|auf den|auf die|aufs',
  fr: 'à|vers|jusqu’à',
  es: 'a|hasta|hacia',
  it: 'a|fino a|verso',
  pt: 'a|até|rumo a',
  nl: 'naar|tot|richting',
  da: 'til',
};

/** What stands between two goals in a title: "Aberdeen and Dundee". */
export const besideNames: Record<string, string> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e|ed',
  nl: 'en',
  ca: 'i',
  sv: 'och',
  da: 'og',
};

/** In running text, what comes before where the travellers live: "our home in X", "zurück nach X". */
export const beforeHome: Record<string, string> = {
  en: '(?:live|lived|living|based|home|house|flat|apartment|job|work|office|born|grew up) (?:in|near|outside)|(?:home|back home) (?:to|in)|flight (?:home )?(?:from|back to)|fl(?:y|ew|ying) (?:out )?(?:from|back to|home to)|dro?ve (?:down |up |over )?from|(?:cousin|friend|friends|uncle|aunt|family) (?:from|in)',
  de: '(?:wohne|wohnen|lebe|leben|zu hause|zuhause|heimat) in|(?:heim|zurück|nach hause) nach|(?:flug|zug|anreise|abfahrt|abflug) (?:von|ab|aus)',
  fr: '(?:habite|habitons|vis|vivons|chez nous) à|(?:retour|rentrer|rentrés?) (?:à|sur)|(?:vol|train|tgv) (?:de|depuis)',
  es: '(?:vivo|vivimos|casa) en|(?:vuelta|volver|regreso|vuelo de vuelta) a|(?:vuelo|tren|avión) (?:de|desde)',
  it: '(?:vivo|viviamo|abito|abitiamo|casa) a|(?:ritorno|rientro) a|(?:volo|treno|partenza) da',
  pt: '(?:moro|moramos|vivo|vivemos|casa) em|(?:volta|regresso) (?:a|para)|(?:voo|ônibus|comboio) de',
  nl: '(?:woon|wonen|thuis) in|(?:terug|thuis) naar|(?:vlucht|trein) (?:van|vanuit|vanaf)',
};

/** Landscapes and ways that a trip goes to: the noun stands in the name. */
export const kindNouns: Record<string, string[]> = {
  en: 'island|islands|isle|isles|archipelago|coast|peninsula|cape|bay|lake|lakes|valley|valleys|mountains|mountain|mount|mt|range|highlands|lowlands|alps|dolomites|hills|moor|moors|plateau|canyon|gorge|desert|forest|park|national|way|trail|path|route|road|highway|loop|circuit|coastline|county|region|province|state|riviera|fjord|fjords|glacier|river|delta|reef|triangle|camino|canal|line|railway|wall|trek|track|traverse|highland|castle|falls|waterfall|waterfalls|beach|temple|shrine|peak|pass|cave|caves|garden|gardens|monument|wilderness|abbey'.split('|'),
  de: 'insel|inseln|halbinsel|küste|see|seen|tal|gebirge|berge|alpen|wald|heide|moor|land|schweiz|nationalpark|weg|steig|pfad|straße|route|runde|rundweg|fluss|delta|bucht|bodden|strasse|höhenweg|fernwanderweg|radweg|schloss|burg|wasserfall|wasserfälle|hütte|gipfel|klamm|pass|schlucht|kloster|moos|naturpark'.split('|'),
  fr: 'île|îles|presqu|archipel|côte|baie|lac|lacs|vallée|vallées|massif|mont|monts|montagne|montagnes|alpes|gorges|calanques|désert|forêt|parc|route|chemin|sentier|tour|canal|région|pays|château|plage|cascade|cascades|col|refuge|grotte|cirque|abbaye|îlot|pointe'.split('|'),
  es: 'isla|islas|archipiélago|costa|bahía|lago|lagos|valle|valles|sierra|cordillera|montañas|monte|picos|cañón|desierto|selva|parque|ruta|camino|carretera|eje|vía|circuito|península|región|quebrada|altiplano|castillo|playa|cascada|cataratas|cerro|volcán|laguna|garganta|refugio|cueva|punta|monasterio'.split('|'),
  it: 'isola|isole|arcipelago|costa|costiera|golfo|lago|laghi|valle|valli|val|monti|monte|montagne|alpi|dolomiti|altopiano|parco|via|cammino|sentiero|strada|anello|riviera|castello|spiaggia|cascata|cascate|passo|rifugio|malga|cima|grotte|bivacco|abbazia'.split('|'),
  pt: 'ilha|ilhas|arquipélago|costa|baía|lago|lagoa|vale|serra|chapada|monte|montanhas|parque|rota|caminho|trilho|trilha|trilhas|estrada|rio|litoral|península|travessia|castelo|praia|cachoeira|cachoeiras|morro|pico|gruta'.split('|'),
  nl: 'eiland|eilanden|kust|meer|meren|vallei|gebergte|bergen|alpen|bos|heide|park|route|pad|weg|rondje|zee|delta|kasteel|duinen|waterval'.split('|'),
  sv: 'ö|öar|kust|skärgård|leden|led'.split('|'),
  da: 'ø|øer|kyst|fjord|skærgård|sti|vej'.split('|'),
};

/** The small words that tell a language apart from its neighbours. */
export const smallWords: Record<string, string[]> = {
  en: 'the|and|of|to|in|we|was|it|is|for|on|with|that|our|at|you|from|were|had|my|are|this|but|by'.split('|'),
  de: 'der|die|und|das|in|wir|den|von|mit|ist|auf|zu|ein|nicht|im|es|dem|ich|sich|uns|auch|eine|für|nach'.split('|'),
  fr: 'le|la|les|de|et|des|un|une|du|en|est|que|pour|nous|dans|sur|au|avec|on|pas|il|qui|plus|ce'.split('|'),
  es: 'el|la|los|las|de|y|que|en|un|una|del|por|con|para|se|es|lo|nos|al|pero|no|su|más|muy'.split('|'),
  it: 'il|la|di|che|e|un|una|per|in|con|del|della|si|è|non|le|i|da|al|sono|ci|ma|nel|abbiamo'.split('|'),
  pt: 'o|a|os|as|de|e|que|um|uma|do|da|em|para|com|não|no|na|por|é|se|foi|mais|dos|nos'.split('|'),
  nl: 'de|het|een|en|van|is|in|we|op|dat|met|voor|te|niet|zijn|naar|er|aan|maar|om|ook|die|was'.split('|'),
  ca: 'el|la|els|les|de|i|que|en|un|una|del|per|amb|no|és|al|es|hi|dels|als|vam|més|però|molt'.split('|'),
  cs: 'a|se|na|v|je|že|s|z|do|to|i|o|jsem|jsme|byl|bylo|ale|jak|po|tak|za|který|už|jen|ke|od'.split('|'),
  pl: 'i|w|na|z|się|do|nie|to|jest|że|o|jak|ale|po|co|za|od|tak|przez|już|tylko|był|było|dla'.split('|'),
  sv: 'och|i|det|att|en|är|på|till|vi|av|den|med|för|som|inte|de|var|ett|har|från|så|men|oss|där'.split('|'),
  da: 'og|i|det|at|en|er|på|til|vi|af|den|med|for|som|ikke|der|de|var|et|har|fra|så|men|os'.split('|'),
  fi: 'ja|on|ei|se|että|oli|me|ole|niin|kun|myös|mutta|hän|sen|tai|kuin|joka|ovat'.split('|'),
  hu: 'a|az|és|hogy|nem|is|egy|de|volt|meg|van|már|csak|ez|még|el|mint|vagy|ki|után'.split('|'),
  tr: 've|bir|bu|da|de|için|ile|çok|ne|gibi|daha|var|olan|sonra|kadar|biz|ama|en'.split('|'),
  ro: 'și|de|la|în|cu|pe|un|o|nu|am|că|din|care|ne|mai|este|sau|pentru|să|se|fost'.split('|'),
  hr: 'i|u|je|na|se|da|su|smo|za|od|s|ne|što|kao|a|bi|ali|sam|po|iz|koji|do'.split('|'),
};

/** Where all nouns have capitals, what stands before them and before no town: "im Zug", "unser Essen". */
export const nounArticles: Record<string, string> = {
  de: 'der|die|das|den|dem|des|eine?[mnrs]?|keine?[mnrs]?|im|ins|zum|zur|vom|beim|am|ans|unser|unser[emn]{1,2}|mein|meine[mnr]?|dein|deine[mnr]?|ihre?[mnr]?|diese[mnrs]?|jede[mnrs]?',
};
