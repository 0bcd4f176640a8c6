/** A training camp of a home page; days count from today. */
export interface CampContent {
  id: string;
  name: string;
  intro: string;
  from: number;
  to: number;
  isNew: boolean;
  /** Of the learner who asks, percent. */
  studyProcess: number;
}

const camp = (
  id: string,
  name: string,
  intro: string,
  [from, to]: readonly [number, number],
  studyProcess = 0,
  isNew = false,
): CampContent => ({ id: `camp-${id}`, name, intro, from, to, isNew, studyProcess });

/** findIndexTrain. */
export const indexCamps: readonly CampContent[] = [
  camp(
    'fire',
    '消防设施操作员（中级）考前训练营',
    '八周直播精讲加三套全真模拟，控制室实操视频逐步示范。',
    [-20, 40],
    64,
  ),
  camp('aid', '企业急救员秋季训练营', '心肺复苏、AED、创伤止血四次线下演练，考核通过发证。', [-5, 25], 0, true),
  camp('power', '低压电工复审直通车', '新规解读、易错题串讲，复审当月开考前完成 24 学时。', [-40, 12], 88),
  camp('info', '职场信息安全七日营', '每天二十分钟，七天养成安全使用电脑和手机的习惯。', [6, 13], 0, true),
];

/** findExamTrain. */
export const examCamps: readonly CampContent[] = [
  camp('hydro', '水利质量检测员取证训练营', '混凝土、岩土、金属结构三个专业，题库每周更新。', [-10, 50], 22),
  camp('dam', '大坝安全监测技能营', '渗流、变形观测与资料整编，附真实水库案例。', [-2, 60], 0, true),
  camp('pump', '泵站运行工升级营', '从日常巡检到故障处置，一线技师带班讲解。', [9, 70]),
  camp('river', '河道修防工汛前培训', '险情识别与抢护方法，汛期前完成学习。', [-60, -4], 100),
];

/** jz findIndexTrain: household services. */
export const householdCamps: readonly CampContent[] = [
  camp('care', '养老护理员（初级）训练营', '清洁、饮食、排泄照料，每个动作都有示范视频和要点卡。', [-15, 45], 45),
  camp('infant', '育婴员上岗训练营', '喂养、睡眠、抚触与早期发展，含四次实操课。', [-3, 30], 0, true),
  camp('dementia', '失智老人照护提高营', '理解行为背后的原因，学会沟通与环境调整。', [5, 40]),
  camp('clean', '家政服务员岗前训练营', '收纳、保洁、礼仪与客户沟通，三天完成岗前学习。', [-30, 3], 72),
];

/** traffic findIndexTrain: road traffic. */
export const trafficCamps: readonly CampContent[] = [
  camp('driver', '道路运输从业人员继续教育', '冬季行车、疲劳识别、应急处置，共 24 学时。', [-25, 20], 50),
  camp('bus', '公交驾驶员安全服务营', '车内突发情况与乘客沟通，结合本地事故案例。', [-1, 28], 0, true),
  camp('coach', '机动车驾驶培训教练员进修营', '教学法、心理疏导与新考规，结业颁发进修证明。', [-12, 33]),
  camp('cargo', '危险货物运输押运员训练营', '装卸、押运与泄漏处置，考前集中答疑。', [7, 35]),
];
