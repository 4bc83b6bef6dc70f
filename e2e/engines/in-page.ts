/**
 * Functions that run in the page of any browser. They are sent as text, all together: they may call each other,
 * but nothing else of this project.
 */

/** A pattern for texts, because a regular expression cannot be sent to the page. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** One step of a locator, as Playwright has them. */
export type Step =
  | { readonly by: 'css'; readonly value: string }
  | { readonly by: 'testId'; readonly value: string }
  | { readonly by: 'role'; readonly role: string; readonly name: Pattern }
  | { readonly by: 'text'; readonly pattern: Pattern }
  | { readonly by: 'label'; readonly pattern: Pattern }
  | { readonly by: 'index'; readonly index: number };

/** The state of the one element that a locator finds. */
export interface ElementState {
  readonly count: number;
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
  readonly text: string;
}

export function findAll(steps: readonly Step[]): Element[] {
  let found: Element[] = [document.documentElement];
  for (const step of steps) {
    if (step.by === 'index') found = found.slice(step.index).slice(0, 1);
    else found = [...new Set(found.flatMap((root) => findIn(root, step)))];
  }
  return found;
}

export function findOne(steps: readonly Step[]): Element {
  const [element, ...others] = findAll(steps);
  if (!element || others.length > 0) throw new Error(`There are ${element ? others.length + 1 : 0} of it.`);
  return element;
}

export function findIn(root: Element, step: Exclude<Step, { by: 'index' }>): Element[] {
  const all = (selector: string) => findBelow(root, selector);
  if (step.by === 'css') return all(step.value);
  if (step.by === 'testId') return all(`[data-testid="${step.value}"]`);
  if (step.by === 'role') {
    const isNamed = (element: Element) => matches(nameOf(element), step.name);
    return all(selectorOf(step.role)).filter((element) => isExposed(element) && isNamed(element));
  }
  if (step.by === 'label') {
    const candidates = all('[aria-label], [aria-labelledby], input, select, textarea, output');
    return candidates.filter((element) => matches(labelOf(element), step.pattern));
  }
  const hasText = (element: Element) => matches(textOf(element), step.pattern);
  return all('*:not(html, head, head *, script, style, noscript)').filter(
    (element) => hasText(element) && !childrenOf(element).some(hasText),
  );
}

/** Looks into open shadow trees, too: the editors have one. */
export function findBelow(root: Element | ShadowRoot, selector: string): Element[] {
  const own = root instanceof Element ? root.shadowRoot : null;
  const hosts = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const shadows = own ? [own, ...hosts] : hosts;
  return [...root.querySelectorAll(selector), ...shadows.flatMap((shadow) => findBelow(shadow, selector))];
}

export function childrenOf(element: Element): Element[] {
  return [...element.children, ...(element.shadowRoot?.children ?? [])];
}

/** The elements of a role (HTML-AAM), as far as the tools use them. */
export function selectorOf(role: string): string {
  const types = ['text', 'email', 'tel', 'url'].map((type) => `input[type=${type}]:not([role], [list])`);
  const implied: Record<string, string> = {
    button: 'button:not([role]), summary',
    checkbox: 'input[type=checkbox]:not([role])',
    combobox: 'select:not([multiple]), input[list]',
    img: 'img[alt]',
    list: 'ul:not([role]), ol:not([role])',
    listitem: 'li:not([role])',
    radio: 'input[type=radio]:not([role])',
    region: 'section[aria-label], section[aria-labelledby]',
    row: 'tr:not([role])',
    slider: 'input[type=range]',
    spinbutton: 'input[type=number]',
    table: 'table:not([role])',
    textbox: `textarea:not([role]), input:not([type], [role], [list]), ${types.join(', ')}`,
  };
  return [`[role=${role}]`, ...(implied[role] === undefined ? [] : [implied[role]])].join(', ');
}

/** The accessible name, in the order of the standard (accname-1.2) and without its rarer sources. */
export function nameOf(element: Element): string {
  const given = labelOf(element);
  if (given !== '') return given;
  const alternative = element.getAttribute('alt') ?? '';
  const isNamedByContent = element.matches('button, summary, tr, li, [role=tab], [role=button], [role=row]');
  return alternative || (isNamedByContent ? textOf(element) : '') || (element.getAttribute('title') ?? '');
}

export function labelOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const referred = ids.map((id) => document.getElementById(id)).filter((label) => label !== null);
  if (referred.length > 0) return referred.map(textOf).join(' ');
  const attribute = element.getAttribute('aria-label');
  if (attribute !== null && attribute !== '') return attribute;
  const labels: Element[] = [...((element as HTMLInputElement).labels ?? [])];
  if (element instanceof HTMLTableElement && element.caption) labels.push(element.caption);
  return labels.map((label) => textOf(withoutControls(label))).join(' ');
}

export function withoutControls(label: Element): Element {
  const copy = label.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll('input, select, textarea, button')) control.remove();
  return copy;
}

export function textOf(element: Element): string {
  return allTextOf(element).replaceAll(/\s+/g, ' ').trim();
}

export function allTextOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node instanceof Element && node.matches('script, style')) return '';
  const shadow = node instanceof Element ? node.shadowRoot : null;
  return [...(shadow?.childNodes ?? []), ...node.childNodes].map(allTextOf).join('');
}

export function matches(text: string, { source, flags }: Pattern): boolean {
  return new RegExp(source, flags).test(text);
}

export function isExposed(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');
}

export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Whether a person can use the control now: the options take no focus before their code is there. */
export function isUsable(element: Element): boolean {
  return isVisible(element) && !element.matches(':disabled') && !element.closest('[inert]');
}

export function readState(steps: readonly Step[]): ElementState {
  const [element, ...others] = findAll(steps);
  if (!element) return { count: 0, isVisible: false, isEnabled: false, text: '' };
  return {
    count: 1 + others.length,
    isVisible: isVisible(element),
    isEnabled: !element.matches(':disabled'),
    text: textOf(element),
  };
}
