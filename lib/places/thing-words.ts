// Nouns for what a place is, in the languages of travel writing and of the places themselves: folded
// as in place-key.ts, one thing per line, with the kinds of sights that may have the noun. "Castillo",
// "Schloss" and "castle" are one thing here. A word that means something else in a language travellers
// write in ("tour", "see", "most", "place") is left out: it must stand in both names.
import type { SightKind } from '../model/place-kinds.ts';

const things: [words: string, kinds: string][] = [
  [
    'castle castles burg schloss chateau castillo castello castelo kasteel castell zamek hrad kalaja slott',
    'castle palace fort ruin',
  ],
  ['palace palaces palast palais palacio palazzo palau paleis gung residenz', 'palace castle'],
  [
    'fort fortress festung forteresse fortaleza fortezza vesting citadel citadelle ciudadela cittadella zitadelle forte fortin',
    'fort castle',
  ],
  [
    'museum museums museo musee museu muzeum gallery galerie galleria galeria galerij pinacoteca pinakothek',
    'museum',
  ],
  [
    'cathedral kathedrale cathedrale catedral cattedrale duomo dom kathedraal domkirke domkyrka katedra katedrala minster munster',
    'church',
  ],
  [
    'church churches kirche eglise iglesia chiesa igreja kerk esglesia kirke kyrka kirkja basilica basilika basilique basiliek chapel kapelle chapelle capilla cappella capela kapel',
    'church',
  ],
  [
    'abbey monastery convent priory kloster abtei abbaye monastere couvent monasterio convento abbazia monastero mosteiro klooster abdij lavra',
    'church temple palace ruin',
  ],
  ['mosque moschee mosquee mezquita moschea mesquita moskee cami camii masjid', 'mosque church'],
  [
    'temple temples tempel templo tempio wat ji dera tera si sa pagoda pagode chua mandir gompa pura candi',
    'temple shrine ruin',
  ],
  ['shrine schrein sanctuaire santuario jinja jingu taisha sanctuary gu', 'shrine church temple'],
  ['synagogue synagoge sinagoga', 'church museum'],
  ['lake lakes lac lago loch lough laguna lagoon ko danau hu jezero tso lagoa lagune', 'lake bay'],
  ['river rivers rio fluss riviere fiume rivier reka kawa gawa', 'river'],
  [
    'falls fall waterfall waterfalls wasserfall wasserfalle cascade cascades cascada cascadas cascata cascate cachoeira catarata cataratas salto foss curug thac taki waterval',
    'waterfall',
  ],
  ['beach beaches strand plage playa praia spiaggia haad pantai platja cala bai', 'beach bay'],
  ['bay bahia baie baia bucht baai wan fjord', 'bay'],
  [
    'island islands isle isles isla islas ile iles isola isole ilha ilhas insel inseln eiland eilanden ko koh pulau nusa gili jima shima do otok nisi oy oya cay caye',
    'island quarter',
  ],
  [
    'mt mount mountain mountains monte monti mont berg peak pico piz puig cerro gunung doi khao san zan yama dake shan jebel jabal djebel bukit hill hills berge gipfel colina',
    'peak volcano viewpoint park temple nationalpark',
  ],
  ['volcano volcan vulkan vulcano vulcao gunung crater krater', 'volcano'],
  ['pass passo col joch paso puerto', 'pass'],
  [
    'valley valle vallee val vale dalen canyon canyons gorge gorges schlucht klamm gole gola garganta canon desfiladero kloof',
    'valley canyon',
  ],
  ['cave caves cavern caverns grotto grotte grottes gruta grotta cueva cuevas hohle grot tham', 'cave'],
  ['glacier glaciers gletscher ghiacciaio glaciar gletsjer jokull', 'glacier'],
  ['desert wuste deserto desierto woestijn dunes dune duna dunas', 'desert'],
  ['forest wald foret bosque bosco floresta bos woods', 'forest nationalpark park'],
  [
    'park parc parque parco parken koen garden gardens garten jardin jardins jardines jardim giardino giardini tuin gyoen',
    'park garden nationalpark themepark zoo',
  ],
  [
    'national nacional nazionale nationaal nationalpark kansallispuisto nasjonalpark narodni state provincial reserve preserve monument',
    'nationalpark',
  ],
  ['bridge brucke pont puente ponte brug hashi bashi', 'bridge'],
  ['tower towers turm torre toren torony', 'tower'],
  ['gate gates tor porte puerta porta poort mon brama', 'monument sight castle temple'],
  ['lighthouse leuchtturm phare faro farol vuurtoren fyr', 'tower'],
  [
    'square platz plaza piazza piazzetta plazuela placette praca plein placa trg namesti rynek ploshchad',
    'square',
  ],
  [
    'street strasse str rue calle rua straat road rd avenue avenida boulevard dori allee gasse lane carrer ulica',
    'street',
  ],
  [
    'market markets markt marche mercado mercato mercat ichiba bazaar bazar souk suq pasar talat markthalle',
    'market',
  ],
  [
    'station stations bahnhof hbf hauptbahnhof gare estacion stazione estacao eki centraal nadrazi dworzec',
    'station',
  ],
  ['airport flughafen aeroport aeropuerto aeroporto luchthaven international intl', 'airport'],
  ['port harbour harbor hafen puerto porto marina pier wharf', 'port sight'],
  [
    'quarter district neighborhood neighbourhood viertel quartier barrio barri bairro quartiere wijk kiez area dong',
    'quarter',
  ],
  ['village villages dorf pueblo paese borgo aldeia dorp mura maul', 'village quarter'],
  [
    'trail trails path wanderweg sentier sentiero sendero camino trilha trailhead',
    'trail viewpoint peak waterfall canyon',
  ],
  [
    'viewpoint viewpoints lookout overlook mirador mirante belvedere aussichtspunkt uitzichtpunt point',
    'viewpoint peak',
  ],
  ['cemetery friedhof cimetiere cementerio cimitero cemiterio begraafplaats', 'cemetery'],
  ['memorial denkmal statue monument monumento mahnmal estatua', 'monument'],
  ['ruin ruins ruinas ruines rovine ruine', 'ruin'],
  ['spring springs onsen thermal thermes terme termas therme baths', 'spring'],
  ['zoo tiergarten zoologico zoological zoologique zoologischer', 'zoo'],
  ['aquarium acuario acquario aquario oceanarium oceanario', 'zoo museum'],
  ['theatre theater teatro opera oper opernhaus', 'theatre'],
  ['stadium stadion stade estadio stadio arena', 'stadium'],
  ['university universitat universite universidad universita universidade universiteit', 'university'],
  ['library bibliothek bibliotheque biblioteca bibliotheek', 'sight museum'],
  ['resort skigebiet station', 'ski'],
  [
    'cableway ropeway tramway gondola funicular seilbahn telepherique teleferico funivia kabelbaan',
    'station sight peak',
  ],
  ['winery vineyard weingut bodega cantina brewery brauerei distillery', 'winery'],
];

