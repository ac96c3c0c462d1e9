// Chinese puts what is done at a place right before its name, without a space: 途中路过大阪历史博物馆. None of the
// gazetteer's 22,500 town names in these characters begins with one of these words.

/** When, how or who: words before a verb of going. */
const before =
  '先去|先到|先在|途中|沿途|顺路|順路|顺便|順便|随后|隨後|然后|然後|接着|接著|之后|之後|后来|後來|于是|於是|就|又|再|刚刚|剛剛|但是|但(?!尼丁)|反正|而且|我们|我們|他们|他們|大家|一起|一行|直接|继续|繼續|终于|終於|总算|總算|打算|决定|決定|想去|想要|想|早上|上午|中午|下午|晚上|傍晚|今天|昨天|当天|當天|次日|一早|一路|沿着|沿著|往|在|把|被|从|從';
/** Verbs of going, and of what is done there. */
const doing = '滑|走|跑|开|開|骑|騎|坐|爬|赶|趕|来|來|回|搬|刚|剛|游|遊|看|逛|遛|吃|喝|玩|拍|睡|买|買|去|到';
const done = '到达|到達|到了|到|完了|完|过了|過了|了|上了|上|进了|進了|进|進';
const going =
  '去往|前往|去|到达|到達|到|路过|路過|途经|途經|途径|途徑|经过|經過|抵达|抵達|参观|參觀|游览|遊覽|游玩|遊玩|打卡|逛|遛|入住|登上|乘坐|搭乘|换乘|換乘|返回|进入|進入|离开|離開|直奔|奔向|改成|踏平';
const lead = new RegExp(`^(?:(?:${doing})(?:${done})|${going}|${before})`, 'u');
// The words are short, and few stand in a row.
const maxLeadLength = 4;
const maxLeads = 5;

/** A name has at least this many characters; a shorter rest is none. */
const minNameLength = 2;

const isHan = (code: number) => code >= 0x4e00 && code <= 0x9fff;

/** Where the name itself begins within a span of text. */
export function nameStart(text: string, from: number, to: number): number {
  let start = from;
  for (let count = 0; count < maxLeads && isHan(text.charCodeAt(start)); count += 1) {
    const found = lead.exec(text.slice(start, Math.min(to, start + maxLeadLength)))?.[0];
    if (!found || to - start - found.length < minNameLength) break;
    start += found.length;
  }
  return start;
}

/** Departure, arrival, a night or a direction after a foreign name, an airport or a station. */
const travelled = /(?<=[\p{Script=Katakana}ー港駅])(?:発{1,2}|着|泊|行き)$/u;

/** Where the name itself ends. */
export function nameEnd(text: string, from: number, to: number): number {
  const last = text.slice(Math.max(from, to - maxLeadLength), to);
  const found = isHan(text.charCodeAt(to - 1)) || last.endsWith('き') ? travelled.exec(last)?.[0] : undefined;
  return found && to - from - found.length >= minNameLength ? to - found.length : to;
}
