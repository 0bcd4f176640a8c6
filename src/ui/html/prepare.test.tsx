import { describe, expect, it } from 'vitest';
import { sanitise } from './sanitise.ts';

const marked = '<span data-not-shown="frame"></span>';
const media = (name: string, source: string) =>
  `<${name} src="${source}" controls="" preload="metadata" controlslist="nodownload"></${name}>`;

describe('a question of QTI', () => {
  it.each([
    [
      'gaps and what goes into them',
      '<gapMatchInteraction responseIdentifier="R"><prompt>选词</prompt><gapText identifier="A">甲</gapText><gapText identifier="B">乙</gapText><p>先<gap identifier="1"/>后<gap identifier="2"/>。</p></gapMatchInteraction>',
      '<div>选词</div><div>甲</div><div>乙</div><p>先____后____。</p>',
    ],
    [
      'the same in its third edition',
      '<qti-gap-match-interaction><qti-gap-text identifier="A">甲</qti-gap-text><p>先<qti-gap identifier="1"></qti-gap>。</p></qti-gap-match-interaction>',
      '<div>甲</div><p>先____。</p>',
    ],
    [
      'choices on lines of their own',
      '<orderInteraction><prompt>排序</prompt><simpleChoice identifier="A">甲</simpleChoice><simpleChoice identifier="B">乙</simpleChoice></orderInteraction>',
      '<div>排序</div><div>甲</div><div>乙</div>',
    ],
    [
      'places on a picture, which are said not to be shown',
      '<hotspotInteraction><object type="image/png" data="/map.png">图</object><hotspotChoice shape="circle" coords="1,2,3" identifier="A"/></hotspotInteraction>',
      `<img src="/api/map.png" alt="" draggable="false">${marked}`,
    ],
    [
      'pictures that go into gaps',
      '<qti-gap-img identifier="A"><object type="image/png" data="/a.png"/></qti-gap-img>',
      '<img src="/api/a.png" alt="" draggable="false">',
    ],
    [
      'a value of a program',
      '值为 <printedVariable identifier="X"/> 或 <qti-printed-variable/>',
      `值为 ${marked} 或 ${marked}`,
    ],
  ])('%s', (_, html, read) => expect(sanitise(html)).toBe(read));
});

describe('what follows', () => {
  it.each([
    ['<video src="/a.mp4"/>片中是什么？', `${media('video', '/api/a.mp4')}片中是什么？`],
    ['<audio src="/a.mp3" />听后回答。', `${media('audio', '/api/a.mp3')}听后回答。`],
    ['<object type="image/png" data="/a.png"/>图中', '<img src="/api/a.png" alt="" draggable="false">图中'],
    ['选<select/>项', '选____项'],
  ])('an element that ends by itself stays: %s', (html, read) => expect(sanitise(html)).toBe(read));
});

it('an element of a program that is the place of a blank by its name is seen', () => {
  expect(sanitise('电压<fill-blank></fill-blank>V，电流<question-blank index="2"/>A')).toBe('电压____V，电流____A');
});
