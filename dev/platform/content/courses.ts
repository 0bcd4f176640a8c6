export interface CourseContent {
  id: string;
  name: string;
  /** How far the learner with all exams is, percent. */
  rate: number;
}

const course = (id: string, name: string, rate: number): CourseContent => ({ id, name, rate });

export const courses: readonly CourseContent[] = [
  course('c-fire-basics', '建筑消防设施基础', 100),
  course('c-electric-fire', '电气防火技术', 58),
  course('c-fire-alarm', '火灾自动报警系统', 82),
  course('c-sprinkler', '自动喷水灭火系统', 35),
  course('c-extinguisher', '灭火器配置与维护', 100),
  course('c-low-voltage', '低压电工安全技术', 96),
  course('c-electric-shock', '触电急救与现场处置', 100),
  course('c-wiring', '低压线路与用电设备', 88),
  course('c-high-voltage', '高压电工安全技术', 12),
  course('c-care-ethics', '养老护理职业认知与伦理', 100),
  course('c-care-clean', '清洁照料：口腔、头发与皮肤', 74),
  course('c-care-food', '饮食照料与噎食急救', 45),
  course('c-care-move', '体位转换与助行', 20),
  course('c-weld-basics', '熔化焊接与热切割基础', 91),
  course('c-weld-gas', '气焊气割与气瓶安全', 63),
  course('c-weld-arc', '焊条电弧焊操作', 40),
  course('c-forklift-law', '特种设备法规与叉车作业规范', 100),
  course('c-forklift-drive', '叉车驾驶与货物堆码', 77),
  course('c-food-law', '食品安全法与企业主体责任', 100),
  course('c-food-hygiene', '餐饮加工过程卫生控制', 85),
  course('c-aid-cpr', '心肺复苏与 AED 使用', 90),
  course('c-aid-trauma', '创伤止血与包扎固定', 52),
  course('c-info-basics', '职场信息安全意识', 100),
  course('c-info-personal', '个人信息保护与合规', 30),
  course('c-build-fabricated', '装配式建筑构件吊装', 66),
  course('c-labour-law', '职业道德与劳动法规', 100),
];
