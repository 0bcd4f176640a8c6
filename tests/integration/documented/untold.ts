/**
 * Sentences that state a fact about the learner's things. A platform that shows only what the documents show says none of
 * these facts in words that anybody here knows, so no screen may.
 */
export const untold: readonly RegExp[] = [
  /任务里还没有内容|训练营里还没有课程|还没有试题|还没有成绩|成绩未公布/,
  /第一次打开(?:练习|测评)需要网络/,
  /未交卷|已交卷|等待阅卷/,
  /还没有预约/,
  /未作答|暂无作答|暂无报告/,
  /未绑定/,
  /还没有证书|还没有订单|还没有消息|没有消息/,
  /已答 0|答错 0|0 门课程|剩余考试机会/,
  /可以抽题|已抽题|已出成绩/,
  /不限次数/,
  /此客户端不能播放/,
];
