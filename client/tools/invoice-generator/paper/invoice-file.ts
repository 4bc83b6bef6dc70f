/** The name of the attachment in the PDF with the invoice's data, which allows it to be opened again. */
export const invoiceFile = 'invoice.json';
