// Pure: no browser, no network, no clock.
import type { LanguageWords } from './word-classes.ts';

/** Words as the browser's segmenter parts them, in both ways of writing; names end in the kinds of `cjk.ts`. */
export const chinese: LanguageWords = {
  natureKinds:
    '山 湖 海 河 江 瀑布 岛 島 海滩 海灘 沙滩 公园 公園 花园 花園 温泉 溫泉 峡谷 峽谷 森林 草原 沙漠 步道',
  sightKinds:
    '博物馆 博物館 美术馆 美術館 教堂 寺 寺庙 廟 庙 宫 宮 城堡 塔 桥 橋 广场 廣場 市场 市場 夜市 老街 街 路 古城 古镇 古鎮 码头 碼頭 书店 書店 商场 商場 剧院 劇院 大学 大學',
  foodKinds: '餐厅 餐廳 咖啡馆 咖啡館 咖啡店 饭馆 小吃 酒吧 面馆 麵店 茶馆 早餐店',
  stayKinds: '酒店 饭店 飯店 旅馆 旅館 民宿 客栈 客棧 青旅 宾馆 营地 營地',
  transportKinds: '机场 機場 车站 車站 火车站 火車站 地铁站 捷運站 站 高铁 高鐵 缆车 纜車 渡轮 渡輪',
  areaKinds: '市 镇 鎮 县 縣 省 区 區 村 城市 小镇 小鎮 国家 國家 市区 市區',
  towards: '到 往 前往 去 向 至 抵达 抵達 到达 到達 回 回到',
  at: '在 于 於 里 裡 附近 旁边 旁邊 周边 周邊',
  from: '从 從 离开 離開 经过 經過 途经 途經 由',
  visited:
    '去 去了 参观 參觀 游览 遊覽 抵达 抵達 到达 到達 出发 出發 住 入住 爬 逛 逛逛 打卡 游玩 遊玩 走 走到 步行 坐 乘 开车 開車 吃 喝 来到 來到 拍照 看 看到 登 登上 停留 回到 进 進 徒步 骑 騎',
  notVisited: '没 沒 没有 沒有 未 不 关闭 關閉 关门 關門 可惜 放弃 放棄 取消 错过 錯過',
  maybe: '如果 可以 或者 也许 也許 建议 建議 推荐 推薦 下次 要是 时间',
  compared: '像 好像 类似 類似 比 相比 著名 有名 叫 称为 稱為 据说 據說',
  seen: '看见 看見 远处 遠處 眺望 远眺 遠眺 风景 風景 景色 对面 對面',
  people: '先生 女士 朋友 老公 老婆 妈妈 媽媽 爸爸 孩子 司机 司機 导游 導遊 老板 老闆 设计师 国王 國王 皇帝',
  travellers: '我们 我們 我 咱们 大家 自己 一行',
  goods: '啤酒 咖啡 奶茶 火锅 火鍋 牛肉面 面 麵 米饭 门票 門票 相机 相機 照片 纪念品 紀念品 地图 手机 手機',
  advice:
    '攻略 贴士 注意 预算 預算 费用 費用 总结 總結 交通 住宿 签证 簽證 准备 準備 行李 前言 后记 後記 小结 目录',
  labels: '早上 上午 中午 下午 晚上 傍晚 早餐 午餐 晚餐 午饭 晚饭 行程 地址 电话 電話 门票 营业 时间 時間',
  connectors: '的 之 ·',
  articles: '这 這 那 一个 一個 一座 一家',
  months:
    '周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日 春天 夏天 秋天 冬天',
};
