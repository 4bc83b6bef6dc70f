// The worker in which pdf.js parses. Importing its script starts it.
import './held-rejections.ts';
import './parser-bounds.ts';
import './parser-lifeline.ts';
import './parser-assets.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
