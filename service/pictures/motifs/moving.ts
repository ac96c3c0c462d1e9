/** Getting there and getting around. */
export const moving = `
plane mountains: plane, airplane, flight, airport, flugzeug, flug, flughafen, avion, vol, aéroport, avión, vuelo, aeropuerto, aereo, volo, aeroporto, avião, voo, vliegtuig, vlucht, luchthaven, 飛行機, 空港, フライト, 飞机, 机场, 航班, 비행기, 공항
plane-takeoff coast: departure, abflug, abreise, départ, salida, partenza, partida, vertrek, 出発, 离陆, 出发
plane-landing metropolis: arrival, ankunft, arrivée, llegada, arrivo, chegada, aankomst, 到着, 到达
tickets-plane metropolis: boarding pass, bordkarte, carte d’embarquement, tarjeta de embarque, carta d’imbarco, cartão de embarque, instapkaart, 搭乗券, 登机牌
helicopter canyon: helicopter, hubschrauber, hélicoptère, helicóptero, elicottero, helikopter, ヘリコプター, 直升机
drone canyon: drone, drohne, dron, ドローン, 无人机
rocket desert: rocket, space center, rakete, fusée, cohete, razzo, foguete, raket, ロケット, 火箭
satellite desert: satellite, satellit, satélite, satelliet, 衛星, 卫星
train-front mountains: train, railway, station, zug, bahn, bahnhof, gare, chemin de fer, tren, estación, ferrocarril, treno, ferrovia, stazione, trem, comboio, estação, trein, spoor, 電車, 駅, 新幹線, 火车, 火车站, 高铁, 기차, 기차역
train-front-tunnel mountains: tunnel, metro, subway, u-bahn, métro, túnel, galleria ferroviaria, metropolitana, metrô, 地下鉄, トンネル, 地铁, 隧道, 지하철
train-track canyon: rail trip, interrail, bahnreise, rails, vías, binari, trilhos, treinreis, 線路, 铁轨
tram-front old-town: tram, streetcar, straßenbahn, tramway, tranvía, bonde, elétrico, 路面電車, 电车
cable-car mountains: cable car, funicular, gondola lift, seilbahn, standseilbahn, téléphérique, funiculaire, teleférico, funivia, funicolare, kabelbaan, ロープウェイ, ケーブルカー, 缆车
bus metropolis: bus, coach, reisebus, autobús, autobus, ônibus, autocarro, バス, 公交车, 巴士, 버스
bus-front mountains: shuttle, bus stop, bushaltestelle, navette, parada de autobús, fermata, ponto de ônibus, bushalte, バス停, 公交站
car coast: car, drive, rental car, auto, mietwagen, autofahrt, voiture, location de voiture, coche, alquiler de coche, macchina, noleggio auto, carro, aluguel de carro, huurauto, 車, レンタカー, 汽车, 租车, 자동차, 렌터카
car-front canyon: road trip, roadtrip, viaje por carretera, viaggio on the road, viagem de carro, autoreis, ドライブ, 自驾
car-taxi-front metropolis: taxi, cab, táxi, タクシー, 出租车, 택시
van coast: campervan, camper van, wohnmobil, camping-car, autocaravana, camper, キャンピングカー, 房车
caravan meadows: caravan, wohnwagen, caravane, caravana, roulotte, trailer, トレーラー, 拖车
truck desert: truck, lkw, lastwagen, camion, camión, caminhão, vrachtwagen, トラック, 卡车
tractor meadows: tractor, traktor, tracteur, trattore, trator, トラクター, 拖拉机
motorbike canyon: motorbike, motorcycle, motorrad, moto, motocicleta, motocicletta, motor tocht, バイク, 摩托车
scooter white-village: scooter, vespa, moped, roller, trottinette, patinete, monopattino, patinete elétrico, step, スクーター, 踏板车
bike meadows: bike, bicycle, cycling, fahrrad, radtour, radfahren, vélo, cyclisme, bicicleta, ciclismo, bici, fiets, fietsen, 自転車, サイクリング, 自行车, 骑行, bicicletta, 자전거
ship fjord: ship, cruise, schiff, kreuzfahrt, navire, croisière, crucero, nave, crociera, navio, cruzeiro, schip, 客船, クルーズ, 轮船, 邮轮, 유람선
ship-cargo harbour: container, cargo, frachtschiff, cargo ship, carguero, nave da carico, cargueiro, vrachtschip, 貨物船, 货轮
ship-wheel harbour: captain, helm, kapitän, steuerrad, capitaine, capitán, timón, capitano, timone, capitão, leme, kapitein, stuurwiel, 船長, 船长
sailboat coast: yacht, catamaran, regatta, segelboot, katamaran, régate, velero de lujo, barca a vela, veleiro, zeilboot, zeilen, ヨット, 帆船, 游艇
kayak lake: rafting, paddle, paddeln, pagaie, piragua, remo, canoa, caiaque, peddelen, カヤック, 皮划艇
anchor harbour: anchor, anker, ancre, ancla, ancora, âncora, 錨, 船锚
life-buoy beach: lifeguard, rettungsschwimmer, sauveteur, socorrista, bagnino, salva-vidas, strandwacht, ライフガード, 救生员
lighthouse coast: beacon, leuchtfeuer, balise, baliza, faro marittimo, farol marítimo, baken, 岬の灯台, 灯塔
road canyon: road, highway, straße, autobahn, route panoramique, autoroute, carretera, autopista, strada, autostrada, estrada, rodovia, weg, snelweg, 道路, 高速道路, 公路
route meadows: itinerary route, strecke, parcours, recorrido, percorso, percurso, rondreis, ルート, 路线
milestone meadows: pilgrimage, way of saint james, jakobsweg, pilgern, pèlerinage, camino de santiago, peregrinación, pellegrinaggio, peregrinação, bedevaart, 巡礼, 朝圣
footprints beach: walk, stroll, spaziergang, promenade, balade, paseo, passeggiata, passeio, caminhada, wandeling, 散歩, 散步
fuel canyon: petrol station, gas station, tankstelle, station-service, gasolinera, benzinaio, posto de gasolina, tankstation, ガソリンスタンド, 加油站
ev-charger metropolis: electric car, charging, elektroauto, laden unterwegs, voiture électrique, coche eléctrico, auto elettrica, carro elétrico, elektrische auto, 電気自動車, 电动车
luggage metropolis: luggage, suitcase, baggage, packing, gepäck, koffer, packen, bagage, valise, equipaje, maleta, bagaglio, valigia, bagagem, mala, inpakken, 荷物, スーツケース, 行李, 箱子
baggage-claim metropolis: baggage claim, gepäckausgabe, retrait des bagages, recogida de equipajes, ritiro bagagli, esteira de bagagem, bagageband, 手荷物受取所, 行李提取
backpack mountains: backpack, backpacking, rucksack, sac à dos, mochila, zaino, rugzak, バックパック, 背包
compass mountains: compass, adventure, expedition, kompass, abenteuer, boussole, aventure, brújula, aventura, bussola, avventura, bússola, kompas, avontuur, コンパス, 冒険, 指南针, 冒险
ticket old-town: ticket, admission, eintrittskarte, billet, entrada, biglietto, ingresso, bilhete, toegangskaart, チケット, 门票
tower-control metropolis: control tower, layover, zwischenstopp, tour de contrôle, escala, scalo, conexão, tussenstop, 乗り継ぎ, 转机
traffic-cone metropolis: traffic, stau, circulation, embouteillage, tráfico, traffico, trânsito, verkeer, 渋滞, 交通
door-open white-village: open house, welcome, willkommen, bienvenue, bienvenido, benvenuto, bem-vindo, welkom, ようこそ, 欢迎
flag snow: flag, finish, fahne, ziel, drapeau, bandera, bandiera, bandeira, vlag, 旗, 旗帜
map-pin old-town: place, meeting point, ort, treffpunkt, lieu, rendez-vous, lugar, punto de encuentro, luogo, punto d’incontro, ponto de encontro, plek, 待ち合わせ, 地点
`;
