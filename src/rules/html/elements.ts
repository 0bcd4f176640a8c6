/** Elements that authors and editors write; another name between brackets is a sign of the text, as in `0<x<5`. */
const html =
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee menu meta meter nav nobr noframes noscript object ol optgroup option output p param picture pre progress q rb rp rt rtc ruby s samp script section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp';
/** Sounds and films of articles that are copied from WeChat. */
const weChat = 'mpvoice mpvideosnap qqmusic';
/** Films of CKEditor, formulas of question banks, and the elements of QTI, in which questions are exchanged. */
const programs =
  'oembed tex latex assessmentitem itembody prompt choiceinteraction simplechoice inlinechoiceinteraction inlinechoice textentryinteraction extendedtextinteraction hottextinteraction hottext gapmatchinteraction gaptext gap orderinteraction matchinteraction simpleassociablechoice associateinteraction uploadinteraction feedbackinline feedbackblock modalfeedback rubricblock responsedeclaration outcomedeclaration correctresponse responseprocessing simplematchset gapimg hotspotchoice associablehotspot hotspotinteraction graphicorderinteraction graphicassociateinteraction graphicgapmatchinteraction selectpointinteraction positionobjectinteraction positionobjectstage drawinginteraction sliderinteraction mediainteraction custominteraction endattemptinteraction printedvariable';
const svg =
  'animate circle clippath defs desc ellipse feblend filter foreignobject g image line lineargradient marker mask metadata path pattern polygon polyline radialgradient rect set stop switch symbol text textpath tspan use view';
const mathml =
  'annotation annotation-xml maction maligngroup malignmark math menclose merror mfenced mfrac mglyph mi mlabeledtr mlongdiv mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstack mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics';

const inHtml = new Set(`${html} ${weChat} ${programs}`.split(' '));
const inDrawings = new Set(`${svg} a title script style`.split(' '));
const inFormulas = new Set(mathml.split(' '));

export const isElementName = (name: string) => {
  const lower = name.toLowerCase();
  return inHtml.has(lower) || inDrawings.has(lower) || inFormulas.has(lower);
};

/** True for an element that browsers do not know: none of these is empty because it says so itself. */
export const isOfProgram = (name: string) =>
  !isElementName(name) || ` ${programs} `.includes(` ${name.toLowerCase()} `);

/** True for an element where a browser knows none of that name: a part of a formula outside of one. */
export function isStray(name: string, namespace: string | null): boolean {
  const lower = name.toLowerCase();
  if (namespace?.endsWith('/MathML')) return !inFormulas.has(lower);
  if (namespace?.endsWith('/svg')) return !inDrawings.has(lower) && lower !== 'svg';
  return !inHtml.has(lower) && lower !== 'math' && (inFormulas.has(lower) || inDrawings.has(lower));
}

/** Elements whose content is not seen where what they name is shown. */
export const hidingElements: ReadonlySet<string> = new Set([
  'object',
  'video',
  'audio',
  'canvas',
  'applet',
  'noscript',
  'select',
]);

/** Elements whose content is no markup, and which take all of the text that follows where nothing closes them. */
export const rawElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);