// Asian nouns that count only at the end of a name, because elsewhere they are other words ("San Marco"); and "in fall".
const lastWords = new Set(
  'gung ji dera tera si sa gu ko hu kawa gawa taki wan jima shima do san zan yama dake shan mon hashi bashi dori eki dong mura maul koen fall spring'.split(
    ' ',
  ),
);

// Things that people confuse with each other, each by the first word of its line.
const mistaken = [
  'castle palace fort',
  'cathedral church abbey',
  'temple shrine',
  'mt volcano',
  'park national forest',
  'beach bay',
  'quarter village',
  'zoo aquarium',
].map((words) => words.split(' '));

const thingsOfWord: ReadonlyMap<string, readonly number[]> = (() => {
  const found = new Map<string, number[]>();
  for (const [id, [words]] of things.entries())
    for (const word of new Set(words.split(' '))) found.set(word, [...(found.get(word) ?? []), id]);
  return found;
})();

/** The things a noun may mean; some nouns count only at the end of a name. */
export const thingsIn = (word: string, isLast: boolean): readonly number[] =>
  isLast || !lastWords.has(word) ? (thingsOfWord.get(word) ?? []) : [];

const sortOf: readonly number[] = things.map(([words], id) => {
  const [first = ''] = words.split(' ');
  const sort = mistaken.findIndex((each) => each.includes(first));
  return sort < 0 ? mistaken.length + id : sort;
});

/** True for the same thing, and for two that people confuse. */
export const areConfused = (one: number, other: number): boolean => sortOf[one] === sortOf[other];

const thingsOfKinds = Map.groupBy(
  things.flatMap(([, kinds], id) => kinds.split(' ').map((kind) => ({ kind, id }))),
  ({ kind }) => kind,
);

/** The things that a sight of this kind may be called. */
export const thingsOfKind = (kind: SightKind): ReadonlySet<number> =>
  new Set((thingsOfKinds.get(kind) ?? []).map(({ id }) => id));
