// Nouns in names that say what kind of place it is. Folded (no accents, lower case), one line per
// language. In German, Dutch and the Nordic languages they end a longer word ("Stadtmuseum"), in Japanese
// and Chinese the name; those under `apart` count only as separate words ("Cape Horn", not "landscape").
import type { Category } from '../model/draft.ts';

export const kinds: Partial<Record<Category, Record<string, string>>> = {
  coffee: {
    all: 'cafe coffee kaffee espresso coffeehouse roastery roasters kaffeehaus kaffeerosterei patisserie bakery backerei konditorei boulangerie pasticceria pasteleria confeitaria pastelaria koffiehuis bakkerij teahouse tearoom konditori teehaus',
    apart:
      'cafeteria caffe caffetteria chocolateria chocolaterie croissanterie cukiernia kahvesi kahvila kavarna kawiarnia padaria panaderia panetteria tea',
    ja: '喫茶 喫茶店 カフェ 珈琲 コーヒー',
    zh: '咖啡 咖啡馆 茶馆 面包店 茶室',
  },
  food: {
    all: 'restaurant bistro brasserie trattoria osteria ristorante pizzeria taverna tavern tapas bodega cantina diner grill steakhouse pub brewery brewpub beerhouse bar winery vineyard gasthaus gasthof wirtshaus brauhaus brauerei biergarten weingut gelateria gelato eiscafe restaurante taberna cerveceria churrascaria marisqueira izakaya ramen sushi eetcafe brouwerij food streetfood buffet kitchen noodle creperie enoteca weinstube heuriger beisl ratskeller',
    apart:
      'asador bbq birreria birrificio cervejaria cevicheria gastrobar gastropub hawker hospoda hosteria karczma konoba locanda lokanta lokantasi marisqueria meson meyhane parrilla picanteria pivovar ravintola restaurace restauracja restoran taqueria tasca taverne warung',
    ja: '食堂 レストラン 居酒屋 ラーメン 寿司 鮨 うどん そば 酒場 料理店 寿し 焼肉 カレー 天ぷら',
    zh: '餐厅 饭店 酒楼 餐馆 火锅 面馆 小吃 大排档 拉面 烤肉 茶餐厅 饺子馆',
  },
  market: {
    all: 'market markt marche mercado mercato bazaar bazar souk souq mall shopping shop boutique kaufhaus einkaufszentrum galeries outlet halles markthalle flohmarkt mercat winkelcentrum rommelmarkt',
    apart: 'bazarek bookshop bookstore carsisi feira feria mercadillo pasar pazar pazari targowisko trznica',
    ja: '市場 商店街 マーケット 百貨店 朝市 書店',
    zh: '市场 夜市 商场 步行街 购物中心 超市 书店 商业街',
  },
  museum: {
    all: 'museum musee museo museu gallery galerie galleria galeria kunsthalle kunsthaus pinakothek pinacoteca exhibition ausstellung muzeum planetarium aquarium observatory museet',
    apart: 'acquario acuario aquario galeri muzej observatorio osservatorio planetario',
    ja: '博物館 美術館 資料館 記念館 水族館 科学館',
    zh: '博物馆 美术馆 纪念馆 展览馆 博物院 水族馆 科技馆',
  },
  church: {
    all: 'church cathedral basilica abbey chapel monastery temple mosque synagogue shrine pagoda stupa kirche dom munster kathedrale kapelle kloster stift moschee tempel eglise cathedrale basilique abbaye chapelle monastere mosquee iglesia catedral ermita monasterio mezquita templo chiesa duomo cattedrale abbazia cappella santuario moschea igreja se mosteiro capela kerk domkerk klooster moskee sagrada wat gurdwara ashram mandir synagoge kirke kyrka domkirke domkyrka',
    apart:
      'bazylika cami camii candi capilla chedi chiesetta convent convento couvent crkva ermitage esglesia gompa katedra katedrala klaster klasztor kosciol kostel minster monestir nunnery parroquia priory samostan sinagoga synagoga vihara',
    ja: '寺 神社 神宮 大社 教会 寺院 院',
    zh: '寺 庙 教堂 道观 清真寺 宫观 祠',
  },
  stay: {
    all: 'hotel hostel guesthouse inn lodge resort b&b camping campground campsite airbnb motel pension ferienwohnung herberge jugendherberge hutte berghutte auberge gite chambre hostal albergue posada refugio rifugio pousada quinta ryokan homestay cottage cabin bothy chalet villa riad suites glamping campingplatz zeltplatz stellplatz ferienhaus hytte vandrerhjem vandrarhem',
    apart:
      'agriturismo apartamentos apartments bivacco bivouac campeggio finca masseria otel oteli parador pensjonat penzion refuge refugi schronisko',
    ja: '旅館 ホテル 民宿 キャンプ場 宿',
    zh: '酒店 宾馆 旅馆 客栈 民宿 青旅',
  },
  transport: {
    all: 'airport station ferry terminal train bus tram metro subway flughafen bahnhof hauptbahnhof fahre gare aeroport aeroporto aeropuerto estacion stazione estacao terminal funicular cable gondola seilbahn gondelbahn telepherique teleferico funivia luchthaven vliegveld lufthavn flygplats',
    apart: 'dworzec kolodvor lotnisko otogar railway',
    ja: '駅 空港 ロープウェイ フェリー',
    zh: '机场 火车站 车站 地铁站 缆车',
  },
  view: {
    all: 'viewpoint lookout overlook panorama belvedere mirador miradouro aussichtspunkt aussichtsturm aussicht skydeck observation uitzicht rooftop skybar belvedere aussichtsplattform utsiktspunkt',
    apart: 'mirante skywalk vidikovac vyhlidka',
    ja: '展望台 展望 タワー',
    zh: '观景台 瞭望台',
  },
  water: {
    all: 'beach lake river waterfall waterfalls falls bay lagoon hot spring springs spa pool cove fjord harbour hafen pier strand see seen fluss wasserfall bucht therme plage lac riviere cascade cascades baie playa lago rio cascada bahia laguna termas spiaggia fiume cascata baia terme praia cachoeira strand meer waterval baai loch canal grachten gracht reef snorkel cenote stausee weiher foss fossen vatn innsjo',
    apart:
      'balneario baths cachoeiras cala calanque calanques caleta cascate danau hamam hammam jetty jezero jezioro lagoa lido pantai port seaport selalesi spiagge vodopad wharf wodospad',
    ja: '海岸 ビーチ 湖 滝 川 温泉 海水浴場 池 港',
    zh: '海滩 沙滩 湖 瀑布 河 温泉 海 江 溪 海峡 湾 码头',
  },
  walk: {
    all: 'trail hike trek walk path promenade loop rundweg wanderweg wanderung pfad spaziergang sentier randonnee balade promenade sendero caminata paseo ruta sentiero passeggiata escursione trilha caminhada passeio wandeling wandelroute pad klamm track klettersteig',
    apart: 'boardwalk esplanade levada lungomare malecon rambla stezka szlak',
    ja: '散策路 遊歩道 登山道 街道',
    zh: '步道 徒步 栈道',
  },
  nature: {
    all: 'park garden gardens forest woods mountain mount mt peak summit hill valley canyon gorge cave caves island desert reserve volcano nature cliff cliffs glen zoo safari botanical garten wald berg gipfel tal schlucht hohle hohlen insel naturpark nationalpark naturschutzgebiet parc jardin jardins foret montagne mont vallee gorges grotte ile parque bosque montana monte valle canon cueva cuevas isla volcan cerro parco giardino giardini bosco montagna isola vulcano jardim floresta serra ilha gruta bos bergen eiland tuin natuurgebied ridge pass col krater vulkan naturreservat spitze joch kogel fjell fjellet geyser glacier gletscher jokull',
    apart:
      'barranco bois bukit cabo caldera cap cape capo crater cratere dunas dune dunes gora gunung jardi jardines jaskinia jeskyne ostrov otok planina pulau punta rainforest ravin ravine reserva riserva sanctuary selva taman wood wulkan wyspa',
    ja: '公園 庭園 山 森 峠 渓谷 島 岬 高原 洞窟 鍾乳洞 動物園 植物園 岳',
    zh: '公园 花园 山 森林 峡谷 岛 洞 国家公园 植物园 动物园 草原 沙漠 峰 石林 湿地',
  },
  sight: {
    all: 'castle palace tower bridge square plaza fort fortress monument statue ruins gate wall old town quarter district arch opera theatre theater library university house memorial cemetery fountain street schloss burg palast turm brucke platz festung denkmal ruine tor mauer altstadt viertel oper rathaus friedhof brunnen chateau palais tour pont place forteresse ruines porte remparts vieille ville quartier opera hotel-de-ville cimetiere fontaine castillo palacio torre puente fortaleza ruinas puerta muralla casco barrio alcazar castello palazzo ponte piazza fortezza rovine porta mura borgo quartiere fontana castelo forte praca ruinas kasteel paleis toren brug plein vesting poort stadhuis wijk mahal stadium arena leuchtturm katakomben pyramide bibliothek universitat strasse straat gasse begraafplaats slott slottet torget radhus',
    apart:
      'acquedotto acueducto amphitheater amphitheatre anfiteatro aqueduct aqueduto archaeological archeologico archeologique arqueologico biblioteca bibliotheque calle carrer catacombe catacombs cementerio cemiterio cimitero cmentarz faro farol fontanna fuerte hrad kalesi kulesi lighthouse loggia mausolee mausoleo mausoleum meydani necropolis obelisco obelisk palac phare piazzale piazzetta piramide pomnik pyramid ratusz rua rue rynek sarayi teatro theatro trg tvrdava twierdza ulica universidad universidade universita universite wieza windmill zamek',
    ja: '城 塔 橋 門 広場 通り 遺跡 城跡 宮殿 庁舎 大学 図書館 灯台 神殿 商館',
    zh: '城堡 塔 桥 广场 宫 城墙 遗址 古城 古镇 老街 故居 大教堂 钟楼 鼓楼 胡同 大学 图书馆 石窟 陵 城楼 剧院 古村 大街',
  },
};

