/** Collects comments of JSON until they can be written on a YAML line of their own. */
export class CommentLines {
  /** The number of comments added. */
  count = 0;
  #lines: string[] = [];

  /** Adds a comment with its slashes. */
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

  /** Returns the collected lines and empties the list. */
  take(): readonly string[] {
    const lines = this.#lines;
    if (lines.length > 0) this.#lines = [];
    return lines;
  }
}
