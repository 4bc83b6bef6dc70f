import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { parsePattern } from './parsing.ts';
import { samplesOf } from './samples.ts';

/** A text on which a pattern is far slower than the text's length explains. */
export interface Slowness {
  /** The start of the repeated part, as a UTF-16 offset in the pattern. */
  readonly from: number;
  readonly to: number;
  /** The text is `prefix`, then `pump` repeated, then `suffix`. */
  readonly prefix: string;
  readonly pump: string;
  readonly count: number;
  readonly suffix: string;
  readonly elapsedMs: number;
  /** True if the time is exponential, so that a few more characters would take forever. */
  readonly isExponential: boolean;
}

interface Candidate {
  readonly node: AST.Quantifier;
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

const slowMs = 40;
const verySlowMs = 250;
const budgetMs = 1500;
const suffixes = ['!', '\u0001', '\n\u0001'];
const maxCandidates = 60;

/**
 * Finds a text that makes the pattern slow, by measuring. Every repeated part is repeated a few times (to find what
 * doubles with each character), then thousands of times. Finds most such patterns, not all.
 */
export function measureSlowness(regex: RegExp): Slowness | undefined {
  const probe = new RegExp(regex.source, regex.flags.replace(/[gyd]/g, ''));
  const candidates = listCandidates(regex).slice(0, maxCandidates);
  const endMs = performance.now() + budgetMs;
  for (const find of [findExponential, findPolynomial]) {
    for (const candidate of candidates) {
      if (performance.now() > endMs) return undefined;
      const found = find(probe, candidate);
      if (found) return found;
    }
  }
  return undefined;
}

function findExponential(regex: RegExp, candidate: Candidate): Slowness | undefined {
  for (let count = 6; count <= 40; count += 1) {
    const elapsedMs = timeOf(regex, candidate, count);
    if (elapsedMs > slowMs) return report(candidate, count, elapsedMs, true);
  }
  return undefined;
}

function findPolynomial(regex: RegExp, candidate: Candidate): Slowness | undefined {
  for (let count = 250; count * candidate.pump.length <= 8000; count *= 2) {
    const elapsedMs = timeOf(regex, candidate, count);
    if (elapsedMs > verySlowMs) return report(candidate, count, elapsedMs, false);
  }
  return undefined;
}

function timeOf(regex: RegExp, { prefix, pump, suffix }: Candidate, count: number): number {
  const text = prefix + pump.repeat(count) + suffix;
  const runOnce = () => {
    const startedAtMs = performance.now();
    regex.lastIndex = 0;
    regex.test(text);
    return performance.now() - startedAtMs;
  };
  const elapsedMs = runOnce();
  // Measures twice, because a busy machine is slow once but a slow pattern twice.
  return elapsedMs > slowMs ? Math.min(elapsedMs, runOnce()) : elapsedMs;
}

function report(candidate: Candidate, count: number, elapsedMs: number, isExponential: boolean): Slowness {
  const { node, prefix, pump, suffix } = candidate;
  return { from: node.start, to: node.end, prefix, pump, suffix, count, elapsedMs, isExponential };
}

function listCandidates({ source, flags }: RegExp): Candidate[] {
  const pattern = parsePattern(source, flags);
  if (!pattern) return [];
  const candidates: Candidate[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      if (node.max < 10) return;
      const prefix = prefixOf(node, flags);
      for (const pump of samplesOf(node.element, flags)) {
        if (pump === '') continue;
        for (const suffix of suffixes) candidates.push({ node, prefix, pump, suffix });
      }
    },
  });
  return candidates;
}

/** Returns a text for everything before a part, in its own alternative and in the enclosing ones. */
function prefixOf(node: AST.Node, flags: string): string {
  let prefix = '';
  for (let current = node; current.parent; current = current.parent) {
    const { parent } = current;
    if (parent.type !== 'Alternative') continue;
    const index = parent.elements.indexOf(current as AST.Element);
    const before = parent.elements.slice(0, index).map((element) => samplesOf(element, flags)[0] ?? '');
    prefix = before.join('') + prefix;
  }
  return prefix;
}
