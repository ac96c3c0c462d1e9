// Words beside a person's name in documents, in all languages.

/** Before a name. "M." and "Pan" are left out: they begin too many other names. */
export const titlesBefore = [
  'mr', 'mrs', 'ms', 'miss', 'mstr', 'master', 'mx', 'dr', 'prof', 'herr', 'herrn', 'frau', 'hr', 'fr',
  'mme', 'mlle', 'monsieur', 'madame', 'mademoiselle', 'sr', 'sra', 'srta', 'señor', 'señora', 'señorita',
  'senhor', 'senhora', 'sig', 'sig.ra', 'sig.na', 'signor', 'signora', 'signorina', 'signore', 'gentile',
  'dhr', 'mevr', 'mw', 'de heer', 'mevrouw', 'meneer', 'pani', 'paní', 'bayan', 'fru', 'fröken', 'rouva',
  'herra', 'mr/mrs', 'mr/ms', 'herr/frau', 'г-н', 'г-жа', 'κ.', 'κα',
]; // biome-ignore format: a table

/** After a name on tickets, separate or attached to its last letter. */
export const titlesAfter = ['mrs', 'mr', 'ms', 'miss', 'mstr', 'mx', 'dr', 'prof', 'chd', 'inf', 'adt'];

/** After a name, in brackets or after a dash: who in the party it is. */
export const ages = [
  'adult', 'adults', 'child', 'infant', 'youth', 'senior', 'adt', 'chd', 'inf', 'lead', 'lead guest',
  'lead passenger', 'erwachsener', 'erwachsene', 'erw', 'kind', 'jugendlicher', 'adulte', 'enfant', 'bébé',
  'adulto', 'adulta', 'niño', 'niña', 'bambino', 'bambina', 'criança', 'volwassene', 'volw', 'voksen',
  'vuxen', 'barn', 'aikuinen', 'lapsi', 'dorosły', 'dziecko', 'dospělý', 'dítě', 'felnőtt', 'gyerek',
  'yetişkin', 'çocuk', 'male', 'female', 'weiblich', 'männlich',
]; // biome-ignore format: a table

/** How letters and emails begin. */
export const greetings = [
  'dear', 'hi', 'hello', 'hey', 'good morning', 'good afternoon', 'good evening', 'welcome', 'welcome back',
  'thank you', 'thanks', 'hallo', 'liebe', 'lieber', 'sehr geehrte', 'sehr geehrter', 'guten tag', 'moin',
  'guten morgen', 'grüezi', 'servus', 'willkommen', 'danke', 'vielen dank', 'bonjour', 'bonsoir', 'cher',
  'chère', 'salut', 'bienvenue', 'merci', 'hola', 'estimado', 'estimada', 'estimado/a', 'querido', 'querida',
  'apreciado', 'apreciada', 'buenos días', 'buenas tardes', 'bienvenido', 'bienvenida', 'gracias', 'ciao',
  'gentile', 'egregio', 'caro', 'cara', 'salve', 'buongiorno', 'benvenuto', 'benvenuta', 'grazie', 'olá',
  'ola', 'caro(a)', 'prezado', 'prezada', 'prezado(a)', 'bom dia', 'boa tarde', 'obrigado', 'obrigada',
  'bem-vindo', 'beste', 'geachte', 'hoi', 'dag', 'goedendag', 'welkom', 'bedankt', 'hej', 'hei', 'kära',
  'käre', 'kjære', 'kære', 'tak', 'tack', 'takk', 'välkommen', 'velkommen', 'hyvä', 'moi', 'tervetuloa',
  'kiitos', 'szanowny', 'szanowna', 'szanowny panie', 'szanowna pani', 'witaj', 'cześć', 'drogi', 'droga',
  'dziękujemy', 'dzień dobry', 'vážený', 'vážená', 'vážený pane', 'vážená paní', 'dobrý den', 'ahoj', 'milý',
  'milá', 'děkujeme', 'kedves', 'tisztelt', 'szia', 'köszönjük', 'sayın', 'merhaba', 'sevgili', 'stimate',
  'stimată', 'dragă', 'αγαπητέ', 'αγαπητή', 'уважаемый', 'уважаемая', 'здравствуйте',
]; // biome-ignore format: a table

