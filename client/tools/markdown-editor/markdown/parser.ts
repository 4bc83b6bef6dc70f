import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it';
import { isSafeImage, isSafeLink } from './addresses.ts';
import { addAutolinks } from './autolinks.ts';
import { addFootnotes } from './footnotes.ts';
import { addGithubAlerts } from './github-alerts.ts';
import { addHeadingIds } from './heading-ids.ts';
import { addMath } from '../markup/math-markup.ts';
import { addGfmStrikethrough, addTaskLists } from './strikethrough.ts';

/**
 * GitHub's Markdown (tables, strikethrough, task lists, bare URLs, footnotes, alerts, formulas), or only CommonMark.
 */
export type Flavor = 'github' | 'commonmark';

/** Deeper nesting stays text. */
const maxNesting = 60;

/** Creates a parser that turns Markdown into tokens; its output is not trusted to be safe. */
export function createParser(flavour: Flavor): Parser {
  const parser = new MarkdownIt({ html: true, maxNesting });
  parser.validateLink = (address) => isSafeLink(address) || isSafeImage(address);
  if (flavour === 'commonmark') {
    parser.disable(['table', 'strikethrough']);
    return parser;
  }
  addGfmStrikethrough(parser);
  addTaskLists(parser);
  addAutolinks(parser);
  addHeadingIds(parser);
  addFootnotes(parser);
  addGithubAlerts(parser);
  addMath(parser);
  return parser;
}