/** Activities named right before the place: "Lunch at …", "Übernachtung im …". Folded. */
export const activityWords: Partial<Record<Category, string>> = {
  food: 'lunch|dinner|eat|eating|brunch|dine|mittagessen|abendessen|essen|dejeuner|diner|manger|almuerzo|cena|comer|pranzo|cena|mangiare|almoco|jantar|comer|avondeten|eten',
  coffee:
    'breakfast|coffee|fruhstuck|kaffee|petit dejeuner|cafe|desayuno|colazione|cafe da manha|ontbijt|koffie',
  stay: 'stay|stayed|sleep|slept|overnight|check in|check into|checked in|ubernachtung|ubernachten|unterkunft|nuit|dormir|hebergement|alojamiento|noche|pernottamento|alloggio|hospedagem|pernoite|overnachting|overnachten',
  walk: 'hike|hiked|walk|trek|wanderung|randonnee|caminata|escursione|trilha|wandeling',
  transport: 'drive|flight|train|bus|ferry|transfer|fahrt|flug|vol|vuelo|volo|voo|rit',
};

/** Emoji that writers put before names. */
export const emoji: Partial<Record<Category, string>> = {
  food: '🍽🍴🍕🍝🍜🍣🍔🌮🍷🍺🥘🥗🍖🥟🍻',
  coffee: '☕🥐🍰🍩🧁🍵',
  market: '🛍🛒',
  museum: '🖼🏺',
  church: '⛪🕌🛕⛩🕍',
  stay: '🏨🛏🏕⛺🏠🛌',
  transport: '✈🚂🚆🚌🚗🚙⛴🚢🚇🚉🛳🚠🚡🛫🛬',
  view: '🌅🌄🌇📸',
  water: '🏖🌊🏊🛶🤿♨',
  walk: '🥾🚶🚴',
  nature: '🌳🌲🏔⛰🌋🌿🏞🌵🌸🐘🦁',
  sight: '🏰🏛🗼🗽🌉🏟⛲',
};
