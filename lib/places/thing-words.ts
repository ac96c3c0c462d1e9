// What a place is, as names say it in the languages of travel writing and of the places themselves: folded as in place-key.ts, one
// thing a line, with the kinds of sights that may be called so. "Castillo", "Schloss" and "castle" are one word here.
import type { SightKind } from '../model/place-kinds.ts';

const things: [words: string, kinds: string][] = [
  [
    'castle castles burg schloss chateau castillo castello castelo kasteel castell zamek hrad kalaja slot slott',
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
  ['lake lakes lac lago see meer loch lough laguna lagoon ko danau hu jezero tso lagoa lagune', 'lake bay'],
  ['river rivers rio fluss riviere fiume rivier reka kawa gawa', 'river'],
  [
    'falls fall waterfall waterfalls wasserfall wasserfalle cascade cascades cascada cascadas cascata cascate cachoeira catarata cataratas salto foss curug thac taki waterval',
    'waterfall',
  ],
  ['beach beaches strand plage playa praia spiaggia hat haad pantai platja cala bai', 'beach bay'],
  ['bay bahia baie baia bucht baai wan fjord', 'bay'],
  [
    'island islands isle isles isla islas ile iles isola isole ilha ilhas insel inseln eiland eilanden ko koh pulau nusa gili jima shima do otok nisi oy oya cay caye key',
    'island quarter',
  ],
  [
    'mt mount mountain mountains monte monti mont berg peak pico pic piz puig cerro gunung doi khao san zan yama dake take shan nui jebel jabal djebel bukit hill hills berge gipfel colina pen ben',
    'peak volcano viewpoint park temple nationalpark',
  ],
  ['volcano volcan vulkan vulcano vulcao gunung crater krater', 'volcano'],
  ['pass passo col joch paso pas puerto', 'pass'],
  [
    'valley valle vallee tal val vale dal dalen canyon canyons gorge gorges schlucht klamm gole gola garganta canon desfiladero kloof',
    'valley canyon',
  ],
  ['cave caves cavern caverns grotto grotte grottes gruta grotta cueva cuevas hohle grot tham goa', 'cave'],
  ['glacier glaciers gletscher ghiacciaio glaciar gletsjer jokull', 'glacier'],
  ['desert wuste deserto desierto woestijn dunes dune duna dunas sand', 'desert'],
  ['forest wald foret bosque bosco floresta bos woods', 'forest nationalpark park'],
  [
    'park parc parque parco parken koen garden gardens garten jardin jardins jardines jardim giardino giardini tuin gyoen',
    'park garden nationalpark themepark zoo',
  ],
  [
    'national nacional nazionale nationaal nationalpark kansallispuisto nasjonalpark narodni state provincial reserve preserve monument',
    'nationalpark',
  ],
  ['bridge brucke pont puente ponte brug most bro hashi bashi', 'bridge'],
  ['tower towers turm tour torre toren torony', 'tower'],
  ['gate gates tor porte puerta porta poort mon brama', 'monument sight castle temple'],
  ['lighthouse leuchtturm phare faro farol vuurtoren fyr light', 'tower'],
  [
    'square platz place plaza piazza piazzetta plazuela placette praca plein placa trg namesti rynek ploshchad',
    'square',
  ],
  [
    'street strasse str rue calle via rua straat road rd avenue avenida boulevard dori allee gasse lane carrer ulica',
    'street',
  ],
  [
    'market markets markt marche mercado mercato mercat ichiba bazaar bazar souk suq pasar talat markthalle',
    'market',
  ],
  [
    'station stations bahnhof hbf hauptbahnhof gare estacion stazione estacao eki railway train centraal nadrazi dworzec',
    'station',
  ],
  ['airport flughafen aeroport aeropuerto aeroporto luchthaven international intl', 'airport'],
  ['port harbour harbor hafen puerto porto haven marina pier wharf', 'port sight'],
  [
    'quarter district neighborhood neighbourhood viertel quartier barrio barri bairro quartiere wijk kiez area dong',
    'quarter',
  ],
  ['village villages dorf pueblo paese borgo aldeia dorp mura maul', 'village quarter'],
  [
    'trail trails path hike hiking trek walk loop wanderweg sentier sentiero sendero camino trilha trailhead',
    'trail viewpoint peak waterfall canyon',
  ],
  [
    'viewpoint viewpoints lookout overlook mirador mirante belvedere aussichtspunkt uitzichtpunt view vista point',
    'viewpoint peak',
  ],
  ['cemetery friedhof cimetiere cementerio cimitero cemiterio begraafplaats', 'cemetery'],
  ['memorial denkmal statue monument monumento mahnmal estatua', 'monument'],
  ['ruin ruins ruinas ruines rovine ruine site', 'ruin'],
  ['spring springs onsen hot thermal thermes terme termas therme baths bad', 'spring'],
  ['zoo tiergarten zoologico zoological zoologique zoologischer', 'zoo'],
  ['aquarium acuario acquario aquario oceanarium oceanario', 'zoo museum'],
  ['theatre theater teatro opera oper opernhaus', 'theatre'],
  ['stadium stadion stade estadio stadio arena', 'stadium'],
  ['university universitat universite universidad universita universidade universiteit', 'university'],
  ['library bibliothek bibliotheque biblioteca bibliotheek', 'sight museum'],
  ['ski resort skigebiet station', 'ski'],
  [
    'cableway ropeway tramway gondola funicular seilbahn telepherique teleferico funivia kabelbaan',
    'station sight peak',
  ],
  ['winery vineyard weingut bodega cantina brewery brauerei distillery', 'winery'],
];

export const thingsOfWord: ReadonlyMap<string, readonly number[]> = (() => {
  const found = new Map<string, number[]>();
  for (const [id, [words]] of things.entries())
    for (const word of new Set(words.split(' '))) found.set(word, [...(found.get(word) ?? []), id]);
  return found;
})();

const thingsOfKinds = Map.groupBy(
  things.flatMap(([, kinds], id) => kinds.split(' ').map((kind) => ({ kind, id }))),
  ({ kind }) => kind,
);

/** What a sight of this kind may be called. */
export const thingsOfKind = (kind: SightKind): ReadonlySet<number> =>
  new Set((thingsOfKinds.get(kind) ?? []).map(({ id }) => id));
