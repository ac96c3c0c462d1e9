// Rejects what cannot be a place's name, whatever its context. Chinese has no spaces or capitals to mark names, so part of a
// sentence can look like one: 一家书店, 但不要把水族館.
import { isAmount } from './amount.ts';
import { isEating } from './eating.ts';
import { hasCjk } from './has-cjk.ts';

/** One of many, without saying which: 一家书店, 這個全景觀點, 另外一個海灘, 其他景点. */
const anyOfThem =
  '(?:一|几|幾|某|每|这|這|那|另|另外|另一|另外一|第[一二两兩三四五六七八九十几幾])(?:家|间|間|个|個|座|处|處|位|些|种|種|杯|份|片|趟|次|步|边|邊)';
const others =
  '吃|喝|除了|この|その|あの|他の|別の|近くの|其他|其它|其余|其餘|主要|总体|總體|整体|整體|当日|當日|最后入|最後入|最終入|最[后後終终]一天|第[一二两兩三四五六七八九十]天|[一二三四五六七八九十]{1,2}[楼樓层層階]$';
const opening = new RegExp(`^(?:${anyOfThem}|${others})`, 'u');

/** Words that occur in sentences, not in names. */
const ofSentences =
  /不要|不用|不能|不会|不會|没有|沒有|毕竟|畢竟|恰好|正好|已经|已經|已买|已買|我们|我們|他们|他們|大家|因为|因為|所以|但是|如果|可以|需要|适合|適合|感觉|感覺|时候|時候|的话|的話|尚未|准时|準時|起床|其实|其實|比较|比較|过程中|過程中|[走坐来來开開回跑]到|来.去|來.去|[你吗嗎呢您她]|了(?!$)|(?:之前|之后|之後|附近|旁边|旁邊|周边|周邊|对面|對面|一带|一帶)$/u;

/** Parts of any trip, alone in a line or heading; written with a hyphen where the text may have a space. */
const acts = new Set(
  [
    '出站 进站 進站 落地 取车 取車 还车 還車 退房 出行 吃喝 避雷 参考 參考 导读 導讀 导航 導航 沿路 顺路 順路 午觉 午覺 睡觉 睡覺 返程 回程 官网 官網 官方网站 官方網站 路线查询 路線查詢 景观 景觀 玩乐 玩樂 游玩 遊玩 美食 购物 購物 名物',
    'check-in check-out checkin checkout checking-in checking-out',
    'einchecken auschecken enregistrement registro facturación',
    'チェックイン チェックアウト 一日目 二日目 三日目 四日目 五日目 最終日 出発 到着 帰宅 帰国',
  ].flatMap((line) => line.split(' ')),
);

/** The longest of these in Latin letters. */
const maxActLength = 14;

const isPieceOfSentence = (name: string) =>
  opening.test(name) || ofSentences.test(name) || isEating(name) || isAmount(name);

const firstCharacters = new Set([...acts].map((act) => act.charAt(0)));

export const isNoName = (name: string): boolean =>
  (name.length <= maxActLength &&
    firstCharacters.has(name.charAt(0).toLowerCase()) &&
    acts.has(name.toLowerCase().replace(' ', '-'))) ||
  (hasCjk(name) && isPieceOfSentence(name));
