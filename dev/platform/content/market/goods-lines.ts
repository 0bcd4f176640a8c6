/**
 * Id, name, category, price in yuan (and before), buyers, task type, marks. Marks: `stock=n`, `ended`, `organisation`,
 * `unsaid`, `course=id`, `package`, `channel`, `trade` (from providers for providers).
 */
export const goodsLines: readonly string[] = `
care-junior|养老护理员（初级）技能培训|care-elder|680/880|1264|2|channel course=c-care-clean
infant|育婴员岗前培训与实操|care-infant|520|842|2|channel
weld|熔化焊接与热切割作业取证|special-weld|1280/1480|397|1|course=c-weld-basics channel
food|食品安全管理员继续教育|food-safety|0/120|5210|3|course=c-food-law channel
forklift|N1 叉车司机取证班|special-lift|980|618|1|course=c-forklift-drive stock=12
hydro|水利工程质量检测员培训|hydro-test|760/900|154|2|channel
build|装配式建筑施工员继续教育|build-site|360|2033|2|course=c-build-fabricated
ethics|职业道德与劳动法规公开课|general|0|8861|3|course=c-labour-law channel
fire-mid|消防设施操作员（中级）考前冲刺|fire-facility|1680.5/1980|733|1|course=c-fire-alarm channel
fire-company|企业消防安全管理人培训|fire-company|299/399|1920|1|channel
power-low|低压电工作业复审（线上 24 学时）|special-power|199.9/260|3178|1|course=c-low-voltage channel
aid|企业急救员资格培训|aid|320/380|964|2|course=c-aid-trauma
fire-control|消防控制室值班操作实训|fire-facility|560|248|2|stock=0
aid-home|家庭急救常识公开课|aid|0|3350|3|course=c-aid-cpr
care-night|夜间照护与跌倒预防|care-elder|128/168|531|2|course=c-care-move
care-dementia|失智老人照护专项能力|care-elder|450|288|2|
care-rehab|老年康复辅助与体位转换|care-elder|260/320|415|2|course=c-care-move
hydro-dam|大坝安全监测工技能提升|hydro-dam|880|97|2|ended
hydro-pump|泵站运行工（高级）题库与讲解|hydro-dam|168/210|322|2|
ai-basic|人工智能训练师（四级）认证课|ai-model|1580/1880|506|2|channel
ai-data|数据标注与质检实训|ai-data|420|371|2|organisation
ai-office|生成式人工智能办公应用|ai-model|99/199|6420|3|channel
ai-safe|数据安全与个人信息保护|ai-data|0|2750|3|course=c-info-personal
ai-line|智能产线运维：视觉检测入门|ai-model|268|143|2|unsaid
driver|道路客货运输从业人员继续教育|traffic|120/150|4120|1|channel
teacher|培训机构讲师备课包|general|299|12|2|trade
power-high|高压电工作业取证（理论与实操）|special-power|1380/1580|526|1|course=c-high-voltage
power-high-review|高压电工作业复审|special-power|260|1104|1|
power-relay|继电保护作业专项培训|special-power|1680|88|2|
power-cable|电力电缆作业专项培训|special-power|1490/1690|132|2|
power-explosion|防爆电气作业取证班|special-power|1560|203|1|stock=6
power-shock|触电急救与现场处置|special-power|0|2841|3|course=c-electric-shock
power-wiring|低压线路安装与用电设备维护|special-power|320/420|687|2|course=c-wiring
power-solar|分布式光伏安装调试入门|special-power|458/598|349|2|
power-charge|充电桩安装与运维|special-power|388|412|2|
power-meter|电能计量与用电检查|special-power|298|176|2|
weld-gas|气焊气割与气瓶安全|special-weld|180/220|940|1|course=c-weld-gas
weld-arc|焊条电弧焊操作提高班|special-weld|1180|213|2|course=c-weld-arc
weld-tig|钨极氩弧焊操作提高班|special-weld|1480/1680|167|2|stock=3
weld-mag|二氧化碳气体保护焊操作|special-weld|1280|194|2|
weld-review|熔化焊接与热切割作业复审|special-weld|240|1320|1|
weld-steel|钢结构焊缝外观检查|special-weld|198/258|152|2|
weld-robot|焊接机器人编程与示教|special-weld|2280/2680|61|2|
height-install|高处安装、维护、拆除作业取证|special-height|860/980|455|1|
height-scaffold|登高架设作业取证|special-height|880|390|1|
height-review|高处作业复审（线上 16 学时）|special-height|180|1276|1|
height-rescue|高处坠落应急救援|special-height|220/280|143|2|
height-glass|外墙清洗作业安全|special-height|160|98|2|
height-belt|安全带与防坠器的检查使用|special-height|0|1873|3|course=c-labour-law
lift-crane|Q2 桥式起重机司机取证班|special-lift|1180/1380|276|1|
lift-tower|塔式起重机司机继续教育|special-lift|360|511|1|
lift-signal|起重信号司索工安全操作|special-lift|420/500|320|1|
lift-elevator|T 电梯修理作业取证班|special-lift|1680|234|1|stock=20
lift-forklift-review|N1 叉车司机复审|special-lift|220|1640|1|course=c-forklift-law
lift-sightseeing|N2 观光车司机取证班|special-lift|780/880|119|1|
lift-rigging|吊索具检查与报废标准|special-lift|0|866|3|course=c-forklift-law
elder-mid|养老护理员（中级）技能提升|care-elder|980/1180|473|2|channel course=c-care-ethics
elder-senior|养老护理员（高级）考评前辅导|care-elder|1580|168|2|
elder-meal|老年人饮食照料与噎食急救|care-elder|98/128|1204|2|course=c-care-food
elder-ethics|养老护理职业认知与伦理|care-elder|0|3920|3|course=c-care-ethics
elder-manager|养老机构院长岗位培训|care-elder|2680/2980|74|1|
elder-assess|老年人能力评估师培训|care-elder|1880|212|1|
elder-hospice|安宁疗护基础|care-elder|360/420|95|2|
elder-medicine|用药照护与生命体征观察|care-elder|188|340|2|
infant-yuesao|母婴护理员（月嫂）岗前班|care-infant|1280/1580|364|1|
infant-massage|婴幼儿抚触与被动操|care-infant|168|522|2|
infant-food|婴幼儿辅食制作|care-infant|138/168|718|2|
infant-nursery|托育机构保育师岗位培训|care-infant|880|251|1|
infant-safe|婴幼儿意外伤害预防公开课|care-infant|0|2290|3|course=c-aid-cpr
infant-lactation|母乳喂养指导实务|care-infant|560/680|187|2|
home-clean|家庭保洁与衣物收纳|care-home|158/198|633|2|
home-cook|家庭餐制作 60 例|care-home|198|547|2|
home-manager|家政服务企业门店管理|care-home|680/780|83|2|package
home-law|家政从业人员法律常识|care-home|0|1450|3|course=c-labour-law
home-hospital|医疗护理员（护工）岗前培训|care-home|760|395|1|
fire-junior|消防设施操作员（初级）全程班|fire-facility|1280/1480|902|1|channel course=c-fire-basics
fire-senior|消防设施操作员（高级）技能班|fire-facility|2380/2680|156|1|
fire-alarm|火灾自动报警系统检修|fire-facility|480|312|2|course=c-fire-alarm
fire-sprinkler|自动喷水灭火系统维护|fire-facility|460/520|287|2|course=c-sprinkler
fire-extinguisher|灭火器配置与维护|fire-facility|0/80|3105|3|course=c-extinguisher
fire-smoke|防排烟系统联动调试|fire-facility|420|131|2|
fire-engineer|一级消防工程师题库与串讲|fire-facility|1980/2580|408|2|package
fire-person|消防安全责任人专题培训|fire-company|260|874|1|
fire-electric|电气防火检查要点|fire-company|150/180|690|2|course=c-electric-fire
fire-evacuate|人员密集场所疏散演练|fire-company|0|2614|3|course=c-fire-basics
fire-micro|微型消防站队员训练|fire-company|320/360|223|2|
fire-hotel|酒店与商场消防管理|fire-company|288|198|2|
build-safety|建筑施工安全员 C 证继续教育|build-site|280/320|1890|1|
build-quality|质量员（土建）岗位培训|build-site|580|346|1|
build-material|材料员岗位培训|build-site|520/580|205|1|
build-bim|建筑信息模型（BIM）建模员|build-site|1280/1680|268|2|
build-deep|深基坑与高支模安全管理|build-site|360|177|2|
build-document|工程资料员实务|build-site|460/520|229|2|
build-green|绿色施工与扬尘治理|build-site|0|940|3|course=c-build-fabricated
build-mason|砌筑工（中级）技能训练|build-worker|680|142|2|
build-steel|钢筋工（中级）技能训练|build-worker|680|158|2|
build-formwork|模板工安全操作|build-worker|220/260|260|2|
build-water|防水工（中级）技能训练|build-worker|720/820|101|2|
build-lift|装配式构件吊装与灌浆|build-worker|980|84|2|course=c-build-fabricated
build-paint|涂装工职业健康防护|build-worker|0|612|3|course=c-labour-law
food-manager|食品安全总监岗位培训|food-safety|680/780|410|1|
food-hygiene|餐饮加工过程卫生控制|food-safety|98/128|1526|2|course=c-food-hygiene
food-group|集体食堂负责人培训|food-safety|260|633|1|
food-allergen|过敏原与标签标识|food-safety|120|188|2|
food-haccp|HACCP 体系内审员|food-safety|1180/1380|139|2|
food-trace|冷链与追溯管理|food-safety|180/220|154|2|
food-chef|中式烹调师（四级）技能班|food-cook|1580/1780|276|2|
food-pastry|西式面点师（四级）技能班|food-cook|1680|231|2|stock=8
food-tea|茶艺师（五级）入门|food-cook|680/880|198|2|
food-nutrition|公共营养师基础|food-cook|880|367|2|
food-knife|刀工与火候公开课|food-cook|0|1780|3|course=c-food-hygiene
hydro-river|河道修防工技能训练|hydro-dam|560/640|76|2|
hydro-gate|闸门运行工（中级）|hydro-dam|620|69|2|
hydro-power|小型水电站运行值班|hydro-dam|780/880|112|2|
hydro-flood|防汛抢险技术公开课|hydro-dam|0|1330|3|course=c-aid-trauma
hydro-rock|岩土与混凝土检测方法|hydro-test|680|87|2|
hydro-measure|水利工程测量员实训|hydro-test|880/980|93|2|
ai-prompt|提示词写作与流程设计|ai-model|168/268|2310|2|channel
ai-vision|计算机视觉应用开发基础|ai-model|880/1080|204|2|
ai-service|智能客服训练与运营|ai-model|420|176|2|
ai-junior|人工智能训练师（五级）入门班|ai-model|680/880|931|2|
ai-analyst|数据分析师：表格到看板|ai-data|480/580|1122|2|
ai-security|职场信息安全意识|ai-data|0|4208|3|course=c-info-basics
ai-govern|数据治理与分类分级|ai-data|780|158|2|
ai-cyber|网络安全等级保护实务|ai-data|1280/1480|147|2|
aid-cpr|心肺复苏与 AED 使用认证|aid|180/220|2045|1|course=c-aid-cpr channel
aid-trauma|创伤止血与包扎固定|aid|150|876|2|course=c-aid-trauma
aid-school|学校急救员培训|aid|260/300|412|1|
aid-outdoor|户外救援与转运|aid|480|133|2|
traffic-danger|危险货物道路运输从业资格|traffic|680/780|325|1|
traffic-taxi|网约车驾驶员从业资格|traffic|180|1408|1|
traffic-bus|公交驾驶员心理与安全|traffic|0|702|3|course=c-labour-law
traffic-dispatch|物流调度员岗位培训|traffic|460/560|189|2|
general-speech|班组长沟通与带教|general|128/168|735|2|
general-team|一线主管管理能力套餐|general|680/980|214|2|package
general-office|办公文书与会议记录|general|98|644|2|
general-english|岗位英语口语 100 句|general|168/228|508|2|
general-career|求职面试与职业规划|general|0|3022|3|course=c-labour-law
exam-pack|机构考务人员操作手册|general|199|8|2|trade
`
  .trim()
  .split('\n');
