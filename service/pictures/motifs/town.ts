/** Buildings, streets, sights and town activities. */
export const town = `
castle old-town: castle, fortress, palace, burg, schloss, festung, château, forteresse, palais, castillo, fortaleza, palacio, castello, fortezza, palazzo, castelo, palácio, kasteel, paleis, 城, お城, 宮殿, 城堡, 宫殿, 성, 궁전
church old-town: chapel, monastery, abbey, kapelle, kloster, abtei, chapelle, monastère, abbaye, capilla, monasterio, abadía, cappella, monastero, abbazia, capela, mosteiro, abadia, kapel, klooster, 修道院, 礼拝堂, 教堂
mosque desert: mosque, minaret, moschee, minarett, mosquée, mezquita, minarete, moschea, mesquita, moskee, モスク, 清真寺
dome ruins: basilica, mausoleum, basilika, mausolée, basilique, basílica, mausoleo, mausoléu, basiliek, 霊廟, 大聖堂, 陵墓, 圆顶
landmark ruins: museum, gallery, exhibition, galerie, ausstellung, musée, exposition, museo, galería, exposición, galleria, mostra, museu, galeria, exposição, tentoonstelling, 博物館, 美術館, 展覧会, 博物馆, 美术馆, 박물관, 미술관
university old-town: university, campus, college, universität, hochschule, université, universidad, università, universidade, universiteit, 大学, 学院, 대학교
school meadows: school, schule, école, escuela, scuola, escola, 学校
library old-town: library, bookshop, bibliothek, buchladen, bibliothèque, librairie, biblioteca, librería, libreria, livraria, bibliotheek, boekhandel, 図書館, 本屋, 图书馆, 书店, 도서관
theater old-town: theatre, theater, opera, oper, théâtre, opéra, teatro, ópera, schouwburg, 劇場, オペラ, 剧院, 歌剧, 극장, 오페라
drama lanterns: comedy, play, schauspiel, komödie, comédie, comedia, commedia, comédia, toneel, 演劇, 歌舞伎, 戏剧
clapperboard metropolis: film, movie, cinema, film studio, filmstudio, tournage, película, cine, rodaje, set, filme, filmstad, 映画, 电影
music lanterns: music, concert, festival, musik, konzert, musique, música, concierto, musica, concerto, muziek, 音楽, コンサート, 音乐, 音乐会, 음악, 콘서트
guitar lanterns: guitar, flamenco, fado, gitarre, guitare, guitarra, chitarra, gitaar, ギター, 吉他
drum savanna: drum, percussion, samba, trommel, tambour, tambor, tamburo, 太鼓, 鼓
keyboard-music metropolis: piano, jazz, klavier, pianoforte, ピアノ, ジャズ, 钢琴, 爵士
clef-treble river: classical music, symphony, klassik, symphonie, música clásica, sinfonía, musica classica, sinfonia, klassieke muziek, クラシック音楽, 交响乐
turntable metropolis: club, disco, dance, techno, tanzen, discothèque, danse, discoteca, bailar, ballo, dançar, dansen, クラブ, ダンス, 舞厅, 跳舞
palette white-village: art, painting, painter, kunst, malerei, peinture, pintura, arte, pittura, schilderij, 絵画, アート, 绘画, 艺术
store lanterns: store, boutique, mall, laden, geschäft, kaufhaus, magasin, tienda, negozio, loja, winkel, 店, デパート, 商店, 商场, 상점, 백화점
shopping-basket lanterns: grocery, supermarket, farmers market, supermarkt, lebensmittel, wochenmarkt, épicerie, supermarché, supermercado, alimentación, supermercato, mercearia, boodschappen, スーパー, 超市
shopping-cart metropolis: outlet, souvenirs, einkaufszentrum, centre commercial, centro comercial, centro commerciale, winkelcentrum, アウトレット, お土産, 购物中心, 纪念品
gift old-town: gift, present, geschenk, cadeau, regalo, presente, ギフト, プレゼント, 礼物
gem desert: jewellery, jewelry, diamond, schmuck, edelstein, bijou, joya, gioiello, joia, sieraad, 宝石, 珠宝
shirt metropolis: fashion, clothes, mode, kleidung, vêtements, moda, ropa, vestiti, roupa, kleding, ファッション, 服, 时尚
handbag metropolis: handbag, handtasche, sac à main, bolso, borsa, bolsa, handtas, ハンドバッグ, 手提包
hotel metropolis: hotel, check in, unterkunft, hôtel, hébergement, alojamiento, albergo, alloggio, hospedagem, alojamento, overnachting, ホテル, 酒店, 宾馆, 호텔
bed-double old-town: bed and breakfast, guesthouse, pension, zimmer, chambre d’hôtes, habitación, camera, quarto, kamer, 民宿, 部屋, 客房
bed mountains: hostel, dormitory, jugendherberge, auberge de jeunesse, albergue, ostello, pousada, jeugdherberg, ホステル, 青年旅舍
house meadows: cottage, holiday home, ferienhaus, maison, casa rural, casa, vakantiehuis, 別荘, 家, 度假屋
houses harbour: neighbourhood, quarter, viertel, quartier, barrio, quartiere, bairro, wijk, 街並み, 街区
building metropolis: office, tower block, hochhäuser, immeuble, edificio, edifício, gebouw, ビル, 大楼
building-complex metropolis: business district, geschäftsviertel, quartier d’affaires, distrito financiero, distretto finanziario, distrito financeiro, zakenwijk, ビジネス街, 商务区
factory river: factory, industry, fabrik, industrie, usine, fábrica, fabbrica, fabriek, 工場, 工厂
warehouse harbour: warehouse, docks, speicherstadt, lager, entrepôt, almacén, magazzino, armazém, pakhuis, 倉庫, 仓库
hospital metropolis: hospital, doctor, krankenhaus, arzt, hôpital, médecin, médico, ospedale, medico, ziekenhuis, 病院, 医院, 병원
brick-wall old-town: city wall, wall, stadtmauer, mauer, rempart, muralla, mura, muralha, stadsmuur, 城壁, 城墙
bridge river: viaduct, aqueduct, viadukt, aquädukt, viaduc, aqueduc, viaducto, acueducto, viadotto, acquedotto, viaduto, aqueduto, 水道橋, 高架桥
pyramid desert: pyramid, pyramide, pirámide, piramide, pirâmide, ピラミッド, 金字塔
scroll ruins: history, legend, geschichte, histoire, historia, storia, história, geschiedenis, 歴史, 历史
crown old-town: king, queen, royal, könig, königin, krone, roi, reine, rey, reina, corona, re, regina, rei, rainha, koning, koningin, 王, 女王, 国王, 皇家
sword old-town: knight, samurai, ritter, chevalier, caballero, cavaliere, cavaleiro, ridder, 侍, 武士, 骑士
swords ruins: battlefield, war memorial, schlachtfeld, champ de bataille, campo de batalla, campo di battaglia, campo de batalha, slagveld, 古戦場, 战场
skull ruins: catacombs, cemetery, friedhof, katakomben, catacombes, cimetière, catacumbas, cementerio, catacombe, cimitero, cemitério, catacomben, begraafplaats, カタコンベ, 墓地
ghost old-town: ghost tour, halloween, geister, fantôme, fantasma, fantasmi, spook, お化け, 鬼屋
venetian-mask river: carnival, mask, karneval, fasching, carnaval, carnevale, maschera, máscara, masker, カーニバル, 仮面, 狂欢节, 面具
party-popper lanterns: party, new year, silvester, feier, fête, nouvel an, fiesta, año nuevo, festa, capodanno, ano novo, feest, oud en nieuw, 祭り, 新年, 派对, 축제
sparkles metropolis: fireworks, feuerwerk, feu d’artifice, fuegos artificiales, fuochi d’artificio, fogos de artifício, vuurwerk, 花火, 烟花, 불꽃놀이
balloon savanna: balloon, hot air balloon, ballon, heißluftballon, montgolfière, globo, mongolfiera, balão, luchtballon, 気球, 热气球
ferris-wheel metropolis: ferris wheel, riesenrad, grande roue, noria, ruota panoramica, roda gigante, reuzenrad, 観覧車, 摩天轮
roller-coaster coast: theme park, roller coaster, amusement park, freizeitpark, achterbahn, parc d’attractions, montagnes russes, parque de atracciones, montaña rusa, parco divertimenti, montagne russe, parque de diversões, pretpark, 遊園地, ジェットコースター, 游乐园
tent-tree meadows: circus, zirkus, cirque, circo, circus tent, サーカス, 马戏团
park meadows: park, playground, spielplatz, parc, parque, parco, speeltuin, 公園, 公园, 공원
toy-brick meadows: kids, children, family, toy, kinder, familie, spielzeug, enfants, famille, jouet, niños, familia, juguete, bambini, famiglia, giocattolo, crianças, família, kinderen, 子供, 家族, 孩子, 家庭
graduation-cap old-town: graduation, study, studium, études, estudios, studi, formatura, studie, 卒業, 留学, 毕业
binoculars mountains: viewpoint, lookout, panorama, aussicht, aussichtspunkt, belvédère, mirador, belvedere, vista, miradouro, uitzicht, 展望台, 景色, 观景台
camera coast: photo, photography, foto, fotografie, photographie, fotografía, fotografia, 写真, 摄影, 사진
telescope desert: observatory, stargazing, sternwarte, planetarium, observatoire, observatorio, osservatorio, observatório, sterrenwacht, 天文台, 星空, 天文馆
clock old-town: clock tower, uhrturm, horloge, reloj, orologio, relógio, klokkentoren, 時計台, 钟楼
signpost mountains: way, wegweiser, panneau, señal, segnavia, placa, wegwijzer, 道しるべ, 路标
map meadows: map, route, itinerary, karte, carte, mapa, mappa, itinerario, roteiro, kaart, 地図, 旅程, 地图
stamp old-town: passport, visa, stempel, pass, reisepass, passeport, pasaporte, passaporto, passaporte, paspoort, パスポート, 护照, 签证
newspaper metropolis: news, zeitung, journal, periódico, giornale, jornal, krant, 新聞, 报纸
wallet metropolis: money, budget, geld, geldbörse, argent, dinero, soldi, dinheiro, お金, 预算, 钱包
`;
