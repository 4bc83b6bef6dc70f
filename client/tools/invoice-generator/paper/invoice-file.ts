/** The name under which the invoice's own data lie in its PDF, to be opened here again. */
export const invoiceFile = 'invoice.json';
