// Which landscapes suit a place, best first. Place names as people write them, in each language where they differ.
import { isKind, type Kind } from './catalogue.ts';
import { countryKinds } from './countries.ts';

const table = `
old-town river harbour: lisbon, lisboa, lissabon, lisbonne, porto, istanbul, stockholm, marseille, genoa, genova, trieste
old-town river lanterns: prague, prag, praha, florence, firenze, florenz, rome, roma, rom, budapest, krakow, kraków, vienna, wien, salzburg, seville, sevilla, bologna, tallinn, riga, vilnius, ljubljana, bamberg, regensburg, toledo, granada, tbilisi, tiflis, sarajevo, bruges, brügge, brugge, ghent, gent, lyon, strasbourg, straßburg, heidelberg, bern, basel, edinburgh, york, cambridge, oxford, bath, leipzig, dresden, verona, turin, torino, milan, milano, mailand, italy, italien, italie, italia, ローマ, 罗马, イタリア, 意大利, フィレンツェ, 佛罗伦萨, ウィーン, 维也纳, プラハ, 布拉格, czechia, austria, österreich
river old-town metropolis: paris, london, londres, amsterdam, berlin, hamburg, frankfurt, köln, cologne, rotterdam, copenhagen, kopenhagen, dublin, warsaw, belgrade, zurich, zürich, geneva, venice, venedig, venezia, venise, munich, münchen, madrid, パリ, 巴黎, ロンドン, 伦敦, ベルリン, 柏林, アムステルダム, 阿姆斯特丹, ベネチア, 威尼斯, montreal, melbourne, saint petersburg
metropolis lanterns river: new york, manhattan, chicago, toronto, los angeles, san francisco, seattle, hong kong, singapore, singapur, shanghai, dubai, seoul, kuala lumpur, tokyo, tokio, osaka, sydney, sao paulo, são paulo, buenos aires, mexico city, bogota, bogotá, santiago, johannesburg, nairobi, taipei, taipeh, bangkok, jakarta, mumbai, delhi, 東京, 东京, 大阪, 上海, 香港, ソウル, 首尔, 台北, 新加坡, シンガポール, 曼谷, バンコク, ニューヨーク, 纽约, 广州, 深圳, 迪拜, ドバイ
temple lanterns terraces: kyoto, nara, japan, kanazawa, nikko, kamakura, beijing, peking, china, xian, luang prabang, laos, chiang mai, bagan, myanmar, korea, gyeongju, bhutan, kathmandu, nepal, thailand, taiwan, 京都, 奈良, 日本, 金沢, 鎌倉, 北京, 中国, 西安, 泰国, タイ, 韓国, 韩国, 尼泊尔
terraces jungle beach: bali, ubud, vietnam, hanoi, sapa, yunnan, philippines, banaue, sri lanka, kandy, ella, kerala, munnar, indonesia, java, yogyakarta
lanterns river old-town: hoi an, marrakech, marrakesch, fez, morocco, marokko, maroc, jaipur, jiufen, george town, penang, oaxaca, cartagena, havana, havanna, cairo, kairo, tunis, india, indien, varanasi
white-village coast beach: santorini, mykonos, paros, naxos, milos, greece, griechenland, grèce, grecia, crete, kreta, sidi bou said, ostuni, mijas, cyclades, kykladen
ruins old-town white-village: athens, athen, athènes, atenas, delphi, ephesus, pompeii, pompeji, sicily, sizilien, sicilia, agrigento, syracuse, syrakus, petra, jordan, jordanien, jerash, palmyra, luxor, egypt, ägypten, turkey, türkei
coast meadows harbour: cornwall, ireland, irland, irlande, irlanda, galway, dingle, brittany, bretagne, normandy, normandie, algarve, azores, azoren, açores, madeira, galicia, asturias, cape town, kapstadt, nova scotia, newfoundland, big sur, california, kalifornien, tasmania, great ocean road, wales, rügen, sylt, jeju
beach coast jungle: maldives, malediven, seychelles, mauritius, zanzibar, sansibar, hawaii, maui, kauai, oahu, tahiti, bora bora, fiji, caribbean, karibik, barbados, jamaica, cuba, kuba, cancun, tulum, yucatan, phuket, krabi, goa, okinawa, ishigaki, 沖縄, mallorca, ibiza, menorca, sardinia, sardinien, corsica, korsika, dominican republic, rio de janeiro, bahia
harbour coast old-town: bergen, dubrovnik, split, croatia, kroatien, hvar, kotor, montenegro, malta, valletta, naples, neapel, napoli, amalfi, capri, nice, nizza, saint tropez, cinque terre, portofino, honfleur, la rochelle, halifax, boston, hobart, nagasaki, otaru, onomichi, valparaiso, valparaíso
mountains meadows lake: alps, alpen, dolomites, dolomiten, switzerland, schweiz, suisse, zermatt, chamonix, innsbruck, tyrol, tirol, tatra, zakopane, pyrenees, pyrenäen, andes, anden, patagonia, patagonien, torres del paine, el chalten, bariloche, rockies, banff, colorado, georgia, kazbegi, svaneti, himalaya, ladakh, annapurna, everest, kilimanjaro, atlas, cusco, cuzco, peru, machu picchu, bolivia, ecuador, quito, nagano, kamikochi, hakuba
lake mountains meadows: finland, finnland, saimaa, como, garda, gardasee, bled, slovenia, slowenien, hallstatt, königssee, lucerne, luzern, annecy, ohrid, canada, kanada, ontario, algonquin, minnesota, queenstown, wanaka, new zealand, neuseeland, baikal, atitlan, guatemala, titicaca, hakone, plitvice
fjord harbour mountains: norway, norwegen, norge, lofoten, geiranger, flam, flåm, alesund, ålesund, stavanger, faroe, färöer, milford sound, fiordland, alaska, juneau
snow mountains lake: iceland, island, reykjavik, lapland, lappland, rovaniemi, tromso, tromsø, svalbard, greenland, grönland, hokkaido, sapporo, niseko, 北海道, 札幌, yukon, whistler, aspen, kiruna, antarctica
desert ruins lanterns: sahara, merzouga, wadi rum, oman, muscat, namib, namibia, sossusvlei, atacama, san pedro de atacama, dubai desert, mongolia, gobi, abu dhabi, uzbekistan, samarkand, bukhara, khiva, dunhuang
canyon desert mountains: arizona, utah, grand canyon, zion, sedona, moab, bryce, nevada, page, monument valley, uluru, alice springs, outback, cappadocia, kappadokien, göreme
savanna mountains lake: kenya, kenia, tanzania, tansania, serengeti, masai mara, maasai mara, ngorongoro, arusha, botswana, okavango, chobe, kruger, south africa, südafrika, zambia, uganda, etosha, pantanal
jungle river beach: amazon, amazonas, manaus, costa rica, monteverde, la fortuna, panama, colombia, kolumbien, borneo, sabah, iguazu, iguaçu, foz do iguaçu, victoria falls, khao sok, daintree, cairns, belize, dominica
vineyard old-town meadows: tuscany, toskana, toscana, chianti, siena, montepulciano, bordeaux, burgundy, burgund, beaune, champagne, reims, alsace, elsass, colmar, rioja, douro, napa, sonoma, mendoza, barossa, stellenbosch, piedmont, piemont, langhe, provence, mosel, pfalz, wachau, kakheti, umbria, umbrien
meadows coast mountains: scotland, schottland, écosse, escocia, skye, highlands, lake district, cotswolds, yorkshire, allgäu, black forest, schwarzwald, transylvania, siebenbürgen, uruguay, hobbiton, normandie bocage, auvergne, jura
`;

export const placeKinds: ReadonlyMap<string, readonly Kind[]> = new Map([
  ...countryKinds,
  ...table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [left = '', right = ''] = line.split(': ');
      const found = left.split(' ').filter(isKind);
      return right.split(', ').map((name) => [name, found] as const);
    }),
]);
