/** A live class of a home page; minutes count from now. */
export interface LiveContent {
  id: string;
  title: string;
  sourceName: string;
  from: number;
  minutes: number;
  replay: boolean;
}

const live = (
  id: string,
  title: string,
  sourceName: string,
  from: number,
  minutes: number,
  replay = true,
): LiveContent => ({
  id: `live-${id}`,
  title,
  sourceName,
  from,
  minutes,
  replay,
});

/** What is on, then what comes, then what can be watched again. */
export const lives: readonly LiveContent[] = [
  live('fire', '消防控制室值班：火警处置全流程演练', '消防设施操作员（中级）考前训练营', -25, 90),
  live('aid', '心肺复苏操作要点答疑', '企业急救员秋季训练营', 95, 60),
  live('care', '夜间照护：怎样减少跌倒', '养老护理员（初级）训练营', 1500, 60),
  live('power', '低压电工复审：触电急救高频考点', '低压电工复审直通车', -2900, 80),
  live('info', '钓鱼邮件识别公开课', '职场信息安全七日营', -5800, 45),
  live('weld', '焊接作业票的填写与审批', '焊接与热切割作业安全技术复审', -8700, 60, false),
];
