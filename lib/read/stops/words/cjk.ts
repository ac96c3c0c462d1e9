// Pure: no browser, no network, no clock.
// Japanese and Chinese write names without spaces: endings say what kind of place a name is.

/** Endings of place names, longest first where one contains another. */
export const placeEndings = {
  nature:
    '国立公園 国定公園 自然公園 公園 庭園 温泉 海岸 海水浴場 湿原 高原 渓谷 峡谷 鍾乳洞 洞窟 展望台 展望所 山 岳 峰 湖 池 川 河 滝 島 岬 浜 湾 岛 沙滩 海滩 瀑布 峡 谷 森林公园 公园 植物园 植物園 湿地 古道 石林 雪山 温泉池 花园 江 洞 坡 岭 崖',
  sight:
    '博物館 美術館 記念館 資料館 水族館 動物園 図書館 大聖堂 教会 神社 神宮 大社 天満宮 寺院 寺 院 城 城跡 塔 タワー 橋 門 宮 御所 広場 市場 通り 商店街 横丁 街道 町並み 古墳 遺跡 灯台 港 劇場 大学 庁 ビル スカイツリー 博物馆 美术馆 纪念馆 水族馆 动物园 图书馆 教堂 寺庙 庙 祠 宫 故居 古镇 古城 老街 步行街 夜市 市场 广场 大桥 桥 门 城墙 陵 墓 剧院 大学 码头 港口 胡同 书店 大厦 中心 遗址 石窟 碑 亭 园',
  food: '食堂 レストラン カフェ 喫茶店 居酒屋 ラーメン 本店 支店 餐厅 餐館 咖啡馆 咖啡 茶馆 饭店 小吃 酒吧 面馆',
  stay: 'ホテル 旅館 民宿 ゲストハウス ホステル キャンプ場 宿 酒店 客栈 宾馆 青旅 旅舍 民宿',
  transport: '空港 駅 バス停 ターミナル 港 機場 机场 火车站 车站 站 地铁站 缆车 索道',
  area: '県 府 市 町 村 区 郡 省 县 镇 乡 州 国 半島 半岛 地区 新区',
};

export const visitedCjk =
  '行 訪 観光 見学 散策 到着 出発 泊 登 食べ 向か 参拝 立ち寄 寄り 去 到 前往 参观 游览 抵达 出发 住 爬 逛 打卡 游玩 入住';
export const notVisitedCjk = 'なかった 行けな 休業 閉館 断念 没有 没去 关闭 可惜';
export const labelsCjk =
  '午前 午後 朝 昼 夜 夕方 昼食 夕食 朝食 到着 出発 早上 上午 中午 下午 晚上 午餐 晚餐 早餐 交通 住宿 费用 費用 まとめ 持ち物 予算 アクセス 感想 総括 总结 攻略 贴士 注意 はじめに おわりに 目次 関連 相关';
