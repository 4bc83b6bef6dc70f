/** How many rows a list or an export lacks because they are on damaged pages; absent if none are missing. */
export const unreadableHeader = 'x-unreadable-rows';
