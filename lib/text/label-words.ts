// Words that order or advise instead of naming a place. A language is one line in each table; all are folded.

const list = (words: string) => words.split('|').map((word) => word.trim());

/** Parts of the day and meals: they stand alone, or before a name ("Morning: the old port"). */
export const dayParts: Record<string, string[]> = {
  en: list(
    'early morning|morning|late morning|midday|noon|afternoon|late afternoon|evening|night|sunset|sunrise|breakfast|brunch|lunch|dinner|supper',
  ),
  de: list(
    'morgen|morgens|vormittag|vormittags|mittag|mittags|nachmittag|nachmittags|abend|abends|nacht|fruhstuck|mittagessen|abendessen',
  ),
  fr: list('matin|matinee|midi|apres midi|soir|soiree|nuit|petit dejeuner|dejeuner|diner'),
  es: list('manana|mediodia|tarde|noche|desayuno|almuerzo|comida|cena'),
  it: list('mattina|mattino|mezzogiorno|pomeriggio|sera|notte|colazione|pranzo|cena'),
  pt: list('manha|meio dia|tarde|noite|cafe da manha|pequeno almoco|almoco|jantar'),
  nl: list('ochtend|middag|namiddag|avond|nacht|ontbijt|lunch|diner'),
  ja: list('朝|昼|夕方|夜|午前|午後|朝食|昼食|夕食|ランチ|ディナー'),
  zh: list('早上|上午|中午|下午|傍晚|晚上|早餐|午餐|晚餐'),
};

/** Little words around a part of the day: "in the morning", "am Nachmittag". */
export const smallWords = new Set(
  list(
    'in|the|at|on|for|am|zum|der|die|das|le|la|les|l|dans|du|por|el|de|a|o|da|al|di|in de|s|s|and|und|et|y|e|your|free|day',
  ).flatMap((word) => word.split(' ')),
);

/** A heading that asks advises, whatever it asks about. */
export const questionWords = new Set(
  list(
    `where|how|what|when|why|who|should|wo|wie|was|wann|warum|comment|que|quoi|quand|pourquoi|donde|como|cuando|dove|come|cosa|quando|
    perche|onde|waar|hoe|wat|wanneer|waarom`,
  ),
);

/** After these an advising word still advises: "Tips for Porto", "Kosten und Preise"; "Map Café" is a name. */
export const linkWords = new Set(
  list(
    'for|of|in|to|from|and|the|on|about|at|fur|und|zu|zur|zum|mit|pour|et|sur|de|para|y|sobre|per|e|su|em|voor|en|over|van',
  ),
);

/** Headings that are exactly this, or go on with a link word, tell how to travel and not where. Phrases need no link word. */
export const advice: Record<string, string[]> = {
  en: list(
    `where to|how to|what to|when to|why|who|is it|do i|do you|should|can you|getting there|getting around|getting to|tips|tip|travel tips|top tips|
    budget|cost|costs|total|prices|map|packing|packing list|what s included|included|not included|faq|faqs|frequently asked|conclusion|summary|overview|
    itinerary|practical|resources|transport|transportation|accommodation|hotels|where we stayed|stay|stays|overnight|meals|booking|final thoughts|
    read more|read next|more|related|pin it|pin this|share|comments|leave a|about|contents|table of contents|introduction|intro|highlights|
    best time|need to know|good to know|before you|things to|other|optional|alternative|option|extra|note|notes|update|planning|essential|useful|
    disclaimer|weather|safety|visa|money|food|drinks|eat|see|do|sleep|reasons|step|ingredients|instructions|photo|photos|video|route|distance|driving time`,
  ),
  de: list(
    `wo|wie|was|wann|warum|tipp|tipps|anreise|abreise|ruckreise|kosten|budget|karte|packliste|fazit|ubersicht|reiseroute|praktisch|praktische|unterkunft|ubernachtung|
    hotels|essen|inklusive|nicht inklusive|weitere|mehr|ahnliche|kommentare|inhalt|inhaltsverzeichnis|einleitung|hinweis|hinweise|wichtig|alternativ`,
  ),
  fr: list(
    `ou|comment|que|quoi|quand|pourquoi|conseils|conseil|budget|cout|carte|conclusion|resume|itineraire|pratique|infos|hebergement|logement|hotels|
    se deplacer|transport|a lire|plus|articles|commentaires|sommaire|introduction|bon a savoir|y aller`,
  ),
  es: list(
    `donde|como|que ver|que hacer|cuando|por que|consejos|consejo|presupuesto|precio|precios|mapa|conclusion|resumen|itinerario|alojamiento|hoteles|
    transporte|mas|comentarios|indice|introduccion|incluye|no incluye|informacion`,
  ),
  it: list(
    `dove|come|cosa|quando|perche|consigli|consiglio|budget|costi|prezzi|mappa|conclusione|riepilogo|itinerario|alloggio|hotel|trasporti|
    altri|commenti|indice|introduzione|informazioni`,
  ),
  pt: list(
    `onde|como|o que|quando|por que|dicas|dica|orcamento|custo|precos|mapa|conclusao|resumo|roteiro|hospedagem|hoteis|transporte|mais|
    comentarios|indice|introducao|informacoes`,
  ),
  nl: list(
    `waar|hoe|wat|wanneer|waarom|tips|tip|kosten|budget|kaart|conclusie|overzicht|reisroute|praktisch|accommodatie|hotels|vervoer|meer|
    reacties|inhoud|inleiding`,
  ),
};

/** Leads of lines that describe the place named before them: "Address: …", "Preis: …". */
export const details: Record<string, string[]> = {
  en: list(
    `address|location|opening hours|open|hours|price|entrance fee|entry|admission|tickets|phone|website|email|duration|distance|time|
    tip|pro tip|note|warning|rating|total|by car|by train|by bus|parking|bring|wear|book|check in|check out|departure|arrival|from|to`,
  ),
  de: list(
    'adresse|offnungszeiten|preis|eintritt|telefon|webseite|dauer|strecke|entfernung|tipp|hinweis|parken|abfahrt|ankunft',
  ),
  fr: list('adresse|horaires|prix|tarif|tarifs|entree|telephone|site|duree|distance|astuce|depart|arrivee'),
  es: list(
    'direccion|horario|horarios|precio|entrada|telefono|web|duracion|distancia|consejo|salida|llegada',
  ),
  it: list('indirizzo|orari|orario|prezzo|ingresso|biglietto|telefono|sito|durata|distanza|partenza|arrivo'),
  pt: list('endereco|horario|preco|entrada|ingresso|telefone|site|duracao|distancia|partida|chegada'),
  nl: list('adres|openingstijden|prijs|toegang|telefoon|website|duur|afstand|vertrek|aankomst'),
  ja: list('住所|営業時間|料金|電話|アクセス|定休日'),
  zh: list('地址|开放时间|营业时间|门票|价格|电话|交通'),
};
