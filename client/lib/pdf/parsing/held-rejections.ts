// pdf.js reads neighboring pages ahead and keeps only the promises. If one fails and is never used, it would show up as
// an unhandled rejection in the console, although only the file is damaged. Pages that a caller requested are answered
// by a message, so this hides no error that anyone waits for.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
});

export {};
