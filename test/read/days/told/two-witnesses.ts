// Pages that say how long the trip was, and stories that have as many mornings: together they tell days, alone neither.
import type { Telling } from './page.ts';

export const twoWitnesses: Telling[] = [
  {
    how: 'a long weekend by its chapters',
    lang: 'it',
    days: 3,
    title: 'Weekend lungo in Istria',
    body: '<h2>Il faro</h2><p>Arriviamo a Savudrija in mattinata. ~</p><p>Per la notte troviamo una camera a Umago. ~</p><h2>La costa</h2><p>Ci svegliamo presto per vedere Rovigno. ~</p><p>Ceniamo sul molo e dormiamo in albergo. ~</p><h2>I colli</h2><p>Lasciamo Rovigno dopo una colazione al porto e saliamo a Motovun. ~</p><h2>Informazioni</h2><p>~</p>',
  },
  {
    how: 'five days, four mornings',
    lang: 'it',
    days: 5,
    title: 'In moto senza un piano',
    body: '<p>Carico la moto per un viaggio di 5 giorni tra Molise e Gargano. ~</p><h2>Verso sud</h2><p>Termoli ci aspetta. ~</p><h2>Il promontorio</h2><p>Il mattino seguente si riparte per Vieste. ~</p><p>Il mattino successivo tocca a Mattinata. ~</p><h3>Una pausa</h3><p>Il mattino successivo restiamo a Peschici. ~</p><h2>A casa</h2><p>L’ultimo giorno fa caldo, e ci fermiamo a Lesina. ~</p>',
  },
  {
    how: '一泊、翌朝',
    lang: 'ja',
    days: 2,
    title: 'キャンプの記録',
    body: '<p>十月、高原のキャンプ場で一泊しました。~</p><h2>展望台</h2><p>途中で獅子岩に立ち寄りました。~</p><h2>キャンプ場</h2><p>夜は星がよく見えました。~</p><p>翌朝は風が強く、早々に片付けました。~</p><h2>道の駅</h2><p>帰りに八千穂へ寄りました。~</p>',
  },
  {
    how: 'trois jours, samedi, dimanche',
    lang: 'fr',
    days: 3,
    title: 'Camping et moustiques',
    body: '<p>Nous sommes partis camper 3 jours, 2 nuits à Val-David. ~</p><p>Comme le temps n’était pas fameux, on est partis sans se presser vendredi, et la tente était debout avant la nuit. ~</p><p>Et donc samedi, nous avons passé la journée au village. ~</p><p>Et alors dimanche, direction le mont Tremblant. ~</p>',
  },
  {
    how: 'three days, four chapters that wake up',
    lang: 'en',
    days: 3,
    title: 'A first trek',
    body: '<p>Twelve miles of trail were to be covered over three days. ~</p><h2>Setting out</h2><p>We left at five in the morning. ~</p><p>Our tent was up before dark. ~</p><h2>Wet socks</h2><p>After breakfast the clouds came down on the ridge. ~</p><p>We went to sleep early. ~</p><h2>The last one</h2><p>The second day was harder than the first, up to the saddle. ~</p><p>We went to bed at eight. ~</p><h2>The bald</h2><p>The next morning we were up early, and there was the summit. ~</p><p>By night we were home. ~</p>',
  },
  {
    how: 'the story before the first date',
    lang: 'pt',
    days: 3,
    title: 'Montevidéu',
    body: '<p>Saímos de Pelotas na quinta-feira, dia 24 de abril, por volta das dez. ~</p><p>Chegamos cansados. ~</p><h2>Sexta-feira, 25/04</h2><p>Palácio Salvo. ~</p><h2>Sábado, 26/04</h2><p>Mercado del Puerto. ~</p>',
  },
  {
    how: '最後一天就是第四天',
    lang: 'zh',
    days: 4,
    title: '冲绳 4 天 3 夜怎么排',
    body: '<h2>Day 1：抵达</h2><p>~</p><h2>Day 2：水族馆</h2><p>~</p><h2>Day 3：中部</h2><p>~</p><h2>Day 4：回程</h2><p>最后一天最容易低估时间。</p><p>~</p>',
  },
  {
    how: 'Den 1 jako nadpis, a dojmy na konci',
    lang: 'cs',
    days: 3,
    title: 'Londýn',
    body: '<h4>DEN 0</h4><p>Ráno jsme vstali v sedm a jeli na letiště. Pak jsme šli na hotel a po večeři brzo spát, protože den byl dlouhý a nohy bolely.</p><h4>DEN 1</h4><p>Po snídani jsme šli k Westminsteru a podél řeky až k mostu Tower Bridge. Večer jsme dorazili na hotel unavení, ale spokojení.</p><h4>DEN 2</h4><p>Po snídani jsme šli do Hyde Parku, kde jsme zůstali skoro celé dopoledne. Večer jsme letěli domů a v noci jsme byli v Brně.</p><h4>DOJMY</h4><p>Po snídani v hotelu se chodilo dobře. Ceny byly vyšší, než jsme čekali, ale muzea jsou zdarma, a večer je ve městě klid a dobře se tam spí.</p>',
  },
  {
    how: 'Samstagmorgen, Sonntagmorgen',
    lang: 'de',
    days: 3,
    title: 'Bei Freunden',
    body: '<p>Freitagabend kamen wir in Görlitz an. ~</p><p>Am Samstagmorgen ging es auf die Landeskrone. ~</p><p>Am Sonntagmorgen liefen wir nach Zgorzelec hinüber. ~</p>',
  },
  {
    how: 'a weekend by its sights',
    lang: 'en',
    days: 1,
    title: 'A weekend in Ghent',
    body: '<h2>Gravensteen</h2><p>The castle opens early. ~</p><h2>Patershol</h2><p>Eat here at night. ~</p><h2>Graslei</h2><p>The guild houses stand along the water. ~</p>',
  },
  {
    how: 'two days on a boat, said of the boat',
    lang: 'en',
    days: 1,
    title: 'Down the river',
    body: '<p>The slow boat to Luang Prabang is a two day journey. ~</p><h2>On board</h2><p>The next day went like the first. ~</p><h2>In town</h2><p>We saw the Grand Palace. ~</p><p>Wat Xieng Thong is older. ~</p>',
  },
  {
    how: '住一晚的建議',
    lang: 'zh',
    days: 1,
    title: '那霸适合住吗',
    body: '<p>那霸很适合放在第一晚或最后一晚，整趟都住市区就少一点度假感。~</p><p>最后一天离机场近一点，通常比较实际。~</p><h2>优点</h2><p>国际通很热闹。~</p>',
  },
];
