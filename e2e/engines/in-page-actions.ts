import { findOne, isUsable, type Step } from './in-page.ts';

/** Returns the point to click, once the element is in view and nothing covers it. */
export function findClickPoint(steps: readonly Step[]): { x: number; y: number } {
  const element = findOne(steps);
  if (!isUsable(element)) throw new Error('It cannot be used yet.');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(point.x, point.y);
  if (!hit || !(element.contains(hit) || hit.contains(element))) throw new Error('Something covers it.');
  return point;
}

/** Throws unless the radio button or checkbox is checked. */
export function requireChecked(steps: readonly Step[]): void {
  if (!(findOne(steps) as HTMLInputElement).checked) throw new Error('It is not checked.');
}

/** Focuses a field, to type in it. Returns false for a field that is not typed in: it has its value by then. */
export function prepareFill(steps: readonly Step[], value: string): boolean {
  const element = findOne(steps) as HTMLInputElement;
  if (!isUsable(element)) throw new Error('It cannot be used yet.');
  element.focus();
  if ((element.getRootNode() as Document | ShadowRoot).activeElement !== element)
    throw new Error('It takes no focus yet.');
  if (['color', 'date', 'datetime-local', 'month', 'range', 'time'].includes(element.type)) {
    // React only notices values written by the prototype's setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    return false;
  }
  return true;
}

/** Chooses an option by its value or its label. */
export function chooseOption(steps: readonly Step[], wanted: string): void {
  const select = findOne(steps) as HTMLSelectElement;
  if (!isUsable(select)) throw new Error('It cannot be used yet.');
  const option = [...select.options].find(({ value, label }) => value === wanted || label === wanted);
  if (!option) throw new Error(`It has no option ${wanted}.`);
  option.selected = true;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Collects the faults of the page from now on: uncaught errors, console errors and policy reports. */
export function watchFaults(): void {
  const page = globalThis as typeof globalThis & { seenFaults?: string[] };
  if (page.seenFaults) return;
  const faults: string[] = [];
  page.seenFaults = faults;
  addEventListener('error', ({ message }) => faults.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const report = console.error;
  console.error = (...values: unknown[]) => {
    faults.push(`console error: ${values.map(String).join(' ')}`);
    report.apply(console, values);
  };
}

/** Returns the recorded faults, or null if the watch did not run. */
export function readFaults(): string[] | null {
  return (globalThis as typeof globalThis & { seenFaults?: string[] }).seenFaults ?? null;
}

/** Whether the page at this path answers a person. */
export function isReady(path: string): boolean {
  return location.pathname === path && document.documentElement.dataset.hydrated !== undefined;
}
