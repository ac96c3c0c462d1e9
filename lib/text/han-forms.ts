// Pure: no browser, no network, no clock.
// Signs of place names that the mainland writes in a short form and Taiwan and Hong Kong in the full one. A map mostly has
// one of the two: "西雅圖", and a page that says "西雅图" means the same city.

const pairs = `
图圖 国國 广廣 东東 门門 马馬 岛島 湾灣 龙龍 宁寧 庆慶 阳陽 阴陰 丽麗 乌烏 兰蘭 关關 华華 齐齊 鲁魯 临臨 义義 乡鄉 县縣 区區
镇鎮 庄莊 桥橋 汉漢 沈瀋 济濟 泾涇 泸瀘 浏瀏 滨濱 热熱 温溫 伦倫 纽紐 约約 罗羅 维維 纳納 莱萊 诺諾 谢謝 鲜鮮 韩韓 张張 杨楊
赵趙 刘劉 陈陳 黄黃 凤鳳 鸟鳥 鹤鶴 鹅鵝 鸡雞 鱼魚 龟龜 贝貝 贵貴 贺賀 赣贛 车車 轮輪 达達 辽遼 远遠 迁遷 连連 遥遙 邓鄧 郑鄭
郸鄲 酱醬 释釋 里裡 铁鐵 铜銅 银銀 锡錫 锦錦 长長 闽閩 际際 陆陸 陕陝 险險 隐隱 难難 顶頂 顺順 顿頓 须須 风風 飞飛 饶饒 骆駱
鲍鮑 绍紹 绵綿 绿綠 编編 网網 耸聳 胶膠 脉脈 腾騰 旧舊 舰艦 荆荊 荣榮 莹瑩 营營 萨薩 苏蘇 蓝藍 虾蝦 蚁蟻 补補 观觀 览覽 认認
许許 设設 诸諸 巅巔 岗崗 岚嵐 岭嶺 峡峽 币幣 帅帥 师師 带帶 库庫 应應 废廢 开開 归歸 当當 录錄 态態 怀懷 恋戀 户戶 扬揚 抚撫
报報 挂掛 摇搖 敌敵 数數 断斷 无無 时時 显顯 晋晉 晓曉 术術 权權 杂雜 来來 极極 构構 枣棗 栈棧 树樹 样樣 桦樺 桧檜 梦夢 检檢
楼樓 横橫 樱櫻 欢歡 欧歐 残殘 气氣 汇匯 汤湯 沟溝 沧滄 泽澤 洁潔 浅淺 浆漿 测測 涛濤 润潤 涧澗 渊淵 渔漁 湿濕 滩灘 灵靈 灿燦
炉爐 点點 炼煉 烟煙 烧燒 爱愛 牵牽 犹猶 独獨 玛瑪 环環 现現 珑瓏 琼瓊 画畫 畅暢 疗療 盐鹽 监監 盖蓋 盘盤 码碼 础礎 硕碩 确確
碍礙 祸禍 离離 种種 积積 稳穩 穷窮 竞競 笔筆 筑築 签簽 简簡 箩籮 类類 粤粵 紧緊 红紅 纪紀 级級 线線 经經 结結 绕繞 统統 继繼
续續 缅緬 缘緣 罢罷 圣聖 坛壇 坝壩 块塊 坚堅 垒壘 壮壯 声聲 处處 备備 复復 头頭 夹夾 奥奧 妆妝 娄婁 娱娛 孙孫 学學 实實 宝寶
宾賓 对對 寻尋 导導 寿壽 将將 尔爾 尧堯 层層 岁歲 岂豈 巩鞏 凉涼 净淨 凯凱 击擊 刚剛 创創 剑劍 剧劇 劳勞 势勢 医醫 卢盧 卫衛
历歷 厅廳 压壓 参參 双雙 发發 变變 叠疊 台臺 叶葉 号號 吕呂 启啟 吴吳 员員 园園 围圍 圆圓 场場 坟墳 个個 丰豐 为為 举舉 乐樂
乔喬 习習 买買 云雲 亚亞 产產 亿億 仑崙 仓倉 仪儀 优優 会會 伟偉 传傳 伤傷 侠俠 侨僑 债債 倾傾 兴興 养養 内內 写寫 军軍 农農
冈岡 冯馮 冲沖 决決 冻凍 众眾 务務 动動 励勵 雾霧 霁霽 静靜 页頁 项項 颐頤 额額 馆館 驻駐 驿驛 骑騎 骏駿 鸿鴻 麦麥 墙牆 锋鋒
钟鐘 钦欽 铃鈴 铺鋪 锁鎖 镜鏡 闸閘 闻聞 闹鬧 阁閣 阎閻 队隊 阶階 随隨 邮郵 邻鄰 选選 适適 迈邁 过過 运運 进進 轩軒 轿轎 辉輝
边邊 贡貢 财財 败敗 货貨 购購 贾賈 赛賽 赞贊 趋趨 跃躍 踪蹤 躯軀 证證 词詞 诗詩 诚誠 详詳 语語 请請 读讀 调調 谊誼 谭譚 贞貞
负負 贤賢 质質
`;

const full = new Map<string, string>();
const short = new Map<string, string>();
for (const pair of pairs.trim().split(/\s+/)) {
  const [first = '', second = ''] = pair;
  full.set(first, second);
  short.set(second, first);
}

const signs = (forms: Map<string, string>) => new RegExp(`[${[...forms.keys()].join('')}]`, 'gu');
const isShort = signs(full);
const isFull = signs(short);

/** The same name in the other way of writing, where it differs: "西雅图" → "西雅圖", "蘇州" → "苏州". */
export function otherHanForm(name: string): string | undefined {
  const inFull = name.replace(isShort, (sign) => full.get(sign) ?? sign);
  if (inFull !== name) return inFull;
  const inShort = name.replace(isFull, (sign) => short.get(sign) ?? sign);
  return inShort === name ? undefined : inShort;
}
