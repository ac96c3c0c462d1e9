/** Activities, and the things people carry. */
export const doing = `
tent mountains: tent, camping, campsite, zelt, zelten, campingplatz, tente, tienda de campaña, tenda, campeggio, acampamento, kamperen, キャンプ, テント, 露营, 帐篷, 캠핑
dumbbell metropolis: gym, fitness, workout, fitnessstudio, salle de sport, gimnasio, palestra, academia, ginásio, sportschool, ジム, 健身房
volleyball beach: volleyball, beach volleyball, vóley, pallavolo, vôlei, voleibol, volleybal, バレーボール, 排球
goal meadows: football, soccer, stadium, fußball, stadion, foot, stade, fútbol, estadio, calcio, stadio, futebol, estádio, voetbal, サッカー, スタジアム, 足球, 体育场
trophy metropolis: championship, olympics, sport, meisterschaft, olympia, championnat, jeux olympiques, campeonato, olimpiadas, campionato, olimpiadi, olimpíadas, kampioenschap, スポーツ, オリンピック, 体育, 奥运
medal mountains: marathon, race, rennen, lauf, course, carrera, gara, maratona, corrida, maraton, hardloopwedstrijd, マラソン, 马拉松
sport-shoe meadows: running, jogging, laufen, joggen, course à pied, correr, corsa, hardlopen, ジョギング, 跑步
target canyon: archery, bogenschießen, tir à l’arc, tiro con arco, tiro con l’arco, tiro ao alvo, boogschieten, アーチェリー, 射箭
bow-arrow savanna: hunting, bow, bogen, jagd, chasse, caza, caccia, caça, jacht, 狩り, 打猎
land-plot meadows: golf, golf course, golfplatz, terrain de golf, campo de golf, campo da golf, campo de golfe, golfbaan, ゴルフ, 高尔夫
biceps-flexed beach: boxing, muay thai, boxen, boxe, boxeo, pugilato, boksen, ボクシング, ムエタイ, 拳击
dices metropolis: casino, gambling, glücksspiel, jeu, juego, gioco d’azzardo, cassino, jogo, gokken, カジノ, 赌场
gamepad-2 metropolis: video games, arcade, videospiele, jeux vidéo, videojuegos, videogiochi, jogos, videospellen, ゲーム, 游戏
puzzle old-town: escape room, puzzle, rätsel, énigme, rompecabezas, enigma, quebra-cabeça, puzzel, 謎解き, 密室
chess-knight old-town: chess, horse, riding, schach, pferd, reiten, échecs, cheval, équitation, ajedrez, caballo, equitación, scacchi, cavallo, equitazione, xadrez, cavalo, schaken, paard, paardrijden, 乗馬, 馬, 骑马, 国际象棋
bath temple: spa, wellness, sauna, hammam, bad, therme, bain, balneario, baño, bagno, banho, badhuis, スパ, サウナ, 水疗, 桑拿
flask-round temple: massage, perfume, aromatherapy, parfüm, parfum, masaje, perfumería, massaggio, profumo, massagem, マッサージ, 香水, 按摩
person-standing temple: yoga, meditation, retreat, méditation, meditación, meditazione, meditação, meditatie, ヨガ, 瞑想, 瑜伽, 冥想
heart coast: honeymoon, romantic, love, flitterwochen, hochzeitsreise, liebe, lune de miel, amour, luna de miel, amor, luna di miele, amore, lua de mel, huwelijksreis, liefde, 新婚旅行, ハネムーン, 蜜月, 爱情
heart-handshake meadows: volunteering, friends, freunde, bénévolat, amis, voluntariado, amigos, volontariato, amici, vrijwilligerswerk, vrienden, ボランティア, 友達, 志愿者, 朋友
ribbon white-village: wedding, hochzeit, mariage, boda, matrimonio, casamento, bruiloft, 結婚式, 婚礼
baby meadows: baby, bébé, bebé, neonato, bebê, 赤ちゃん, 婴儿
book lake: book, reading, buch, lesen, livre, lecture, libro, leer, lettura, livro, leitura, boek, lezen, 読書, 本, 看书
languages old-town: language course, sprachkurs, cours de langue, curso de idiomas, corso di lingua, curso de línguas, taalcursus, 語学留学, 语言课程
speech old-town: guided tour, guide, stadtführung, führung, visite guidée, visita guiada, visita guidata, rondleiding, ガイドツアー, 导游
presentation metropolis: conference, meeting, konferenz, tagung, conférence, congreso, conferenza, conferência, conferentie, 会議, 会议
briefcase metropolis: business trip, work, geschäftsreise, arbeit, voyage d’affaires, travail, viaje de negocios, trabajo, viaggio d’affari, lavoro, viagem de negócios, trabalho, zakenreis, werk, 出張, 仕事, 出差
calculator metropolis: expenses, kosten, dépenses, gastos, spese, despesas, uitgaven, 費用, 费用
scissors metropolis: hairdresser, barber, friseur, coiffeur, peluquería, parrucchiere, cabeleireiro, kapper, 美容院, 理发
spool lanterns: textile, tailor, schneider, stoff, tailleur, tissu, sastre, tela, sarto, tessuto, alfaiate, tecido, kleermaker, 織物, 裁缝, 纺织
hammer old-town: craft, workshop, handwerk, werkstatt, artisanat, atelier, artesanía, taller, artigianato, laboratorio, artesanato, ambacht, 工芸, 手工艺
anvil old-town: blacksmith, forge, schmied, schmiede, forgeron, herrero, fabbro, ferreiro, smid, 鍛冶, 铁匠
origami temple: origami, paper art, papierkunst, papiroflexia, arte della carta, vouwkunst, 折り紙, 折纸
axe lake: lumberjack, woodland cabin, holzfäller, bûcheron, leñador, boscaiolo, lenhador, houthakker, きこり, 伐木
shovel desert: excavation, dig, grabung, fouille, excavación, scavo, escavação, opgraving, 発掘, 挖掘
wrench canyon: repair, garage, reparatur, réparation, reparación, riparazione, conserto, reparatie, 修理, 维修
flashlight canyon: cave, grotto, höhle, grotte, cueva, gruta, caverna, grotta, grot, 洞窟, 鍾乳洞, 洞穴
lightbulb metropolis: idea, invention, science museum, idee, technikmuseum, idée, ciencia, scienza, ciência, wetenschap, 科学館, 发明, 科技馆
atom metropolis: science, physics, wissenschaft, physique, física, fisica, natuurkunde, 科学, 物理
microscope metropolis: laboratory, labor, laboratoire, biología, biologia, laboratório, 研究所, 实验室
magnet mountains: magnet, attraction, anziehung, imán, magnete, ímã, magneet, 磁石, 磁铁
hourglass desert: time, waiting, zeit, warten, temps, attente, tiempo libre, attesa, tempo livre, espera, wachten, 待ち時間, 时间
alarm-clock mountains: early start, wecker, réveil, despertador, sveglia, wekker, 早起き, 闹钟
watch snow: watchmaking, uhr, montre, relojería, orologeria, relojoaria, horloge maken, 時計, 手表
glasses beach: sunglasses, sonnenbrille, lunettes de soleil, gafas de sol, occhiali da sole, óculos de sol, zonnebril, サングラス, 墨镜
hat-glasses desert: spy, detective, detektiv, détective, detetive, spia, spionage, 探偵, 侦探
washing-machine old-town: laundry, wäsche, lessive, lavandería, bucato, lavanderia, wasserij, 洗濯, 洗衣
bandage mountains: first aid, erste hilfe, premiers secours, primeros auxilios, primo soccorso, primeiros socorros, eerste hulp, 応急手当, 急救
stethoscope metropolis: health, vaccination, gesundheit, impfung, santé, vaccin, salud, vacuna, salute, vaccino, saúde, vacina, gezondheid, 健康, 予防接種, 疫苗
armchair lake: rest day, relax, ruhetag, erholung, repos, descanso, riposo, rustdag, 休息, 休養
sofa river: home stay, couch, privatunterkunft, chez l’habitant, casa particular, soggiorno, hospedagem familiar, logeren, ホームステイ, 寄宿
rocking-chair meadows: grandparents, veranda, großeltern, grands-parents, abuelos, nonni, avós, grootouders, 祖父母, 爷爷奶奶
hand-heart meadows: thanks, danke, merci, gracias, grazie, obrigado, bedankt, ありがとう, 谢谢
megaphone metropolis: parade, demonstration, umzug, défilé, desfile, sfilata, optocht, パレード, 游行
flag-triangle-right mountains: summit day, base camp, basislager, camp de base, campo base, acampamento base, basiskamp, ベースキャンプ, 大本营
hand-coins lanterns: tip, bargain, trinkgeld, feilschen, pourboire, propina, mancia, gorjeta, fooi, チップ, 小费
key old-town: apartment, key, wohnung, schlüssel, appartement, clé, apartamento, llave, appartamento, chiave, chave, sleutel, アパート, 公寓
phone metropolis: call, sim card, telefon, anruf, téléphone, appel, teléfono, llamada, telefono, telefone, telefoon, 電話, 电话
radio-tower metropolis: tv tower, fernsehturm, tour de télévision, torre de televisión, torre televisiva, torre de tv, televisietoren, テレビ塔, 电视塔
solar-panel desert: sustainable travel, nachhaltig, durable, sostenible, sostenibile, sustentável, duurzaam, エコツアー, 可持续
recycle meadows: zero waste, umwelt, environnement, medio ambiente, ambiente, meio ambiente, milieu, 環境, 环保
lamp-desk river: studio, student room, arbeitszimmer, studio d’artiste, estudio, studio d’arte, estúdio, werkkamer, スタジオ, 工作室
lamp lanterns: souvenir lamp, lamp, lampe, lámpara, lampada, luminária, ランプ, 灯
spotlight metropolis: show, musical, revue, espectáculo, spettacolo, espetáculo, voorstelling, ショー, ミュージカル, 演出
star desert: highlight, must see, höhepunkt, sehenswürdigkeit, incontournable, imprescindible, imperdibile, imperdível, hoogtepunt, 名所, 必看, 景点
siren metropolis: police, emergency, polizei, notfall, urgence, policía, emergencia, polizia, emergenza, polícia, emergência, politie, 警察, 緊急, 警察局
fan lanterns: fan, geisha, fächer, éventail, abanico, ventaglio, leque, waaier, 扇子, 芸者, 艺伎
shapes metropolis: modern art, design, moderne kunst, art moderne, arte moderno, arte moderna, 現代美術, 现代艺术
disc-album metropolis: record shop, vinyl, plattenladen, disquaire, tienda de discos, negozio di dischi, loja de discos, platenzaak, レコード店, 唱片店
handshake old-town: locals, einheimische, habitants, lugareños, gente del posto, moradores, bewoners, 地元の人, 当地人
hand lanterns: henna, tattoo, tatouage, tatuaje, tatuaggio, tatuagem, tatoeage, タトゥー, 纹身
notebook-pen lake: diary, travel journal, reisetagebuch, carnet de voyage, diario de viaje, diario di viaggio, diário de viagem, reisdagboek, 旅日記, 旅行日记
`;