/** A label with one of these has a person beside it: whole words, or the beginnings of longer ones. */
export const personLabels = [
  'passenger', 'passengers', 'pax', 'traveller', 'travellers', 'traveler', 'travelers', 'guest', 'guests', 'name',
  'names', 'surname', 'customer', 'client', 'booked by', 'booked for', 'reserved for', 'prepared for', 'issued to',
  'issued for', 'holder', 'cardholder', 'driver', 'renter', 'tenant', 'attendee', 'visitor', 'member', 'occupant',
  'occupants', 'bill to', 'billed to', 'ticket for', 'travelling', 'participant', 'participants', 'who', 'contact',
  'buyer', 'purchaser', 'organiser', 'diner', 'party', 'under the name of', 'in the name of', 'last name', 'first name',
  'reisender', 'reisende', 'reisenden', 'fahrgast', 'fahrgäste', 'passagier', 'passagiere', 'gast', 'gäste', 'kunde',
  'kundin', 'mieter', 'fahrer', 'hauptfahrer', 'inhaber', 'besteller', 'auftraggeber', 'teilnehmer', 'nachname',
  'vorname', 'gebucht von', 'gebucht für', 'ausgestellt für', 'rechnungsempfänger', 'buchung für', 'bewohner',
  'voyageur', 'voyageurs', 'passager', 'passagers', 'nom', 'noms', 'prénom', 'titulaire', 'conducteur', 'locataire',
  'participant(s)', 'réservé par', 'réservé pour', 'hôte', 'clients', 'bénéficiaire', 'au nom de', 'pasajero',
  'pasajeros', 'viajero', 'viajeros', 'huésped', 'huéspedes', 'nombre', 'nombres', 'apellido', 'apellidos', 'titular',
  'conductor', 'cliente', 'clientes', 'asistente', 'reservado por', 'a nombre de', 'passeggero', 'passeggeri',
  'viaggiatore', 'viaggiatori', 'ospite', 'ospiti', 'nome', 'cognome', 'intestatario', 'conducente', 'prenotato da',
  'a nome di', 'partecipante', 'passageiro', 'passageiros', 'viajante', 'hóspede', 'hóspedes', 'sobrenome', 'apelido',
  'condutor', 'titular da reserva', 'em nome de', 'passagiers', 'reiziger', 'reizigers', 'naam', 'achternaam',
  'voornaam', 'klant', 'huurder', 'bestuurder', 'gasten', 'geboekt door', 'op naam van', 'rejsende', 'navn', 'gæst',
  'gæster', 'fører', 'kunde', 'reisende', 'gjest', 'sjåfør', 'resenär', 'resenärer', 'namn', 'gäst', 'gäster', 'förare',
  'kund', 'matkustaja', 'matkustajat', 'nimi', 'vieras', 'vieraat', 'asiakas', 'kuljettaja', 'pasażer', 'pasażerowie',
  'pasażera', 'podróżny', 'imię', 'nazwisko', 'gość', 'goście', 'klient', 'kierowca', 'najemca', 'cestující', 'jméno',
  'příjmení', 'host', 'hosté', 'zákazník', 'řidič', 'utas', 'utasok', 'név', 'vendég', 'vendégek', 'ügyfél', 'vezető',
  'yolcu', 'yolcular', 'ad', 'adı', 'soyad', 'soyadı', 'misafir', 'konuk', 'müşteri', 'sürücü', 'pasager', 'pasageri',
  'nume', 'oaspete', 'επιβάτης', 'όνομα', 'пассажир', 'имя', 'фамилия', 'гость', 'putnik', 'ime', 'gost', 'kasutaja',
  '搭乗者', '乗客', '旅客', '氏名', 'お名前', '名前', '宿泊者', '予約者', '代表者', 'ご利用者', '姓名', '乘客', '乘机人',
  '入住人', '客人', '預訂人', '预订人', '驾驶员', '승객', '탑승객', '성명', '이름', '투숙객', '예약자', '운전자',
]; // biome-ignore format: a table

/** Beside these words, a "name" is that of a thing. */
export const thingLabels = [
  'hotel', 'property', 'company', 'station', 'ship', 'vessel', 'restaurant', 'venue', 'tour', 'event', 'street', 'file',
  'product', 'airline', 'operator', 'city', 'place', 'room', 'ferry', 'train', 'bank', 'brand', 'host', 'agent',
  'agency', 'unterkunft', 'firma', 'bahnhof', 'schiff', 'straße', 'hôtel', 'gare', 'navire', 'société', 'rue',
  'établissement', 'empresa', 'estación', 'barco', 'calle', 'alojamiento', 'albergo', 'stazione', 'nave', 'struttura',
  'username', 'user name', 'model', 'vehicle', 'fahrzeug', 'contact us', 'kontakt', 'service', 'centre', 'center',
]; // biome-ignore format: a table

