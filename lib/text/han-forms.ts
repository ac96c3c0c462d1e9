// Characters in place names that mainland China writes in simplified form, and Taiwan and
// Hong Kong in traditional form. A map usually has only one of the two: "西雅圖", while a page
// may say "西雅图". "里" and "台" are not converted to their traditional forms ("里約", "煙台").

const pairs = `
图圖 国國 广廣 东東 门門 马馬 岛島 湾灣 龙龍 宁寧 庆慶 阳陽 阴陰 丽麗 乌烏 兰蘭 关關 华華 齐齊 鲁魯 临臨 义義 乡鄉 县縣 区區 镇鎮 庄莊 桥橋 汉漢 沈瀋 济濟 泾涇 泸瀘
浏瀏 滨濱 热熱 温溫 伦倫 纽紐 约約 罗羅 维維 纳納 莱萊 诺諾 谢謝 鲜鮮 韩韓 张張 杨楊 赵趙 刘劉 陈陳 黄黃 凤鳳 鸟鳥 鹤鶴 鹅鵝 鸡雞 鱼魚 龟龜 贝貝 贵貴 贺賀 赣贛 车車
轮輪 达達 辽遼 远遠 迁遷 连連 遥遙 邓鄧 郑鄭 郸鄲 铁鐵 铜銅 银銀 锡錫 锦錦 长長 闽閩 陆陸 陕陝 隐隱 顶頂 顺順 顿頓 风風 飞飛 饶饒 骆駱 鲍鮑 绍紹 绵綿 绿綠 胶膠 脉脈
腾騰 旧舊 荆荊 荣榮 莹瑩 营營 萨薩 苏蘇 蓝藍 虾蝦 观觀 许許 诸諸 巅巔 岗崗 岚嵐 岭嶺 峡峽 带帶 库庫 应應 开開 归歸 怀懷 恋戀 户戶 扬揚 抚撫 摇搖 无無 晋晉 晓曉 杂雜
来來 极極 枣棗 栈棧 树樹 桦樺 桧檜 梦夢 楼樓 横橫 樱櫻 欢歡 欧歐 气氣 汇匯 汤湯 沟溝 沧滄 泽澤 洁潔 浅淺 涛濤 润潤 涧澗 渊淵 渔漁 湿濕 滩灘 灵靈 灿燦 炉爐 炼煉 烟煙
爱愛 牵牽 玛瑪 环環 珑瓏 琼瓊 畅暢 盐鹽 盖蓋 盘盤 码碼 硕碩 离離 积積 筑築 箩籮 粤粵 红紅 纪紀 线線 经經 绕繞 缅緬 缘緣 圣聖 坛壇 坝壩 坚堅 垒壘 壮壯 声聲 复復 头頭
夹夾 奥奧 娄婁 孙孫 学學 实實 宝寶 宾賓 寻尋 导導 寿壽 尔爾 尧堯 巩鞏 凉涼 净淨 凯凱 刚剛 剑劍 劳勞 卢盧 卫衛 历歷 厅廳 参參 双雙 发發 叶葉 吕呂 启啟 吴吳 园園 围圍
圆圓 场場 坟墳 丰豐 乐樂 乔喬 云雲 亚亞 仑崙 仓倉 会會 伟偉 侠俠 侨僑 倾傾 兴興 内內 军軍 农農 冈岡 冯馮 冲沖 冻凍 雾霧 霁霽 静靜 颐頤 额額 馆館 驿驛 骑騎 骏駿 鸿鴻
麦麥 墙牆 锋鋒 钦欽 铃鈴 铺鋪 锁鎖 镜鏡 闸閘 阁閣 阎閻 阶階 邮郵 邻鄰 迈邁 运運 轩軒 辉輝 边邊 贡貢 贾賈 赛賽 赞贊 跃躍 诗詩 谭譚 贞貞 贤賢 别別 绳繩 镰鎌 轻輕 儿兒
濑瀨 泷瀧 庞龐 万萬 岘峴 槟檳 垦墾 屿嶼 莲蓮 厦廈 错錯 庐廬 费費 叙敘 挝撾 韦韋 满滿 涩澀 务務
`;

/** Characters of Chinese function words, in either form, which no place name contains. */
export const notInHanNames = new Set('的了是我你他她它们們这這很就还還没沒把被吃看说說给給吗嗎呢吧到去');

const full = new Map<string, string>();
const short = new Map<string, string>();
for (const pair of pairs.trim().split(/\s+/)) {
  const [first = '', second = ''] = pair;
  full.set(first, second);
  short.set(second, first);
}
// Taiwan uses both.
short.set('臺', '台');

/** True if more characters are traditional than simplified: a page from Taiwan or Hong Kong. */
export function isInFull(text: string): boolean {
  let balance = 0;
  for (const character of text) balance += Number(short.has(character)) - Number(full.has(character));
  return balance > 0;
}

/** The name with each character converted; undefined if nothing changes. */
function writtenIn(forms: Map<string, string>, name: string): string | undefined {
  for (let at = 0; at < name.length; at += 1) {
    // Called for nearly every few characters of a page, so nothing is built unless something changes.
    if (forms.has(name.charAt(at)))
      return Array.from(name, (character) => forms.get(character) ?? character).join('');
  }
  return undefined;
}

/** The name in the other form, if that differs: "西雅图" → "西雅圖", "蘇州" → "苏州". */
export const otherHanForm = (name: string): string | undefined =>
  writtenIn(full, name) ?? writtenIn(short, name);

// Japan simplified some traditional characters in its own way: "澤" is "沢" there, and "泽" in China.
const japanesePairs =
  '澤沢 廣広 櫻桜 邊辺 圖図 驛駅 鐵鉄 鹽塩 瀧滝 濱浜 關関 佛仏 樂楽 氣気 縣県 國国 榮栄 圓円 黑黒 齋斎 藏蔵 實実 壽寿 澀渋 繩縄 瀨瀬 淺浅 豐豊 滿満 鄉郷 灣湾 靈霊 歷歴 綠緑 惠恵 德徳 廳庁 應応 藝芸 雞鶏 溪渓 螢蛍 繪絵 舍舎 劍剣 穗穂 對対 內内 戶戸 步歩 黃黄 麥麦 轉転 燈灯 彌弥 萬万 寶宝 龜亀 燒焼 觀観 嶽岳 來来 稻稲 藥薬 覽覧 峽峡 亞亜 圍囲 橫横 奧奥 會会 濟済 棧桟 絲糸 濕湿 疊畳 淨浄 眞真 聲声 靜静 齊斉 戰戦 禪禅 雙双 莊荘 帶帯 臺台 鎭鎮 點点 傳伝 獨独 發発 樣様 樓楼 學学 體体 壹壱 鑛鉱 貓猫 峯峰 嚴厳 條条 從従 總総 續続';
const japanese = new Map(japanesePairs.split(' ').map(([first = '', second = '']) => [first, second]));

/** All other ways to write the name: simplified, traditional and Japanese. */
export function otherHanForms(name: string): string[] {
  const inFull = writtenIn(full, name) ?? name;
  const forms = [inFull, writtenIn(short, name) ?? name, writtenIn(japanese, inFull) ?? name];
  return [...new Set(forms)].filter((form) => form !== name);
}
