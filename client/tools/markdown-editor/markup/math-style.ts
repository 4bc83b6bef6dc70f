/** What Temml's formulas need beyond the browser's own MathML look, in rules: style attributes are refused. */
export const mathStyle = `.tml-right { text-align: right; }
.tml-left { text-align: left; }
mtd.tml-no-start { padding-left: 0; }
mtd.tml-no-end { padding-right: 0; }
.tml-jot mtd { padding-block: 0.35ex; }
.tml-boxed { padding: 3pt; border: 1px solid; }`;
