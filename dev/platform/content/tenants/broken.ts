/** A configuration that is broken in every part, to see that a client starts over it (001 §4): `--tenant broken`. */
export const brokenTenant = {
  name: 'broken',
  configuration: {
    frontendConfig: 'homepage=/examList',
    theme: { primaryColor: 'kind of blue', subjectColor: 42 },
    websiteSetting: ['启程职业培训'],
    solutionInfo: 7,
    navagation: { mainMenu: { 0: null } },
    headerSetting: { type: 1, pageHeader: 'logo.png', menuList: [null, 5, { name: {}, url: [], children: 'none' }] },
    footerSetting: '{"legal": [',
    newSaas: { value: 'yes' },
    internationalizationSetting: { languages: [null, 5, {}] },
  },
};
