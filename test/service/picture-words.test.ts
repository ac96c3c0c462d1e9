// Everyday words, and what a picture requested with them has to show.
import { describe, expect, test } from 'vitest';
import { pictureForWords } from '../../service/pictures/choose.ts';

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'zh', 'ko'] as const;

/** A landscape, a motif, or either; then the word in each of the languages, in a fixed order. */
const sample = `
castle: castle, Burg, château, castillo, castello, castelo, kasteel, 城, 城堡, 성
beach: beach, Strand, plage, playa, spiaggia, praia, strand, ビーチ, 海滩, 해변
pizza: pizza, Pizza, pizza, pizza, pizza, pizza, pizza, ピザ, 披萨, 피자
landmark: museum, Museum, musée, museo, museo, museu, museum, 博物館, 博物馆, 박물관
snow: snow, Schnee, neige, nieve, neve, neve, sneeuw, 雪, 雪, 눈
train-front: train, Zug, train, tren, treno, comboio, trein, 電車, 火车, 기차
temple: temple, Tempel, temple, templo, tempio, templo, tempel, お寺, 寺庙, 절
lanterns: market, Markt, marché, mercado, mercato, mercado, markt, 市場, 市场, 시장
mountains: mountain, Berg, montagne, montaña, montagna, montanha, berg, 山, 山, 산
lake: lake, Bergsee, lac, lago, lago, lago, meren, 湖, 湖, 호수
old-town/church: church, Kirche, église, iglesia, chiesa, igreja, kerk, 教会, 教堂, 교회
harbour: harbour, Hafen, port, puerto, porto, porto, haven, 港, 港口, 항구
coffee: coffee, Kaffee, café, café, caffè, café, koffie, コーヒー, 咖啡, 커피
vineyard: wine, Wein, vin, vino, vino, vinho, wijn, ワイン, 葡萄酒, 와인
ice-cream-cone: ice cream, Eis, glace, helado, gelato, sorvete, ijs, アイスクリーム, 冰淇淋, 아이스크림
plane: airport, Flughafen, aéroport, aeropuerto, aeroporto, aeroporto, luchthaven, 空港, 机场, 공항
hotel: hotel, Hotel, hôtel, hotel, albergo, hotel, hotel, ホテル, 酒店, 호텔
river: river, Fluss, rivière, río, fiume, rio, rivier, 川, 河, 강
river: bridge, Brücke, pont, puente, ponte, ponte, brug, 橋, 桥, 다리
desert: desert, Wüste, désert, desierto, deserto, deserto, woestijn, 砂漠, 沙漠, 사막
lake: forest, Wald, forêt, bosque, foresta, floresta, bos, 森, 森林, 숲
jungle: waterfall, Wasserfall, cascade, cascada, cascata, cachoeira, waterval, 滝, 瀑布, 폭포
coast: sea, Meer, mer, mar, mare, mar, zee, 海, 大海, 바다
beach: island, Insel, île, isla, isola, ilha, eiland, 島, 岛, 섬
park: park, Park, parc, parque, parco, parque, park, 公園, 公园, 공원
panda: zoo, Zoo, zoo, zoológico, zoo, jardim zoológico, dierentuin, 動物園, 动物园, 동물원
ship/harbour: ship, Schiff, bateau, barco, nave, navio, schip, 船, 轮船, 배
bike: bicycle, Fahrrad, vélo, bicicleta, bicicletta, bicicleta, fiets, 自転車, 自行车, 자전거
car: car, Auto, voiture, coche, macchina, carro, auto, 車, 汽车, 자동차
bus: bus, Bus, bus, autobús, autobus, ônibus, bus, バス, 公交车, 버스
fish: fish, Fisch, poisson, pescado, pesce, peixe, vis, 魚, 鱼, 생선
egg-fried: breakfast, Frühstück, petit déjeuner, desayuno, colazione, pequeno-almoço, ontbijt, 朝食, 早餐, 아침 식사
theater: theatre, Theater, théâtre, teatro, teatro, teatro, theater, 劇場, 剧院, 극장
music: music, Musik, musique, música, musica, música, muziek, 音楽, 音乐, 음악
snow: skiing, Skifahren, ski, esquí, sciare, esqui, skiën, スキー, 滑雪, 스키
mountains: hiking, Wandern, randonnée, senderismo, escursione, caminhada, wandelen, ハイキング, 徒步, 등산
temple: garden, Garten, jardin, jardín, giardino, jardim, tuin, 庭園, 花园, 정원
meadows: village, Dorf, village, aldea, villaggio, aldeia, dorp, 村, 村庄, 마을
metropolis: city, Stadt, ville, ciudad, città, cidade, stad, 都市, 城市, 도시
mountain-snow: volcano, Vulkan, volcan, volcán, vulcano, vulcão, vulkaan, 火山, 火山, 화산
waves-ladder: swimming pool, Schwimmbad, piscine, piscina, piscina, piscina, zwembad, プール, 游泳池, 수영장
candy-cane: Christmas, Weihnachten, Noël, Navidad, Natale, Natal, Kerstmis, クリスマス, 圣诞节, 크리스마스
beer: beer, Bier, bière, cerveza, birra, cerveja, bier, ビール, 啤酒, 맥주
utensils/lanterns: restaurant, Restaurant, restaurant, restaurante, ristorante, restaurante, restaurant, レストラン, 餐厅, 식당
flower: flower, Blume, fleur, flor, fiore, flor, bloem, 花, 花, 꽃
sun: sun, Sonne, soleil, sol, sole, sol, zon, 太陽, 太阳, 태양
cloud-rain: rain, Regen, pluie, lluvia, pioggia, chuva, regen, 雨, 雨, 비
dusk: sunset, Sonnenuntergang, coucher de soleil, puesta de sol, tramonto, pôr do sol, zonsondergang, 夕日, 日落, 일몰
night: night, Nacht, nuit, noche, notte, noite, nacht, 夜, 夜晚, 밤
`
  .trim()
  .split('\n')
  .map((line) => {
    const [shown = '', words = ''] = line.split(': ');
    return { shown: shown.split('/'), words: words.split(', ') };
  });

describe.each([...languages.entries()])('%i %s', (place) => {
  test.each(sample.map(({ shown, words }) => [words[place] ?? '', shown] as const))(
    '%s → %j',
    (word, shown) => {
      const { motif, kind, hour } = pictureForWords(word) ?? {};
      const onIt = [motif ?? kind, hour];
      expect([word, onIt, shown.some((each) => onIt.some((is) => is === each))]).toEqual([word, onIt, true]);
    },
  );
});

test('a Korean word is found with what its sentence adds to it', () => {
  expect(pictureForWords('해변에서 일몰을')?.name).toBe('beach-dusk');
});
