// Made of `languages/*.yml` by `npm run languages`: change those, not this.

/** Before an address: "Address:", "Anschrift:". */
export const addressLabels: Record<string, string> = {
  en: 'address|location|where',
  de: 'adresse|anschrift|ort',
  fr: 'adresse|où',
  es: 'dirección|ubicación|dónde',
  it: 'indirizzo|dove',
  pt: 'endereço|morada|localização',
  nl: 'adres|locatie',
  ja: '住所|所在地',
  zh: '地址|位置',
};

/** Before a telephone number. */
export const phoneLabels: Record<string, string> = {
  en: 'phone(?: number)?|telephone|tel|call|mobile|whatsapp',
  de: 'telefon(?:nummer)?|tel|mobil|handy|rufnummer',
  fr: 'téléphone|tél|portable',
  es: 'teléfono|tlf|tfno|móvil|celular',
  it: 'telefono|cellulare',
  pt: 'telefone|telemóvel|celular',
  nl: 'telefoon(?:nummer)?|mobiel',
  ja: '電話(?:番号)?',
  zh: '电话|電話|联系电话',
};

/** Words of a link that leads to a ticket, a table or the place's own page. */
export const bookingLinks: Record<string, string> = {
  en: 'book (?:now|here|online|tickets?|a table|your|in advance|this)|buy tickets?|get tickets?|tickets? (?:here|online)|tickets?|reserve|reservations?|official (?:site|website|page)|booking',
  de: 'tickets?(?: kaufen| buchen| online)?|karten kaufen|jetzt buchen|hier buchen|buchen|reservieren|offizielle (?:seite|website|webseite)|zur website',
  fr: 'réserve[rz]?(?: ici| maintenant| en ligne)?|réservation|billets?|billetterie|site officiel',
  es: 'reserv(?:a|ar|as)(?: aquí| ahora| online)?|comprar (?:entradas|billetes|tickets)|entradas|sitio oficial|web oficial|página oficial',
  it: 'prenota(?: qui| ora| online)?|prenotazion[ei]|acquista (?:biglietti|i biglietti)|biglietti|sito ufficiale',
  pt: 'reserv(?:e|ar|as)(?: aqui| agora)?|comprar (?:bilhetes|ingressos)|ingressos|bilhetes|site oficial',
  nl: 'boek (?:nu|hier|online)|reserveer(?: hier| nu)?|tickets?(?: kopen| bestellen)?|kaartjes|officiële (?:site|website)',
  ja: '予約(?:する|はこちら)?|チケット(?:購入|予約)?|公式(?:サイト|ホームページ|HP)',
  zh: '预订|预约|购票|订票|门票|官网|官方网站',
};

/** Parts of the day and meals: they stand alone, or before a name ("Morning: the old port"). */
export const dayParts: Record<string, string[]> = {
  en: 'early morning|morning|late morning|midday|noon|afternoon|late afternoon|evening|night|sunset|sunrise|breakfast|brunch|lunch|dinner|supper'.split('|'),
  de: 'morgen|morgens|vormittag|vormittags|mittag|mittags|nachmittag|nachmittags|abend|abends|nacht|fruhstuck|mittagessen|abendessen'.split('|'),
  fr: 'matin|matinee|midi|apres midi|soir|soiree|nuit|petit dejeuner|dejeuner|diner'.split('|'),
  es: 'manana|mediodia|tarde|noche|desayuno|almuerzo|comida|cena'.split('|'),
  it: 'mattina|mattino|mezzogiorno|pomeriggio|sera|notte|colazione|pranzo|cena'.split('|'),
  pt: 'manha|meio dia|tarde|noite|cafe da manha|pequeno almoco|almoco|jantar'.split('|'),
  nl: 'ochtend|middag|namiddag|avond|nacht|ontbijt|lunch|diner'.split('|'),
  ja: '朝|昼|夕方|夜|午前|午後|朝食|昼食|夕食|ランチ|ディナー'.split('|'),
  zh: '早上|上午|中午|下午|傍晚|晚上|早餐|午餐|晚餐'.split('|'),
};

/** Little words around a part of the day: "in the morning", "am Nachmittag". */
export const aroundParts: Record<string, string[]> = {
  en: 'in|the|at|on|for|and|your|free|day'.split('|'),
  de: 'am|zum|der|die|das|und'.split('|'),
  fr: 'le|la|les|l|dans|du|et'.split('|'),
  es: 'por|el|la|de|y'.split('|'),
  it: ['al', 'di', 'la', 'e'],
  pt: 'o|a|da|de|e'.split('|'),
  nl: ['in', 'de', 's'],
};

