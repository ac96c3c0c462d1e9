// How pages label addresses, telephones and the way to a ticket. A language is one line in each table.

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
