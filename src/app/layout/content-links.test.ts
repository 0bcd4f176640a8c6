import { describe, expect, it } from 'vitest';
import { routes as rows } from '#app/routes/routes.ts';
import { linkTarget, staysHere } from './content-links.ts';

const platform = 'https://api.school.example.cn';
const screens = { rows, ownHosts: ['api.school.example.cn', 'www.school.example.cn'] };

describe('a link in a text of the platform', () => {
  it.each([
    ['/files/plan.pptx', { kind: 'file', address: `${platform}/files/plan.pptx` }],
    ['files/plan.XLS?sign=1', { kind: 'file', address: `${platform}/files/plan.XLS?sign=1` }],
    [`${platform}/files/a.doc`, { kind: 'file', address: `${platform}/files/a.doc` }],
    ['//api.school.example.cn/a.zip', { kind: 'file', address: `${platform}/a.zip` }],
    ['/files/page.html', { kind: 'outside', url: `${platform}/files/page.html` }],
    ['/media/photo.jpg', { kind: 'outside', url: `${platform}/media/photo.jpg` }],
    ['https://www.school.example.cn/a.ppt', { kind: 'outside', url: 'https://www.school.example.cn/a.ppt' }],
    ['https://example.cn/a.docx', { kind: 'outside', url: 'https://example.cn/a.docx' }],
    [' http://example.cn/x?y=1#z ', { kind: 'outside', url: 'https://example.cn/x?y=1#z' }],
    ['https://www.school.example.cn/#/examList', { kind: 'inside', path: '/examList', route: '/examList' }],
    ['/examList', { kind: 'inside', path: '/examList', route: '/examList' }],
    ['mailto:office@school.example.cn', { kind: 'none' }],
    ['javascript:alert(1)', { kind: 'none' }],
    ['file:///etc/passwd', { kind: 'none' }],
    ['data:text/html,x', { kind: 'none' }],
  ])('%s', (href, target) => expect(linkTarget(href, screens, platform)).toEqual(target));

  it.each([
    ['#part-2', true],
    [' ', true],
    ['', true],
    ['#/examList', false],
    ['/examList', false],
  ])('%j stays where it is: %s', (href, expected) => expect(staysHere(href)).toBe(expected));
});