/** A heading that asks advises, whatever it asks about. */
export const questionWords: Record<string, string[]> = {
  en: 'where|how|what|when|why|who|should'.split('|'),
  de: 'wo|wie|was|wann|warum'.split('|'),
  fr: 'comment|que|quoi|quand|pourquoi'.split('|'),
  es: ['dónde', 'cómo', 'cuándo', 'que'],
  it: 'dove|come|cosa|quando|perché'.split('|'),
  pt: ['onde', 'como', 'quando', 'que'],
  nl: 'waar|hoe|wat|wanneer|waarom'.split('|'),
};

/** After these an advising word still advises: "Tips for Porto", "Kosten und Preise"; "Map Café" is a name. */
export const linkWords: Record<string, string[]> = {
  en: 'for|of|in|to|from|and|the|on|about|at'.split('|'),
  de: 'für|und|zu|zur|zum|mit|in'.split('|'),
  fr: ['pour', 'et', 'sur', 'de'],
  es: 'para|y|sobre|de|en'.split('|'),
  it: ['per', 'e', 'su'],
  pt: ['para', 'em', 'e', 'de'],
  nl: ['voor', 'en', 'over', 'van'],
};

/** Headings that are exactly this, or go on with a link word, tell how to travel and not where. Phrases need no link word. */
export const advice: Record<string, string[]> = {
  en: 'where to|how to|what to|when to|why|who|is it|do i|do you|should|can you|getting there|getting around|getting to|tips|tip|travel tips|top tips|budget|cost|costs|total|prices|map|packing|packing list|what s included|included|not included|faq|faqs|frequently asked|conclusion|summary|overview|itinerary|practical|resources|transport|transportation|accommodation|hotels|where we stayed|stay|stays|overnight|meals|booking|final thoughts|read more|read next|more|related|pin it|pin this|share|comments|leave a|about|contents|table of contents|introduction|intro|highlights|best time|need to know|good to know|before you|things to|other|optional|alternative|option|extra|note|notes|update|planning|essential|useful|disclaimer|weather|safety|visa|money|food|drinks|eat|see|do|sleep|reasons|step|ingredients|instructions|photo|photos|video|route|distance|driving time'.split('|'),
  de: 'wo|wie|was|wann|warum|tipp|tipps|anreise|abreise|ruckreise|kosten|budget|karte|packliste|fazit|ubersicht|reiseroute|praktisch|praktische|unterkunft|ubernachtung|hotels|essen|inklusive|nicht inklusive|weitere|mehr|ahnliche|kommentare|inhalt|inhaltsverzeichnis|einleitung|hinweis|hinweise|wichtig|alternativ'.split('|'),
  fr: 'ou|comment|que|quoi|quand|pourquoi|conseils|conseil|budget|cout|carte|conclusion|resume|itineraire|pratique|infos|hebergement|logement|hotels|se deplacer|transport|a lire|plus|articles|commentaires|sommaire|introduction|bon a savoir|y aller'.split('|'),
  es: 'donde|como|que ver|que hacer|cuando|por que|consejos|consejo|presupuesto|precio|precios|mapa|conclusion|resumen|itinerario|alojamiento|hoteles|transporte|mas|comentarios|indice|introduccion|incluye|no incluye|informacion'.split('|'),
  it: 'dove|come|cosa|quando|perche|consigli|consiglio|budget|costi|prezzi|mappa|conclusione|riepilogo|itinerario|alloggio|hotel|trasporti|altri|commenti|indice|introduzione|informazioni'.split('|'),
  pt: 'onde|como|o que|quando|por que|dicas|dica|orcamento|custo|precos|mapa|conclusao|resumo|roteiro|hospedagem|hoteis|transporte|mais|comentarios|indice|introducao|informacoes'.split('|'),
  nl: 'waar|hoe|wat|wanneer|waarom|tips|tip|kosten|budget|kaart|conclusie|overzicht|reisroute|praktisch|accommodatie|hotels|vervoer|meer|reacties|inhoud|inleiding'.split('|'),
};

/** Leads of lines that describe the place named before them: "Address: …", "Preis: …". */
export const details: Record<string, string[]> = {
  en: 'address|location|opening hours|open|hours|price|entrance fee|entry|admission|tickets|phone|website|email|duration|distance|time|tip|pro tip|note|warning|rating|total|by car|by train|by bus|parking|bring|wear|book|check in|check out|departure|arrival|from|to'.split('|'),
  de: 'adresse|offnungszeiten|preis|eintritt|telefon|webseite|dauer|strecke|entfernung|tipp|hinweis|parken|abfahrt|ankunft'.split('|'),
  fr: 'adresse|horaires|prix|tarif|tarifs|entree|telephone|site|duree|distance|astuce|depart|arrivee'.split('|'),
  es: 'direccion|horario|horarios|precio|entrada|telefono|web|duracion|distancia|consejo|salida|llegada'.split('|'),
  it: 'indirizzo|orari|orario|prezzo|ingresso|biglietto|telefono|sito|durata|distanza|partenza|arrivo'.split('|'),
  pt: 'endereco|horario|preco|entrada|ingresso|telefone|site|duracao|distancia|partida|chegada'.split('|'),
  nl: 'adres|openingstijden|prijs|toegang|telefoon|website|duur|afstand|vertrek|aankomst'.split('|'),
  ja: '住所|営業時間|料金|電話|アクセス|定休日'.split('|'),
  zh: '地址|开放时间|营业时间|门票|价格|电话|交通'.split('|'),
};

