import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'barcode-generator',
  name: 'Barcode Generator',
  description: 'EAN, UPC, Code 128 and other barcodes for print.',
  category: 'generators',
  icon: 'scan-barcode',
  keywords: ['ean13', 'code128', 'isbn', 'itf', 'datamatrix', 'gs1', 'product code', 'upc'],
  accepts: ['text', 'number'],
  produces: ['png', 'svg', 'pdf'],
  operation: () => import('./operation.ts'),
});
