// pdf.js reads the pages beside the one it was asked for ahead and keeps only the promises. One that fails and that
// no one asks for again would reach the console as an unhandled rejection, though the file alone is at fault. What a
// caller asked for is answered by a message, so nothing that anyone waits for ends here.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
});

export {};