/** Words in the place of a name that are no name: "Dear customer", "Passenger: Adult". */
export const nobody = [
  'customer', 'customers', 'guest', 'guests', 'traveller', 'travellers', 'traveler', 'travelers', 'passenger',
  'passengers', 'client', 'member', 'sir', 'madam', 'all', 'team', 'friend', 'friends', 'there', 'everyone', 'visitor',
  'valued', 'kunde', 'kundin', 'kunden', 'kundinnen', 'gast', 'gäste', 'gästen', 'reisende', 'reisender', 'damen',
  'herren', 'fahrgast', 'passagier', 'cliente', 'clientes', 'viajero', 'huésped', 'pasajero', 'ospite', 'signore',
  'signori', 'viaggiatore', 'hóspede', 'passageiro', 'klant', 'reiziger', 'voyageur', 'madame', 'monsieur',
  'adult', 'adults', 'child', 'children', 'infant', 'youth', 'senior', 'seniors', 'erwachsene', 'erwachsener', 'kind',
  'kinder', 'adulte', 'adultes', 'enfant', 'enfants', 'adulto', 'adultos', 'niño', 'niños', 'adulti', 'bambini',
  'name', 'names', 'details', 'information', 'seat', 'seats', 'class', 'ticket', 'tickets', 'number', 'type', 'room',
  'date', 'from', 'to', 'total', 'price', 'economy', 'business', 'standard', 'first', 'second', 'yes', 'no', 'none',
  'one', 'two', 'three', 'four', 'status', 'confirmed', 'booking', 'reservation', 'hotel', 'flight', 'train', 'bus',
  'ferry', 'car', 'service', 'contact', 'email', 'phone', 'address', 'baggage', 'meal', 'open', 'list', 'fare',
  'reisedaten', 'buchung', 'sitzplatz', 'klasse', 'anzahl', 'preis', 'abfahrt', 'ankunft', 'départ', 'arrivée', 'salida',
  'llegada', 'partenza', 'arrivo', 'departure', 'arrival', 'check-in', 'check-out', 'nights', 'remarks',
]; // biome-ignore format: a table

/** Parts of family names that are common words too: never searched for alone. */
export const particles = [
  'von', 'van', 'der', 'den', 'de', 'la', 'del', 'dos', 'das', 'da', 'di', 'do', 'du', 'le', 'el', 'al', 'bin', 'binti',
  'ben', 'ibn', 'san', 'saint', 'sankt', 'santa', 'mac', 'mc', 'zu', 'zur', 'ter', 'ten', 'auf', 'und', 'and', 'los',
  'las', 'des', 'jr', 'junior', 'the', 'e', 'y', 'of',
]; // biome-ignore format: a table

/** Words in the names of houses, streets or companies, which are no person's. */
export const thingWords = [
  'hotel', 'hostel', 'inn', 'resort', 'suites', 'suite', 'lodge', 'villa', 'villas', 'apartment', 'apartments', 'house',
  'palace', 'airport', 'airlines', 'airways', 'air', 'station', 'street', 'road', 'avenue', 'lane', 'square', 'park',
  'railway', 'railways', 'rail', 'bus', 'coach', 'ferry', 'ferries', 'line', 'lines', 'cruises', 'tours', 'tour', 'travel',
  'museum', 'theatre', 'theater', 'opera', 'hall', 'restaurant', 'bistro', 'cafe', 'café', 'bar', 'kitchen', 'grill',
  'rent', 'rental', 'rentals', 'cars', 'car', 'hire', 'ltd', 'gmbh', 'inc', 'llc', 'plc', 'sa', 'srl', 'ag', 'co', 'kg',
  'port', 'terminal', 'gate', 'pier', 'quay', 'harbour', 'beach', 'bay', 'centre', 'center', 'city', 'town', 'express',
  'straße', 'strasse', 'gasse', 'platz', 'weg', 'allee', 'bahnhof', 'hbf', 'flughafen', 'hafen', 'gasthof', 'pension',
  'rue', 'place', 'boulevard', 'gare', 'aéroport', 'hôtel', 'auberge', 'maison', 'calle', 'plaza', 'avenida', 'paseo',
  'estación', 'aeropuerto', 'hostal', 'casa', 'posada', 'via', 'piazza', 'corso', 'viale', 'stazione', 'aeroporto',
  'albergo', 'locanda', 'agriturismo', 'rua', 'praça', 'estação', 'pousada', 'quinta', 'straat', 'laan', 'plein',
  'class', 'klasse', 'classe', 'clase', 'room', 'zimmer', 'chambre', 'double', 'single', 'twin', 'deluxe', 'superior',
  'standard', 'economy', 'business', 'premium', 'confirmed', 'ticket', 'booking', 'reservation', 'total', 'price', 'date',
  'adult', 'adults', 'child', 'children', 'seat', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday',
  'sunday', 'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november',
  'december', 'number', 'reference', 'code', 'breakfast', 'cancellation', 'policy', 'conditions', 'details', 'phone',
  'email', 'flight', 'train', 'departure', 'arrival', 'check', 'included', 'free', 'payment', 'paid', 'card', 'visa',
  'mastercard', 'terms', 'information', 'contact', 'support', 'customer', 'service', 'luggage', 'baggage', 'islands',
  'island', 'north', 'south', 'east', 'west', 'nights', 'night', 'non', 'smoking', 'view', 'sea', 'table', 'standing',
]; // biome-ignore format: a table
