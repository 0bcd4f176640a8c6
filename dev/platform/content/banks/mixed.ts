import { bank, listening, matching, ordering, upload } from '../bank.ts';

/** Questions that are not answered by choosing or writing: matching, ordering, upload, listening. */
export const mixedBank = bank('zh', [
  matching(
    '<p>将下列安全标志的颜色与它的含义连线。</p>',
    ['红色', '黄色', '蓝色', '绿色'],
    ['必须遵守规定的指令', '禁止、停止', '安全状态、通行', '警告、注意'],
    'BDAC',
  ),
  ordering(
    '<p>在低压配电柜上检修前，请将停电操作按先后排序。</p>',
    ['验电', '断开断路器', '装设接地线', '悬挂“禁止合闸”标示牌'],
    'BACD',
  ),
  upload('<p>拍下（或扫描）您完成的接线图并上传；需要说明的，可另附一份文件。</p>', {
    count: 3,
    megabytes: 20,
    types: 'jpg,jpeg,png,pdf,docx',
  }),
  listening('<p>听录音：警铃一共响了几声？</p>', ['两声', '三声', '四声', '五声'], 'B', {
    address: '/media/signals.wav',
    plays: 2,
  }),
]);
