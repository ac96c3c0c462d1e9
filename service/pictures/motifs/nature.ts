/** Animals, plants, weather and terrain. */
export const nature = `
mountain-snow snow: glacier, volcano, gletscher, vulkan, volcan, glaciar, volcán, ghiacciaio, vulcano, geleira, vulcão, gletsjer, vulkaan, 氷河, 火山, 冰川, 화산, 빙하
flame-kindling mountains: campfire, bonfire, lagerfeuer, feu de camp, hoguera, falò, fogueira, kampvuur, 焚き火, 篝火
flame desert: fire, feuer, feu, fuego, fuoco, fogo, vuur, 火, 火焰
waves-horizontal coast: wave, tide, welle, gezeiten, vague, marée, ola, marea, onda, maré, 波, 海浪
waves-ladder beach: pool, swimming pool, schwimmbad, freibad, piscine, piscina, zwembad, プール, 游泳池, 수영장
droplets jungle: hot spring, geyser, thermal bath, thermalquelle, geysir, thermen, sources chaudes, aguas termales, géiser, terme, fonti termali, águas termais, warmwaterbron, 温泉, 間欠泉, 间歇泉, 온천
dam lake: dam, reservoir, staudamm, stausee, barrage, presa, embalse, diga, represa, stuwdam, ダム, 水坝
stone canyon: rock, boulder, fels, rocher isolé, peñasco, roccia, rocha, rots, 巨石, 岩石
shell beach: shell, seashell, muschel, coquillage, concha, conchiglia, schelp, 貝殻, 贝壳
fishing-rod lake: angling, angeln, pêche, pesca, vissen, 釣り, 钓鱼
fishing-hook harbour: fishing trip, angeltour, sortie de pêche, excursión de pesca, gita di pesca, pescaria, vistocht, 釣り船, 海钓
tree-palm beach: palm tree, coconut, kokosnuss, cocotier, cocotero, palma, coqueiro, palmboom, ヤシ, 椰子, 棕榈
tree-pine snow: fir, spruce, tanne, fichte, épicéa, abeto, abete, pinheiro, den, 松, 松树
tree-deciduous meadows: tree, oak, baum, eiche, arbre, chêne, árbol, roble, albero, quercia, árvore, carvalho, boom, eik, 木, 树
trees lake: national park, woods, nationalpark, parc national, parque nacional, parco nazionale, nationaal park, 国立公園, 国家公园
shrub savanna: bush, heath, heide, strauch, lande, brezal, brughiera, charneca, 茂み, 灌木
leaf meadows: autumn leaves, foliage, herbstlaub, blatt, feuilles, hojas, foglie, folhas, herfstbladeren, 紅葉, 红叶
leafy-green terraces: herb, kräuter, herbes, hierbas, erbe, ervas, kruiden, ハーブ, 香草
sprout terraces: spring season, frühling, printemps, primavera, lente, 春, 春天
clover meadows: clover, saint patrick, klee, trèfle, trébol, trifoglio, trevo, klaver, クローバー, 三叶草
flower meadows: flower, blossom, blume, blüte, fleur, flor, fiore, bloem, 花, 花卉, 꽃
flower-2 temple: tulip, lavender, botanical garden, tulpe, lavendel, botanischer garten, tulipe, lavande, jardin botanique, tulipán, lavanda, jardín botánico, tulipano, orto botanico, tulipa, jardim botânico, tulp, botanische tuin, チューリップ, ラベンダー, 植物園, 郁金香, 薰衣草, 植物园
rose vineyard: rose, rosengarten, roseraie, rosaleda, roseto, roseiral, roos, バラ, 玫瑰
plant-pot white-village: cactus, terrace plant, kaktus, cacto, サボテン, 仙人掌
panda terraces: panda, zoo, tierpark, zoológico, dierentuin, パンダ, 動物園, 熊猫, 动物园, jardim zoológico, 동물원, 판다
bird lake: bird, birdwatching, vogel, vogelbeobachtung, oiseau, ave, pájaro, uccello, pássaro, vogels, 鳥, バードウォッチング, 鸟, 观鸟
birdhouse meadows: aviary, voliere, volière, aviario, voliera, aviário, 鳥小屋, 鸟舍
feather lake: flamingo, swan, schwan, cygne, cisne, cigno, zwaan, 白鳥, フラミンゴ, 天鹅, 火烈鸟
cat white-village: cat, katze, chat, gato, gatto, kat, 猫, 猫咪, 고양이
dog meadows: dog, husky, hund, chien, perro, cane, cachorro, cão, hond, 犬, 狗
rabbit meadows: rabbit, hare, hase, kaninchen, lapin, conejo, coniglio, coelho, konijn, うさぎ, 兔子
squirrel lake: squirrel, eichhörnchen, écureuil, ardilla, scoiattolo, esquilo, eekhoorn, リス, 松鼠
turtle beach: turtle, schildkröte, tortue, tortuga, tartaruga, schildpad, 亀, ウミガメ, 海龟
snail vineyard: snail, schnecke, escargot, caracol, lumaca, slak, かたつむり, 蜗牛
worm jungle: caterpillar, raupe, chenille, oruga, bruco, lagarta, rups, 芋虫, 毛毛虫
rat old-town: mouse, maus, souris, ratón, topo, rato, muis, ねずみ, 老鼠
paw-print savanna: animal, wildlife park, bear, tier, bär, wildpark, ours, oso, animale, orso, urso, dier, beer in het wild, 動物, 熊, 动物
fish-symbol beach: aquarium, diving, snorkelling, tauchen, plongée, acuario, buceo, acquario, immersione, aquário, mergulho, duiken, 水族館, ダイビング, 水族馆, 潜水, 수족관
bone desert: dinosaur, fossil, dinosaurier, dinosaure, fósil, dinosaurio, dinosauro, dinossauro, 恐竜, 化石, 恐龙
sun beach: sun, summer, sonne, sommer, soleil, été, sol, verano, sole, estate, verão, zon, zomer, 太陽, 夏, 太阳, 夏天, 태양, 여름
sun-snow snow: ski spring, winter sun, wintersonne, soleil d’hiver, sol de invierno, sole d’inverno, sol de inverno, winterzon, 冬晴れ, 冬日
sunrise mountains: sun up, sonnenaufgangstour, lever de soleil, alba panoramica, nascer do sol, zonsopgang, ご来光, 朝日, 看日出
sunset coast: sundown, abendsonne, couchant, ocaso, calar del sole, ocaso do sol, zonsondergang, 夕陽, 落日
moon desert: full moon, vollmond, pleine lune, luna llena, luna piena, lua cheia, volle maan, 満月, 月亮
moon-star desert: ramadan, arabian night, orient, ramadán, notte d’oriente, ramadão, 中東, 斋月
eclipse desert: eclipse, sonnenfinsternis, éclipse, eclissi, eclipse solar, zonsverduistering, 日食, 日蚀
orbit desert: space, planet, weltraum, espace, espacio, spazio, espaço, ruimte, 宇宙, 太空
galaxy desert: milky way, milchstraße, voie lactée, vía láctea, via lattea, via láctea, melkweg, 天の川, 银河
rainbow meadows: rainbow, regenbogen, arc-en-ciel, arcoíris, arcobaleno, arco-íris, regenboog, 虹, 彩虹
cloud mountains: cloud, wolke, nuage, nube, nuvola, nuvem, wolk, 雲, 云
cloud-rain river: rain, rainy, regen, pluie, lluvia, pioggia, chuva, 雨, 下雨, 비
cloud-lightning savanna: thunderstorm, storm, gewitter, sturm, orage, tormenta, temporale, tempestade, onweer, 雷雨, 嵐, 雷暴
cloud-snow snow: snowfall, schneefall, chute de neige, nevada, nevicata, queda de neve, sneeuwval, 雪景色, 下雪
cloud-fog lake: haze, dunst, brouillard, neblina, nebbia, nevoeiro, mist boven water, 霧, 雾
cloud-sun meadows: weather, wetter, météo, tiempo, meteo, clima, weer, 天気, 天气
snowflake snow: ice hotel, eishotel, cristal de neige, copo de nieve, fiocco di neve, floco de neve, sneeuwvlok, 雪の結晶, 雪花
thermometer-sun desert: heat, hitze, chaleur, calor, caldo, hitte, 暑さ, 炎热
thermometer-snowflake snow: cold, kälte, froid, frío, freddo, frio, kou, 寒さ, 寒冷
wind coast: wind, kite, drachen, vent, cerf-volant, viento, cometa, vento, aquilone, pipa, vlieger, 風, 凧, 风筝
tornado savanna: tornado, hurricane, wirbelsturm, ouragan, huracán, uragano, furacão, orkaan, 竜巻, 台風, 龙卷风, 台风
earth coast: earth, world, erde, welt, terre, monde, tierra, mundo, terra, mondo, aarde, wereld, 地球, 世界
globe harbour: round the world, weltreise, tour du monde, vuelta al mundo, giro del mondo, volta ao mundo, wereldreis, 世界一周, 环球旅行
parasol beach: parasol, beach chair, sonnenschirm, strandkorb, transat, sombrilla, ombrellone, guarda-sol, strandstoel, パラソル, 遮阳伞
umbrella old-town: umbrella, regenschirm, parapluie, paraguas, ombrello, guarda-chuva, paraplu, 傘, 雨伞
squircle lake: skating, eislaufen, patinage, patinaje, pattinaggio, patinação, schaatsen, スケート, 滑冰
droplet canyon: oasis water, wasserstelle, point d’eau, abrevadero, pozza d’acqua, bebedouro, drinkplaats, 水場, 水源
cone canyon: crater, krater, cratère, cráter, cratere, cratera, クレーター, 火山口
spade meadows: farm stay, ferien auf dem bauernhof, agritourisme, agroturismo, agriturismo, turismo rural, boerderijvakantie, 農家民宿, 农家乐
`;
