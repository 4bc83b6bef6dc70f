/**
 * The CSS rules that Temml's formulas need in addition to the browser's MathML style; style attributes are forbidden.
 */
export const mathStyle = `.tml-right { text-align: right; }
.tml-left { text-align: left; }
mtd.tml-no-start { padding-left: 0; }
mtd.tml-no-end { padding-right: 0; }
.tml-jot mtd { padding-block: 0.35ex; }
.tml-boxed { padding: 3pt; border: 1px solid; }`;
