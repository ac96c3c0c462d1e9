/** Eating and drinking. */
export const eating = `
pizza lanterns: pizza, pizzeria, pizzen, pizzas, pizze, ピザ, 披萨, 比萨, 피자
coffee lanterns: coffee, café, kaffee, espresso, cappuccino, caffè, koffie, コーヒー, カフェ, 咖啡, 咖啡馆, 커피, 카페
croissant old-town: croissant, bakery, bäckerei, boulangerie, panadería, panetteria, padaria, bakkerij, パン屋, クロワッサン, 面包店
sandwich meadows: sandwich, picnic, picknick, brotzeit, pique-nique, bocadillo, panino, sanduíche, broodje, サンドイッチ, ピクニック, 三明治, 野餐
hamburger metropolis: hamburger, burger, fast food, schnellimbiss, restauration rapide, hamburguesa, hamburguer, ハンバーガー, 汉堡
soup lanterns: soup, noodle, ramen, pho, suppe, nudeln, soupe, nouilles, sopa, fideos, zuppa, minestra, macarrão, soep, noedels, ラーメン, スープ, 麺, 汤, 面条, 라면, 국수
salad meadows: salad, vegetarian, salat, vegetarisch, salade, végétarien, ensalada, vegetariano, insalata, サラダ, 沙拉, 素食
beef savanna: steak, barbecue, grill, meat, fleisch, grillen, viande, carne, asado, churrasco, vlees, 焼肉, ステーキ, 牛排, 烤肉
drumstick lanterns: chicken, hähnchen, poulet, pollo, frango, kip, 鶏肉, 唐揚げ, 炸鸡
ham vineyard: ham, prosciutto, schinken, jambon, jamón, presunto, 生ハム, 火腿
shrimp harbour: seafood, shrimp, prawn, lobster, meeresfrüchte, garnele, fruits de mer, crevette, mariscos, gamba, frutti di mare, gambero, marisco, camarão, zeevruchten, garnaal, 海鮮, エビ, 海鲜, 虾
fish harbour: fish, sushi, fisch, poisson, pescado, pesce, peixe, vis, 魚, 寿司, 鱼, 寿司店, 생선, 초밥
egg-fried meadows: breakfast, brunch, frühstück, petit déjeuner, desayuno, colazione, café da manhã, pequeno-almoço, ontbijt, 朝食, ブランチ, 早餐, 아침 식사, 조식
utensils old-town: lunch, dinner, tavern, bistro, mittagessen, abendessen, gasthaus, déjeuner, dîner, almuerzo, cena, comida, pranzo, trattoria, almoço, jantar, diner, 昼食, 夕食, レストラン, 餐厅, 午餐, 晚餐, restaurante, ristorante, 식당, 점심
utensils-crossed lanterns: food tour, gastronomy, cuisine, kulinarik, küche, gastronomie, gastronomía, cocina, gastronomia, cucina, cozinha, keuken, グルメ, 料理, 美食
chef-hat vineyard: cooking class, chef, kochkurs, koch, cours de cuisine, clase de cocina, corso di cucina, aula de culinária, kookles, 料理教室, シェフ, 烹饪课, 厨师
cooking-pot terraces: stew, curry, hot pot, eintopf, ragoût, guiso, estofado, stufato, ensopado, stoofpot, カレー, 鍋, 火锅, 咖喱
hand-platter white-village: tapas, mezze, appetizer, vorspeise, apéritif, entrée, aperitivo, antipasti, petiscos, hapjes, 前菜, 小吃, 拼盘
ice-cream-cone beach: ice cream, gelato, eis, eisdiele, glace, helado, sorvete, gelado, ijs, アイスクリーム, ジェラート, 冰淇淋, 아이스크림
ice-cream-bowl coast: sundae, frozen yogurt, eisbecher, coupe glacée, copa de helado, coppa di gelato, taça de sorvete, ijscoupe, パフェ, 圣代
popsicle beach: popsicle, ice lolly, eis am stiel, esquimau, polo, ghiacciolo, picolé, waterijsje, アイスキャンディー, 冰棍
dessert old-town: dessert, pudding, nachtisch, nachspeise, postre, dolce, sobremesa, toetje, デザート, 甜点
cake old-town: cake, birthday, torte, kuchen, geburtstag, gâteau, anniversaire, tarta, pastel, cumpleaños, torta, compleanno, bolo, aniversário, taart, verjaardag, ケーキ, 誕生日, 蛋糕, 生日, 케이크
cake-slice river: pastry shop, patisserie, konditorei, pâtisserie, pastelería, pasticceria, pastelaria, banketbakkerij, ケーキ屋, 糕点店
cupcake meadows: cupcake, muffin, törtchen, magdalena, tortina, bolinho, カップケーキ, 纸杯蛋糕
cookie snow: cookie, biscuit, keks, plätzchen, galleta, biscotto, biscoito, koekje, クッキー, 饼干
donut metropolis: donut, doughnut, krapfen, beignet, rosquilla, ciambella, rosquinha, ドーナツ, 甜甜圈
candy lanterns: candy, sweets, chocolate, süßigkeiten, schokolade, bonbon, chocolat, caramelo, dulces, caramelle, cioccolato, doces, snoep, chocolade, お菓子, チョコレート, 糖果, 巧克力
candy-cane snow: christmas, advent, weihnachten, noël, navidad, natale, natal, kerst, クリスマス, 圣诞节, kerstmis, 크리스마스
lollipop beach: lollipop, lutscher, sucette, piruleta, lecca-lecca, pirulito, lolly, ペロペロキャンディ, 棒棒糖
popcorn metropolis: popcorn, kino, cinéma, palomitas, pipoca, bioscoop, ポップコーン, 爆米花
beer old-town: beer, brewery, pub, biergarten, bier, brauerei, kneipe, bière, brasserie, cerveza, cervecería, birra, birreria, cerveja, cervejaria, brouwerij, ビール, 啤酒, 酒吧, 맥주
wine vineyard: wine tasting, weinprobe, dégustation, cata de vinos, degustazione, prova de vinhos, wijnproeverij, ワイン試飲, 品酒
martini metropolis: cocktail, bar, nightlife, nachtleben, vie nocturne, vida nocturna, coctelería, vita notturna, vida noturna, coquetel, nachtleven, カクテル, バー, 鸡尾酒, 夜生活
cup-soda metropolis: lemonade, soft drink, bubble tea, limonade, boisson, limonada, refresco, bibita, refrigerante, frisdrank, レモネード, タピオカ, 汽水, 奶茶
can-soda lanterns: vending machine, snack, automat, imbiss, distributeur, máquina expendedora, distributore, máquina de venda, snackautomaat, 自動販売機, 自动售货机
glass-water river: water, spring, thermal water, wasser, quelle, eau, source, agua, manantial, acqua, sorgente, água, bron, 水, 泉, 泉水
milk meadows: milk, dairy, cheese, milch, molkerei, käse, lait, fromage, leche, queso, latte, formaggio, leite, queijo, melk, kaas, チーズ, 牛乳, 奶酪, 牛奶
apple meadows: apple, orchard, fruit, apfel, obst, obstgarten, pomme, verger, manzana, fruta, huerto, mela, frutteto, maçã, pomar, appel, boomgaard, りんご, 果物, 苹果, 水果
banana jungle: banana, plantain, banane, plátano, banaan, バナナ, 香蕉
cherry meadows: cherry, kirsche, cerise, cereza, ciliegia, cereja, kers, さくらんぼ, 樱桃
citrus coast: orange, lemon, citrus, zitrone, apfelsine, citron, naranja, limón, arancia, limone, laranja, limão, citroen, sinaasappel, オレンジ, レモン, 柠檬, 橙子
grape vineyard: raisin, traube, uva, uvas, druif, ぶどう, 葡萄
carrot meadows: carrot, vegetable, gemüse, karotte, légume, carotte, verdura, zanahoria, carota, legumes, cenoura, groente, wortel, 野菜, にんじん, 蔬菜
broccoli meadows: broccoli, brokkoli, brocoli, brócoli, brócolis, ブロッコリー, 西兰花
wheat meadows: wheat, bread, mill, weizen, brot, mühle, blé, pain, moulin, trigo, pan, molino, grano, pane, mulino, pão, moinho, tarwe, brood, molen, 小麦, パン, 风车, 面包
bean terraces: bean, coffee farm, bohne, kaffeeplantage, haricot, frijol, cafetal, fagiolo, feijão, cafezal, boon, 豆, コーヒー農園, 咖啡园
nut savanna: nut, chestnut, nuss, kastanie, noix, châtaigne, nuez, castaña, noce, castagna, noz, castanha, noot, kastanje, 栗, ナッツ, 坚果, 栗子
hop vineyard: hops, hopfen, houblon, lúpulo, luppolo, hop, ホップ, 啤酒花
egg meadows: easter, egg, ostern, ei, pâques, œuf, pascua, huevo, pasqua, uovo, páscoa, ovo, pasen, 卵, イースター, 复活节
vegan jungle: vegan, végane, vegano, veganistisch, plant based, pflanzlich, ヴィーガン, 纯素
concierge-bell metropolis: fine dining, michelin, tasting menu, feinschmecker, gourmet, étoilé, alta cocina, alta cucina, alta gastronomia, sterrenrestaurant, 高級料理, 米其林
barrel vineyard: whisky, distillery, rum, barrel, brennerei, destillerie, fass, distillerie, tonneau, destilería, barril, distilleria, botte, destilaria, distilleerderij, vat, 蒸留所, ウイスキー, 酒厂, 威士忌
amphora ruins: olive oil, pottery, olive, olivenöl, töpferei, keramik, huile d’olive, poterie, aceite de oliva, cerámica, olio d’oliva, ceramica, azeite, cerâmica, olijfolie, aardewerk, 陶芸, オリーブ, 陶瓷, 橄榄油
`;