/** How a page speaks of itself before it begins: where it was printed first, who wrote it, adverts, what to press. */
export const noticeWords: Record<string, string> = {
  en: '(?:originally|first) (?:published|posted|appeared)|(?:published|posted|written|updated) (?:on|by|in|at)|(?:last )?updated:?|this (?:post|article|page|guide) (?:was|has been|is sponsored|may contain|contains)|affiliate links?|cookies|subscribe|newsletter|click (?:here|on|the|below)|\\d+ min(?:ute)?s? read|reading time|disclosure|disclaimer|comments/questions',
  de: '(?:ursprünglich|zuerst) (?:veröffentlicht|erschienen)|veröffentlicht (?:am|von|in)|(?:zuletzt )?aktualisiert|(?:dieser|der) (?:beitrag|artikel) (?:enthält|wurde)|affiliate-?links?|werbung|anzeige|cookies|newsletter|klick(?:e|t|en sie)? (?:hier|auf)|lesezeit',
  fr: 'publié (?:le|par|initialement|à l’origine)|mis à jour|cet article (?:contient|a été)|liens? affiliés?|cookies|newsletter|abonnez-vous|cliquez|temps de lecture',
  es: 'publicado (?:el|por|en|originalmente)|actualizado|(?:este|esta) (?:artículo|post|entrada) (?:contiene|fue)|enlaces? de afiliad[oa]s?|cookies|suscríbete|boletín|haz clic|tiempo de lectura',
  it: 'pubblicato (?:il|da|originariamente)|aggiornato|questo (?:articolo|post) (?:contiene|è stato)|link (?:di )?affilia(?:ti|zione)|cookie|iscriviti|newsletter|clicca|tempo di lettura',
  pt: 'publicado (?:em|por|originalmente)|atualizado|este (?:artigo|post) (?:contém|foi)|links? de afiliad[oa]s?|cookies|inscreva-se|newsletter|clique|tempo de leitura',
  nl: '(?:oorspronkelijk|eerder) (?:gepubliceerd|verschenen)|gepubliceerd (?:op|door)|bijgewerkt|dit (?:artikel|bericht) (?:bevat|is)|affiliate-?links?|cookies|nieuwsbrief|klik (?:hier|op)|leestijd',
  cs: 'publikováno|aktualizováno|cookies|newsletter|klikněte|doba čtení',
  pl: 'opublikowano|aktualizacja|linki afiliacyjne|ciasteczka|cookies|newsletter|kliknij|czas czytania',
  ja: '投稿日|更新日|最終更新|広告を含|アフィリエイト|プロモーションが含|クリック',
  zh: '发表于|發表於|更新于|更新於|本文首发|本文首發|阅读时间|閱讀時間|点击|點擊',
  sv: 'publicerad|uppdaterad|det här inlägget (?:innehåller|är)|annonslänkar|reklamlänkar|cookies|nyhetsbrev|klicka|lästid',
  da: 'udgivet|opdateret|dette indlæg (?:indeholder|er)|reklamelinks|cookies|nyhedsbrev|klik (?:her|på)|læsetid',
  ko: '작성일|수정일|광고를 포함|쿠키|클릭',
};

/** Words of advertisements and invitations, which are no notes. */
export const advertWords: Record<string, string> = {
  en: 'affiliate|commission|sponsored|disclosure|disclaimer|newsletter|subscribe|sign up|click here|book now|check prices|check availability|pin it|read more|advertisement',
  de: 'werbung|anzeige|provision|hier buchen|jetzt buchen|weiterlesen',
  fr: 'publicité|affiliés?|abonnez|réservez ici|lire la suite',
  es: 'publicidad|afiliados?|suscríbete|reserva aquí|haz clic aquí|leer más',
  it: 'pubblicità|affiliazione|prenota qui|clicca qui|leggi di più',
  pt: 'publicidade|reserve aqui|clique aqui|leia mais',
  nl: 'advertentie|klik hier|lees meer',
};
