import { entry, external, tenant } from './tenant.ts';

/** The international header by the host, three languages, English first. */
export const global = tenant('global', {
  kind: 'international',
  title: 'Horizon Skills Academy',
  colour: '#5b4bb7',
  domain: 'm.horizon.example.com',
  externalHosts: ['horizon.example.com'],
  homepage: '/globalHome',
  languages: ['en-US', 'fr-FR', 'zh-CN'],
  menu: [entry('Exams · Examens', '/examList'), entry('Certificates · Certificats', '/personalCenter?tab=certificate')],
  footer: {
    legal: [
      'Registered training provider no. 0000-0001 (example)',
      'Organisme de formation déclaré n° 11 00 00000 00 (exemple)',
    ],
    links: [external('horizon.example.com', 'https://www.horizon.example.com')],
    reportPhone: '+33 1 55 50 00 10',
    contact: { address: '12 rue des Métiers, Lyon, France', postcode: '69003', phone: '+33 4 55 50 00 00' },
  },
});
