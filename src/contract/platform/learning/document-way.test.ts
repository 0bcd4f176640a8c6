import { expect, it } from 'vitest';
import { documentWayOf } from './document-way.ts';

const told = { fileUrl: '', fileType: '', viewerUrl: '' };

it.each([
  [{ fileUrl: '/media/a.pdf' }, { kind: 'pdf', address: '/media/a.pdf' }],
  [
    { fileUrl: '/media/a?sign=1', fileType: '.PDF' },
    { kind: 'pdf', address: '/media/a?sign=1' },
  ],
  [{ fileUrl: '/media/a.PDF?sign=1' }, { kind: 'pdf', address: '/media/a.PDF?sign=1' }],
  [{ fileUrl: '/media/a.docx' }, { kind: 'word', address: '/media/a.docx' }],
  [
    { fileUrl: 'https://files.example/a.docx', viewerUrl: 'https://view.example/1' },
    { kind: 'word', address: 'https://files.example/a.docx' },
  ],
  [
    { fileUrl: 'https://files.example/a.pptx', viewerUrl: 'https://view.example/1' },
    { kind: 'outside', address: 'https://view.example/1' },
  ],
  [{ fileUrl: 'https://files.example/a.pptx' }, { kind: 'outside', address: 'https://files.example/a.pptx' }],
  [{ fileUrl: '/media/a.pptx' }, { kind: 'system', address: '/media/a.pptx' }],
  [{ fileUrl: 'media/a.xls' }, { kind: 'system', address: 'media/a.xls' }],
  [
    { fileUrl: '/download?id=7', fileType: 'rar' },
    { kind: 'system', address: '/download?id=7' },
  ],
  [{ fileUrl: 'https://platform.example/a.pptx' }, { kind: 'system', address: 'https://platform.example/a.pptx' }],
  [
    { fileUrl: '/media/a.pptx', viewerUrl: 'https://view.example/1' },
    { kind: 'outside', address: 'https://view.example/1' },
  ],
  [{ fileUrl: '/media/a.html' }, { kind: 'none' }],
  [{ fileUrl: 'http://files.example/a.pptx' }, { kind: 'none' }],
  [{ fileUrl: 'javascript:alert(1)', fileType: 'pptx' }, { kind: 'none' }],
  [{ fileUrl: '/media/a.doc' }, { kind: 'file', address: '/media/a.doc' }],
  [
    { fileUrl: '/download?id=7', fileType: 'application/pdf' },
    { kind: 'pdf', address: '/download?id=7' },
  ],
  [
    { fileUrl: '/download?id=7', fileType: 'PDF文档' },
    { kind: 'pdf', address: '/download?id=7' },
  ],
  [
    { fileUrl: '/download?id=7', fileType: '1' },
    { kind: 'file', address: '/download?id=7' },
  ],
  [
    { fileUrl: '/download?id=7', fileType: '文档' },
    { kind: 'file', address: '/download?id=7' },
  ],
  [{ fileUrl: '/f/a.pdf;jsessionid=1' }, { kind: 'pdf', address: '/f/a.pdf;jsessionid=1' }],
  [
    { fileUrl: '/f/a.pdf', fileType: '1' },
    { kind: 'pdf', address: '/f/a.pdf' },
  ],
  [
    { fileUrl: '/download?id=7', viewerUrl: 'https://view.example/1' },
    { kind: 'outside', address: 'https://view.example/1' },
  ],
  [{ viewerUrl: 'javascript:alert(1)' }, { kind: 'none' }],
])('%j is read as %j', (some, way) =>
  expect(documentWayOf({ ...told, ...some }, 'https://platform.example')).toEqual(way),
);
