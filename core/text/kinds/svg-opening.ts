/**
 * The beginning of an SVG: declarations and comments in any order, then the root element or a document type that names
 * it.
 */
export const beginsSvg =
  /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*(?:(?:<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->)\s*)*(?:<!DOCTYPE\s+|<)(?:[\w.-]+:)?svg[\s>/]/i;
