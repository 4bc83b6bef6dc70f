import { elementsOf, findAll, type HtmlDocument, type HtmlElement } from './html-element.ts';

/** Whether HTML holds TeX outside of MathML. */
export const mayHoldTex =
  /math\/tex|<math-renderer|\sclass=["']?[^"'<>]{0,200}\b(?:math(?:-container|\s+(?:inline|display|notranslate))|arithmatex)\b/i;

/** Writes each formula only as its TeX, also the TeX inside MathML (MathML Core, annotation). */
export function writeFormulas(document: HtmlDocument): void {
  takeTex(document);
  for (const math of findAll(document, ['math'])) {
    const tex = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent.trim();
    if (tex === undefined || tex === '') continue;
    while (math.firstChild) math.removeChild(math.firstChild);
    math.appendChild(document.createTextNode(tex.replaceAll(/\s+/g, ' ')));
    math.setAttribute('data-tex', '');
  }
}

/** A formula in the notation of GitHub and Pandoc. */
export function markFormula(math: HtmlElement): string {
  const mark = math.getAttribute('display') === 'block' ? '$$' : '$';
  return mark + math.textContent + mark;
}

/** The elements of Stack Exchange, GitHub, Pandoc, Sphinx and MkDocs around the TeX that MathJax is to show. */
const isTexFrame = (element: HtmlElement) =>
  element.localName === 'math-renderer' ||
  /(?<!\S)(?:math|math-container|arithmatex)(?!\S)/.test(element.getAttribute('class') ?? '');

/** Takes formulas from the scripts of MathJax 2, without what it shows for them, and from texts that it is to show. */
function takeTex(document: HtmlDocument): void {
  for (const script of findAll(document, ['script'])) {
    const type = script.getAttribute('type') ?? '';
    if (!type.startsWith('math/tex')) continue;
    for (let shown = script.previousSibling; shown; shown = script.previousSibling) {
      if (!/^(?:SPAN|DIV)$/.test(shown.nodeName)) break;
      if (!/^(?:MathJax|MJX)/.test(shown.getAttribute('class') ?? '')) break;
      shown.parentNode?.removeChild(shown);
    }
    putFormula(document, script, script.textContent, type.includes('display'));
  }
  for (const frame of elementsOf(document).filter(isTexFrame)) {
    const [, open, tex] = /^(\$\$?|\\[([])([^]+?)(?:\$\$?|\\[\])])$/.exec(frame.textContent.trim()) ?? [];
    if (tex !== undefined && frame.children.length === 0)
      putFormula(document, frame, tex, open === '$$' || open === '\\[');
  }
}

function putFormula(document: HtmlDocument, element: HtmlElement, tex: string, isBlock: boolean): void {
  const math = document.createElement('math');
  if (isBlock) math.setAttribute('display', 'block');
  math.setAttribute('data-tex', '');
  math.appendChild(document.createTextNode(tex.trim().replaceAll(/\s+/g, ' ')));
  element.parentNode?.insertBefore(math, element);
  element.parentNode?.removeChild(element);
}
