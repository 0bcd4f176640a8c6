/** Cities of the job board, by province. */
export const jobRegions = [
  {
    code: '32',
    name: '江苏省',
    cities: [
      { code: '3201', name: '南京市', districts: ['江宁区', '鼓楼区', '浦口区', '栖霞区'] },
      { code: '3205', name: '苏州市', districts: ['姑苏区', '吴中区', '相城区'] },
      { code: '3202', name: '无锡市', districts: ['滨湖区', '新吴区'] },
    ],
  },
  {
    code: '33',
    name: '浙江省',
    cities: [
      { code: '3301', name: '杭州市', districts: ['余杭区', '萧山区', '西湖区'] },
      { code: '3302', name: '宁波市', districts: ['鄞州区', '海曙区'] },
    ],
  },
  {
    code: '31',
    name: '上海市',
    cities: [{ code: '3101', name: '上海市', districts: ['浦东新区', '闵行区', '嘉定区'] }],
  },
] as const;

/** Where the platform finds every learner to be. */
export const locatedCity = { code: '3201', name: '南京市' } as const;
