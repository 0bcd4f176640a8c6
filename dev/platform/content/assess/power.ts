import { comments, scale, type AssessContent } from './assess-content.ts';

const single = (name: string, title: string) => ({ name, comments: comments(name), items: [scale(title)] });

/** Twelve dimensions, one question each. */
export const powerAssessment: AssessContent = {
  id: 'as-power',
  name: '低压电工作业安全意识测评',
  description: '<p>十二个方面各一题，了解您在低压电工作业中的安全习惯。</p>',
  minutes: 6,
  lastDay: null,
  validUntil: 60,
  refId: 'camp-power',
  refType: '2',
  round: '2026-autumn',
  dimensions: [
    single('停电与验电', '作业前，我总是先停电，再用合格的验电器逐相验电。'),
    single('挂牌上锁', '停电以后，我会挂“禁止合闸”的标示牌并上锁。'),
    single('接地线装设', '装设接地线时，我先接接地端，后接导体端。'),
    single('绝缘用具检查', '每次使用前，我都检查绝缘手套有没有破损、是否在有效期内。'),
    single('登高作业', '登高两米以上，我一定系好安全带并有人监护。'),
    single('临时用电', '我不会为了省事把临时线直接挂在开关上桩。'),
    single('漏电保护', '我每月按一次试验按钮，检查漏电保护器是否动作。'),
    single('触电急救', '我会做心肺复苏，并且在近一年内练习过。'),
    single('电气火灾', '电气设备着火，我先断电，再用二氧化碳或干粉灭火器。'),
    single('工作票制度', '没有工作票和许可，我不会开始作业。'),
    single('监护与提醒', '看到同事违章，我会当场提醒并制止。'),
    single('班前状态', '疲劳或者喝了酒，我会主动说明，不上岗。'),
  ],
};
