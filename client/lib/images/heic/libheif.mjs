export { default as createLibHeif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
