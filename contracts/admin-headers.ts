/** How many rows a list or an export lacks, because they lie on damaged pages. Absent when it lacks none. */
export const unreadableHeader = 'x-unreadable-rows';
