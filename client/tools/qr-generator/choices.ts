/** What the options may be, in the words of the page and of the operation. */
export const kindChoices = [
  { value: 'text', label: 'Text or link' },
  { value: 'wifi', label: 'Wi-Fi' },
  { value: 'contact', label: 'Contact' },
  { value: 'event', label: 'Event' },
  { value: 'payment', label: 'SEPA payment' },
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'SMS' },
  { value: 'phone', label: 'Phone call' },
  { value: 'place', label: 'Place on a map' },
  { value: 'coin', label: 'Cryptocurrency' },
  { value: 'otp', label: 'One-time password key' },
  { value: 'batch', label: 'Many at once (list or CSV)' },
] as const;

export const batchLayoutChoices = [
  { value: 'lines', label: 'One a line' },
  { value: 'csv', label: 'CSV' },
] as const;

/** Said where there is nothing to draw. */
export const missingContent = 'Please enter content for the QR code';
