import type { PolicyFields } from '#electron/platform/policy/policy-fields.ts';

/** What an editor shows of each field while a policy is written; docs/DEPLOYMENT.md says more. */
export const descriptions: { readonly [Field in keyof PolicyFields]-?: string } = {
  platform: '平台地址：https，或本机的 http。 Address of the platform: https, or http on this machine.',
  tenant: '平台认识机构的主机名；不写则为平台地址的主机。 Host by which the platform knows the tenant.',
  seat: '"hostname"：用电脑名作座位名；或从电脑名到座位名的对照表。 "hostname", or names of seats by names of computers.',
  paths: '平台在别处提供的接口的路径，按接口名。 Paths of calls that the platform serves elsewhere, by their names.',
  profile: '平台的约定与众不同之处（docs/PLATFORM.md 第 1 节）。 How the platform speaks where it differs.',
  rescueKey:
    '恢复密钥的公钥（PEM，RSA）；私钥不得写在这里。 Public half of the rescue key, in PEM; never the private one.',
  plainKeystore:
    '没有系统密钥库的 Linux 上也保存登录状态。 Linux without a secret service: keep the session in a readable file.',
  environment: '平台环境。 Which texts and statistics of the platform are meant.',
  lockdown: '本机每份试卷的锁定级别。 Level of every paper on this machine.',
  staffCode:
    '监考密码的校验值，由 --staff-code 生成，一直有效。 Hash of the staff code, made by --staff-code; always in force.',
  staffCodes:
    '另外的监考密码，各在 from 到 to 的本地时间内有效。 Further staff codes, each in force from one local time to another.',
  kiosk: '启动客户端即全屏进入考试列表。 Full screen, at the list of exams.',
  watermark: '作答界面显示座位、学员和试卷水印。 Seat, learner and paper stand faintly over every paper.',
  allowUserDataDir: '启动时可指定其他数据文件夹；座位上不要写。 A start may choose its data folder; not for seats.',
  language: '本机所有人的语言。 The language of everybody on this machine.',
  journalFolder: '答案和监考证据的文件夹（完整路径），用于还原盘。 Whole path of the folder of answers and evidence.',
  cameras:
    '可以使用的摄像头名称的一部分；"phone" 允许手机机位。 Parts of the names of cameras that may be used; "phone" allows a phone.',
  proxy: '网络代理：server、pac、direct 三者之一。 One of server, pac and direct.',
  signOut: '无人操作多少分钟后退出登录。 Signs out who has not touched anything for so many minutes.',
  evidenceQuotaMb: '等待网络的监考证据最多占用多少 MB。 What waiting evidence may take on the disk, in MB.',
  logLevel: '写多少运行日志。 How much of the log is written.',
  updates:
    'off：不自动更新；freeze：这些本地时间内不更新。 off: no updates by itself; freeze: none in these local times.',
  $schema: '编辑器据此找到本模式。 By which editors find this schema.',
};
