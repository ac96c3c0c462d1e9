// Made of `languages/*.yml` by `npm run languages`: change those, not this.

/** Labels that say no more than that it costs something: what for stands above them. */
export const costWords: Record<string, string> = {
  en: 'costs?|prices?|fees?|entry|entry fee|entrance|entrance fee|admission|tickets?|budget|fare|rates?|per person|tips?|note',
  de: 'kosten|preise?|eintritt|eintrittspreis|tickets?|gebühr|budget|pro person|preis pro person|tipps?|hinweis',
  fr: 'prix|tarifs?|entrée|coût|budget|billets?|par personne|conseils?|astuces?',
  es: 'costes?|costos?|precios?|entradas?|presupuesto|tarifas?|billetes?|por persona|consejos?|nota',
  it: 'cost[oi]|prezz[oi]|ingresso|bigliett[oi]|budget|tariff[ae]|a persona|consigli[oi]?|nota',
  pt: 'custos?|preços?|entrada|ingressos?|orçamento|valor|valores|tarifa|bilhetes?|por pessoa|dicas?',
  nl: 'kosten|prijs|prijzen|entree|toegang|budget|kaartjes?|per persoon|tips?',
  pl: 'koszty?|cen[ay]|bilety?|wstęp|budżet',
  ja: '料金|入場料|入館料|拝観料|費用|運賃|値段|予算|大人',
  zh: '票价|票價|门票|門票|价格|價格|费用|費用|花费|花費|预算|預算|人均|成人',
};

/** What begins the label of a sum of sums. */
export const totalWords: Record<string, string> = {
  en: '(?:grand |trip |overall )?totals?|in total|sum|altogether',
  de: 'gesamt\\p{L}*|summe|insgesamt|total|zusammen',
  fr: 'total|au total|somme',
  es: '(?:en )?total|suma|presupuesto total|coste total|costo total',
  it: 'totale|in totale|somma|costo totale',
  pt: '(?:no )?total|soma|custo total',
  nl: 'totaal|in totaal|totale kosten',
  pl: 'razem|łącznie|suma',
  ja: '合計|総額|総計',
  zh: '合计|合計|总计|總計|共计|共計|总共|總共|总费用|總費用',
};

/** Between a sum and the same in another money: "1,200 yen (about $8)", "12 € oder 14 $". */
export const aboutWords: Record<string, string> = {
  en: 'about|approx|approximately|around|roughly|or|i\\.e|just over|just under|nearly|almost|per person|each|per night|pp',
  de: 'ca|circa|etwa|rund|ungefähr|umgerechnet|also|oder|bzw|knapp|fast|pro person|pro nacht|p\\.p',
  fr: 'environ|soit|ou|presque|à peu près|par personne|chacun|par nuit',
  es: 'unos|aprox|aproximadamente|cerca de|o|alrededor de|más o menos|por persona|cada uno|por noche',
  it: 'circa|o|oppure|cioè|pari a|a persona|a testa|a notte',
  pt: 'cerca de|aproximadamente|ou|uns|o que deu|por pessoa|para cada um|cada|por noite',
  nl: "ongeveer|zo[’']n|of|dus|oftewel|per persoon|per nacht",
  pl: 'ok|około|czyli|od osoby',
  ja: '約|およそ|日本円で|程度|ほど|くらい|ぐらい',
  zh: '约|約|大约|大約|折合|合|或|也就是|左右|每人|一人|一晚',
};

/** Right before a sum that is only the least, or only about right: "Room from 40 €". */
export const fromWords: Record<string, string> = {
  en: 'from',
  de: 'ab|ca\\.|circa',
  fr: 'dès',
  es: 'desde',
  it: 'da',
  pt: 'desde',
  nl: 'vanaf',
  pl: 'od|ok\\.',
};

/** A sentence that says the sum before once more: "9 złoty one way. That is about $2". */
export const thatIs: Record<string, string> = {
  en: "that[’']s|that is|which is|equivalent to|equals",
  de: 'das sind|das entspricht|umgerechnet|entspricht',
  fr: "c[’']est-à-dire|ce qui fait|soit|équivaut à",
  es: 'es decir|o sea|equivale a|que son',
  it: 'cioè|ossia|pari a|equivale a',
  pt: 'ou seja|o que dá|o que deu|equivale a',
  nl: 'dat is|omgerekend|oftewel',
  pl: 'czyli|co daje',
  ja: '日本円で|日本円に',
  zh: '折合|也就是|相当于|相當於',
};

/** Right before a sum that nobody pays: what is saved, what others pay, what it would have been, fines and wages. */
export const unpaidBefore: Record<string, string> = {
  en: "save|saves|saved|saving|instead of|rather than|compared to|up to|worth|fines? of|salary of|discount of|reduced from|would(?: have|[’']ve) (?:been|cost|paid)",
  de: 'spar\\p{L}*|gespart|statt|anstatt|bis zu|im wert von|strafe von|bußgeld von|rabatt von|hätten?|wären',
  fr: "économis\\p{L}+|au lieu de|jusqu[’']à|d[’']une valeur de|amende de|réduction de|(?:aurait|auraient) (?:coûté|été)",
  es: 'ahorr\\p{L}+|en lugar de|en vez de|multa de|descuento de|valorado en|(?:habría|habrían|hubiera|hubieran) (?:costado|sido)',
  it: 'risparmi\\p{L}+|invece di|anziché|multa di|sconto di|del valore di|sarebbe(?:ro)? (?:costat[oaie]|stat[oaie])',
  pt: 'economi\\p{L}+|poup\\p{L}+|em vez de|multa de|desconto de|no valor de|(?:teria|teriam) (?:custado|sido)',
  nl: 'bespaar\\p{L}*|in plaats van|tot wel|ter waarde van|boete van|korting van|zou(?:den)?',
  pl: 'oszczędz\\p{L}+|zamiast|mandat\\p{L}* za|do nawet|kosztowałob?y',
  ja: '通常|定価|最大',
  zh: '原价|原價|最高|罚款|罰款|节省|節省|省了|省下',
};

/** Right after such a sum. */
export const unpaidAfter: Record<string, string> = {
  en: 'off(?!-)|discount|cheaper|less|voucher|coupon|cashback',
  de: 'rabatt|günstiger|billiger|gutschein|gespart|nachlass',
  fr: 'de réduction|de remise|moins cher|de moins|offerts',
  es: 'de descuento|menos|más barato',
  it: 'di sconto|in meno|di risparmio',
  pt: 'de desconto|mais barato|a menos',
  nl: 'korting|goedkoper|voordeel',
  pl: 'zniżki|taniej|rabatu',
  ja: '割引|引き|オフ|お得|安く',
  zh: '优惠|優惠|折扣|便宜|代金券',
};

/** Small words between what is paid for and the sum; they are no part of its name. */
export const beforeSums: Record<string, string> = {
  en: 'about|around|approx|from|for|only|just|costs?|is|at',
  de: 'ca|ab|circa|etwa|nur|für|kostet|kosten|je|um',
  fr: 'dès|pour|environ|coûte|à',
  es: 'desde|por|unos|cuesta|solo|a',
  it: 'da|per|costa|circa|a',
  pt: 'por|custa|de|desde',
  nl: 'vanaf|voor|kost',
  pl: 'od|ok|za|cena|koszt',
  zh: '约|約|大约|大約',
};
