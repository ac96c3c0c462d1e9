// Words for the landscapes in the users' languages. Plurals in -s need no entry.
import type { Hour, Kind } from './catalogue.ts';

const words: Record<Kind, string> = {
  coast:
    'coast, coastal, cliff, sea, ocean, lighthouse, cape, headshore, küste, klippe, klippen, meer, leuchtturm, steilküste, côte, falaise, phare, océan, costa, acantilado, faro, mar, océano, scogliera, farol, falésia, kust, vuurtoren, 海, 海岸, 灯台, 岬, 悬崖, mer, mare, zee, 大海, 바다, 해안, 등대, 절벽',
  beach:
    'beach, sand, palm, bay, lagoon, swim, surf, island, tropical, snorkel, reef, atoll, strand, insel, palme, bucht, baden, plage, île, palmier, lagon, playa, isla, palmera, bahía, spiaggia, isola, praia, ilha, eiland, ビーチ, 島, 砂浜, 沙滩, 海滩, 岛, 해변, 섬, 해수욕장',
  harbour:
    'harbour, harbor, port, marina, quay, boat, sail, sailing, ferry, fishing, hafen, segeln, boot, fähre, port de pêche, bateau, voilier, puerto, barco, velero, porto, barca, haven, 港, 漁港, 船, 码头, 港口, 항구, 배',
  'white-village':
    'white village, cyclades, blue dome, whitewashed, greek island, aegean, weißes dorf, griechische insel, village blanc, pueblo blanco, isola greca, 白い村, 白い家, 爱琴海',
  mountains:
    'mountain, peak, summit, alps, alpine, hike, hiking, trek, trekking, trail, ridge, cabin, hut, hütte, berg, berge, gebirge, gipfel, wandern, alpen, montagne, sommet, randonnée, montaña, cima, senderismo, sierra, montagna, vetta, montanha, trilha, bergen, 山, 登山, 高原, 山脉, escursione, escursionismo, caminhada, wandelen, ハイキング, 徒步, 산, 등산, 하이킹, 알프스',
  lake: 'lake, pond, pine, forest, wood, canoe, kayak, reflection, wald, kiefer, kanu, lac, forêt, sapin, lago, bosque, pino, foresta, bosco, floresta, bos, 湖, 森, 森林, 湖泊, bergsee, badesee, meren, bergmeer, 호수, 숲',
  fjord:
    'fjord, fiord, inlet, norway, norwegen, norvège, noruega, norvegia, fiordo, フィヨルド, 峡湾, 피오르',
  snow: 'snow, winter, ski, skiing, ice, aurora, northern light, sledge, frost, schnee, skifahren, nordlicht, polarlicht, neige, hiver, aurore, nieve, invierno, esquí, neve, inverno, sneeuw, 雪, 冬, スキー, オーロラ, 极光, sci, sciare, esqui, skiën, 滑雪, 눈, 겨울, 스키, 오로라',
  desert:
    'desert, dune, sahara, camel, oasis, bedouin, wüste, düne, kamel, désert, chameau, desierto, duna, camello, deserto, woestijn, 砂漠, 砂丘, 沙漠, 사막, 모래언덕',
  canyon:
    'canyon, gorge, mesa, red rock, butte, sandstone, outback, schlucht, felsen, sandstein, gorges, rocher, cañón, desfiladero, roca, gola, desfiladeiro, kloof, 渓谷, 峡谷, 岩, 협곡',
  savanna:
    'savanna, savannah, safari, wildlife, elephant, lion, giraffe, game drive, serengeti, savanne, elefant, löwe, tierwelt, éléphant, lion, sabana, elefante, león, jirafa, サファリ, サバンナ, 野生動物, 草原, 사파리, 초원',
  'old-town':
    'old town, old city, historic centre, historic center, medieval, roof, church, cathedral, dome, square, tower, altstadt, kirche, dom, kathedrale, platz, turm, mittelalter, dächer, vieille ville, église, cathédrale, clocher, centro histórico, casco antiguo, iglesia, catedral, plaza, centro storico, chiesa, cattedrale, duomo, piazza, igreja, oude stad, kerk, 旧市街, 教会, 古城, 老城, 구시가지, 교회, 성당, 광장',
  river:
    'river, bridge, canal, riverside, embankment, gondola, fluss, brücke, kanal, ufer, fleuve, rivière, pont, quai, río, puente, fiume, ponte, canale, rio, rivier, brug, gracht, 川, 橋, 运河, 桥, 河, 강, 다리, 운하',
  metropolis:
    'skyline, city, downtown, skyscraper, metropolis, urban, rooftop bar, architecture, stadt, großstadt, hochhaus, wolkenkratzer, ville, gratte-ciel, ciudad, rascacielos, città, grattacielo, cidade, arranha-céu, wolkenkrabber, 都市, 都会, 夜景, 高層ビル, 摩天楼, 城市, stad, 도시, 야경',
  lanterns:
    'lantern, market, night market, street food, alley, bazaar, shop, shopping, souk, izakaya, food, restaurant, markt, nachtmarkt, gasse, basar, einkaufen, essen, marché, ruelle, lanterne, mercado, callejón, farolillo, mercato, vicolo, 市場, 夜市, 提灯, 路地, 商店街, 屋台, 灯笼, 市场, 시장, 쇼핑, 골목',
  ruins:
    'ruin, column, ancient, archaeology, temple of zeus, acropolis, roman, antiquity, amphitheatre, ruine, säule, antike, römisch, ausgrabung, ruines, colonne, antique, romain, ruinas, columna, romano, antiguo, rovina, rovine, scavi, ruína, 遺跡, 古代, 遗址, 유적, 고대',
  vineyard:
    'vineyard, wine, winery, cypress, harvest, grape, cellar, wein, weinberg, weingut, zypresse, vigne, vignoble, vin, cave à vin, viñedo, vino, bodega, vigneto, cantina, vinha, vinho, wijn, wijngaard, ワイン, ぶどう畑, 葡萄园, 葡萄酒, 와인, 포도밭',
  terraces:
    'rice, terrace, rice terrace, paddy, tea, plantation, reisterrasse, reisfeld, tee, rizière, arrozal, terraza de arroz, risaia, arroz, rijst, 棚田, 水田, 茶畑, 梯田, 茶园, 계단식 논, 차밭',
  temple:
    'temple, pagoda, shrine, garden, zen, buddha, cherry blossom, sakura, tempel, pagode, schrein, garten, kirschblüte, sanctuaire, jardin, cerisier, templo, santuario, jardín, cerezo, tempio, giardino, 寺, 神社, 仏閣, 桜, 庭園, 寺庙, jardim, tuin, 花园, 절, 사원, 정원, 벚꽃',
  jungle:
    'jungle, rainforest, waterfall, tropical forest, cascade, dschungel, regenwald, wasserfall, forêt tropicale, chute, selva, cascada, catarata, giungla, cascata, cachoeira, regenwoud, waterval, ジャングル, 滝, 熱帯雨林, 瀑布, 雨林, 폭포, 정글, 열대우림',
  meadows:
    'meadow, field, hill, countryside, village, farm, sheep, pasture, wiese, hügel, land, dorf, bauernhof, schaf, prairie, champ, colline, campagne, village, pradera, campo, colina, pueblo, oveja, prato, collina, campagna, colline, aldeia, heuvel, platteland, 田舎, 丘, 牧場, 乡村, aldea, villaggio, borgo, dorp, 村, 村庄, 마을, 시골, 들판, 언덕',
};

