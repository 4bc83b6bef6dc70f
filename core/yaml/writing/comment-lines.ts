/** Comments of JSON with comments, which wait until a line of YAML is free for them. */
export class CommentLines {
  /** How many there were. */
  count = 0;
  #lines: string[] = [];

  /** Takes a comment as it stands, with its slashes. */
  add(comment: string): void {
    const isBlock = comment.startsWith('/*');
    const text = isBlock ? comment.slice(2, -2) : comment.slice(2);
    this.count += 1;
    for (const line of text.split(/\r\n?|[\n\u2028\u2029\u0085]/)) {
      const shown = line
        .replace(/^\s*\*+(?=\s|$)/, '')
        .replace(/[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\ufeff\ufffe\uffff]/g, '')
        .trim();
      if (shown !== '' || !isBlock) this.#lines.push(shown === '' ? '#' : `# ${shown}`);
    }
  }

  /** The lines that wait, which then wait no longer. */
  take(): readonly string[] {
    const lines = this.#lines;
    if (lines.length > 0) this.#lines = [];
    return lines;
  }
}
