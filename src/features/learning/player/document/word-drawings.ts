/** What the reader of Word draws of a figure when its parts stand one by one. */
export interface Figure {
  /** In the place of the figure. */
  pictures: readonly Element[];
  words: string;
  /** More belongs to it, which is not drawn. */
  isMore: boolean;
}

const all = (element: Element, name: string) => [...element.getElementsByTagNameNS('*', name)];
const has = (element: Element, name: string) => element.getElementsByTagNameNS('*', name).length > 0;
const isBare = (element: Element, names: readonly string[]) => !names.some((name) => has(element, name));

export function prefixOf({ prefix }: Element): string {
  return prefix === null ? '' : `${prefix}:`;
}

/** The words in the boxes of a drawing. */
function wordsOf(element: Element): string {
  return wordsIn(all(element, 'txbxContent'));
}

function wordsIn(boxes: readonly Element[]): string {
  return boxes
    .flatMap((box) => all(box, 'p'))
    .map((line) =>
      all(line, 't')
        .map(({ textContent }) => textContent)
        .join(''),
    )
    .join(' ')
    .trim();
}

/** A drawing of today: a picture by itself stays (null), those of a group, a canvas or a filled shape come one by one. */
export function figureOf(drawing: Element): Figure | null {
  const pictures = all(drawing, 'pic');
  const [data] = all(drawing, 'graphicData');
  if (pictures.some((one) => one.parentElement === data)) return null;
  const filled = all(drawing, 'blipFill').filter((one) => !pictures.some((picture) => picture.contains(one)));
  return {
    pictures: [...pictures, ...filled.map(pictureOfFill)].flatMap((one) => alone(drawing, one)),
    words: wordsOf(drawing),
    isMore:
      ['custGeom', 'chart', 'relIds', 'tbl', 'oMath', 'object'].some((name) => has(drawing, name)) ||
      // What leads from one to the other in a figure of several parts.
      (all(drawing, 'wsp').length > 1 && all(drawing, 'wsp').some((one) => isBare(one, ['txbxContent', 'blipFill']))),
  };
}

/** The picture that fills a shape, as a picture of the size of the shape. */
function pictureOfFill(fill: Element): Element {
  const made = fill.ownerDocument.createElementNS(
    'http://schemas.openxmlformats.org/drawingml/2006/picture',
    'pic:pic',
  );
  made.append(fill.cloneNode(true), ...(fill.parentElement ? [fill.parentElement.cloneNode(true)] : []));
  return made;
}

/** A drawing in its line that holds this picture only. */
function alone(drawing: Element, picture: Element): Element[] {
  const around = drawing.firstElementChild;
  const graphic = all(drawing, 'graphic')[0]?.cloneNode(true);
  if (!around || !(graphic instanceof Element)) return [];
  const own = picture.cloneNode(true);
  if (own instanceof Element) for (const place of all(own, 'off')) place.remove();
  all(graphic, 'graphicData')[0]?.replaceChildren(own);
  const line = drawing.ownerDocument.createElementNS(around.namespaceURI, `${prefixOf(around)}inline`);
  line.append(graphic);
  const made = drawing.cloneNode(false);
  made.appendChild(line);
  return made instanceof Element ? [made] : [];
}

/** Shapes that the reader draws; in those that are no `shape` it shows no words. */
const drawnShapes = new Set(['shape', 'rect', 'oval', 'line']);
const shapes = [...drawnShapes, 'polyline', 'curve', 'arc', 'roundrect'];
const content = ['imagedata', 'textbox', 'textpath'];

/**
 * A figure of older programs (VML), changed so that the reader shows what it can of it: pictures of a group and those that
 * fill a shape by themselves. The answer is what it does not show.
 */
export function mendedShapes(pict: Element, isPicture: (of: Element) => boolean): Omit<Figure, 'pictures'> {
  for (const fill of all(pict, 'fill').filter(isPicture)) {
    const shape = fill.parentElement;
    if (!shape || has(shape, 'imagedata')) continue;
    const made = pict.ownerDocument.createElementNS(fill.namespaceURI, `${prefixOf(fill)}imagedata`);
    for (const { namespaceURI, name, value } of fill.attributes) made.setAttributeNS(namespaceURI, name, value);
    shape.append(made);
  }
  const isOwn = (one: Element) =>
    ['polyline', 'curve'].includes(one.localName) || one.hasAttribute('path') || one.parentElement !== pict;
  const isUndrawn = shapes.flatMap((name) => all(pict, name)).some((one) => isOwn(one) && isBare(one, content));
  const unseen = all(pict, 'textbox').filter(({ parentElement: shape }) => {
    const isShown = shape?.localName === 'shape' && shape.parentElement === pict && !has(shape, 'imagedata');
    return !isShown;
  });
  const drawnWords = all(pict, 'textpath').flatMap((one) => one.getAttribute('string') ?? []);
  const words = [wordsIn(unseen), ...drawnWords].join(' ').trim();
  const isMore =
    isUndrawn || unseen.some((box) => ['pict', 'drawing', 'tbl', 'oMath', 'object'].some((name) => has(box, name)));
  for (const box of unseen) box.remove();
  for (const image of all(pict, 'imagedata')) {
    const shape = image.parentElement;
    if (!shape || (shape.parentElement === pict && drawnShapes.has(shape.localName))) continue;
    const made = pict.ownerDocument.createElementNS(shape.namespaceURI, `${prefixOf(shape)}shape`);
    made.setAttribute('style', sizeIn(shape));
    made.append(image);
    pict.append(made);
  }
  return { words, isMore };
}

/** How large a shape is that a group measures in units of its own. */
function sizeIn(shape: Element): string {
  const side = (name: 'width' | 'height', nth: number): string => {
    const written = (of: Element) => new RegExp(String.raw`(?:^|;)\s*${name}:\s*([\d.]+)(\w*)`).exec(styleOf(of));
    let [, size = '', unit = ''] = written(shape) ?? [];
    for (let group = shape.parentElement; unit === '' && group?.localName === 'group'; group = group.parentElement) {
      const [, outer = '', outerUnit = ''] = written(group) ?? [];
      const units = Number(group.getAttribute('coordsize')?.split(',')[nth] ?? 1_000);
      size = String((Number(size) * Number(outer)) / units);
      unit = outerUnit;
    }
    return Number(size) > 0 && unit !== '' ? `${name}:${size}${unit}` : '';
  };
  return [side('width', 0), side('height', 1)].filter((one) => one !== '').join(';');
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}
