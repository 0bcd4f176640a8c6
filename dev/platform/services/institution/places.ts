/** A place where a branch teaches. */
export interface Place {
  /** Code of its district. */
  district: string;
  label: string;
  address: string;
  phone: string;
  subject: string;
  courses: number;
  /** Run by a member of the group (GmBranch), not by a partner. */
  member: boolean;
}

const place = (line: string): Place => {
  const [district = '', label = '', address = '', phone = '', subject = '', courses = '', member = ''] =
    line.split('|');
  return { district, label, address, phone, subject, courses: Number(courses), member: member === 'm' };
};

/** District, name, address, phone, subject, number of courses; 'm' for members of the group. */
export const places: readonly Place[] = `
330203|华东电力分院|丽园北路 1188 号创业大厦 6 层|0574-5550-1188|特种作业|42|m
320106|江北培训中心|中央路 302 号|025-5550-0302|特种作业|36|m
310115|浦东实训基地|张杨路 838 号华都大厦 4 层|021-5550-0838|特种作业|51|m
330106|西湖教学点|文三路 398 号|0571-5550-0398|信息安全|18|
320508|姑苏教学点|人民路 1366 号|0512-5550-1366|养老家政|22|
350102|鼓楼教学点|五四路 158 号环球广场 12 层|0591-5550-0158|食品餐饮|15|
370202|市南教学点|香港中路 76 号|0532-5550-0076|特种作业|27|m
110105|朝阳考评中心|建国路 93 号院 8 号楼|010-5550-0093|消防安全|33|m
120101|和平教学点|南京路 189 号津汇广场 15 层|022-5550-0189|建筑施工|19|
210102|沈阳实训基地|十一纬路 88 号|024-5550-0088|建筑施工|24|m
410102|中原教学点|建设西路 118 号|0371-5550-0118|特种作业|31|
420102|武汉实训基地|沿江大道 160 号|027-5550-0160|水利水电|38|m
430104|岳麓教学点|枫林三路 217 号|0731-5550-0217|养老家政|20|
440104|越秀教学点|东风中路 410 号|020-5550-0410|食品餐饮|26|
440304|福田考评中心|深南大道 6008 号|0755-5550-6008|信息安全|29|m
500103|渝中教学点|民生路 235 号|023-5550-0235|消防安全|23|
510107|武侯实训基地|一环路南二段 17 号|028-5550-0017|水利水电|34|m
520102|南明教学点|遵义路 25 号|0851-5550-0025|建筑施工|14|
530102|五华教学点|东风西路 11 号|0871-5550-0011|水利水电|21|
610103|碑林教学点|长安北路 91 号|029-5550-0091|消防安全|25|
320104|秦淮养老护理站|洪武路 268 号|025-5550-0268|养老家政|17|m
330206|北仑港区实训场|明州路 66 号|0574-5550-0066|特种作业|30|
310104|徐汇教学点|漕溪北路 88 号圣爱大厦 9 层|021-5550-0088|养老家政|24|m
110108|海淀教学点|中关村南大街 5 号|010-5550-0005|信息安全|28|
420106|武昌消防实训站|中南路 99 号|027-5550-0099|消防安全|22|m
440106|天河建筑实训站|天河北路 233 号|020-5550-0233|建筑施工|26|
500101|万州水电实训基地|江南大道 2 号|023-5550-0002|水利水电|19|m
`
  .trim()
  .split('\n')
  .map(place);

/** The places of the international tenant. */
export const placesAbroad: readonly Place[] = `
310115|Shanghai Pudong Campus|838 Zhangyang Road, 4th floor|+86 21 5550 0838|Languages and safety|24|m
440304|Shenzhen Futian Campus|6008 Shennan Avenue|+86 755 5550 6008|Information security|18|m
110105|Beijing Assessment Centre|93 Jianguo Road, building 8|+86 10 5550 0093|Fire safety|21|m
420102|Wuhan Training Base|160 Yanjiang Avenue|+86 27 5550 0160|Hydropower|16|
`
  .trim()
  .split('\n')
  .map(place);