const hourWords: Record<Hour, string> = {
  dawn: 'dawn, sunrise, morning, mist, fog, morgen, sonnenaufgang, nebel, aube, matin, lever du soleil, brume, amanecer, mañana, niebla, alba, mattina, amanhecer, 朝, 夜明け, 日出, 아침, 새벽, 일출',
  day: 'day, noon, midday, sunny, blue sky, tag, mittag, sonnig, midi, ensoleillé, mediodía, soleado, mezzogiorno, meio-dia, 昼, 晴れ, 낮, 정오',
  golden:
    'golden, golden hour, afternoon, autumn, nachmittag, herbst, goldene stunde, automne, heure dorée, tarde, otoño, autunno, pomeriggio, 午後, 秋, 오후, 가을',
  dusk: 'dusk, sunset, evening, twilight, sonnenuntergang, abend, abendrot, coucher de soleil, soir, crépuscule, atardecer, puesta de sol, tramonto, sera, pôr do sol, entardecer, 夕日, 夕方, 夕焼け, 日落, zonsondergang, 저녁, 일몰, 노을',
  night:
    'night, star, moon, nacht, stern, mond, nuit, étoile, lune, noche, estrella, luna, notte, stella, noite, estrela, 夜, 星, 月, 夜晚, 밤, 별, 달',
};

const lists = <K extends string>(table: Record<K, string>): [K, string[]][] =>
  Object.entries(table).map(([key, text]) => [key as K, String(text).split(', ')]);

export const kindTerms = lists(words);
export const hourTerms = lists(hourWords);
