import { StreamLanguage } from '@codemirror/language';
import { css } from '@codemirror/legacy-modes/mode/css';
import { javascript } from '@codemirror/legacy-modes/mode/javascript';
import { standardSQL } from '@codemirror/legacy-modes/mode/sql';
import { html, xml } from '@codemirror/legacy-modes/mode/xml';
import { yaml } from '@codemirror/legacy-modes/mode/yaml';
import type { Extension } from '@codemirror/state';
import type { ColoredLanguage } from './code-language.ts';

const modes = { css, html, javascript, sql: standardSQL, svg: xml, xml, yaml };

/**
 * Returns the highlighting of a language. The modes read line by line, so a minified file of one long line does not
 * slow them down.
 */
export function modeOf(language: ColoredLanguage): Extension {
  return StreamLanguage.define(modes[language]);
}
