// The worker in which pdf.js parses. Importing its script starts it.
import './parser-setup.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
