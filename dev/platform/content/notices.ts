import type { ExamContent } from './exam-content.ts';

/** The must-read of an exam, as HTML. */
export function examNotice({ usage, cameraCount, minutes, attempts }: ExamContent): string {
  const items = [
    ...(minutes === null ? [] : [`考试时长 ${minutes} 分钟，从进入试卷时开始计时，中途离开不停表。`]),
    '请独立作答，不得查阅资料、与他人交谈或请人代考。',
    '每道题的作答都会保存在本机；断网、断电后重新打开客户端即可继续。',
    '到达截止时间后，试卷会自动提交；提交后不能再修改。',
    ...(cameraCount > 0
      ? [`考试全程开启${cameraCount === 2 ? '正面、侧面两路' : '一路'}摄像头，请保持面部和双手在画面内。`]
      : []),
    ...(usage === 2
      ? ['请不要切换到其他窗口，切换次数会被记录。', '遇到设备故障请联系现场监考老师，不要自行重启考试设备。']
      : []),
    attempts === null ? '本考试不限次数。' : `本考试最多可以参加 ${attempts} 次。`,
  ];
  return `<h2>考试须知</h2><ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
}

/** What a learner agrees to before the first picture is taken. */
export const serviceAgreement = `<h2>考试服务约定</h2>
<p>为核验您的身份并保证考试公平，考试期间我们会采集以下信息：</p>
<ul><li>一张用于人脸核验的照片；</li><li>考试过程中按固定间隔拍摄的正面、侧面画面；</li><li>摄像头、网络和切换窗口的状态记录。</li></ul>
<p>这些信息只用于本场考试的身份核验和监考复核，保存 180 天后自动删除，不会用于其他用途。您可以随时联系所在机构查询、更正或者要求改用人工核验。</p>`;
