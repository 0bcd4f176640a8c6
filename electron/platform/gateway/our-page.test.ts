import { describe, expect, it } from 'vitest';
import { isFrameDocument, isGranted, isOurPage, isOwnDocument } from './our-page.ts';

const atCheck = { frameUrl: 'app://client/DownloadClient', isMainFrame: true, isOurWindow: true };
const ours = { frameUrl: 'app://client/exam/testPaper?id=1#x', isMainFrame: true, isOurWindow: true };

describe('isOurPage', () => {
  it.each([
    [ours, true],
    [{ ...ours, frameUrl: 'app://client/' }, true],
    [{ ...ours, frameUrl: 'app://scorm-1/' }, false],
    [{ ...ours, frameUrl: 'app://client.evil/' }, false],
    [{ ...ours, frameUrl: 'https://client/' }, false],
    [{ ...ours, frameUrl: 'about:blank' }, false],
    [{ ...ours, frameUrl: '' }, false],
    [{ ...ours, frameUrl: null }, false],
    [{ ...ours, isMainFrame: false }, false],
    [{ ...ours, isOurWindow: false }, false],
  ])('%j', (sender, is) => {
    expect(isOurPage(sender)).toBe(is);
  });
});

describe('isOwnDocument', () => {
  it.each([
    ['app://client/', true],
    ['app://client/exam/testPaper?id=1', true],
    ['app://client/api/x.html', false],
    ['app://client/API/x.html', false],
    ['app://client/./api/x.html', false],
    ['app://client/api', false],
    ['app://client/remote?address=https://a.cn', false],
    ['app://client/apiary', true],
    ['app://elsewhere/', false],
    ['https://client/', false],
    ['data:text/html,x', false],
    ['no address', false],
  ])('%s', (address, is) => {
    expect(isOwnDocument(address)).toBe(is);
  });
});

describe('isFrameDocument', () => {
  it.each([
    ['app://scorm-0f.package/.lectern/player.html', true],
    ['app://scorm-0f.package/pages/1.html?x=1', true],
    ['about:blank', true],
    ['about:srcdoc', true],
    ['app://client/', false],
    ['https://scorm-0f.package/', false],
    ['app://scorm-0f.package.evil/', false],
    ['data:text/html,x', false],
    ['blob:app://scorm-0f.package/x', false],
    ['no address', false],
  ])('%s', (address, is) => {
    expect(isFrameDocument(address)).toBe(is);
  });
});

describe('isGranted', () => {
  it.each([
    ['cameras', { ...ours, permission: 'media', media: ['video'] }, true],
    ['a microphone for the readiness check', { ...atCheck, permission: 'media', media: ['audio'] }, true],
    [
      'a microphone for another frame of it',
      { ...atCheck, isMainFrame: false, permission: 'media', media: ['audio'] },
      false,
    ],
    ['a microphone for another screen', { ...ours, permission: 'media', media: ['video', 'audio'] }, false],
    ['to look which devices there are', { ...ours, permission: 'media', media: [] }, true],
    ['full screen', { ...ours, permission: 'fullscreen', media: [] }, true],
    ['the screen', { ...ours, permission: 'display-capture', media: [] }, false],
    ['the place', { ...ours, permission: 'geolocation', media: [] }, false],
    ['notifications', { ...ours, permission: 'notifications', media: [] }, false],
    [
      'this machine for the development server',
      { ...ours, permission: 'loopback-network', media: [], devServer: true },
      true,
    ],
    ['this machine for an installed client', { ...ours, permission: 'loopback-network', media: [] }, false],
    ['the place, whatever serves the page', { ...ours, permission: 'geolocation', media: [], devServer: true }, false],
    ['cameras for another page', { ...ours, frameUrl: 'https://x/', permission: 'media', media: ['video'] }, false],
    ['cameras for a frame', { ...ours, isMainFrame: false, permission: 'media', media: ['video'] }, false],
    ['unknown media', { ...ours, permission: 'media', media: ['screen'] }, false],
  ])('%s', (_, asked, granted) => {
    expect(isGranted(asked)).toBe(granted);
  });
});
